import { JumpingClock } from '../../../common/http/fake-clock.js';
import { UpstreamClient } from '../../../common/http/upstream-client.js';
import type { UpstreamError } from '../../../common/http/upstream-error.js';
import type { ChartType, FoundChart } from '../../market-data.types.js';
import type { ReplayMode } from '../../replay/misbehavior.js';
import { type ReplayServer, startReplayServer } from '../../replay/replay-server.js';
import { STORE_CATEGORIES } from '../../../games/catalog/categories.types.js';
import { storeHosts } from '../../stores/store-hosts.js';
import { AppStoreCharts } from './app-store-charts.js';

const DAY = new Date('2026-11-21T12:00:00Z');
const WORK = { callMs: 5_000, deadlineMs: 30_000, maxWaitMs: 1e9 };
let replay: ReplayServer;
let client: UpstreamClient;
let charts: AppStoreCharts;

beforeAll(async () => {
  replay = await startReplayServer({ day: DAY });
});
afterAll(() => replay.stop());
beforeEach(() => {
  replay.setMode('ok');
  make();
});
afterEach(() => client.close());

function make(paced = false, work = WORK): JumpingClock {
  const clock = new JumpingClock(DAY.getTime());
  client?.close();
  client = new UpstreamClient({ clock });
  const host = storeHosts({ APP_STORE_URL: replay.url }, paced).appStore;
  charts = new AppStoreCharts({ client, host, clock, work });
  return clock;
}
const fetchChart = (category = 'games_puzzle', rankingType: ChartType = 'downloads', country = 'us') =>
  charts.fetchChart({ category, rankingType, country });
const found = async (...args: Parameters<typeof fetchChart>): Promise<FoundChart> => {
  const chart = await fetchChart(...args);
  expect(chart.outcome).toBe('found');
  return chart as FoundChart;
};
const callsTo = (part: string) => replay.calls().filter(({ what }) => what.includes(part)).length;

describe('a chart', () => {
  it('has ranks by position, ids as text, one link, and what lookup adds', async () => {
    const chart = await found();
    expect(chart).toMatchObject({
      source: 'App Store RSS',
      fetchedAt: '2026-11-21T12:00:00.000Z',
      warnings: [],
    });
    expect(chart.derived).toBeUndefined();
    expect(chart.entries).toHaveLength(100);
    expect(chart.entries.map(({ rankPosition }) => rankPosition)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 1),
    );
    for (const entry of chart.entries) {
      expect(entry).toMatchObject({ platform: 'ios', country: 'us', storeId: entry.trackId });
      expect(entry.storeId).toMatch(/^98\d{9}$/);
      expect(entry.bundleId).toMatch(/^com\.example\./);
      expect(entry.url).toBe(`https://apps.apple.com/us/app/invented/id${entry.storeId}`);
      expect(entry.iconUrl).toMatch(/\/256x256bb\.jpg$/);
      expect(entry.description).toContain('invented');
      expect(entry.releaseDate).toMatch(/^20\d\d-.*Z$/);
    }
    expect(chart.entries.slice(0, 50).every(({ categories }) => categories.includes('Puzzle'))).toBe(true);
  });

  it('costs one lookup, and less for games already known', async () => {
    const lookups = callsTo('/lookup');
    await found();
    expect(callsTo('/lookup')).toBe(lookups + 1);
    const before = replay.calls().length;
    await found();
    expect(replay.calls().length - before).toBe(1);
  });

  it('asks for every category and type, at less than 20 calls in any minute', async () => {
    const clock = make(true);
    const calls: number[] = [];
    const started = replay.calls().length;
    for (const { category } of STORE_CATEGORIES.ios.slice(1)) {
      for (const type of ['downloads', 'revenue', 'new'] as const) {
        const before = replay.calls().length;
        expect([category, type, (await fetchChart(category, type)).outcome]).toEqual([
          category,
          type,
          'found',
        ]);
        // Within one chart the calls lie at least as far apart as their waits.
        for (let call = before; call < replay.calls().length; call++) calls.push(clock.now());
      }
    }
    expect(calls.length).toBe(replay.calls().length - started);
    expect(calls.length).toBeLessThan(90);
    const minutes = (calls.at(-1)! - calls[0]!) / 60_000;
    expect(calls.length / minutes).toBeLessThan(20);
    expect(client.counters()).toHaveLength(1);
  });

  it('of the arcade category says that it is the Casual genre', async () => {
    expect((await found('games_arcade')).derived).toContain('Casual genre (7003)');
    expect(replay.calls().at(-2)!.what).toContain('genre=7003');
  });
});

describe('new games', () => {
  it('are the games among the newest apps, newest first, sorted into genres by lookup, and say so', async () => {
    const before = replay.calls().length;
    const all = await found('all', 'new');
    expect(all.derived).toContain('no chart of new games');
    const dates = all.entries.map(({ releaseDate }) => releaseDate!);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.entries.map(({ rankPosition }) => rankPosition)).toEqual(
      all.entries.map((_, index) => index + 1),
    );
    const calls = replay.calls().length - before;
    const puzzle = await found('games_puzzle', 'new');
    expect(puzzle.entries.length).toBeGreaterThan(0);
    expect(puzzle.entries.length).toBeLessThan(all.entries.length);
    expect(puzzle.entries.every(({ categories }) => categories.includes('Puzzle'))).toBe(true);
    // The feeds ignore genres, so one reading serves all of them.
    expect(replay.calls().length - before).toBe(calls);
  });

  it('continue without a failing feed, and name it', async () => {
    replay.setMode('not-found', { path: '/newpaid' });
    const chart = await found('all', 'new');
    expect(chart.warnings).toEqual([expect.stringContaining('newpaidapplications was skipped')]);
  });

  it('cannot be sorted into genres without lookup', async () => {
    replay.setMode('forbidden', { path: '/lookup' });
    expect(await fetchChart('games_word', 'new')).toMatchObject({
      outcome: 'blocked',
      reason: expect.stringContaining('403'),
    });
    expect((await found('all', 'new')).warnings[0]).toContain('lookup failed');
  });
});

describe('bad days', () => {
  it.each<[ReplayMode, string, RegExp]>([
    ['not-found', 'layout-changed', /404 Not Found/],
    ['forbidden', 'blocked', /403 Forbidden/],
    ['too-many', 'blocked', /429 Too Many Requests.*wait 60 s/],
    ['unavailable', 'blocked', /503 Service Unavailable/],
    ['no-store', 'not-available', /no App Store in the country "us"/],
    ['html', 'blocked', /web page instead/],
    ['garbage', 'layout-changed', /unknown format/],
    ['missing', 'layout-changed', /unknown format/],
    ['changed', 'layout-changed', /unknown format/],
    ['redirect', 'blocked', /redirected to another host/],
    ['empty', 'empty', /Puzzle chart is empty/],
    ['wrong-genre', 'not-available', /another chart instead of Puzzle/],
  ])('%s is %s', async (mode, outcome, reason) => {
    replay.setMode(mode, { path: '/rss/' });
    expect(await fetchChart()).toEqual({ outcome, reason: expect.stringMatching(reason) as string });
  });

  it.each<[ReplayMode, string]>([
    ['error', 'http'],
    ['hang', 'timeout'],
    ['drip', 'timeout'],
    ['reset', 'circuit-open'],
    ['huge', 'too-large'],
    ['bomb', 'too-large'],
  ])('%s is an error of kind %s, in time', async (mode, kind) => {
    replay.setMode(mode);
    make(false, { ...WORK, callMs: ['hang', 'drip'].includes(mode) ? 120 : 2_000 });
    const startedAt = Date.now();
    const error = await fetchChart().then(
      () => undefined,
      (reason: UpstreamError) => reason,
    );
    expect(error).toMatchObject({ name: 'UpstreamError', kind, provider: 'App Store' });
    expect(error!.message).not.toContain('secret');
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });

  it('a feed with a single entry is read', async () => {
    replay.setMode('one-entry', { path: '/rss/' });
    expect((await found()).entries).toHaveLength(1);
  });

  it('without lookup the chart is kept, with a warning', async () => {
    replay.setMode('forbidden', { path: '/lookup' });
    const chart = await found();
    expect(chart.entries).toHaveLength(100);
    expect(chart.entries[0]!.bundleId).toMatch(/^com\.example/);
    expect(chart.warnings).toEqual([
      'Details are missing because the lookup failed: Failed to fetch from App Store: 403 Forbidden',
      'Could not verify that this is the chart of the requested genre.',
    ]);
  });

  it('a genre that returns the games chart is detected by lookup', async () => {
    const other = await found('games_racing');
    replay.setMode('ok');
    const fake = new AppStoreCharts({
      client,
      host: storeHosts({ APP_STORE_URL: replay.url }, false).appStore,
      lookup: {
        byTrackIds: () =>
          Promise.resolve(new Map(other.entries.map((e) => [e.storeId, lookedUp(e.storeId)]))),
      } as never,
      work: WORK,
    });
    expect(
      await fake.fetchChart({ category: 'games_racing', rankingType: 'downloads', country: 'us' }),
    ).toMatchObject({
      outcome: 'not-available',
    });
  });

  it('country, category and cancellation are checked before any call', async () => {
    const before = replay.calls().length;
    expect((await fetchChart('casual')).outcome).toBe('not-available');
    expect((await fetchChart('all', 'downloads', '../x')).outcome).toBe('not-available');
    const stopped = charts.fetchChart({
      category: 'all',
      rankingType: 'downloads',
      country: 'us',
      signal: AbortSignal.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ kind: 'aborted' });
    expect(replay.calls()).toHaveLength(before);
    expect(await fetchChart('all', 'downloads', 'tl')).toMatchObject({ outcome: 'not-available' });
  });
});

const lookedUp = (trackId: string) => ({
  trackId,
  bundleId: null,
  title: null,
  developer: null,
  iconUrl: null,
  url: null,
  description: null,
  releaseDate: null,
  genreIds: ['6014', '7001'],
  genres: ['Games', 'Action'],
});

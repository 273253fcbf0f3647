import { JumpingClock } from '../../../common/http/fake-clock.js';
import { UpstreamClient } from '../../../common/http/upstream-client.js';
import type { UpstreamError } from '../../../common/http/upstream-error.js';
import type { ChartType, FoundChart, GameDates, GameDatesSource } from '../../market-data.types.js';
import type { ReplayMode } from '../../replay/misbehavior.js';
import { type ReplayServer, startReplayServer } from '../../replay/replay-server.js';
import { STORE_CATEGORIES } from '../../../games/catalog/categories.types.js';
import { storeHosts } from '../../stores/store-hosts.js';
import { GooglePlayCharts, type GooglePlayChartsOptions } from './google-play-charts.js';

const DAY = new Date('2026-11-21T12:00:00Z');
const WORK = { callMs: 5_000, deadlineMs: 30_000, maxWaitMs: 1e9 };
let replay: ReplayServer;
let client: UpstreamClient;
let charts: GooglePlayCharts;

beforeAll(async () => {
  replay = await startReplayServer({ day: DAY });
});
afterAll(() => replay.stop());
beforeEach(() => {
  replay.setMode('ok');
  make();
});
afterEach(() => client.close());

function make(more: Partial<GooglePlayChartsOptions> = {}): void {
  const clock = new JumpingClock(DAY.getTime());
  client?.close();
  client = new UpstreamClient({ clock });
  const host = storeHosts({ GOOGLE_PLAY_URL: replay.url }, false).googlePlay;
  charts = new GooglePlayCharts({ client, host, clock, work: WORK, ...more });
}
const fetchChart = (category = 'puzzle', rankingType: ChartType = 'downloads', country = 'us') =>
  charts.fetchChart({ category, rankingType, country });
const found = async (...args: Parameters<typeof fetchChart>): Promise<FoundChart> => {
  const chart = await fetchChart(...args);
  expect(chart.outcome).toBe('found');
  return chart as FoundChart;
};

describe('a chart', () => {
  it('is read by the library and by us from one request through our client', async () => {
    const before = replay.calls().length;
    const chart = await found();
    expect(chart.source).toBe('Google Play charts');
    expect(chart.warnings).toEqual([]);
    expect(chart.entries).toHaveLength(100);
    expect(
      replay
        .calls()
        .slice(before)
        .map(({ what }) => what),
    ).toEqual(['topselling_free/GAME_PUZZLE?us']);
    expect(client.counters()[0]).toMatchObject({ provider: 'Google Play', calls: 1, ok: 1 });
    expect(chart.entries[0]).toMatchObject({
      rankPosition: 1,
      platform: 'android',
      trackId: null,
      categories: ['Puzzle'],
    });
    for (const entry of chart.entries) {
      expect(entry.bundleId).toBe(entry.storeId);
      expect(entry.url).toBe(`https://play.google.com/store/apps/details?id=${entry.storeId}`);
      expect(entry.iconUrl).toMatch(/^https:\/\/play-lh\./);
      expect(entry.description).toContain('\n• Play offline\n');
      expect(entry.description).toContain('& more <soon>');
    }
  });

  it('is there for all 19 categories, free and grossing', async () => {
    for (const { category } of STORE_CATEGORIES.android) {
      for (const type of ['downloads', 'revenue'] as const) {
        expect([category, type, (await fetchChart(category, type)).outcome]).toEqual([
          category,
          type,
          'found',
        ]);
      }
    }
  });

  it('is read by our own parser when the library fails', async () => {
    const broken = {
      list: () => Promise.reject(new TypeError('x is undefined')),
      app: () => Promise.reject(new Error()),
    };
    make({
      loadLibrary: () =>
        Promise.resolve({
          ...broken,
          list: async (options) => {
            const hooks = (
              options.requestOptions as { hooks: { beforeRequest: ((r: unknown) => Promise<unknown>)[] } }
            ).hooks;
            const url = new URL('https://play.google.com/_/PlayStoreUi/data/batchexecute?rpcids=vyAe2&gl=us');
            const body = new URLSearchParams({
              'f.req': '[8,[20,100]] \\"topgrossing\\",\\"GAME_WORD\\"',
            }).toString();
            await hooks.beforeRequest[0]!({ url, method: 'POST', body, headers: {} });
            return broken.list();
          },
        }),
    });
    const chart = await found('word', 'revenue');
    expect(chart.source).toBe('Google Play charts (own reading)');
    expect(chart.entries).toHaveLength(100);
  });
});

describe('new games', () => {
  const dated = (dates: (id: string, index: number) => GameDates, historySince?: Date): GameDatesSource => ({
    listDates: ({ storeIds }) =>
      Promise.resolve({ dates: new Map(storeIds.map((id, index) => [id, dates(id, index)])), historySince }),
  });
  const daysAgo = (days: number) => new Date(DAY.getTime() - days * 86_400_000);

  it('are not invented while no date is known', async () => {
    expect(await fetchChart('puzzle', 'new')).toMatchObject({ outcome: 'not-available' });
    make({ dates: dated(() => ({ firstSeenAt: DAY }), daysAgo(0)) });
    expect(await fetchChart('puzzle', 'new')).toMatchObject({
      outcome: 'not-available',
      reason: expect.stringContaining('not known yet'),
    });
  });

  it('are recently released charting games, newest first, with the source of that', async () => {
    make({ dates: dated((_, index) => (index < 10 ? { releasedAt: daysAgo(100 - 10 * index) } : {})) });
    const chart = await found('puzzle', 'new');
    const known = await found('puzzle', 'downloads');
    expect(chart.entries.map(({ storeId }) => storeId)).toEqual(
      known.entries
        .slice(1, 10)
        .map(({ storeId }) => storeId)
        .reverse(),
    );
    expect(chart.entries[0]).toMatchObject({ rankPosition: 1, releaseDate: daysAgo(10).toISOString() });
    expect(chart.derived).toMatch(/no chart of new games.*known for 10 of 1\d\d games/);
  });

  it('without a release date are those that came after collecting began', async () => {
    const first = (index: number) => (index < 3 ? daysAgo(5) : index < 6 ? daysAgo(50) : daysAgo(60));
    make({ dates: dated((_, index) => ({ firstSeenAt: first(index) }), daysAgo(60)) });
    expect((await found('puzzle', 'new')).entries).toHaveLength(3);
    make({ dates: dated(() => ({ firstSeenAt: daysAgo(60) }), daysAgo(60)) });
    expect(await fetchChart('puzzle', 'new')).toMatchObject({ outcome: 'empty' });
  });

  it('continue without a failing chart, say so, and never use a wrong one', async () => {
    make({ dates: dated(() => ({ releasedAt: daysAgo(3) })) });
    replay.setMode('forbidden', { path: 'topgrossing' });
    const chart = await found('racing', 'new');
    expect(chart.warnings).toEqual([
      expect.stringContaining('revenue chart was skipped: Google Play refused'),
    ]);
    replay.setMode('wrong-genre', { path: 'GAME_WORD' });
    expect((await found('word', 'revenue')).warnings).toEqual([expect.stringContaining('Could not verify')]);
    replay.setMode('ok');
    make({ dates: dated(() => ({ releasedAt: daysAgo(3) })) });
    replay.setMode('wrong-genre', { path: 'GAME_WORD' });
    expect(await fetchChart('word', 'new')).toMatchObject({ outcome: 'not-available' });
    replay.setMode('reset');
    await expect(fetchChart('card', 'new')).rejects.toMatchObject({ kind: 'circuit-open' });
  });

  it('use the charts just fetched', async () => {
    make({ dates: dated(() => ({ releasedAt: daysAgo(3) })) });
    await found('racing', 'downloads');
    await found('racing', 'revenue');
    const before = replay.calls().length;
    await found('racing', 'new');
    expect(replay.calls()).toHaveLength(before);
  });
});

describe('bad days', () => {
  it.each<[ReplayMode, string, RegExp]>([
    ['not-found', 'layout-changed', /404 Not Found/],
    ['forbidden', 'blocked', /403 Forbidden/],
    ['too-many', 'blocked', /429 Too Many Requests.*wait 60 s/],
    ['unavailable', 'blocked', /503 Service Unavailable/],
    ['html', 'blocked', /web page instead/],
    ['refused', 'blocked', /refused the request/],
    ['garbage', 'layout-changed', /unknown format/],
    ['missing', 'layout-changed', /unknown format/],
    ['changed', 'layout-changed', /unknown format/],
    ['redirect', 'blocked', /to another page \(302 Found\)/],
    ['empty', 'empty', /empty in this country/],
    ['wrong-genre', 'not-available', /overall games chart instead of Puzzle/],
  ])('%s is %s', async (mode, outcome, reason) => {
    replay.setMode(mode);
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
    make({ work: { ...WORK, callMs: ['hang', 'drip'].includes(mode) ? 120 : 2_000 } });
    const startedAt = Date.now();
    const error = await fetchChart().then(
      () => undefined,
      (reason: UpstreamError) => reason,
    );
    expect(error).toMatchObject({ name: 'UpstreamError', kind, provider: 'Google Play' });
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });

  it('a chart with a single entry is read', async () => {
    replay.setMode('one-entry');
    expect((await found()).entries).toHaveLength(1);
  });

  it('a category that returns the overall chart is detected, also when that was fetched before', async () => {
    await found('all');
    replay.setMode('wrong-genre', { path: 'GAME_WORD' });
    expect(await fetchChart('word')).toMatchObject({ outcome: 'not-available' });
    expect((await fetchChart('trivia')).outcome).toBe('found');
  });

  it('cancellation takes effect immediately', async () => {
    replay.setMode('hang');
    const controller = new AbortController();
    const chart = charts.fetchChart({
      category: 'all',
      rankingType: 'downloads',
      country: 'us',
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(), 20);
    await expect(chart).rejects.toMatchObject({ kind: 'aborted' });
  });
});

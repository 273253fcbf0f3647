import type { ChartImportDto, ChartRemovalDto } from '../src/rankings/capture-log/capture-log.dto.js';
import { MarketDataStore } from '../src/market-data/details/copies/market-data-store.service.js';
import type { FoundDetail, GameFacts } from '../src/market-data/market-data.types.js';
import type { StoreFactsDto } from '../src/market-data/history/store-facts.dto.js';
import { analyze } from './support/analyses.js';
import { gameFacts } from './support/game-facts.js';
import { importFile } from './support/jobs.js';
import { expectRebuildIsSame, listEvents } from './support/rebuild-events.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp({ workers: true })));
afterAll(() => studio.close());

const HEAD = 'date,platform,country,type,category,rank,bundle_id,track_id,title\n';

/** Rows of one chart: games named by letters, best first. */
const chart = (date: string, games: string, { category = 'puzzle', country = 'de' } = {}) =>
  [...games]
    .map(
      (game, index) =>
        `${date},android,${country},downloads,${category},${index + 1},com.events.${game},,${game}\n`,
    )
    .join('');
const take = (rows: string) => importFile(studio.admin, 'rankings', HEAD + rows);

const about = async (...parts: string[]) =>
  (await listEvents(studio)).filter((event) => parts.every((part) => event.includes(part)));
describe('events of charts', () => {
  it('have the dates of the charts, and the first chart of a list creates none', async () => {
    await take(chart('2026-01-01', 'abcd') + chart('2026-01-03', 'bacde') + chart('2026-01-05', 'bade'));
    expect(await about('01-01')).toEqual([]);
    expect(await about('01-03')).toEqual([
      expect.stringContaining('chart.entered com.events.e'),
      expect.stringContaining('chart.moved com.events.a'),
      expect.stringContaining('chart.moved com.events.b'),
      expect.stringContaining('chart.number_one com.events.b'),
      expect.stringContaining('chart.peaked com.events.b'),
      expect.stringContaining('game.first_seen com.events.e'),
      expect.stringContaining('game.first_seen_in_country com.events.e'),
    ]);
    expect(await about('01-05', 'left')).toEqual([expect.stringContaining('com.events.c')]);
    await expectRebuildIsSame(studio);
  });

  it('are derived again around charts that are imported late, and keep their rows where nothing changed', async () => {
    const getIds = async () =>
      (await studio.source.query<{ id: string }[]>('select id from market_events')).map(({ id }) => id);
    const before = await getIds();
    await take(chart('2026-01-02', 'abcdx'));
    expect(await about('entered com.events.x')).toEqual([expect.stringContaining('01-02')]);
    expect(await about('left com.events.x')).toEqual([expect.stringContaining('01-03')]);
    expect((await getIds()).filter((id) => before.includes(id)).length).toBe(before.length);
    // Earlier than all others: e was there before, so it was not seen first on the 3rd.
    await take(chart('2025-12-30', 'e'));
    expect(await about('first_seen', 'com.events.e ')).toEqual([]);
    await expectRebuildIsSame(studio);
  });

  it('are the same whether charts arrive one at a time or at once, truncated ones too', async () => {
    const days = ['abcdefgh', 'abc', 'bacdefgi', 'bacdefgh'];
    for (const [day, games] of days.entries())
      await take(chart(`2026-01-2${day}`, games, { category: 'arcade' }));
    expect(await about('01-21', 'arcade')).toEqual([]);
    expect(await about('01-22 chart.entered', 'arcade')).toEqual([expect.stringContaining('com.events.i')]);
    expect(await about('01-22 game.first_seen ')).toEqual([expect.stringContaining('com.events.i')]);
    expect(await about('01-23 chart.entered', 'arcade')).toEqual([
      expect.stringMatching(/h .*returned": true/),
    ]);
    await expectRebuildIsSame(studio);
  });

  it('know no ranks that a list lost when it became shorter', async () => {
    const days = ['abcdefghij', 'abc', 'abd', 'abi'];
    for (const [day, games] of days.entries())
      await take(chart(`2026-01-2${day}`, games, { category: 'board' }));
    expect(await about('01-23 chart', 'board')).toEqual([
      expect.stringMatching(/entered com.events.i .*returned": true/),
      expect.stringMatching(/left com.events.d/),
      expect.stringMatching(/peaked com.events.i/),
    ]);
    await expectRebuildIsSame(studio);
  });

  it('stay as they are when a file is imported again', async () => {
    const live = await listEvents(studio);
    await take(chart('2026-01-03', 'bacde'));
    expect(await listEvents(studio)).toEqual(live);
  });

  it('follow a corrected, a removed and a restored chart', async () => {
    await take(chart('2026-01-07', 'dabe') + chart('2026-01-07', 'yd', { category: 'word' }));
    await take(chart('2026-01-08', 'z', { category: 'word' }) + chart('2026-01-08', 'dabz'));
    const live = await listEvents(studio);
    expect(await about('game.first_seen com.events.z')).toHaveLength(1);
    const { body: imports } = await studio.admin.get('/api/chart-imports').expect(200);
    const [newest] = imports as ChartImportDto[];
    const { body: removal } = await studio.admin.delete(`/api/chart-imports/${newest!.id}`).expect(200);
    expect(await about('com.events.z')).toEqual([]);
    await expectRebuildIsSame(studio);
    await studio.admin.post(`/api/chart-removals/${(removal as ChartRemovalDto).id}/restore`).expect(200);
    expect(await listEvents(studio)).toEqual(live);
    await take(chart('2026-01-08', 'dabq'));
    expect(await about('puzzle', 'com.events.z')).toEqual([]);
    expect(await about('entered com.events.q')).toHaveLength(1);
    await expectRebuildIsSame(studio);
  });

  it('know the country', async () => {
    await take(chart('2026-01-04', 'km', { country: 'fr' }) + chart('2026-01-06', 'kmb', { country: 'fr' }));
    expect(await about('first_seen', 'com.events.b', ' fr ')).toEqual([
      expect.stringContaining('game.first_seen_in_country'),
    ]);
    await expectRebuildIsSame(studio);
  });

  it('move to the game that a placeholder is merged into', async () => {
    const ios = (date: string, ids: string[]) =>
      ids.map((id, index) => `${date},ios,de,revenue,puzzle,${index + 1},,${id},Track ${id}\n`).join('');
    await take(ios('2026-01-01', ['1001', '1002']) + ios('2026-01-02', ['1002', '1001', '1003']));
    expect(await about('entered id1003')).toHaveLength(1);
    await take(`2026-01-03,ios,de,revenue,puzzle,1,com.events.b,1003,Track 1003\n`);
    expect(await about('id1003')).toEqual([]);
    expect(await about('ios', 'entered com.events.b')).toHaveLength(1);
    // The game was on an Android chart a day earlier.
    expect(await about('ios', 'first_seen', 'com.events.b')).toEqual([]);
    await expectRebuildIsSame(studio);
  });

  it('have the dates of the charts even if the clock of this machine jumps', async () => {
    for (const [offset, date, games] of [
      [3 * 3_600_000, '2026-01-10', 'abcd'],
      [-40 * 86_400_000, '2026-01-12', 'dcbaw'],
      [0, '2026-01-11', 'badc'],
    ] as const) {
      studio.clock.set(offset);
      await take(chart(date, games, { category: 'racing' }));
    }
    expect(await about('entered com.events.w', 'racing')).toEqual([expect.stringContaining('01-12')]);
    expect((await about('number_one', 'racing')).map((event) => event.slice(0, 5))).toEqual([
      '01-11',
      '01-12',
    ]);
    await expectRebuildIsSame(studio);
  });

  it('are the same however many write at once', async () => {
    const days = Array.from({ length: 12 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`);
    const letters = 'abcdefghijklmnop';
    const shuffled = (seed: number) =>
      [...letters]
        .sort((a, b) => ((a.charCodeAt(0) * seed) % 17) - ((b.charCodeAt(0) * seed) % 17))
        .slice(0, 10)
        .join('');
    await Promise.all(
      ['casual', 'word', 'puzzle'].map((category, list) =>
        take(days.map((date, day) => chart(date, shuffled(day * 3 + list + 2), { category })).join('')),
      ),
    );
    await expectRebuildIsSame(studio);
  });
});

describe('events of store pages', () => {
  const at = (offset: number) => studio.clock.set(offset * 86_400_000);
  const readFacts = async (bundleId: string) =>
    ((await studio.admin.get(`/api/games/${bundleId}/facts`).expect(200)).body as StoreFactsDto).rows;
  const keep = (facts: Partial<GameFacts>, other?: Partial<GameFacts>) => {
    const known = gameFacts({ bundleId: 'com.page.game', storeId: 'com.page.game', title: 'Page', ...facts });
    const source = 'Google Play';
    const fieldSources = Object.fromEntries(
      Object.keys(known).map((field) => [field, { source, at: new Date().toISOString() }]),
    );
    const answer: FoundDetail = { outcome: 'found', facts: known, source, fetchedAt: '', warnings: [] };
    return studio.app
      .get(MarketDataStore)
      .storeCopy({ facts: known, fieldSources, source, country: 'us', warnings: [], outcomes: [] }, [
        { provider: source, answer },
        ...(other
          ? [{ provider: 'Other', answer: { ...answer, source: 'Other', facts: { ...known, ...other } } }]
          : []),
      ]);
  };
  afterAll(() => studio.clock.set(0));

  it('are written with the snapshot that shows them, and are the same when derived again', async () => {
    const shots = ['https://play-lh.googleusercontent.com/a', 'https://play-lh.googleusercontent.com/b'];
    await keep({ version: '1.0', screenshots: shots, description: 'Match tiles.', releaseNotes: 'Hello.' });
    at(1);
    await keep({
      version: '1.1',
      screenshots: [...shots].reverse(),
      releaseNotes: 'A garden.',
      title: 'Page 2',
    });
    const found = await about('store.', 'com.page.game');
    expect(found.map((event) => event.split(' ').slice(1, 2)[0])).toEqual([
      'store.title_changed',
      'store.version_released',
    ]);
    expect(found[1]).toContain('A garden.');
    at(2);
    const missing = ['android', 'com.page.game', 'us', 'Google Play'] as const;
    const miss = () => studio.app.get(MarketDataStore).noteMissing(...missing);
    await miss();
    await miss();
    at(3);
    await keep({ title: 'Page 2' });
    // One absence, however often it is seen within minutes, is no removal.
    expect(await about('store.re', 'com.page.game')).toEqual([]);
    at(4);
    await miss();
    at(5);
    await miss();
    at(6);
    await keep({ title: 'Page 2' });
    expect(await about('store.re', 'com.page.game')).toHaveLength(2);
    await expectRebuildIsSame(studio);
  });

  it('are not created for unknown facts, and say which source wins where they disagree', async () => {
    const game = { bundleId: 'com.page.part', storeId: 'com.page.part' };
    const whole = { ...game, title: 'Part', version: '1.0', price: '0.00 USD', containsAds: true };
    at(0);
    await keep({ ...whole, installCount: 1_000, contentRating: 'Everyone' });
    at(1);
    await keep(
      { ...game, title: 'Part', version: '1.1', installCount: 0 },
      { version: '1.2', installCount: 7 },
    );
    at(2);
    await keep({ ...whole, version: '1.1', installCount: 1_200 });
    const rows = await readFacts('com.page.part');
    expect(rows).toMatchObject([
      { installs: 1_000, state: 'not_measured', contentRating: 'Everyone' },
      { installs: null, state: 'not_measured', version: '1.1', price: '0.00 USD', containsAds: true },
      { installs: 1_200, state: 'measured', installsPerDay: 100, contentRating: 'Everyone' },
    ]);
    expect(rows[1]!.sources).toMatchObject({ version: 'Google Play', installCount: 'Google Play' });
    expect(rows[1]!.others).toMatchObject({ Other: { version: '1.2', installCount: 7 } });
    expect(await about('com.page.part')).toEqual([expect.stringContaining('store.version_released')]);
    await expectRebuildIsSame(studio);
  });

  it('have the dates of imported facts', async () => {
    const fact = (date: string, version: string, score: number) =>
      JSON.stringify({
        bundleId: 'com.page.old',
        platform: 'android',
        country: 'us',
        title: 'Old',
        date,
        version,
        score,
      });
    await importFile(
      studio.admin,
      'games',
      [fact('2026-01-01', '1', 4), fact('2026-01-09', '3', 4.5)].join('\n'),
    );
    await importFile(studio.admin, 'games', fact('2026-01-05', '2', 4));
    const found = await about('com.page.old');
    expect(found.map((event) => event.slice(0, 28))).toEqual([
      expect.stringContaining('01-05 store.version_released'),
      expect.stringContaining('01-09 rating.shifted'),
      expect.stringContaining('01-09 store.version_released'),
    ]);
    await expectRebuildIsSame(studio);
  });
});

describe('events of analyses', () => {
  const describeGame = (description: string) =>
    importFile(
      studio.admin,
      'games',
      JSON.stringify({ bundleId: 'com.text.game', platform: 'android', title: 'Text', description }),
    );

  it('are written with an analysis that finds something else in a new text', async () => {
    const swap = 'A match-3 puzzle game: swap and match candies in 900 levels.';
    await describeGame(`${swap} Join a guild with your friends.`);
    await analyze(studio.admin, 'com.text.game');
    expect(await about('analysis.')).toEqual([]);
    await describeGame(`${swap} Open the daily reward chest: log in every day for a bonus.`);
    const { id } = await analyze(studio.admin, 'com.text.game');
    const found = await about('analysis.', 'com.text.game');
    expect(found.filter((event) => event.includes('mechanic_gone'))).toEqual([
      expect.stringContaining('guild'),
    ]);
    expect(found.filter((event) => event.includes('mechanic_appeared')).length).toBeGreaterThan(0);
    expect(found.every((event) => event.includes(id))).toBe(true);
    await analyze(studio.admin, 'com.text.game', { force: true });
    expect(await about('analysis.', 'com.text.game')).toEqual(found);
    await expectRebuildIsSame(studio);
  });
});

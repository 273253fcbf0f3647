import { DataSource } from 'typeorm';
import type { TrendMechanicsDto, WhiteSpaceDto } from '../src/trends/trends.dto.js';
import { CapturesService } from '../src/rankings/captures/captures.service.js';
import { IdeaEngineService } from '../src/ideas/engine/idea-engine.service.js';
import { TrendsService } from '../src/trends/trends.service.js';
import { analyze, importGames, PUZZLE } from './support/analyses.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let studio: TestApp;

/** 30 games: the first 12 swap, of which 6 came lately; 10 build towers with guilds; the rest is not analysed. */
const SWAPS = Array.from({ length: 12 }, (_, at) => `swap${at}`);
const TOWERS = Array.from({ length: 10 }, (_, at) => `tower${at}`);
const UNREAD = Array.from({ length: 8 }, (_, at) => `unread${at}`);
const LATE = SWAPS.slice(6);

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  const now = [...SWAPS, ...TOWERS, ...UNREAD];
  const before = now.filter((name) => !LATE.includes(name));
  await capture('2026-09-01T06:00:00Z', before);
  // Within the window: not the one that is compared with.
  await capture('2026-09-25T06:00:00Z', now);
  await capture('2026-10-01T06:00:00Z', now);
  await capture('2026-10-01T06:00:00Z', ['swap0', 'tower0'], 'de');
  for (const name of SWAPS) await analysed(name, ['match3-swap', 'level-map', '~own words']);
  for (const name of TOWERS) await analysed(name, ['tower-defence', 'guilds']);
  await analysed('swap0', ['match3-swap', 'level-map', 'chat'], 'chat');
});
afterAll(() => studio.close());

async function capture(
  time: string,
  names: string[],
  country = 'us',
  platform: 'android' | 'ios' = 'android',
): Promise<void> {
  await studio.app.get(CapturesService).record({
    platform,
    category: 'all',
    country,
    rankingType: 'downloads',
    capturedAt: new Date(time),
    source: 'test',
    sample: country === 'de',
    derived: null,
    entries: names.map((name, index) => ({
      rankPosition: index + 1,
      platform,
      bundleId: `com.studio.${name}`,
      trackId: null,
      title: `Game ${name}`,
      developer: null,
      iconUrl: null,
      url: null,
      country,
    })),
  });
}

async function analysed(name: string, keys: string[], rejected?: string): Promise<void> {
  const source = studio.app.get(DataSource);
  await source.query('delete from game_analysis where bundle_id = $1', [`com.studio.${name}`]);
  await source.query(
    `insert into game_analysis (bundle_id, version, analyzed_at, mechanics, meta_elements, item_keys, engine,
       engine_version, taxonomy_version, input_hash, language, duration_ms, is_current)
     values ($1, 1, now(), '[]', '[]', $2, 'built-in', '1', '1', 'x', 'en', 1, true)`,
    [`com.studio.${name}`, keys],
  );
  if (!rejected) return;
  await source.query(
    `insert into analysis_feedback (bundle_id, kind, item_key, item_name, verdict, created_at)
     values ($1, 'metaElements', $2, $2, 'rejected', now())`,
    [`com.studio.${name}`, rejected],
  );
}

const idea = (mechanics: string[], meta: string[]) =>
  studio.app.get(IdeaEngineService).mapItems({
    coreMechanics: mechanics.map((content, at) => ({ id: `m${at}`, content })),
    metaElements: meta.map((content, at) => ({ id: `e${at}`, content })),
  });

describe('GET /api/trends/mechanics', () => {
  it('returns share, change and newcomers of analyzed games, with their number', async () => {
    const { body } = await studio.admin.get('/api/trends/mechanics?platform=android').expect(200);
    const trends = body as TrendMechanicsDto;
    expect(trends).toMatchObject({ charting: 30, analysed: 22, sample: false, days: 30, notEnough: null });
    const swap = trends.items.find(({ id }) => id === 'match3-swap');
    expect(swap).toMatchObject({ name: 'Match-3 swap', kind: 'mechanic', games: 12, newcomers: 6 });
    expect(swap?.share).toBeCloseTo(12 / 22);
    expect(swap?.shareBefore).toBeCloseTo(6 / 16);
    expect(swap?.change).toBeCloseTo((12 / 22 - 6 / 16) * 100);
    expect(swap?.examples[0]).toEqual({ bundleId: 'com.studio.swap0', title: 'Game swap0', rank: 1 });
    expect(trends.items.find(({ id }) => id === 'tower-defence')).toMatchObject({ games: 10, newcomers: 0 });
    // Names that are no entries, and items that an analyst rejected, do not count.
    expect(trends.items.map(({ id }) => id).sort()).toEqual([
      'guilds',
      'level-map',
      'match3-swap',
      'tower-defence',
    ]);
  });

  it('says what is missing, marks sample captures, and compares nothing when there is one capture', async () => {
    const { body } = await studio.admin.get('/api/trends/mechanics?country=DE').expect(200);
    expect(body).toMatchObject({ charting: 2, analysed: 2, sample: true, comparedFrom: null, days: null });
    expect((body as TrendMechanicsDto).notEnough).toContain('2 of 2 charting games are analyzed, 10 needed');
    expect((body as TrendMechanicsDto).items[0]).toMatchObject({
      share: null,
      change: null,
      newcomers: null,
    });
  });

  it('reads the lists of a past day, compared with earlier ones', async () => {
    const { body } = await studio.admin
      .get('/api/trends/mechanics?platform=android&date=2026-09-26')
      .expect(200);
    expect(body).toMatchObject({ charting: 30, capturedAt: '2026-09-25T06:00:00.000Z', days: 24 });
    const first = await studio.admin
      .get('/api/trends/mechanics?platform=android&date=2026-09-01')
      .expect(200);
    expect(first.body).toMatchObject({ charting: 24, analysed: 16, comparedFrom: null });
    expect((first.body as TrendMechanicsDto).items.find(({ id }) => id === 'match3-swap')).toMatchObject({
      games: 6,
      shareBefore: null,
      newcomers: null,
    });
    const earlier = await studio.admin.get('/api/trends/white-space?date=2026-08-31').expect(200);
    expect(earlier.body).toMatchObject({ charting: 0, capturedAt: null, pairs: [] });
    for (const date of ['2026-02-30', '2999-01-01', 'yesterday']) {
      const refused = await studio.admin.get(`/api/trends/mechanics?date=${date}`).expect(400);
      expect((refused.body as { errors: object }).errors).toHaveProperty('date');
    }
  });

  it('is empty for lists without captures and refuses unknown lists', async () => {
    const { body } = await studio.admin.get('/api/trends/mechanics?platform=ios').expect(200);
    expect(body).toMatchObject({ charting: 0, analysed: 0, capturedAt: null, items: [] });
    const refused = await studio.admin.get('/api/trends/mechanics?platform=palm&country=zz').expect(400);
    expect((refused.body as { errors: object }).errors).toHaveProperty('platform');
    const nowhere = await studio.admin.get('/api/trends/mechanics?country=zz').expect(400);
    expect((nowhere.body as { errors: object }).errors).toHaveProperty('country');
  });
});

describe('GET /api/trends/white-space', () => {
  it('lists pairs that are frequent separately and never together', async () => {
    const { body } = await studio.admin.get('/api/trends/white-space').expect(200);
    const { pairs } = body as WhiteSpaceDto;
    expect(pairs.map(({ mechanicId, metaId }) => `${mechanicId} ${metaId}`).sort()).toEqual([
      'match3-swap guilds',
      'tower-defence level-map',
    ]);
    expect(pairs[0]).toMatchObject({
      together: 0,
      expected: 5.5,
      suggestion: expect.stringMatching(/^Each /),
    });
  });
});

describe('facts of other modules', () => {
  it('reflect imported games, new captures, analyses and rejected items', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `door${at}`);
    await importGames(
      studio,
      names.map((name) => ({
        bundleId: `com.studio.${name}`,
        platform: 'android',
        title: `Game ${name}`,
        description: PUZZLE,
      })),
    );
    await capture('2026-10-01T06:00:00Z', names, 'fr');
    const unread = await studio.admin.get('/api/trends/mechanics?country=fr').expect(200);
    expect(unread.body).toMatchObject({ charting: 10, analysed: 0 });
    for (const name of names) await analyze(studio.admin, `com.studio.${name}`);
    const last = await analyze(studio.admin, 'com.studio.door9');
    const guilds = { kind: 'metaElements', itemId: 'guilds', verdict: 'rejected' };
    await studio.admin.put(`/api/analyses/${last.id}/feedback`).send(guilds).expect(200);
    // What came in shows at once, although the figures are kept.
    let trends = unread.body as TrendMechanicsDto;
    await waitUntil(
      'the analyses are counted',
      async () => {
        const { body } = await studio.admin.get('/api/trends/mechanics?country=fr').expect(200);
        trends = body as TrendMechanicsDto;
        return trends.analysed === 10;
      },
      10,
    );
    expect(trends).toMatchObject({ charting: 10, analysed: 10, notEnough: null });
    const games = Object.fromEntries(trends.items.map(({ id, games: count }) => [id, count]));
    expect(games).toMatchObject({ 'match3-swap': 10, guilds: 9 });
    const made = idea(['Match-3 swap'], ['Guilds']);
    const service = studio.app.get(TrendsService);
    const near = await service.findNearest(made, { country: 'fr' });
    expect(near.games[0]).toMatchObject({ bundleId: 'com.studio.door0', rank: 1, rankingType: 'downloads' });
    expect(near.games[0]?.shared).toEqual(expect.arrayContaining(['Match-3 swap', 'Guilds and teams']));
    const score = await service.scoreIdea(made, { country: 'fr' });
    expect(score.parts[0]).toMatchObject({ id: 'presence', score: 10 });
  });

  it('count a game of both stores once among the nearest', async () => {
    const { games } = await studio.app.get(TrendsService).findNearest(idea(['Match-3 swap'], ['Level map']));
    expect(new Set(games.map(({ title }) => title)).size).toBe(games.length);
  });
});

describe('an idea against the charts', () => {
  it('finds the most similar games and their differences', async () => {
    const report = await studio.app
      .get(TrendsService)
      .findNearest(idea(['Match 3 swap', 'A llama with opinions'], ['Guilds']));
    expect(report).toMatchObject({ analysed: 22, notEnough: null, unknown: ['A llama with opinions'] });
    const swap = report.games.find(({ bundleId }) => bundleId === 'com.studio.swap0');
    expect(swap).toMatchObject({ rank: 1, shared: ['Match-3 swap'], missing: ['Level map'] });
    expect(swap?.extra).toEqual(['A llama with opinions', 'Guilds']);
    expect(swap?.difference).toContain('the game adds Level map');
  });

  it('scores four parts with the numbers behind them', async () => {
    const trends = studio.app.get(TrendsService);
    const score = await trends.scoreIdea(idea(['Match-3 swap', 'Deck building'], ['Streaks']));
    const part = (id: string) => score.parts.find((one) => one.id === id);
    expect(score.parts.map(({ id }) => id)).toEqual(['presence', 'momentum', 'newcomers', 'distinctness']);
    expect(part('presence')).toMatchObject({
      score: 10,
      games: expect.arrayContaining([expect.objectContaining({ rank: 1 })]),
    });
    expect(part('momentum')?.score).toBe(10);
    expect(part('newcomers')?.explanation).toContain('6 of 6 analyzed newcomers of 30 days');
    expect(part('distinctness')?.score).toBeGreaterThan(5);
    expect(score.score).toBeGreaterThan(5);

    const unknown = await trends.scoreIdea(idea(['A llama with opinions'], []));
    expect(unknown.score).toBeNull();
    expect(unknown.notEnough).toContain('parts available');
    const poor = await trends.scoreIdea(idea(['Match-3 swap'], ['Level map']), { country: 'de' });
    expect(poor).toMatchObject({ score: null, sample: true });
    expect(
      poor.parts.every(
        ({ score: one, explanation }) => one === null && /needed|captured|recognized/.test(explanation),
      ),
    ).toBe(true);
  });
});

it('counts items that an analyst added', async () => {
  await studio.source.query(
    `insert into analysis_feedback (bundle_id, kind, item_key, item_name, verdict, created_at)
     values ('com.studio.swap1', 'metaElements', 'guilds', 'Guilds', 'added', now())`,
  );
  // Another day than the tests above read, whose answer is cached.
  const { body } = await studio.admin
    .get('/api/trends/mechanics?platform=android&date=2026-10-03')
    .expect(200);
  const guilds = (body as TrendMechanicsDto).items.find(({ id }) => id === 'guilds');
  expect(guilds?.games).toBe(11);
});

it('compares with a capture of about the same depth, and leaves out charts of long ago', async () => {
  await capture('2026-06-01T06:00:00Z', UNREAD, 'be', 'ios');
  await capture('2026-08-01T06:00:00Z', SWAPS.slice(0, 5), 'be');
  for (const day of ['2026-09-20', '2026-10-01'])
    await capture(`${day}T06:00:00Z`, [...SWAPS, ...TOWERS], 'be');
  const { body } = await studio.admin.get('/api/trends/mechanics?country=be').expect(200);
  expect(body).toMatchObject({ charting: 22, comparedFrom: '2026-09-20T06:00:00.000Z', days: 11 });
  expect((body as TrendMechanicsDto).scope).toBe('Belgium, Android, downloads and revenue');
  expect((body as TrendMechanicsDto).items.map(({ newcomers }) => newcomers)).toEqual(
    (body as TrendMechanicsDto).items.map(() => 0),
  );
});

it('compares no shares of other charts than before', async () => {
  for (const day of ['2026-09-01', '2026-10-01'])
    await capture(`${day}T06:00:00Z`, [...SWAPS, ...TOWERS], 'at');
  await capture('2026-09-30T06:00:00Z', UNREAD, 'at', 'ios');
  const both = await studio.admin.get('/api/trends/mechanics?country=at').expect(200);
  expect(both.body).toMatchObject({ charting: 30, comparedFrom: null, days: null });
  const one = await studio.admin.get('/api/trends/mechanics?country=at&platform=android').expect(200);
  expect(one.body).toMatchObject({ charting: 22, comparedFrom: '2026-09-01T06:00:00.000Z', days: 30 });
});

it('compares with the capture four weeks earlier, whatever the time zone of the database', async () => {
  const [{ name } = { name: '' }] = await studio.source.query<{ name: string }[]>(
    'select quote_ident(current_database()) as name',
  );
  await studio.source.query(`alter database ${name} set timezone to 'America/New_York'`);
  const eastern = await openTestApp({ databaseUrl: studio.databaseUrl });
  try {
    // The clocks there change on 1 November.
    for (const day of ['2026-10-07', '2026-10-08', '2026-11-05'])
      await capture(`${day}T00:00:00Z`, ['swap0', 'tower0'], 'fr');
    const { body } = await eastern.admin.get('/api/trends/mechanics?country=fr').expect(200);
    expect(body).toMatchObject({ comparedFrom: '2026-10-08T00:00:00.000Z', days: 28 });
  } finally {
    await eastern.close();
    await studio.source.query(`alter database ${name} reset timezone`);
  }
});

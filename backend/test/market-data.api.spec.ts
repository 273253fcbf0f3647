import { inventedGames } from '../src/market-data/replay/invented-games.js';
import type { ReplayMode } from '../src/market-data/replay/misbehavior.js';
import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import type { MarketDataDto } from '../src/market-data/details/market-data.dto.js';
import type { StoreFactsDto } from '../src/market-data/history/store-facts.dto.js';
import type { ProblemDto } from '../src/common/errors/problem.dto.js';
import { MarketDataLimits } from '../src/market-data/details/market-data-limits.service.js';
import { endedJob, importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const [GAME, OTHER, THIRD, FOURTH] = inventedGames('android');
const [APPLE, PEAR, PLUM] = inventedGames('ios');
if (!GAME || !OTHER || !THIRD || !FOURTH || !APPLE || !PEAR || !PLUM) throw new Error('Too few games.');

/** Long enough for a busy machine; tests of a store that hangs wait less. */
const limits = { ...new MarketDataLimits(), totalMs: 30_000, turnMs: 20_000, waitsMs: [1, 1, 1] };

let replay: ReplayServer;
let studio: TestApp;

beforeAll(async () => {
  replay = await startReplayServer();
  studio = await openTestApp({
    workers: true,
    env: { APP_STORE_URL: replay.url, GOOGLE_PLAY_URL: replay.url },
    override: (builder) => builder.overrideProvider(MarketDataLimits).useValue(limits),
  });
});
afterAll(async () => {
  await studio.close();
  await replay.stop();
});
beforeEach(() => {
  limits.providerMs = 20_000;
  replay.setMode('ok');
});

const misbehave = (mode: ReplayMode, bundleId: string) => {
  if (mode === 'hang' || mode === 'drip') limits.providerMs = 2_000;
  replay.setMode(mode, { path: bundleId });
};

const market = async (bundleId: string, query = ''): Promise<MarketDataDto> =>
  (await studio.admin.get(`/api/games/${bundleId}/market-data${query}`).expect(200)).body as MarketDataDto;

const callsTo = (what: string) => replay.calls().filter((call) => call.what.includes(what)).length;

describe('market data of a game', () => {
  it('is fetched at the first visit, stored with its source, and then answered from the copy', async () => {
    await studio.admin.get(`/api/games/${GAME.bundleId}`).expect(404);
    const first = await market(GAME.bundleId);
    expect(first).toMatchObject({
      bundleId: GAME.bundleId,
      platform: 'android',
      title: GAME.title,
      developer: GAME.developer,
      country: 'us',
      source: 'Google Play',
      stored: false,
      defaults: ['revenue'],
      revenue: { total: '> $20.000', countries: [] },
      outcomes: [{ provider: 'Google Play', outcome: 'found', message: 'Google Play answered.' }],
      growth: { downloads: null, revenue: null, rating: null },
      fieldSources: { title: { source: 'Google Play' }, downloads: { source: 'Google Play' } },
    });
    expect(first.fieldSources).not.toHaveProperty('revenue');
    expect(first.downloads.total).toBe(`${GAME.installs.toLocaleString('en-US')}+`);
    expect(first.rating.distribution).toHaveLength(5);
    const { body: game } = await studio.admin.get(`/api/games/${GAME.bundleId}`).expect(200);
    expect((game as { listings: object[] }).listings).toMatchObject([
      { title: GAME.title, revenue: null, downloads: { total: first.downloads.total } },
    ]);
    const before = callsTo(GAME.bundleId);
    const second = await market(GAME.bundleId);
    expect(second).toMatchObject({ stored: true, warnings: first.warnings, fetchedAt: first.fetchedAt });
    expect(callsTo(GAME.bundleId)).toBe(before);
    await market(GAME.bundleId, '?fresh=true');
    expect(callsTo(GAME.bundleId)).toBe(before + 1);
    studio.clock.advance(7 * 3_600_000);
    expect(await market(GAME.bundleId)).toMatchObject({ stored: false });
  });

  it('of an iOS game is found by track id and by bundle id, and never asked again for downloads', async () => {
    const first = await market(APPLE.storeId);
    expect(first).toMatchObject({
      bundleId: APPLE.bundleId,
      platform: 'ios',
      defaults: ['downloads', 'revenue'],
    });
    expect(callsTo(`/lookup?id=${APPLE.storeId}`)).toBe(1);
    expect(await market(APPLE.bundleId)).toMatchObject({ stored: true, title: first.title });
    expect(await market(`id${APPLE.storeId}`)).toMatchObject({ stored: true, bundleId: APPLE.bundleId });
    // Not stored yet: its bundle id alone is looked for in both stores.
    expect(await market(PEAR.bundleId)).toMatchObject({ platform: 'ios', title: PEAR.title });
  });
});

const problem = async (bundleId: string, status: number, query = '') => {
  const { body } = await studio.admin.get(`/api/games/${bundleId}/market-data${query}`).expect(status);
  return (body as ProblemDto).detail;
};

describe('bad days', () => {
  // A store that refused or did not answer is left alone after a while: an answer in between opens its door again.
  beforeEach(() => market(FOURTH.bundleId, '?fresh=true'));

  it.each([
    ['forbidden', 503, 'Failed to fetch from Google Play: 403 Forbidden'],
    ['too-many', 503, 'Failed to fetch from Google Play: 429 Too Many Requests'],
    ['error', 502, 'Failed to fetch from Google Play: 500 Internal Server Error'],
    ['unavailable', 503, 'Failed to fetch from Google Play: 503 Service Unavailable'],
    ['hang', 504, 'Failed to fetch from Google Play: 504 Gateway Timeout'],
    ['drip', 504, 'Failed to fetch from Google Play: 504 Gateway Timeout'],
    ['html', 503, 'No data received from Google Play'],
    ['missing', 503, 'No data received from Google Play'],
    ['huge', 502, 'No data received from Google Play'],
    ['bomb', 502, 'No data received from Google Play'],
    ['redirect', 503, 'No data received from Google Play'],
    ['not-found', 404, 'Game not found'],
  ] as const)('without a cached answer, "%s" is %d "%s" and stores no game', async (mode, status, detail) => {
    misbehave(mode, OTHER.bundleId);
    expect(await problem(OTHER.bundleId, status, '?platform=android')).toBe(detail);
    await studio.admin.get(`/api/games/${OTHER.bundleId}`).expect(404);
  });

  it.each([
    ['forbidden', 'blocked'],
    ['too-many', 'blocked'],
    ['error', 'failed'],
    ['hang', 'failed'],
    ['html', 'blocked'],
    ['huge', 'failed'],
    ['not-found', 'not-found'],
  ] as const)('with a cached answer, "%s" returns it with its age and a warning', async (mode, outcome) => {
    const good = await market(THIRD.bundleId, '?fresh=true');
    studio.clock.advance(2 * 3_600_000);
    misbehave(mode, THIRD.bundleId);
    const kept = await market(THIRD.bundleId, '?fresh=true');
    expect(kept).toMatchObject({ stored: true, title: good.title, outcomes: [{ outcome }] });
    expect(kept.ageSeconds).toBeGreaterThanOrEqual(7_200);
    expect(kept.warnings[0]).toContain('stored copy, 2 hours old');
  });

  it('a page with an unknown layout returns its summary, with a warning and no change', async () => {
    await market(THIRD.bundleId, '?fresh=true');
    replay.setMode('changed', { path: THIRD.bundleId });
    const poor = await market(THIRD.bundleId, '?fresh=true');
    expect(poor).toMatchObject({
      stored: false,
      title: THIRD.title,
      fieldSources: { title: { source: 'Google Play (summary)' } },
    });
    expect(poor.warnings.join()).toContain('unexpected format');
    // It has no downloads, which the store can give: asked again three times.
    expect(
      replay.calls().filter(({ mode, what }) => mode === 'changed' && what.includes(THIRD.bundleId)),
    ).toHaveLength(4);
    // That the store did not list it for a while, in a test before, stays.
    const fields = (await changes(THIRD.bundleId)).map(({ field }) => field);
    expect(fields.filter((field) => field !== 'listing')).toEqual([]);
  });

  it('refuses invalid ids without calling a store', async () => {
    const before = replay.calls().length;
    for (const id of ['a%2F..%2Fb', '%F0%9F%98%80', 'x'.repeat(500), 'a%20b', '..']) {
      const answer = await studio.admin.get(`/api/games/${id}/market-data`);
      expect([400, 404]).toContain(answer.status);
    }
    await studio.admin.get('/api/market-data?bundleId=a/b').expect(400);
    await studio.admin.get('/api/market-data').expect(400);
    await studio.admin.get(`/api/market-data?bundleId=a.b&platform=symbian`).expect(400);
    await studio.admin.get(`/api/market-data?bundleId=a.b&country=usa`).expect(400);
    await studio.admin.get(`/api/market-data?bundleId=a.b&fresh=perhaps`).expect(400);
    expect(replay.calls()).toHaveLength(before);
    expect(await problem('com.example.nowhere', 404)).toBe('Game not found');
  });
});

interface Change {
  field: string;
  from: string;
  to: string;
  source: string;
}
const changes = async (bundleId: string): Promise<Change[]> =>
  (await studio.admin.get(`/api/games/${bundleId}/changes`).expect(200)).body as Change[];

describe('the history of a game', () => {
  it('logs what the same source says differently, and growth needs two snapshots', async () => {
    await market(GAME.bundleId, '?fresh=true');
    const had = { title: GAME.title, installs: GAME.installs };
    studio.clock.advance(86_400_000);
    Object.assign(GAME, { title: 'Another Name', installs: had.installs * 2 });
    try {
      const grown = await market(GAME.bundleId, '?fresh=true');
      expect(grown.growth.downloads).toMatchObject({
        percentage: 100,
        // The count that the page states, not its words "10,000+".
        from: had.installs * 2 + 1,
        to: had.installs * 4 + 1,
      });
      expect(grown.growth.revenue).toBeNull();
      expect(grown).toMatchObject({ installCount: had.installs * 4 + 1, contentRating: 'Everyone' });
      expect(await changes(GAME.bundleId)).toMatchObject([
        {
          field: 'title',
          from: had.title,
          to: 'Another Name',
          source: 'Google Play',
          bundleId: GAME.bundleId,
        },
      ]);
      // Another storefront has its own words.
      await market(GAME.bundleId, '?fresh=true&country=de');
      expect(await changes(GAME.bundleId)).toHaveLength(1);
      const csv = await studio.admin
        .get(`/api/games/${GAME.bundleId}/changes`)
        .set('accept', 'text/csv')
        .expect(200);
      expect(csv.text.split('\n')[0]).toContain(
        'id,bundleId,platform,country,field,from,to,source,changedAt',
      );
    } finally {
      Object.assign(GAME, had);
    }
    await studio.admin.get('/api/games/com.example.nowhere/changes').expect(404);
  });
});

describe('the facts of a game by day', () => {
  const facts = async (query = '') =>
    (await studio.admin.get(`/api/games/${GAME.bundleId}/facts${query}`).expect(200)).body as StoreFactsDto;
  const nextDay = async (days = 1) => {
    studio.clock.advance(days * 86_400_000);
    await market(GAME.bundleId, '?fresh=true');
    return (await facts()).rows.at(-1)!;
  };

  it('list daily installs and ratings, corrections as such, and rarely changing facts only when they change', async () => {
    const had = { installs: GAME.installs, version: GAME.version, ratings: GAME.ratings };
    await market(GAME.bundleId, '?fresh=true');
    try {
      const first = (await facts()).rows.at(-1)!;
      GAME.installs += 300;
      GAME.ratings += 30;
      const grown = await nextDay(3);
      expect(grown.changes.installs).toEqual({ state: 'measured', difference: 600, days: 3, perDay: 200 });
      expect(grown.changes.ratings).toEqual({ state: 'measured', difference: 30, days: 3, perDay: 10 });
      expect(grown).toMatchObject({ version: first.version, contentRating: 'Everyone', others: {} });
      GAME.ratings += 1;
      const quiet = await nextDay();
      expect(quiet).toMatchObject({
        version: first.version,
        ratingsPerDay: 1,
        installsPerDay: 0,
        state: 'measured',
        source: 'Google Play',
      });
      const [stored] = await studio.source.query<{ facts: object | null }[]>(
        `select facts from listing_snapshots where store_id = $1 and day = $2`,
        [GAME.storeId, quiet.date],
      );
      expect(stored).toEqual({ facts: null });

      Object.assign(GAME, { installs: GAME.installs - 100, version: '99.1' });
      const corrected = await nextDay();
      expect(corrected.changes.installs).toEqual({
        state: 'corrected',
        difference: -200,
        days: 1,
        perDay: null,
      });
      const { rows } = await facts();
      const counted = rows.filter(({ installs }) => installs !== null);
      const sum = rows.reduce((all, { changes }) => all + (changes.installs.difference ?? 0), 0);
      expect(sum).toBe(counted.at(-1)!.installs! - counted[0]!.installs!);
      // A second reading on a day is no second day.
      await market(GAME.bundleId, '?fresh=true');
      expect((await facts()).rows).toHaveLength(rows.length);
      expect((await facts(`?from=${corrected.date}`)).rows).toMatchObject([{ date: corrected.date }]);
    } finally {
      Object.assign(GAME, had);
    }
  });

  it('are filtered by day, store and country', async () => {
    const ask = (query: string, status: number) =>
      studio.admin.get(`/api/games/${GAME.bundleId}/facts?${query}`).expect(status);
    expect((await ask('country=se', 200)).body).toMatchObject({ country: 'se', rows: [] });
    for (const bad of ['from=2026-13-01', 'from=yesterday', 'to=2026', 'country=deu', 'platform=windows'])
      expect(((await ask(bad, 400)).body as ProblemDto).errors).toHaveProperty(bad.split('=')[0]!);
    await ask('from=2026-02-01&to=2026-01-01', 400);
    await studio.admin.get('/api/games/com.example.nowhere/facts').expect(404);
  });
});

describe('adding games', () => {
  const add = (storeUrl: unknown) => studio.admin.post('/api/games').send({ storeUrl });

  it('accepts URLs and ids, and returns the whole game', async () => {
    const { body } = await add(`https://apps.apple.com/us/app/plum/id${PLUM.storeId}`).expect(201);
    expect(body).toMatchObject({
      bundleId: PLUM.bundleId,
      listings: [{ platform: 'ios', trackId: PLUM.storeId }],
    });
    await add(PLUM.bundleId).expect(201);
    for (const bad of ['', 'nothing', 'https://example.com/app', 7, null]) await add(bad).expect(400);
    await add('com.example.nowhere').expect(404);
    const { body: log } = await studio.admin.get(
      `/api/activity?filter=${encodeURIComponent(JSON.stringify({ kind: 'game.added' }))}`,
    );
    expect(log).toHaveLength(1);
  });
});

describe('the job that fills details', () => {
  it('looks up fifty App Store games at once and reads Google Play page by page', async () => {
    const apples = inventedGames('ios').slice(10, 70);
    const plays = inventedGames('android').slice(10, 13);
    await importFile(
      studio.admin,
      'games',
      [...apples, ...plays]
        .map(({ platform, bundleId, storeId, title }) =>
          JSON.stringify({ platform, bundleId, ...(platform === 'ios' ? { trackId: storeId } : {}), title }),
        )
        .join('\n'),
    );
    const before = replay.calls().length;
    const start = async () => {
      const { body } = await studio.admin
        .post('/api/games/enrich')
        .send({ bundleIds: [...apples, ...plays].map(({ bundleId }) => bundleId) })
        .expect(202);
      return endedJob(studio.admin, (body as { jobId: string }).jobId);
    };
    const job = await start();
    expect(job).toMatchObject({
      state: 'completed',
      failures: [],
      result: { listings: 63, filled: 63, failed: 0 },
    });
    const calls = replay.calls().slice(before);
    expect(calls.filter(({ what }) => what.startsWith('/lookup'))).toHaveLength(2);
    expect(calls.filter(({ what }) => what.startsWith('/store/apps/details'))).toHaveLength(3);
    // A lookup has no similar games, so a visit asks for all.
    const [apple] = apples;
    expect(await market(apple!.bundleId)).toMatchObject({ stored: false });
    // What is young is not asked for again.
    expect(await start()).toMatchObject({ result: { listings: 0 } });
    await studio.admin
      .post('/api/games/enrich')
      .send({ bundleIds: ['a/b'] })
      .expect(400);
    const { body } = await studio.admin.post('/api/games/enrich').expect(202);
    expect(await endedJob(studio.admin, (body as { jobId: string }).jobId)).toMatchObject({
      result: { games: 0 },
    });
  });

  it('stops when canceled, keeps its results, and continues there the next time', async () => {
    const plays = inventedGames('android').slice(20, 23);
    const bundleIds = plays.map(({ bundleId }) => bundleId);
    await importFile(
      studio.admin,
      'games',
      plays.map(({ platform, bundleId, title }) => JSON.stringify({ platform, bundleId, title })).join('\n'),
    );
    const start = async () => {
      const { body } = await studio.admin.post('/api/games/enrich').send({ bundleIds }).expect(202);
      return (body as { jobId: string }).jobId;
    };
    // These pages never come, so that the job is under way when it is cancelled.
    for (const path of bundleIds.slice(1)) replay.setMode('hang', { path });
    const before = replay.calls().length;
    const id = await start();
    await waitUntil('the second page is asked for', () =>
      Promise.resolve(
        replay
          .calls()
          .slice(before)
          .some(({ what }) => what.includes(bundleIds[1]!)),
      ),
    );
    await studio.admin.post(`/api/jobs/${id}/cancel`).expect(200);
    expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'cancelled' });

    replay.setMode('ok');
    expect(await endedJob(studio.admin, await start())).toMatchObject({
      state: 'completed',
      result: { listings: 2, filled: 2 },
    });
  });
});

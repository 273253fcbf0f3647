import { inventedGames } from '../src/market-data/replay/invented-games.js';
import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import { PicturesService } from '../src/market-data/pictures/pictures.service.js';
import type { MarketDataDto } from '../src/market-data/details/market-data.dto.js';
import type { StoreFactsDto } from '../src/market-data/history/store-facts.dto.js';
import type { ListedGameDto } from '../src/game-page/game-list.dto.js';
import { EnrichJobs } from '../src/game-page/enrich.jobs.js';
import { endedJob, importFile, type JobView, upload } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const DAY_MS = 86_400_000;
const [CHARTED, TAGGED, OTHER] = inventedGames('android').slice(30);
const [APPLE] = inventedGames('ios').slice(30);
if (!CHARTED || !TAGGED || !OTHER || !APPLE) throw new Error('Too few invented games.');

let replay: ReplayServer;
let studio: TestApp;

beforeAll(async () => {
  replay = await startReplayServer();
  studio = await openTestApp({
    workers: true,
    env: { APP_STORE_URL: replay.url, GOOGLE_PLAY_URL: replay.url, FACTS_CRON: '0 7 * * *' },
  });
});
afterAll(async () => {
  await studio.close();
  await replay.stop();
});

const facts = async (bundleId: string, query = ''): Promise<StoreFactsDto> =>
  (await studio.admin.get(`/api/games/${bundleId}/facts${query}`).expect(200)).body as StoreFactsDto;
const importLines = (lines: object[]) =>
  importFile(studio.admin, 'games', lines.map((line) => JSON.stringify(line)).join('\n'));

const run = async (at: Date): Promise<JobView | undefined> => {
  const started = await studio.app.get(EnrichJobs).startScheduled({ name: 'games.facts', at });
  return started && endedJob(studio.admin, started.jobId);
};

describe('facts by schedule', () => {
  it('are read once a day for every game: charted ones first, then tagged ones, then the others', async () => {
    await importLines(
      [OTHER, TAGGED, CHARTED, APPLE].map(({ platform, bundleId, storeId, title }) => ({
        ...{ platform, bundleId, title },
        ...(platform === 'ios' && { trackId: storeId }),
      })),
    );
    await studio.source.query(
      `insert into current_ranks (platform, category, country, ranking_type, bundle_id, rank_position)
       values ('android', 'puzzle', 'us', 'downloads', $1, 7)`,
      [CHARTED.bundleId],
    );
    const { body: tag } = await studio.admin.post('/api/tags').send({ name: 'Followed' }).expect(201);
    await studio.admin
      .put(`/api/games/${TAGGED.bundleId}/tags/${(tag as { id: string }).id}`)
      .expect((answer) => expect(answer.status).toBeLessThan(300));

    const before = replay.calls().length;
    const at = studio.clock.now();
    expect(await run(at)).toMatchObject({ state: 'completed', result: { listings: 4, filled: 4 } });
    const pages = replay.calls().slice(before);
    const visited = pages.flatMap(({ what }) => /details\?.*\bid=([\w.]+)/.exec(what)?.[1] ?? []);
    expect(visited).toEqual([CHARTED.bundleId, TAGGED.bundleId, OTHER.bundleId]);

    // Another process may meet the same tick; a second run of the day finds nothing left.
    expect(await run(at)).toBeUndefined();
    expect(await run(new Date(at.getTime() + 60_000))).toMatchObject({ result: { listings: 0 } });

    CHARTED.installs += 500;
    studio.clock.advance(DAY_MS);
    expect(await run(studio.clock.now())).toMatchObject({ result: { listings: 4 } });
    const { rows } = await facts(CHARTED.bundleId);
    expect(rows.map(({ state }) => state)).toEqual(['not_measured', 'measured']);
    expect(rows[1]).toMatchObject({ installsPerDay: 1_000, source: 'Google Play' });
    expect(rows[0]!.releaseNotes).not.toBeNull();
  });
});

describe('facts of days in an import', () => {
  const GAME = 'com.example.own.history';
  const row = (date: string, more: object) => ({
    bundleId: GAME,
    platform: 'android',
    country: 'us',
    date,
    ...more,
  });

  it('create the history of a game, including gaps and corrections, and name invalid lines', async () => {
    const jobId = await upload(
      studio.admin,
      'games',
      [
        row('2026-07-05', { installs: 1_700, ratings: 60, version: '1.1' }),
        row('2026-07-01', { installs: 1_000, ratings: 50, score: 4.5, containsAds: true, version: '1.0' }),
        row('2026-07-02', { installs: 1_100 }),
        row('2026-07-06', { installs: 1_600, whatsNew: 'New levels.' }),
        row('2026-07-07', { installs: 0 }),
        row('2026-07-08', { installs: '10,000+ and more' }),
        row('2026-02-30', { installs: 1 }),
        row('2999-01-01', { installs: 1 }),
        row('', { installs: 1 }),
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    const job = await endedJob(studio.admin, jobId);
    expect(job).toMatchObject({ state: 'completed', result: { rows: 0, days: 6, badLines: 3 } });
    expect(job.failures).toEqual([
      { label: 'Line 7', reason: 'date "2026-02-30" is not a day; write it as 2026-11-22' },
      { label: 'Line 8', reason: 'date "2999-01-01" is in the future' },
      { label: 'Line 9', reason: 'date is missing' },
    ]);
    const { rows } = await facts(GAME, '?from=2026-07-01&to=2026-07-31');
    expect(
      rows.map(({ date, installs, installsPerDay, state }) => [date, installs, installsPerDay, state]),
    ).toEqual([
      ['2026-07-01', 1_000, null, 'not_measured'],
      ['2026-07-02', 1_100, 100, 'measured'],
      ['2026-07-05', 1_700, 200, 'measured'],
      ['2026-07-06', 1_600, null, 'corrected'],
      ['2026-07-07', null, null, 'not_measured'],
      ['2026-07-08', null, null, 'not_measured'],
    ]);
    expect(rows.map(({ version }) => version)).toEqual(['1.0', '1.0', '1.1', '1.1', '1.1', '1.1']);
    expect(rows[4]).toMatchObject({ containsAds: true, releaseNotes: 'New levels.', source: 'import' });
    const { body: game } = await studio.admin.get(`/api/games/${GAME}`).expect(200);
    expect(game).toMatchObject({ listings: [{ installCount: 1_600, version: '1.1', containsAds: true }] });
  });

  it('fill days between others without changing them, and change nothing the second time', async () => {
    const between = [row('2026-07-03', { version: '1.0.5', price: '0.99 USD' })];
    await importLines(between);
    const { rows } = await facts(GAME, '?from=2026-07-01&to=2026-07-31');
    expect(rows.map(({ version, price }) => [version, price])).toEqual([
      ['1.0', null],
      ['1.0', null],
      ['1.0.5', '0.99 USD'],
      ...Array<[string, null]>(4).fill(['1.1', null]),
    ]);
    const stored = () =>
      studio.source.query<object[]>(`select * from listing_snapshots where store_id = $1 order by day`, [
        GAME,
      ]);
    const before = await stored();
    await importLines(between);
    expect(await stored()).toEqual(before);
    // Later days have no facts of their own, which they had not before either.
    expect(before.filter((day) => (day as { facts: unknown }).facts === null)).toHaveLength(2);
  });

  it('do not replace what the store said on that day, but are kept beside it', async () => {
    const [first, last] = (await facts(CHARTED.bundleId)).rows;
    await importLines([
      { ...row(last!.date, { installs: 77, price: '4.99 USD' }), bundleId: CHARTED.bundleId },
    ]);
    const { rows } = await facts(CHARTED.bundleId);
    expect(rows).toEqual([
      first,
      { ...last, others: { ...last!.others, import: { installCount: 77, price: '4.99 USD' } } },
    ]);
  });
});

describe('facts in the list of games', () => {
  const list = async (filter: object, sort = '["installsPerDay","DESC"]') => {
    const query = `sort=${encodeURIComponent(sort)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const { body } = await studio.admin.get(`/api/games?${query}&range=[0,99]`).expect(200);
    return body as ListedGameDto[];
  };
  const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ id }) => id);
  const OWN = 'com.example.own.history';

  it('are columns, sorts and filters, in exports too', async () => {
    // The last week that was measured: 600 installs in three days, without the correction after it.
    expect((await list({ q: OWN }))[0]).toMatchObject({
      ...{ installs: 1_600, installsPerDay: 175, installsUntil: '2026-07-05', containsAds: true },
      ...{ inAppPurchases: null, contentRating: null },
    });
    expect((await ids({ minInstallsPerDay: 100 })).sort()).toEqual([CHARTED.bundleId, OWN].sort());
    expect((await ids({}))[0]).toBe(CHARTED.bundleId);
    // What is not known stands last in both orders.
    for (const order of ['ASC', 'DESC'])
      expect((await ids({}, `["installsPerDay","${order}"]`)).at(-1)).toBe(APPLE.bundleId);
    expect(await ids({ minInstalls: 1_600, containsAds: true })).toContain(OWN);
    expect(await ids({ containsAds: false })).not.toContain(OWN);
    const rated = await list({ contentRating: ['Everyone'] }, '["releaseDate","ASC"]');
    expect(rated.length).toBeGreaterThan(0);
    expect(new Set(rated.map(({ contentRating }) => contentRating))).toEqual(new Set(['Everyone']));
    const dates = rated.map(({ releaseDate }) => String(releaseDate));
    expect(dates).toEqual([...dates].sort());

    await importLines([
      { bundleId: 'com.example.fresh', platform: 'android', releaseDate: day(-3), lastUpdate: day(-1) },
      { bundleId: 'com.example.announced', platform: 'android', releaseDate: day(30) },
    ]);
    expect(await ids({ releasedWithin: 7 })).toEqual(['com.example.fresh']);
    expect(await ids({ updatedWithin: 0 })).toEqual([]);
    expect(await ids({ updatedWithin: 100_000, q: 'com.example.fresh' })).toEqual(['com.example.fresh']);
    const { text } = await studio.admin
      .get(`/api/games?filter=${encodeURIComponent(JSON.stringify({ q: OWN }))}`)
      .set('accept', 'text/csv')
      .expect(200);
    const [head, row] = text.split(/\r?\n/);
    expect(row!.split(',')[head!.split(',').indexOf('installsPerDay')]).toBe('175');
  });
});

const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

it('keeps what a lookup does not tell', async () => {
  const visit = async () =>
    (await studio.admin.get(`/api/games/${APPLE.bundleId}/market-data`).expect(200)).body as MarketDataDto;
  const visited = await visit();
  expect(visited.similarApps).not.toEqual([]);
  studio.clock.advance(DAY_MS);
  expect(await run(studio.clock.now())).toMatchObject({ result: { filled: 4 } });
  replay.setMode('forbidden');
  const { similarApps, fieldSources } = await visit();
  replay.setMode('ok');
  expect(similarApps).toEqual(visited.similarApps);
  expect(fieldSources.similarApps).toEqual(visited.fieldSources.similarApps);
});

it('stores facts with the App Store listing that is known by its track id, whatever id names it', async () => {
  const ids = { bundleId: 'com.both.ids', trackId: '987000111', platform: 'ios', title: 'Both Ids' };
  await importLines([ids]);
  const day = { bundleId: 'com.both.ids', platform: 'ios', country: 'us', date: '2026-07-01', ratings: 50 };
  await importLines([day]);
  const { storeId, rows } = await facts('com.both.ids', '?from=2026-07-01&to=2026-07-02');
  expect([storeId, rows.map(({ ratings }) => ratings)]).toEqual(['987000111', [50]]);
  const { body } = await studio.admin.get('/api/games/com.both.ids').expect(200);
  expect((body as { listings: object[] }).listings).toHaveLength(1);
});

it('logs a new icon of the App Store, but not the new address that it gets with every build', async () => {
  const { bundleId, storeId } = inventedGames('ios')[40]!;
  await studio.admin.get(`/api/games/${bundleId}/market-data`).expect(200);
  const pictures = jest.spyOn(studio.app.get(PicturesService), 'get');
  const visitAfter = async (earlierIcon: string) => {
    for (const column of ['market_data_copies.document', 'game_field_snapshots.value']) {
      const [table, name] = column.split('.') as [string, string];
      const type = table === 'market_data_copies' ? 'jsonb' : 'text';
      await studio.source.query(
        `update ${table} set ${name} = replace(${name}::text, '/${storeId}/256x256', '/earlier/256x256')::${type}
         where store_id = $1`,
        [storeId],
      );
    }
    pictures.mockImplementation((url) =>
      Promise.resolve({
        type: 'image/jpeg',
        bytes: Buffer.from(url.includes('/earlier/') ? earlierIcon : 'icon'),
      }),
    );
    await studio.admin.get(`/api/games/${bundleId}/market-data?fresh=true`).expect(200);
    const { body } = await studio.admin.get(`/api/games/${bundleId}/changes`).expect(200);
    return (body as { field: string }[]).map(({ field }) => field);
  };
  expect(await visitAfter('icon')).toEqual([]);
  expect(await visitAfter('another icon')).toEqual(['iconUrl']);
  pictures.mockRestore();
});

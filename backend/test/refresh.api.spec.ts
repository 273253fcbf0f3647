import { startReplayServer, type ReplayServer } from '../src/market-data/replay/replay-server.js';
import { readJob, startRefresh, untilJob } from './support/refresh.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let stores: ReplayServer;
let studio: TestApp;

beforeAll(async () => {
  stores = await startReplayServer();
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url, RANKINGS_CRON: '0 6 * * *' };
  studio = await openTestApp({ env, workers: true });
});
afterAll(async () => {
  await studio.close();
  await stores.stop();
});
beforeEach(() => stores.setMode('ok'));

const captures = (where = 'true') =>
  studio.source.query<{ key: string; rows: number; stored: number; derived: string | null }[]>(
    `select platform || '/' || country || '/' || category || '/' || ranking_type as key, row_count as rows, derived,
       (select count(*)::int from game_rankings r
        where (r.platform, r.category, r.country, r.ranking_type, r.captured_at)
          = (c.platform, c.category, c.country, c.ranking_type, c.captured_at)) as stored
     from chart_captures c where ${where} order by key`,
  );

describe('a refresh', () => {
  it('fills every list of a country from one call per chart', async () => {
    const id = await startRefresh(studio);
    const job = await untilJob(studio, id);
    expect(job).toMatchObject({ state: 'completed', progress: { done: 105, total: 105 }, failures: [] });
    const result = job.result as Record<string, number>;
    expect(result.found! + result.empty!).toBe(105);
    expect(result).toMatchObject({ blocked: 0, layoutChanged: 0, notAvailable: 0, failed: 0 });
    const stored = await captures();
    expect(stored).toHaveLength(result.found!);
    expect(stored.reduce((sum, { rows }) => sum + rows, 0)).toBe(result.rows);
    for (const { rows, stored: counted } of stored) expect(counted).toBe(rows);
    const asked = stores.calls().filter(({ what }) => /^top(grossing|selling)|\/rss\/top/.test(what));
    expect(new Set(asked.map(({ what }) => what)).size).toBe(asked.length);
    const { body } = await studio.admin
      .get('/api/rankings/current?platform=ios&category=games_puzzle')
      .expect(200);
    const filter = encodeURIComponent('{"kind":"rankings.refreshed"}');
    const activity = await studio.admin.get(`/api/activity?filter=${filter}`).expect(200);
    expect(activity.body).toMatchObject([
      { text: expect.stringMatching(/^Rankings refreshed: \d+ of 105/) as string },
    ]);
    const list = body as {
      downloads: object[];
      new: object[];
      lists: Record<string, { derived: string | null; sample: boolean }>;
    };
    expect(list.downloads).toHaveLength(50);
    expect(list.lists.downloads).toMatchObject({ derived: null, sample: false });
  });

  it('says how lists of new games were derived', async () => {
    const { body } = await studio.admin.get('/api/rankings/current?platform=ios').expect(200);
    expect((body as { lists: { new: { derived: string } } }).lists.new.derived).toContain(
      'no chart of new games',
    );
    const derived = await captures(`ranking_type = 'new' and platform = 'android'`);
    for (const { derived: words } of derived) expect(words).toContain('no chart of new games');
  });

  it('ends completed with one plain sentence per failed chart, and keeps their last good captures', async () => {
    const [before] = await captures(
      `platform = 'android' and category = 'puzzle' and ranking_type = 'downloads'`,
    );
    stores.setMode('refused', { path: 'topselling_free/GAME_PUZZLE' });
    stores.setMode('changed', { path: 'topgrossing/GAME_WORD' });
    stores.setMode('empty', { path: 'topgrossing/GAME_CARD' });
    stores.setMode('wrong-genre', { path: 'topselling_free/GAME_BOARD' });
    stores.setMode('error', { path: 'topgrossing/GAME_ARCADE' });
    const categories = ['puzzle', 'word', 'card', 'board', 'arcade'];
    const id = await startRefresh(studio, { platforms: ['android'], categories });
    const job = await untilJob(studio, id);
    expect(job.state).toBe('completed');
    expect(job.failures.map(({ label }) => label).sort()).toEqual([
      'Google Play, United States, Top Free Games, Board',
      'Google Play, United States, Top Free Games, Puzzle',
      'Google Play, United States, Top Grossing Games, Arcade',
      'Google Play, United States, Top Grossing Games, Word',
    ]);
    for (const { reason } of job.failures)
      expect(reason).toMatch(/^[A-Z].+\.$|^Failed to fetch from Google Play: 500/);
    expect(job.result).toMatchObject({
      charts: 15,
      blocked: 1,
      layoutChanged: 1,
      notAvailable: 1,
      failed: 1,
    });
    expect((job.result as { empty: number }).empty).toBeGreaterThanOrEqual(1);
    const after = await captures(
      `platform = 'android' and category = 'puzzle' and ranking_type = 'downloads'`,
    );
    expect(after).toEqual([before]);
    const list = await studio.admin.get('/api/rankings/current?platform=android&category=puzzle').expect(200);
    expect((list.body as { downloads: object[] }).downloads).toHaveLength(50);
  });
});

it('has failed when not one chart was fetched, and keeps what was there', async () => {
  const before = await captures();
  stores.setMode('changed');
  const scope = { platforms: ['android'], categories: ['puzzle'] };
  const job = await untilJob(studio, await startRefresh(studio, scope));
  expect(job).toMatchObject({
    state: 'failed',
    error: 'Refresh failed: no charts fetched.',
    result: { charts: 3, found: 0, empty: 0 },
  });
  expect(job.failures).toHaveLength(3);
  expect(await captures()).toEqual(before);
  const { body } = await studio.admin.get('/api/rankings/refresh').expect(200);
  expect((body as { last: object }).last).toMatchObject({ id: job.id, state: 'failed' });
  const activity = await studio.admin.get('/api/activity').expect(200);
  expect(activity.body).toContainEqual(
    expect.objectContaining({ kind: 'rankings.refreshed', text: 'Refresh failed: no charts fetched' }),
  );
});

describe('one refresh per platform and country', () => {
  it('is joined by a second request, and gets the charts that request would miss', async () => {
    stores.setMode('hang', { path: 'topselling_free/GAME_RACING', times: 1 });
    const first = await startRefresh(studio, {
      platforms: ['android'],
      categories: ['racing'],
      countries: ['de'],
    });
    await untilJob(studio, first, ({ state }) => state === 'running');
    const [same, wider, other] = await Promise.all([
      startRefresh(studio, { platforms: ['android'], categories: ['racing'], countries: ['DE'] }),
      startRefresh(studio, { categories: ['racing', 'games_racing'], countries: ['de'] }),
      startRefresh(studio, { platforms: ['android'], categories: ['racing'], countries: ['jp'] }),
    ]);
    expect([same, wider]).toEqual([first, first]);
    expect(other).not.toBe(first);
    const job = await untilJob(studio, first);
    expect(job.progress.total).toBe(6);
    await untilJob(studio, other);
    expect((await captures(`country = 'de' and ranking_type <> 'new'`)).map(({ key }) => key)).toEqual([
      'android/de/racing/downloads',
      'android/de/racing/revenue',
      'ios/de/games_racing/downloads',
      'ios/de/games_racing/revenue',
    ]);
    const again = await startRefresh(studio, {
      platforms: ['android'],
      categories: ['racing'],
      countries: ['de'],
    });
    expect(again).not.toBe(first);
    await untilJob(studio, again);
  });

  it('stops within seconds when cancelled, and starts anew', async () => {
    stores.setMode('hang');
    const id = await startRefresh(studio, { countries: ['fr'] });
    await untilJob(studio, id, ({ progress }) => progress.label.includes('France'));
    const asked = Date.now();
    await studio.admin.post(`/api/jobs/${id}/cancel`).expect(200);
    const job = await untilJob(studio, id);
    expect(job.state).toBe('cancelled');
    expect(Date.now() - asked).toBeLessThan(3_000);
    const [left] = await studio.source.query<{ open: number }[]>(
      `select count(*)::int as open from job_items where job_id = $1 and state in ('queued', 'running')`,
      [id],
    );
    expect(left?.open).toBe(0);
    expect(await captures(`country = 'fr'`)).toEqual([]);
  });
});

describe('what may be asked', () => {
  it.each([
    [{ categories: ['chess'] }, 'categories'],
    [{ platforms: ['ios'], categories: ['puzzle'] }, 'categories'],
    [{ countries: ['xx'] }, 'countries'],
    [{ countries: ['usa'] }, 'countries'],
    [{ countries: [] }, 'countries'],
    [{ platforms: ['windows'] }, 'platforms'],
  ])('refuses %j', async (scope, field) => {
    const answer = await studio.admin.post('/api/rankings/refresh').send(scope).expect(400);
    expect((answer.body as { errors: object }).errors).toHaveProperty(field);
  });

  it('is for administrators', async () => {
    await studio.api.post('/api/rankings/refresh').send({}).expect(401);
    await studio.api.get('/api/rankings/refresh').expect(401);
  });
});

it('tells of the last refresh and when the next starts', async () => {
  const { body } = await studio.admin.get('/api/rankings/refresh').expect(200);
  const state = body as {
    running: object | null;
    last: { kind: string };
    nextRunAt: string;
    countries: string[];
  };
  expect(state).toMatchObject({
    running: null,
    last: { kind: 'rankings.refresh' },
    countries: ['us'],
    cron: '0 6 * * *',
  });
  const next = new Date(state.nextRunAt);
  expect([next.getUTCHours(), next.getUTCMinutes(), next > new Date()]).toEqual([6, 0, true]);
});

it('is under way in a job that can be read by its id', async () => {
  const id = await startRefresh(studio, { platforms: ['ios'], categories: ['games_word'] });
  const { body } = await studio.admin.get('/api/rankings/refresh').expect(200);
  expect((body as { running: { id: string } | null }).running?.id ?? id).toBe(id);
  expect((await readJob(studio, id)).id).toBe(id);
  await untilJob(studio, id);
});

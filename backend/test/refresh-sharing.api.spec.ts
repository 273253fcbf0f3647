import pg from 'pg';
import { HostBudgetRepository } from '../src/common/http/host-limits/host-budget.repository.js';
import { startReplayServer, type ReplayServer } from '../src/market-data/replay/replay-server.js';
import { JobSchedule } from '../src/jobs/schedule/job-schedule.service.js';
import { RefreshService } from '../src/rankings/refresh/refresh.service.js';
import { startRefresh, untilJob } from './support/refresh.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { createTestDatabase } from './support/test-database.js';

jest.setTimeout(120_000);

let stores: ReplayServer;
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  stores = await startReplayServer();
  // The minutes that the test of the schedule fires; nobody runs it then.
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url, RANKINGS_CRON: '0 1,2 25 10 *' };
  one = await openTestApp({ env, workers: true });
  two = await openTestApp({ env, workers: true, databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await two.close();
  await one.close();
  await stores.stop();
});
beforeEach(() => stores.setMode('ok'));

const countCaptures = (country: string) =>
  one.source.query<{ lists: number; captures: number }[]>(
    `select count(distinct (platform, category, ranking_type))::int as lists, count(*)::int as captures
     from chart_captures where country = $1`,
    [country],
  );

it('is shared by two processes without anything done twice', async () => {
  const owners = new Set<number>();
  const categories = [
    'action',
    'card',
    'puzzle',
    'word',
    'games_action',
    'games_card',
    'games_puzzle',
    'games_word',
  ];
  const id = await startRefresh(one, { countries: ['us'], categories });
  const look = async () => {
    const rows = await one.source.query<{ worker: number }[]>(
      `select distinct worker from job_items where job_id = $1 and state = 'running'`,
      [id],
    );
    for (const { worker } of rows) owners.add(worker);
  };
  const timer = setInterval(() => void look().catch(() => undefined), 50);
  const job = await untilJob(two, id).finally(() => clearInterval(timer));
  expect(job).toMatchObject({ state: 'completed', failures: [] });
  expect(owners.size).toBe(2);
  const result = job.result as { found: number; empty: number };
  expect(result.found + result.empty).toBe(3 * categories.length);
  expect(await countCaptures('us')).toEqual([{ lists: result.found, captures: result.found }]);
});

it('goes on with what a dead process had under way within seconds', async () => {
  const id = await startRefresh(one, { countries: ['gb'], categories: ['puzzle'], platforms: ['android'] });
  // As a process leaves it that was killed in the middle.
  await untilJob(one, id);
  await one.source.query(
    `update jobs set state = 'running', finished_at = null, result = null where id = $1`,
    [id],
  );
  await one.source.query(
    `update job_items set state = 'running', worker = 1, finished_at = null, outcome = null
     where job_id = $1 and key = 'android/gb/puzzle/revenue'`,
    [id],
  );
  const job = await untilJob(one, id, undefined, 30_000);
  expect(job).toMatchObject({ state: 'completed', failures: [], progress: { done: 3, total: 3 } });
  expect(job.result).toMatchObject({ charts: 3, failed: 0 });
});

const jobs = () =>
  one.source.query<{ id: string }[]>(
    `select id from jobs where kind = 'rankings.refresh' and (params ->> 'scheduled')::boolean
     order by created_at`,
  );
const cancel = async (id: string) => {
  await one.admin.post(`/api/jobs/${id}/cancel`).expect(200);
  await untilJob(one, id);
};
const fire = (studio: TestApp, time: string) => {
  const schedule = studio.app.get(JobSchedule);
  const refreshes = studio.app.get(RefreshService);
  return schedule.fire({ name: 'test', start: (tick) => refreshes.startScheduled(tick) }, new Date(time));
};

it('starts once per tick of the schedule, however many processes see it, and whatever the clock does', async () => {
  await Promise.all([fire(one, '2026-10-25T01:00:00.120Z'), fire(two, '2026-10-25T00:59:59.700Z')]);
  const [first, ...others] = await jobs();
  expect(others).toEqual([]);
  await cancel(first!.id);
  // The clock was set back and comes by the same minute again.
  await fire(one, '2026-10-25T01:00:01Z');
  expect(await jobs()).toHaveLength(1);
  await fire(two, '2026-10-25T02:00:00Z');
  const second = (await jobs()).find(({ id }) => id !== first!.id);
  await cancel(second!.id);
});

it('starts a missed tick late, once, without what was fetched since', async () => {
  await fire(one, '2027-10-25T00:58:00Z');
  const before = (await jobs()).length;
  await one.source.query(
    `insert into chart_captures
       (platform, category, country, ranking_type, captured_at, sample, source, row_count, updated_at)
     values ('ios', 'all', 'us', 'downloads', '2027-10-25T01:00:30Z', false, 'App Store', 1, now())`,
  );
  await Promise.all([fire(one, '2027-10-25T01:02:00Z'), fire(two, '2027-10-25T01:02:00Z')]);
  const late = (await jobs()).slice(before);
  expect(late).toHaveLength(1);
  const items = await one.source.query<{ key: string }[]>(
    `select key from job_items where job_id = $1 and key like 'ios/us/all/%' order by key`,
    [late[0]!.id],
  );
  expect(items.map(({ key }) => key)).toEqual(['ios/us/all/new', 'ios/us/all/revenue']);
  await cancel(late[0]!.id);
  // A market that was added since then did not miss it.
  await one.admin.post('/api/markets').send({ country: 'jp' }).expect(201);
  await fire(two, '2027-10-25T01:03:00Z');
  expect(await jobs()).toHaveLength(before + 1);
});

it('hands job and items on when the process ends', async () => {
  const database = await createTestDatabase();
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url };
  stores.setMode('hang');
  const first = await openTestApp({ env, databaseUrl: database.url, workers: true });
  const id = await startRefresh(first, { categories: ['card', 'word'], platforms: ['android'] });
  await untilJob(first, id, ({ progress }) => progress.label.startsWith('Google Play'));
  await first.close();
  // Given back, so nobody waits for a lease to run out.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select (select count(*)::int from jobs where state = 'running') as jobs,
       (select count(*)::int from job_items where state = 'running') as items`,
  );
  await client.end();
  expect(rows).toEqual([{ jobs: 0, items: 0 }]);
  stores.setMode('ok');
  const second = await openTestApp({ env, databaseUrl: database.url, workers: true });
  const job = await untilJob(second, id);
  expect(job).toMatchObject({ state: 'completed', failures: [] });
  await second.close();
  await database.drop();
});

it('fails every chart and the job with a plain reason within a minute when there is no network, and can be tried again', async () => {
  const lost = await openTestApp({
    env: { APP_STORE_URL: 'http://127.0.0.1:9', GOOGLE_PLAY_URL: 'http://127.0.0.1:9' },
    workers: true,
  });
  try {
    const started = Date.now();
    const job = await untilJob(lost, await startRefresh(lost));
    expect(Date.now() - started).toBeLessThan(60_000);
    expect(job).toMatchObject({ state: 'failed', progress: { done: 105, total: 105 } });
    expect(job).toMatchObject({ error: 'Refresh failed: no charts fetched.' });
    expect(job.failures).toHaveLength(105);
    for (const { reason } of job.failures) expect(reason).toMatch(/could not be reached/);
    expect(job.result).toMatchObject({ failed: 105, found: 0, rows: 0 });
    const again = await startRefresh(lost, { categories: ['puzzle'] });
    expect((await untilJob(lost, again)).state).toBe('failed');
  } finally {
    await lost.close();
  }
});

it('takes turns from one budget in all processes', async () => {
  const rule = { perMinute: 60, burst: 2 };
  const budgets = [one, two].map(({ source }) => new HostBudgetRepository(source));
  const begun = performance.now();
  const reserve = async (index: number) => {
    const { granted, waitMs } = await budgets[index % 2]!.reserve('test-host', rule, 60_000);
    return { granted, waitMs, startsAfter: performance.now() - begun + waitMs };
  };
  const turns = await Promise.all(Array.from({ length: 6 }, (_, index) => reserve(index)));
  expect(turns.every(({ granted }) => granted)).toBe(true);
  // Two at once, then one a second, however long the asking itself took.
  const waits = turns.map(({ waitMs }) => waitMs).sort((a, b) => a - b);
  waits.forEach((wait, index) => expect(wait).toBeLessThanOrEqual(Math.max(0, index - 1) * 1_000));
  const starts = turns.map(({ startsAfter }) => startsAfter).sort((a, b) => a - b);
  starts.forEach((start, index) => expect(start).toBeGreaterThanOrEqual((index - 1) * 1_000 - 1));
  const refused = await budgets[0]!.reserve('test-host', rule, 100);
  expect(refused.granted).toBe(false);
});

import { DatabaseEvents } from '../src/database/database-events.js';
import { IMPORT_LOCK } from '../src/database/locks/locks.js';
import { chart, chartCsv } from './support/charts.js';
import { Gate } from './support/gate.js';
import { endedJob, importFile, getJob, upload } from './support/jobs.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

/** The product means two seconds; a machine that has much to do takes longer, and who is not told at once waits for good. */
const AT_ONCE_MS = 8_000;
const LOGIN = { email: ADMIN.email, password: ADMIN.password };
const LISTS = '/api/rankings/current?platform=android&category=puzzle';

/** Reaches the database directly; the other one only through the gate. */
let helper: TestApp;
let studio: TestApp;
let gate: Gate;
beforeAll(async () => {
  helper = await openTestApp();
  gate = await new Gate(helper.databaseUrl).start();
  studio = await openTestApp({ databaseUrl: gate.url, workers: true, impatient: true });
  await importFile(studio.admin, 'rankings', chartCsv(chart(['com.kept'])));
});
afterEach(() => gate.open());
afterAll(async () => {
  await studio.close();
  await gate.stop();
  await helper.close();
});

async function quickly<T>(work: PromiseLike<T>): Promise<T> {
  const started = performance.now();
  const result = await work;
  expect(performance.now() - started).toBeLessThan(AT_ONCE_MS);
  return result;
}

const isReady = async () => (await studio.api.get('/api/health/ready')).status === 200;

async function expectAway(): Promise<void> {
  const asked = [
    studio.admin.get(LISTS),
    studio.admin.get('/api/games'),
    studio.admin.get('/api/jobs'),
    studio.admin
      .post('/api/rankings/import')
      .set('content-type', 'application/octet-stream')
      .send(Buffer.from('x')),
    studio.api.post('/api/auth/login').send(LOGIN),
    studio.api.get('/api/health/ready'),
  ];
  for (const request of asked) {
    const answer = await quickly(request);
    expect([request.url, answer.status]).toEqual([request.url, 503]);
    expect(answer.body).toMatchObject({
      code: 'database_unavailable',
      detail: 'The database is not reachable right now.',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await quickly(studio.api.get('/api/health/live').expect(200));
}

async function expectBack(): Promise<void> {
  await waitUntil('the database is back', isReady, 5);
  const answer = await studio.admin.get(LISTS).expect(200);
  expect(answer.body).toMatchObject({ downloads: [{ bundleId: 'com.kept' }] });
  await studio.api.post('/api/auth/login').send(LOGIN).expect(200);
  await waitUntil('it listens again', () => studio.app.get(DatabaseEvents).connected, 5);
}

it('answers 503 immediately wherever it is needed, and recovers without a restart', async () => {
  await studio.admin.get(LISTS).expect(200);
  gate.shut();
  await waitUntil('the loss is seen', () => !studio.app.get(DatabaseEvents).connected, 5);
  await expectAway();
  await expectAway();
  gate.open();
  await expectBack();
  const { id } = await importFile(
    studio.admin,
    'rankings',
    chartCsv(chart(['com.later'], { country: 'gb' })),
  );
  expect(id).toBeTruthy();
});

it('behind a silent connection makes the product not ready, but alive', async () => {
  gate.silence();
  const answer = await quickly(studio.api.get('/api/health/ready').expect(503));
  expect(answer.body).toMatchObject({ code: 'database_unavailable' });
  await quickly(studio.api.get('/api/health/live').expect(200));
  await waitUntil('the silence is noticed', () => studio.app.get(DatabaseEvents).silent);
  await expectAway();
  await studio.api.get('/api/games').expect(401);
  gate.open();
  await expectBack();
});

it('that falls silent during a reconnect is reported as silent, then as refused', async () => {
  const events = studio.app.get(DatabaseEvents);
  gate.shut();
  await waitUntil('the loss is seen', () => !events.connected, 5);
  gate.silence();
  await waitUntil('the silence is noticed', () => events.silent);
  await expectAway();
  gate.shut();
  await waitUntil('it is refused', () => !events.silent);
  gate.open();
  await expectBack();
});

it('that freezes under queries answers each of them', async () => {
  const lock = helper.source.createQueryRunner();
  await lock.startTransaction();
  await lock.query('lock table tags in access exclusive mode');
  const waiting = [1, 2, 3].map(() => studio.admin.get('/api/tags').then((answer) => answer));
  await waitUntil('they wait in the database', async () => {
    const rows = await helper.source.query<object[]>(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length >= 3;
  });
  gate.silence();
  for (const answer of await quickly(Promise.all(waiting))) {
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([503, 'database_unavailable']);
  }
  await lock.rollbackTransaction();
  await lock.release();
  gate.open();
  await expectBack();
});

it('that closes all connections gets new ones, and no response shows a driver error', async () => {
  const ended = await helper.source.query<object[]>(
    'select pg_terminate_backend(pid) from pg_stat_activity where client_port = any($1::int[])',
    [gate.listPorts()],
  );
  expect(ended.length).toBeGreaterThan(1);
  for (let i = 0; i < 15; i += 1) {
    const answer = await studio.admin.get('/api/games');
    expect([200, 503]).toContain(answer.status);
  }
  await expectBack();
});

it('that is lost during a job lets the job start again', async () => {
  const lock = helper.source.createQueryRunner();
  await lock.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  const id = await upload(studio.admin, 'rankings', chartCsv(chart(['com.again'], { country: 'cy' })));
  await waitUntil('the job runs', async () => (await getJob(helper.admin, id)).state === 'running');
  gate.shut();
  await lock.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
  await lock.release();
  gate.open();
  await expectBack();
  expect(await endedJob(helper.admin, id)).toMatchObject({ state: 'completed', result: { rows: 1 } });
});

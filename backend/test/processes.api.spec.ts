import { request } from 'node:http';
import pg from 'pg';
import { MIGRATIONS } from '../src/database/connection/connection.js';
import { IMPORT_LOCK } from '../src/database/locks/locks.js';
import { chart, chartCsv } from './support/charts.js';
import { readEvents } from './support/events.js';
import type { JobView } from './support/jobs.js';
import { Product } from './support/product.js';
import { ADMIN } from './support/test-app.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { waitUntil } from './support/wait-until.js';

jest.setTimeout(120_000);

let database: TestDatabase;
let sql: pg.Client;
const products: Product[] = [];

function start(env?: Record<string, string>): Product {
  const product = new Product(database.url, env);
  products.push(product);
  return product;
}

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.kill()));
  await sql.end();
  await database.drop();
});

let worker: Product;
let server: Product;
let bearer: Record<string, string>;

const ask = async <T>({ url }: Product, path: string, init: RequestInit = {}): Promise<T> => {
  const response = await fetch(`${url}${path}`, { ...init, headers: { ...init.headers, ...bearer } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};
const job = (id: string) => ask<JobView>(server, `/api/jobs/${id}`);

async function upload(ids: string[], country: string): Promise<string> {
  const { jobId } = await ask<{ jobId: string }>(server, '/api/rankings/import', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: chartCsv(chart(ids, { country })),
  });
  return jobId;
}

describe('two processes on one empty database', () => {
  it('start at once with one schema and one administrator', async () => {
    worker = start({ ROLE: 'all' });
    server = start({ ROLE: 'api' });
    await Promise.all([worker.started(), server.started()]);
    const { rows: migrations } = await sql.query('select name from migrations');
    expect(migrations).toHaveLength(MIGRATIONS.length);
    const { rows: admins } = await sql.query(`select email from profiles where role = 'admin' and approved`);
    expect(admins).toEqual([{ email: ADMIN.email }]);
    const told = [worker, server].filter(({ output }) => output.includes('First administrator'));
    expect(told).toHaveLength(1);
    expect(told[0]?.output).not.toContain(ADMIN.password);
  });

  it("accept each other's tokens", async () => {
    const response = await fetch(`${worker.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const { accessToken } = (await response.json()) as { accessToken: string };
    bearer = { authorization: `Bearer ${accessToken}` };
    expect(await ask(server, '/api/auth/session')).toMatchObject({ email: ADMIN.email });
  });

  it('open with the charts and the default market that the other one has stored', async () => {
    const start = async () => {
      const countries = await ask<{ country: string; start: string | null }[]>(
        server,
        '/api/rankings/countries',
      );
      return countries.find((row) => row.start !== null)?.country;
    };
    expect(await start()).toBeUndefined();
    // The server does no jobs itself.
    await upload(['com.start.a'], 'se');
    await waitUntil('the first charts are known', async () => (await start()) === 'se');
    await upload(['com.start.b'], 'us');
    await waitUntil('charts of a market come first', async () => (await start()) === 'us');
    const change = (method: string, path: string, body: object) =>
      ask(worker, path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await change('POST', '/api/markets', { country: 'se' });
    const place = { platform: 'android', country: 'se', category: 'all' };
    await change('PUT', '/api/markets/default/installation', place);
    await waitUntil('the default market is known', async () => (await start()) === 'se');
  });
});

it('takes up the job of a process that was killed', async () => {
  await sql.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  const id = await upload(['com.survivor.a', 'com.survivor.b'], 'is');
  await waitUntil('the first process has it', async () => (await job(id)).state === 'running');
  worker.send('SIGKILL');
  expect(await worker.ended()).toBeNull();
  await sql.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
  const next = start();
  await next.started();
  const begun = performance.now();
  const done = await waitUntil('another has done it', async () => {
    const now = await job(id);
    return now.finishedAt !== null && now;
  });
  // No lease has to run out first.
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(done).toMatchObject({ state: 'completed', error: null, result: { rows: 2, charts: 1 } });
  const { rows } = await sql.query(`select attempts from job_items where job_id = '${id}'`);
  expect(rows).toEqual([{ attempts: 2 }]);
  const { rows: ranks } = await sql.query(
    `select bundle_id from game_rankings where country = 'is' order by rank_position`,
  );
  expect(ranks).toEqual([{ bundle_id: 'com.survivor.a' }, { bundle_id: 'com.survivor.b' }]);
  worker = next;
});

it('that shuts down finishes its requests, ends its streams, and returns its job', async () => {
  await sql.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  const id = await upload(['com.handed.on'], 'mt');
  await waitUntil('the worker has it', async () => (await job(id)).state === 'running');
  const stream = await fetch(`${worker.url}/api/jobs/${id}/events`, { headers: bearer });
  const asked = Array.from({ length: 20 }, () => slowRequest(worker.url));
  await Promise.all(asked.map(({ arrived }) => arrived));

  const begun = performance.now();
  worker.send('SIGTERM');
  await waitUntil('it says so', () => worker.output.includes('stopping once open requests are answered'));
  // A second signal, as terminals send it, changes nothing.
  worker.send('SIGTERM');
  for (const { finish } of asked) finish();
  expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual(asked.map(() => 200));
  const types: string[] = [];
  for await (const { type } of readEvents(stream)) types.push(type);
  expect(types.length).toBeGreaterThan(0);
  expect(types).not.toContain('done');
  expect(await worker.ended()).toBe(0);
  // Sooner than our own clients let go of their connections by themselves.
  expect(performance.now() - begun).toBeLessThan(4_000);
  await expect(fetch(`${worker.url}/api/health/live`)).rejects.toThrow();
  expect(worker.output).not.toMatch(/"level":[56]0/);

  expect(await job(id)).toMatchObject({ state: 'queued' });
  await sql.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
  worker = start();
  await worker.started();
  await waitUntil('the next process has done it', async () => (await job(id)).state === 'completed');
});

it('stops on Ctrl-C and leaves nothing behind', async () => {
  for (const product of [worker, server]) product.send('SIGINT');
  expect(await Promise.all([worker.ended(), server.ended()])).toEqual([0, 0]);
  const left = await waitUntil('its connections are gone', async () => {
    const { rows } = await sql.query(
      `select application_name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return rows.length === 0 && rows;
  });
  expect(left).toEqual([]);
});

/** A request whose body comes in two pieces; the second when `finish` is called. */
function slowRequest(url: string) {
  const body = '{"productUpdates":true}';
  const headers = {
    ...bearer,
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const sending = request(`${url}/api/settings`, { method: 'PUT', headers });
  // The server says "go on" only when it has read the head: from here on the request is under way.
  const arrived = new Promise<void>((resolve) => sending.once('continue', resolve));
  const answer = new Promise<number>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  sending.flushHeaders();
  const finish = () => sending.end(body.slice(5));
  void arrived.then(() => sending.write(body.slice(0, 5)));
  return { arrived, answer, finish };
}

import pg from 'pg';
import { startReplayServer, type ReplayServer } from '../src/market-data/replay/replay-server.js';
import { chart, chartCsv } from './support/charts.js';
import { readEvents } from './support/events.js';
import type { JobView } from './support/jobs.js';
import { Product } from './support/product.js';
import { ADMIN } from './support/test-app.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { waitUntil } from './support/wait-until.js';

jest.setTimeout(120_000);

let database: TestDatabase;
let stores: ReplayServer;
let sql: pg.Client;
let one: Product;
let other: Product;
let workers: Product[];
let token: string;

const send = ({ url }: Product, path: string, init: RequestInit = {}, bearer = token) =>
  fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${bearer}`, ...init.headers } });
const ask = async <T>(product: Product, path: string, init?: RequestInit): Promise<T> => {
  const response = await send(product, path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};
const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const logIn = ({ url }: Product, body: object) => fetch(`${url}/api/auth/login`, json(body));
const signIn = async (product: Product) =>
  ((await (await logIn(product, ADMIN)).json()) as { accessToken: string }).accessToken;

async function importChart(product: Product, ids: string[], date: string): Promise<string> {
  const { jobId } = await ask<{ jobId: string }>(product, '/api/rankings/import', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: chartCsv(chart(ids, { country: 'is', date })),
  });
  return jobId;
}

beforeAll(async () => {
  database = await createTestDatabase();
  stores = await startReplayServer();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url };
  const start = (ROLE: string) => new Product(database.url, { ...env, ROLE });
  [one, other] = [start('api'), start('api')];
  workers = [start('worker'), start('worker')];
  await Promise.all([one, other, ...workers].map((product) => product.started()));
  token = await signIn(one);
});
afterAll(async () => {
  await Promise.all([one, other, ...workers].map((product) => product.kill()));
  await sql.end();
  await stores.stop();
  await database.drop();
});

it('run a refresh once, and tell its progress through either of the processes that answer', async () => {
  const scope = { countries: ['us'], platforms: ['android'], categories: ['puzzle', 'word', 'card'] };
  const [first, second] = await Promise.all(
    [one, other].map((product) => ask<{ jobId: string }>(product, '/api/rankings/refresh', json(scope))),
  );
  expect(second).toEqual(first);
  const types: string[] = [];
  for await (const { type } of readEvents(await send(other, `/api/jobs/${first!.jobId}/events`)))
    types.push(type);
  expect(types.at(-1)).toBe('done');
  expect(await ask<JobView>(one, `/api/jobs/${first!.jobId}`)).toMatchObject({
    state: 'completed',
    failures: [],
  });
  const { rows: items } = await sql.query<{ attempts: number }>(
    'select attempts from job_items where job_id = $1',
    [first!.jobId],
  );
  expect(items.length).toBeGreaterThan(3);
  expect(new Set(items.map(({ attempts }) => attempts))).toEqual(new Set([1]));
  const { rows: captures } = await sql.query<{ count: number }>(
    `select count(*)::int as count from chart_captures where country = 'us' and derived is null
     group by platform, category, ranking_type`,
  );
  expect(new Set(captures.map(({ count }) => count))).toEqual(new Set([1]));
});

it('show the list that a worker has written, whichever process kept an older copy', async () => {
  const read = async (product: Product) => {
    const response = await send(product, '/api/rankings/current?platform=android&category=puzzle&country=is');
    const { downloads } = (await response.json()) as { downloads: { bundleId: string }[] };
    return { game: downloads[0]?.bundleId, etag: response.headers.get('etag') };
  };
  await Promise.all([read(one), read(other)]);
  for (const [game, date] of [
    ['com.first.list', '2026-03-01'],
    ['com.second.list', '2026-03-02'],
  ] as const) {
    await importChart(one, [game], date);
    for (const product of [one, other])
      await waitUntil(`${game} is shown`, async () => (await read(product)).game === game);
  }
  expect(await read(one)).toEqual(await read(other));
});

it('end a session everywhere at once', async () => {
  const session = await signIn(one);
  const status = async (product: Product) => (await send(product, '/api/auth/session', {}, session)).status;
  expect([await status(one), await status(other)]).toEqual([200, 200]);
  expect((await send(one, '/api/auth/logout', { method: 'POST' }, session)).status).toBe(204);
  expect(await status(one)).toBe(401);
  await waitUntil('the other process refuses it', async () => (await status(other)) === 401);
});

it('count failed sign-ins together', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1) {
    const product = n % 2 === 0 ? one : other;
    statuses.push(
      (await logIn(product, { email: 'nobody@studio.example', password: 'not the password' })).status,
    );
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
});

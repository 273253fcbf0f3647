import { setTimeout as wait } from 'node:timers/promises';
import { Product } from './support/product.js';
import { ReplicatedCluster } from './support/replicated-cluster.js';
import { ADMIN } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

jest.setTimeout(120_000);

const cluster = new ReplicatedCluster();
const products: Product[] = [];

async function start(url: string, env: Record<string, string> = {}): Promise<Product> {
  const product = new Product(url, env);
  products.push(product);
  return await product.started();
}

async function signIn({ url }: Product): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { ...headers, authorization: `Bearer ${accessToken}` };
}

beforeAll(() => cluster.start());
afterAll(async () => {
  await Promise.all(products.map((product) => product.kill()));
  await cluster.stop();
});

it('of a synchronous standby loses no acknowledged write, and the product recovers', async () => {
  await cluster.primary.ask(`alter system set synchronous_standby_names = 'standby'`);
  await cluster.primary.ask('select pg_reload_conf()');
  await waitUntil('the standby is synchronous', async () => {
    const [row] = await cluster.primary.ask<{ state: string }>(
      'select sync_state as state from pg_stat_replication',
    );
    return row?.state === 'sync';
  });
  const product = await start(cluster.primary.url(), { DATABASE_READ_URL: cluster.standby.url() });
  const headers = await signIn(product);
  const answered: string[] = [];
  let going = true;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; going; n += 1) {
      const name = `Written ${writer}-${n}`;
      const init = { method: 'POST', headers, body: JSON.stringify({ name }) };
      const response = await fetch(`${product.url}/api/tags`, init).catch(() => undefined);
      if (response?.status === 201) answered.push(name);
    }
  });
  await waitUntil('much is written', () => answered.length > 100);

  await cluster.primary.kill();
  await wait(100);
  going = false;
  await cluster.standby.ask('select pg_promote(true, 10)');
  await product.kill();
  await Promise.all(writers);
  const next = await start(cluster.standby.url());
  const again = await signIn(next);

  const names = new Set<string>();
  for (let from = 0; from === 0 || names.size === from; from += 1_000) {
    const page = await fetch(`${next.url}/api/tags?range=[${from},${from + 999}]`, { headers: again });
    for (const { name } of (await page.json()) as { name: string }[]) names.add(name);
  }
  expect(answered.filter((name) => !names.has(name))).toEqual([]);
  const written = await fetch(`${next.url}/api/tags`, {
    method: 'POST',
    headers: again,
    body: JSON.stringify({ name: 'Written after' }),
  });
  expect(written.status).toBe(201);
});

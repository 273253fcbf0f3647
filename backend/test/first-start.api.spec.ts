import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Product } from './support/product.js';
import { ADMIN } from './support/test-app.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

jest.setTimeout(120_000);

let database: TestDatabase;
let product: Product;

beforeAll(async () => {
  database = await createTestDatabase();
  product = await new Product(database.url, { SAMPLE_DATA: 'on' }).started();
});
afterAll(async () => {
  await product.kill();
  await database.drop();
});

it('shows every rank of the sample charts, also of games in both stores', async () => {
  const login = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/x-ndjson' };
  for (const platform of ['android', 'ios']) {
    const address = `${product.url}/api/rankings?filter=${encodeURIComponent(JSON.stringify({ platform }))}`;
    const page = await fetch(`${address}&range=[0,0]`, { headers: { ...headers, accept: '*/*' } });
    const total = Number(page.headers.get('content-range')?.split('/')[1]);
    expect(total).toBeGreaterThan(1_000);
    const rows = (await (await fetch(address, { headers })).text()).trim().split('\n');
    expect(rows).toHaveLength(total);
  }
  const current = await fetch(`${product.url}/api/rankings/current?platform=ios&country=us`, { headers });
  const { downloads } = (await current.json()) as { downloads: { rankPosition: number }[] };
  expect(downloads.slice(0, 10).map(({ rankPosition }) => rankPosition)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

it('serves the API document as committed, and the page that shows it', async () => {
  const file = path.resolve(__dirname, '../../openapi.json');
  const documented = JSON.parse(readFileSync(file, 'utf8')) as object;
  const served: unknown = await (await fetch(`${product.url}/api/openapi.json`)).json();
  expect(served).toEqual(documented);
  for (const name of ['', '/swagger-ui.css', '/swagger-ui-bundle.js'])
    expect((await fetch(`${product.url}/api/docs${name}`)).status).toBe(200);
});

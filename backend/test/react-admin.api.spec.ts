import { parquetMetadata } from 'hyparquet';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fetchUtils, type DataProvider, type RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Response as Answer } from 'supertest';
import { LEFT_OUT, RESOURCES as EXPORTED } from '../src/cli/market-data/export.command.js';
import { apiDocument } from '../src/api-document/api-document.js';
import { analyze, importSweetGames, NOBODY } from './support/analyses.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { asBytes, PARQUET, toFile } from './support/parquet.js';
import { findId, join, signUp } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

/** What react-admin asks for when a list says nothing. */
const DEFAULTS = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};
const WHOLE = { ...DEFAULTS, pagination: { page: 1, perPage: 1000 } };

let studio: TestApp;
let provider: DataProvider;
beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  const token = await studio.getToken(ADMIN.email, ADMIN.password);
  provider = simpleRestProvider(`${studio.url}/api`, (url, options = {}) =>
    fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token}` } }),
  );
  await importSweetGames(studio);
  const day = (country: string, date: string) => chart(['com.sweet.ant', 'com.sweet.bee'], { country, date });
  await importFile(
    studio.admin,
    'rankings',
    chartCsv([...day('tw', '2026-03-01'), ...day('jp', '2026-03-02'), ...day('us', '2026-03-03')]),
  );
  await analyze(studio.admin, 'com.sweet.ant');
  await analyze(studio.admin, 'com.sweet.bee');
  await join(studio, 'ben@studio.example');
  await signUp(studio, 'cleo@studio.example');
  for (const name of ['One', 'Two']) {
    await provider.create('tokens', { data: { name, scope: 'read' } });
    await provider.create('ideas', { data: { name } });
    await provider.create('tags', { data: { name } });
    await provider.create('prototypes', { data: { name } });
    await provider.create('plugins', { data: plugin(name) });
    await provider.create('revenue-entries', { data: revenue(name) });
  }
});
afterAll(() => studio.close());

const plugin = (name: string) => ({ name, version: '1.0.0', url: 'https://plugins.example/one' });
const revenue = (game: string) => ({ month: '2026-03', game, source: 'advertisements', amount: 1.5 });

const RESOURCES = [
  ...['activity', 'analyses', 'auth/sessions', 'games', 'ideas', 'jobs', 'outbox', 'plugins', 'profiles'],
  ...['prototypes', 'rankings', 'revenue-entries', 'tags', 'tokens', 'user-requests'],
];

/** Lists that are read, each with a test of its own. */
const LOGS = [
  'annotations',
  'rankings/captures',
  'chart-imports',
  'chart-removals',
  'unified-games',
  'markets',
  'saved-views',
  'taxonomy-proposals',
  'alert-rules',
  'digests',
  'digest-subscriptions',
  'alerts',
  'watchlists',
  'webhooks',
  'webhook-deliveries',
];

it('types the columns of Parquet as the document does', async () => {
  const { paths, components } = JSON.parse(
    readFileSync(path.resolve(__dirname, '../../openapi.json'), 'utf8'),
  ) as WrittenDocument;
  for (const name of [...RESOURCES, ...LOGS]) {
    const answer = await studio.admin
      .get(`/api/${name}`)
      .set('accept', PARQUET)
      .buffer(true)
      .parse(asBytes)
      .expect(200);
    const { schema } = parquetMetadata(toFile(answer.body));
    const { content } = paths[`/api/${name}`]!.get.responses['200'];
    const row = components.schemas[content['application/json'].schema.items.$ref.split('/').at(-1)!]!;
    for (const column of schema.slice(1)) {
      const expected = parquetTypes(row.properties[column.name]!);
      expect([name, column.name, expected]).toEqual([
        name,
        column.name,
        expect.arrayContaining([column.converted_type ?? column.type]),
      ]);
    }
  }
});

it('knows every list of the API', () => {
  const lists = Object.entries(apiDocument(studio.app).paths).flatMap(([path, { get }]) => {
    const ok = get?.responses['200'] as { headers?: object } | undefined;
    return ok?.headers && 'Content-Range' in ok.headers && !path.includes('{')
      ? [path.replace('/api/', '')]
      : [];
  });
  const all = [...RESOURCES, ...LOGS].sort();
  expect(lists.sort()).toEqual(all);
  // The export has each of them or says why not.
  expect([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].sort()).toEqual(all);
});

describe.each(RESOURCES)('%s', (resource) => {
  it('has a first page in the order react-admin asks for', async () => {
    const { data, total } = await provider.getList(resource, DEFAULTS);
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBe(Math.min(10, total ?? 0));
    const up = await provider.getList(resource, WHOLE);
    const down = await provider.getList(resource, { ...WHOLE, sort: { field: 'id', order: 'DESC' } });
    expect(listIds(down.data).reverse()).toEqual(listIds(up.data));
    expect(listIds(up.data).slice(0, 10)).toEqual(listIds(data));
  });

  it('has each row by its id', async () => {
    const { data } = await provider.getList(resource, DEFAULTS);
    for (const { id } of data) {
      const one = await provider.getOne(resource, { id });
      expect(one.data.id).toBe(id);
    }
    await expect(provider.getOne(resource, { id: NOBODY })).rejects.toMatchObject({ status: 404 });
  });

  it('has many rows by their ids, and skips unknown ones', async () => {
    const { data } = await provider.getList(resource, DEFAULTS);
    const ids = listIds(data);
    const many = await provider.getMany(resource, { ids: [...ids, NOBODY, 'no such id', 7] });
    expect(listIds(many.data).sort()).toEqual([...ids].sort());
    expect((await provider.getMany(resource, { ids: ['gone'] })).data).toEqual([]);
  });
});

describe.each([...RESOURCES, ...LOGS])('%s by cursor', (resource) => {
  /** Follows the Link headers to the end. */
  async function readPages(limit: number): Promise<string[][]> {
    const pages: string[][] = [];
    let address: string | undefined = `/api/${resource}?limit=${limit}`;
    while (address) {
      const answer: Answer = await studio.admin.get(address).expect(200);
      pages.push(listIds(answer.body as RaRecord[]) as string[]);
      address = /^<(.+)>; rel="next"$/.exec(answer.headers.link ?? '')?.[1];
    }
    return pages;
  }

  it('gives every row once, in the order of ids', async () => {
    const { data } = await provider.getList(resource, WHOLE);
    const pages = await readPages(2);
    expect(pages.flat()).toEqual(listIds(data));
    expect(pages.slice(0, -1).every(({ length }) => length === 2)).toBe(true);
  });

  it('refuses a cursor of another list, and one with a sort order', async () => {
    const foreign = Buffer.from(JSON.stringify(['elsewhere', NOBODY])).toString('base64url');
    for (const after of [foreign, 'nonsense', '%F0']) {
      const { body } = await studio.admin.get(`/api/${resource}?after=${after}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_cursor', errors: { after: expect.any(String) as string } });
    }
    await studio.admin.get(`/api/${resource}?limit=2&sort=["id","ASC"]`).expect(400);
    await studio.admin.get(`/api/${resource}?limit=0`).expect(400);
    await studio.admin.get(`/api/${resource}?limit=1001`).expect(400);
  });
});

it('misses and repeats no row when rows come and go between the pages', async () => {
  const before = await provider.getList('tags', WHOLE);
  const first = await studio.admin.get('/api/tags?limit=1').expect(200);
  const [seen] = listIds(first.body as RaRecord[]);
  const added = await provider.create<RaRecord>('tags', { data: { name: 'Between pages' } });
  await studio.admin.delete(`/api/tags/${seen}`).expect(200);
  const next = /^<(.+)>/.exec(first.headers.link ?? '')?.[1] ?? '';
  const rest = listIds(
    (await studio.admin.get(next.replace('limit=1', 'limit=100')).expect(200)).body as RaRecord[],
  );
  const stayed = listIds(before.data).filter((id) => id !== seen);
  expect(rest.filter((id) => id !== added.data.id)).toEqual(stayed);
});

describe.each([
  ['rankings', 'bundleId', () => 'com.sweet.ant', 3],
  ['games', 'bundleId', () => 'com.sweet.ant', 1],
  ['analyses', 'bundleId', () => 'com.sweet.bee', 1],
  ['tags', 'createdBy', () => findId(studio, ADMIN.email), 2],
  ['activity', 'userId', () => findId(studio, 'ben@studio.example'), undefined],
])('%s of one %s', (resource, target, getId, count) => {
  it('are found by reference', async () => {
    const id = await getId();
    const { data, total } = await provider.getManyReference(resource, { ...DEFAULTS, target, id });
    if (count !== undefined) expect(total).toBe(count);
    for (const row of data) expect(row[target]).toBe(id);
  });
});

describe('lists of values in filters', () => {
  it.each([
    ['rankings', { country: ['tw', 'jp'] }, 4],
    ['rankings', { country: ['tw', 'jp'], bundleId: ['com.sweet.ant', 'com.nobody'] }, 2],
    ['rankings', { platform: ['android', 'ios'], category: ['puzzle'] }, 6],
    ['rankings', { capturedFrom: '2026-03-02', capturedTo: '2026-03-02' }, 2],
    ['rankings', { capturedFrom: '2026-03-01T12:00:00Z', bundleId: 'com.sweet.bee' }, 2],
    ['rankings', { capturedTo: '2026-03-02T23:59:59Z' }, 4],
    ['rankings', { country: [] }, 0],
    ['games', { bundleId: ['com.sweet.ant', 'com.sweet.bee'] }, 2],
    ['games', { category: ['puzzle', 'board'], platform: ['ios', 'android'] }, 3],
    ['jobs', { kind: ['rankings.import', 'games.import'], state: ['completed', 'failed'] }, 2],
    ['profiles', { status: ['pending', 'approved'], role: ['user', 'admin'] }, 3],
    ['profiles', { status: ['pending', 'active'] }, undefined],
    ['analyses', { engine: ['built-in', 'openai'] }, 2],
    ['revenue-entries', { game: ['one', 'TWO'], month: ['2026-03', '2026-04'] }, 2],
    ['tokens', { scope: ['read', 'write'] }, 2],
  ])('of %s: %j', async (resource, filter, count) => {
    const { data, total } = await provider.getList(resource, { ...WHOLE, filter });
    expect(data.length).toBe(total);
    if (count !== undefined) expect(total).toBe(count);
  });
});

const EVERY_GAME = { kind: 'enters_top', top: 20, scope: 'all' };
const CHANGED: [resource: string, input: (name: string) => object, field: string, value: unknown][] = [
  ['alert-rules', () => EVERY_GAME, 'cooldownDays', 3],
  ['ideas', (name) => ({ name }), 'name', 'Renamed'],
  ['plugins', plugin, 'description', 'Described'],
  ['prototypes', (name) => ({ name }), 'progress', 40],
  ['revenue-entries', revenue, 'amount', 12.25],
  ['saved-views', (name) => ({ list: 'games', name }), 'query', 'q=merge'],
  ['tags', (name) => ({ name }), 'description', 'Described'],
  ['watchlists', (name) => ({ name }), 'shared', true],
];

describe.each(CHANGED)('%s can be written:', (resource, input, field, value) => {
  const create = async (name: string) => (await provider.create(resource, { data: input(name) })).data;

  it('create, update and delete answer the record', async () => {
    const made = await create('Alone');
    expect(made.id).toEqual(expect.any(String));
    const id = made.id as string;
    // A form of react-admin sends the whole record back.
    const data = { ...made, [field]: value };
    const updated = await provider.update(resource, { id, data, previousData: made as RaRecord });
    expect(updated.data).toMatchObject({ id, [field]: value });
    const removed = await provider.delete(resource, { id, previousData: updated.data as RaRecord });
    expect(removed.data).toMatchObject({ id });
    await expect(provider.getOne(resource, { id })).rejects.toMatchObject({ status: 404 });
  });

  it('updateMany and deleteMany answer the ids', async () => {
    const ids = [(await create('First')).id, (await create('Second')).id] as string[];
    const change = field === 'name' ? { name: 'Both' } : { [field]: value };
    expect((await provider.updateMany(resource, { ids, data: change })).data).toEqual(ids);
    const many = await provider.getMany(resource, { ids });
    for (const row of many.data) expect(row).toMatchObject(change);
    expect((await provider.deleteMany(resource, { ids })).data).toEqual(ids);
    expect((await provider.getMany(resource, { ids })).data).toEqual([]);
  });
});

it('profiles can be changed and deleted, one and many', async () => {
  const ids = [await signUp(studio, 'dan@studio.example'), await signUp(studio, 'eve@studio.example')];
  expect((await provider.updateMany('profiles', { ids, data: { approved: true } })).data).toEqual(ids);
  const { data } = await provider.getOne<RaRecord>('profiles', { id: ids[0] as string });
  const updated = await provider.update('profiles', {
    id: data.id,
    data: { ...data, role: 'admin' },
    previousData: data,
  });
  expect(updated.data).toMatchObject({ id: data.id, role: 'admin' });
  const removed = await provider.delete('profiles', { id: data.id, previousData: data });
  expect(removed.data).toMatchObject({ id: data.id });
  expect((await provider.deleteMany('profiles', { ids: ids.slice(1) })).data).toEqual(ids.slice(1));
});

it('tokens and sessions can be deleted', async () => {
  const { data } = await provider.create('tokens', { data: { name: 'Short', scope: 'read' } });
  const id = data.id as string;
  expect((await provider.deleteMany('tokens', { ids: [id] })).data).toEqual([id]);
  await studio.getToken(ADMIN.email, ADMIN.password);
  const sessions = await provider.getList('auth/sessions', WHOLE);
  const other = sessions.data.find(({ current }) => !current) as RaRecord;
  const ended = await provider.delete('auth/sessions', { id: other.id, previousData: other });
  expect(ended.data).toMatchObject({ id: other.id });
});

interface Field {
  type?: string | string[];
  format?: string;
}
/** The document as it is written; that of the test's application lacks the fields. */
interface WrittenDocument {
  paths: Record<
    string,
    {
      get: {
        responses: {
          '200': { content: { 'application/json': { schema: { items: { $ref: string } } } } };
        };
      };
    }
  >;
  components: { schemas: Record<string, { properties: Record<string, Field> }> };
}

/** What a field may be stored as. The document does not tell whole numbers from others. */
function parquetTypes({ type, format }: Field): string[] {
  const types = [type].flat();
  if (format === 'date-time') return ['TIMESTAMP_MILLIS'];
  if (types.includes('number')) return ['INT64', 'DOUBLE', 'DECIMAL'];
  return types.includes('boolean') ? ['BOOLEAN'] : ['UTF8'];
}

const listIds = (rows: RaRecord[]) => rows.map(({ id }) => id);

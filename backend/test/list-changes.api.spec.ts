import type { Api } from './support/api.js';
import { join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

const LONG_AGO = '2020-01-01';

type Row = { id: string; deletedAt?: string; name?: string };

let studio: TestApp;
let bea: TestPerson;
beforeAll(async () => {
  studio = await openTestApp();
  bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
});
afterAll(() => studio.close());

interface Page {
  rows: Row[];
  /** Address of the page behind this one. */
  next: string;
  relation: string;
}

async function readPage(address: string, api: Api = studio.admin): Promise<Page> {
  const { body, headers } = await api.get(address).expect(200);
  const [, next = '', relation = ''] = /<(.+)>; rel="(\w+)"/.exec(String(headers.link)) ?? [];
  return { rows: body as Row[], next, relation };
}

const begin = (resource: string, { limit = 100, filter = {} } = {}): string =>
  `/api/${resource}?${new URLSearchParams({ limit: String(limit), filter: JSON.stringify({ updatedSince: LONG_AGO, ...filter }) })}`;

/** Every page from here on until there is no more. */
async function follow(address: string, api: Api = studio.admin): Promise<Page> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage(address, api);
    rows.push(...page.rows);
    if (page.relation !== 'next') return { ...page, rows };
    address = page.next;
  }
}

const makeTag = async (name: string): Promise<string> =>
  ((await studio.admin.post('/api/tags').send({ name }).expect(201)).body as Row).id;
const makeIdea = async (shared: boolean): Promise<string> => {
  const idea = { name: 'Tidal', coreMechanics: [], metaElements: [] };
  const { id } = (await studio.admin.post('/api/ideas').send(idea).expect(201)).body as Row;
  if (shared) await setShared(id, true);
  return id;
};
const setShared = (id: string, shared: boolean) =>
  studio.admin.put(`/api/ideas/${id}/state`).send({ shared }).expect(200);

it('lists new, changed and deleted rows in the order of their changes', async () => {
  const { next } = await follow(begin('tags'));
  const [ant, bee, cat] = [await makeTag('ant'), await makeTag('bee'), await makeTag('cat')];
  await studio.admin.put(`/api/tags/${ant}`).send({ name: 'anteater' }).expect(200);
  await studio.admin.delete(`/api/tags/${bee}`).expect(200);
  const changes = await readPage(next);
  expect(changes.rows).toEqual([
    expect.objectContaining({ id: cat, name: 'cat' }),
    expect.objectContaining({ id: ant, name: 'anteater' }),
    { id: bee, deletedAt: expect.any(String) as string },
  ]);
  expect(changes.relation).toBe('monitor');
  expect((await readPage(changes.next)).rows).toEqual([]);
});

it('splits rows of one transaction across pages without losing or repeating one', async () => {
  const names = Array.from({ length: 7 }, (_, i) => `tie ${i}`);
  await studio.source.query(`insert into tags (name, name_key) select n, n from unnest($1::text[]) n`, [
    names,
  ]);
  const { rows } = await follow(begin('tags', { limit: 2, filter: { q: 'tie' } }));
  const told = rows.filter(({ deletedAt }) => !deletedAt).map(({ name }) => name);
  expect(told.sort()).toEqual(names);
});

it('does not skip what an open transaction writes', async () => {
  const { next } = await follow(begin('tags'));
  const open = studio.source.createQueryRunner();
  await open.startTransaction();
  await open.query(`insert into tags (name, name_key) values ('slow', 'slow')`);
  const quick = await makeTag('quick');
  const meanwhile = await readPage(next);
  expect(meanwhile.rows).toEqual([]);
  await open.commitTransaction();
  await open.release();
  const { rows } = await readPage(meanwhile.next);
  expect(rows.map(({ name }) => name)).toEqual(['slow', 'quick']);
  expect(rows[1]?.id).toBe(quick);
});

it('keeps a copy equal while four people write', async () => {
  const copy = new Map<string, Row>();
  let address = begin('tags', { limit: 5 });
  const takeAll = async () => {
    const { rows, next } = await follow(address);
    for (const row of rows) {
      if (row.deletedAt) copy.delete(row.id);
      else copy.set(row.id, row);
    }
    address = next;
  };
  let writing = 4;
  const write = async (writer: number) => {
    for (let i = 0; i < 12; i++) {
      const id = await makeTag(`writer ${writer} row ${i}`);
      if (i % 3 === 1)
        await studio.admin
          .put(`/api/tags/${id}`)
          .send({ name: `writer ${writer} renamed ${i}` })
          .expect(200);
      if (i % 3 === 2) await studio.admin.delete(`/api/tags/${id}`).expect(200);
    }
    writing -= 1;
  };
  const copying = async () => {
    while (writing > 0) await takeAll();
    await takeAll();
  };
  await Promise.all([copying(), ...[0, 1, 2, 3].map(write)]);
  const { body } = await studio.admin
    .get(`/api/tags?${new URLSearchParams({ range: '[0,999]' })}`)
    .expect(200);
  const byId = (rows: Row[]) => rows.map(({ id, name }) => [id, name]).sort();
  expect(byId([...copy.values()])).toEqual(byId(body as Row[]));
});

it('lists a private idea to its owner only, and an unshared one as deleted to others', async () => {
  const { next } = await follow(begin('ideas'), bea.api);
  const [secret, open] = [await makeIdea(false), await makeIdea(true)];
  const shown = await readPage(next, bea.api);
  expect(shown.rows.map(({ id }) => id)).toEqual([open]);
  await studio.admin.delete(`/api/ideas/${secret}`).expect(200);
  await setShared(open, false);
  const gone = await readPage(shown.next, bea.api);
  expect(gone.rows).toEqual([{ id: open, deletedAt: expect.any(String) as string }]);
  expect((await follow(begin('ideas'))).rows.map(({ id }) => id)).toContain(open);
});

it('filters a list by the time of its changes without a cursor too', async () => {
  const id = await makeTag('fresh');
  const filter = (updatedSince: Date) => `/api/tags?filter=${JSON.stringify({ updatedSince, q: 'fresh' })}`;
  const old = await studio.admin.get(filter(new Date(Date.now() - 60_000))).expect(200);
  expect((old.body as Row[]).map((row) => row.id)).toEqual([id]);
  const none = await studio.admin.get(filter(new Date(Date.now() + 60_000))).expect(200);
  expect(none.body).toEqual([]);
});

it('finds ideas that were shared, archived or decided on since a time', async () => {
  const id = await makeIdea(false);
  for (const state of [{ shared: true }, { archived: true }, { status: 'go' }]) {
    const updatedSince = new Date();
    await studio.admin.put(`/api/ideas/${id}/state`).send(state).expect(200);
    const { body } = await studio.admin
      .get(`/api/ideas?filter=${JSON.stringify({ updatedSince })}`)
      .expect(200);
    expect((body as Row[]).map((row) => row.id)).toEqual([id]);
  }
});

it('refuses a cursor of another list and one from before a backup was restored', async () => {
  const { next } = await follow(begin('tags'));
  await studio.admin.get(next.replace('/api/tags', '/api/plugins')).expect(400);
  const cursor = new URL(next, 'http://x').searchParams.get('after') ?? '';
  const [resource, , transactionId] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
  const foreign = Buffer.from(JSON.stringify([resource, '', transactionId, '1.1'])).toString('base64url');
  const { body } = await studio.admin.get(`/api/tags?after=${foreign}`).expect(400);
  expect((body as { code: string; errors: object }).code).toBe('invalid_cursor');
});

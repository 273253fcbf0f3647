import { setTimeout as wait } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { RESOURCE_WRITE_LOCK } from '../src/database/locks/locks.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let studio: TestApp;
let second: TestApp;
beforeAll(async () => {
  studio = await openTestApp();
  second = await openTestApp({ databaseUrl: studio.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await studio.close();
});

async function createTag(name: string): Promise<string> {
  const { body } = await studio.admin.post('/api/tags').send({ name }).expect(201);
  return `/api/tags/${(body as { id: string }).id}`;
}

/** Lets nobody else write a tag until the transaction is committed. */
async function lockTag(address: string): Promise<QueryRunner> {
  const runner = studio.source.createQueryRunner();
  await runner.startTransaction();
  await runner.query('select 1 from tags where id = $1 for update', [address.split('/').at(-1)]);
  return runner;
}

const readEtag = async (address: string): Promise<string> =>
  (await studio.admin.get(address).expect(200)).headers.etag ?? '';

it('answers with a weak ETag, and 304 when it is sent back', async () => {
  const address = await createTag('Match-3');
  const etag = await readEtag(address);
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  await studio.admin.get(address).set('if-none-match', etag).expect(304);
  await studio.admin.put(address).send({ name: 'Match three' }).expect(200);
  await studio.admin.get(address).set('if-none-match', etag).expect(200);
});

it('writes only over the version that was read', async () => {
  const address = await createTag('Idle');
  const etag = await readEtag(address);
  await studio.admin.put(address).set('if-match', etag).send({ name: 'Idle games' }).expect(200);
  const { body } = await studio.admin.put(address).set('if-match', etag).send({ name: 'Late' }).expect(412);
  expect(body).toMatchObject({ code: 'precondition_failed', status: 412 });
  await studio.admin.delete(address).set('if-match', etag).expect(412);
  expect((await studio.admin.get(address).expect(200)).body).toMatchObject({ name: 'Idle games' });
  await studio.admin
    .delete(address)
    .set('if-match', `"other", ${await readEtag(address)}`)
    .expect(200);
  await studio.admin.delete(address).set('if-match', etag).expect(404);
});

it('lets one of many writers with the same ETag succeed, across processes', async () => {
  const address = await createTag('Contested');
  const etag = await readEtag(address);
  const writers = [studio, second, studio, second, studio, second, studio, second];
  const answers = await Promise.all(
    writers.map(({ admin }, n) =>
      admin
        .put(address)
        .set('if-match', etag)
        .send({ name: `Writer ${n}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
});

it('writes other records while one has to wait', async () => {
  const [slow, other] = [await createTag('Waiting'), await createTag('Not waiting')];
  const put = async (address: string) =>
    studio.admin
      .put(address)
      .set('if-match', await readEtag(address))
      .send({ name: `${address} written` });
  const blocker = await lockTag(slow);
  try {
    const waiting = put(slow);
    expect((await put(other)).status).toBe(200);
    await blocker.commitTransaction();
    expect((await waiting).status).toBe(200);
  } finally {
    await blocker.release();
  }
});

it('does not wait forever for others to write', async () => {
  const addresses = await Promise.all(['One', 'Two', 'Three', 'Four'].map(createTag));
  const etags = await Promise.all(addresses.map(readEtag));
  const blockers = await Promise.all(addresses.slice(0, 3).map(lockTag));
  const answers = addresses.map((address, n) =>
    studio.admin
      .put(address)
      .set('if-match', etags[n]!)
      .send({ name: `Written ${n}` })
      .then(({ status }) => status),
  );
  try {
    expect(await answers[3]).toBe(503);
  } finally {
    for (const blocker of blockers) await blocker.commitTransaction();
    for (const blocker of blockers) await blocker.release();
  }
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 503]);
});

it('answers once when the connection that keeps others waiting is lost', async () => {
  const address = await createTag('Lost lock');
  const etag = await readEtag(address);
  const blocker = await lockTag(address);
  const answer = studio.admin
    .put(address)
    .set('if-match', etag)
    .send({ name: 'Kept' })
    .then((answered) => answered);
  const locks = `from pg_locks where locktype = 'advisory' and classid = $1
    and database = (select oid from pg_database where datname = current_database())`;
  const count = async (more: string) =>
    (await studio.source.query<object[]>(`select ${locks} ${more}`, [RESOURCE_WRITE_LOCK])).length;
  await waitUntil(
    'the write waits',
    async () => (await count(`and exists (select from pg_locks where not granted)`)) > 0,
  );
  await studio.source.query(`select pg_terminate_backend(pid) ${locks}`, [RESOURCE_WRITE_LOCK]);
  await waitUntil('the lock is gone', async () => (await count('')) === 0);
  await wait(50);
  await blocker.commitTransaction();
  await blocker.release();
  expect(await answer).toMatchObject({ status: 200, body: { name: 'Kept' } });
});

it.each([
  ['put', '/api/settings', { theme: 'dark' }],
  ['delete', '/api/games/com.example/tags/00000000-0000-4000-8000-000000000000', undefined],
] as const)('is refused where there is no ETag (%s %s)', async (method, address, input) => {
  const { body } = await studio.admin[method](address).set('if-match', 'W/"x"').send(input).expect(400);
  expect(body).toMatchObject({ errors: { 'If-Match': expect.stringContaining('no ETag') as string } });
});

it('treats all spellings of a URL as one record', async () => {
  const address = await createTag('Spelled');
  const other = address.replace(/[^/]+$/, (id) => id.toUpperCase());
  for (let round = 0; round < 5; round += 1) {
    const etag = await readEtag(address);
    const write = ({ admin }: TestApp, to: string) =>
      admin
        .put(to)
        .set('if-match', etag)
        .send({ name: `Spelled ${to} ${round}`.slice(-40) });
    const answers = await Promise.all([write(studio, address), write(second, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  }
});

it('applies to resources with their own versions too', async () => {
  const { body } = await studio.admin.post('/api/ideas').send({ name: 'Garden' }).expect(201);
  const { id, version } = body as { id: string; version: number };
  const address = `/api/ideas/${id}`;
  const etag = await readEtag(address);
  await studio.admin.put(address).set('if-match', etag).send({ name: 'Garden 2', version }).expect(200);
  await studio.admin
    .put(address)
    .set('if-match', etag)
    .send({ name: 'Garden 3', version: version + 1 })
    .expect(412);
});

it('counts as one request', async () => {
  const limited = await openTestApp({
    databaseUrl: studio.databaseUrl,
    env: { RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '6' },
  });
  const address = await createTag('Limited');
  const write = () => limited.admin.put(address).set('if-match', 'W/"outdated"').send({ name: 'Late' });
  const statuses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) statuses.push((await write()).status);
  await limited.close();
  // The first request is counted by its address, before the person is known.
  expect(statuses).toEqual([...Array<number>(7).fill(412), 429]);
});

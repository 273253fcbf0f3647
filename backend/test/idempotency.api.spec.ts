import { randomUUID } from 'node:crypto';
import { DatabaseEvents } from '../src/database/database-events.js';
import { PROCESS_LOCK } from '../src/database/locks/locks.js';
import { TagsService } from '../src/tags/tags.service.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let studio: TestApp;

beforeAll(async () => {
  studio = await openTestApp();
});
afterAll(() => studio.close());

const create = (key: string, body: object) =>
  studio.admin.post('/api/tags').set('Idempotency-Key', key).send(body);

const names = async (): Promise<string[]> => {
  const { body } = await studio.admin.get('/api/tags').expect(200);
  return (body as { name: string }[]).map(({ name }) => name);
};

describe('a creating request with an Idempotency-Key', () => {
  it('runs once and gets the same response again', async () => {
    const key = randomUUID();
    const first = await create(key, { name: 'once' }).expect(201);
    const again = await create(key, { name: 'once' }).expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect((await names()).filter((name) => name === 'once')).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    const key = randomUUID();
    await create(key, { name: 'one body' }).expect(201);
    const { body } = await create(key, { name: 'another body' }).expect(422);
    expect(body).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await names()).not.toContain('another body');
  });

  it('may be retried after an error', async () => {
    const key = randomUUID();
    await create(randomUUID(), { name: 'taken' }).expect(201);
    await create(key, { name: 'taken' }).expect(409);
    const taken = ((await studio.admin.get('/api/tags')).body as { id: string; name: string }[]).find(
      ({ name }) => name === 'taken',
    );
    await studio.admin.delete(`/api/tags/${taken?.id}`).expect(200);
    await create(key, { name: 'taken' }).expect(201);
  });

  it('does not run again when it failed after its changes were committed', async () => {
    const key = randomUUID();
    jest.spyOn(studio.app.get(TagsService), 'create').mockImplementationOnce(async () => {
      await studio.source.transaction((manager) => manager.query('select 1'));
      throw new Error('the result could not be read');
    });
    await create(key, { name: 'half done' }).expect(500);
    const { body } = await create(key, { name: 'half done' }).expect(409);
    expect(body).toMatchObject({ code: 'idempotency_answer_lost' });
  });

  it('runs once for many concurrent requests', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(key, { name: 'race' })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses).toContain(201);
    expect((await names()).filter((name) => name === 'race')).toHaveLength(1);
  });

  it('stores its response with the row, so that a crash loses neither', async () => {
    const key = randomUUID();
    const { body } = await create(key, { name: 'survivor' }).expect(201);
    const [kept] = await studio.source.query<{ answer: string }[]>(
      'select answer from idempotency_keys where key = $1',
      [key],
    );
    expect(kept?.answer).toBeTruthy();
    await studio.source.query('delete from tags where id = $1', [(body as { id: string }).id]);
    expect((await create(key, { name: 'survivor' }).expect(201)).body).toEqual(body);
  });

  it('runs again when its process died before changing anything', async () => {
    const key = randomUUID();
    await create(key, { name: 'left behind' }).expect(201);
    const tag = ((await studio.admin.get('/api/tags')).body as { id: string; name: string }[]).find(
      ({ name }) => name === 'left behind',
    );
    await studio.admin.delete(`/api/tags/${tag?.id}`).expect(200);
    const nobody = studio.app.get(DatabaseEvents).processKey === 1 ? 2 : 1;
    const abandon = (committed: boolean, holder: number) =>
      studio.source.query(
        'update idempotency_keys set answer = null, committed = $2, holder = $3 where key = $1',
        [key, committed, holder],
      );
    await abandon(false, studio.app.get(DatabaseEvents).processKey);
    const busy = await create(key, { name: 'left behind' }).expect(409);
    expect(busy.body).toMatchObject({ code: 'idempotency_in_progress' });
    expect(busy.headers['retry-after']).toBe('1');
    await abandon(true, nobody);
    const lost = await create(key, { name: 'left behind' }).expect(409);
    expect(lost.body).toMatchObject({ code: 'idempotency_answer_lost' });
    await abandon(false, nobody);
    await create(key, { name: 'left behind' }).expect(201);
  });

  it('is forgotten after a day', async () => {
    const key = randomUUID();
    await create(key, { name: 'yesterday' }).expect(201);
    await studio.source.query(
      `update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`,
      [key],
    );
    await create(key, { name: 'today' }).expect(201);
  });

  it.each(['', 'x'.repeat(256), 'two words'])('refuses the key "%s"', async (key) => {
    const { body } = await create(key, { name: 'bad key' }).expect(400);
    expect((body as { errors: object }).errors).toHaveProperty('Idempotency-Key');
  });
});

describe('a process that loses its connection to the database', () => {
  it('does not run a request that another process has taken over', async () => {
    const second = await openTestApp({ databaseUrl: studio.databaseUrl });
    const key = randomUUID();
    const blocker = studio.source.createQueryRunner();
    try {
      await blocker.startTransaction();
      await blocker.query('lock table game_ideas in share mode');
      const createIn = ({ admin }: TestApp) =>
        admin.post('/api/ideas').set('Idempotency-Key', key).send({ name: 'Only once' });
      const first = createIn(studio).then(({ status }) => status);
      await waitUntil('the key is claimed', async () => (await listKeys(key)).length === 1);
      await loseConnection(studio);
      const again = await createIn(studio);
      expect([again.status, again.body.code]).toEqual([409, 'idempotency_in_progress']);
      await loseConnection(studio);
      const taken = createIn(second).then(({ status }) => status);
      await waitUntil(
        'the key is taken over',
        async () => (await listKeys(key))[0]?.holder === String(second.app.get(DatabaseEvents).processKey),
      );
      await blocker.commitTransaction();
      expect([await first, await taken]).toEqual([409, 201]);
    } finally {
      await blocker.release();
      await second.close();
    }
    const { body } = await studio.admin.get('/api/ideas').expect(200);
    expect(body).toHaveLength(1);
  });
});

const listKeys = (key: string): Promise<{ holder: string }[]> =>
  studio.source.query('select holder from idempotency_keys where key = $1', [key]);

/** Ends the connection whose lock shows that the process is alive. */
async function loseConnection({ app, source }: TestApp): Promise<void> {
  const { processKey } = app.get(DatabaseEvents);
  const find = 'from pg_locks where locktype = $1 and classid = $2 and objid = $3';
  const values = ['advisory', PROCESS_LOCK, processKey];
  const findPids = () => source.query<object[]>(`select pid ${find}`, values);
  await waitUntil('the process shows that it is alive', async () => (await findPids()).length === 1);
  await source.query(`select pg_terminate_backend(pid, 5000) ${find}`, values);
}

describe('accounts and API tokens', () => {
  it('have no secret stored in plain text', async () => {
    const key = randomUUID();
    const rule = () =>
      studio.admin
        .post('/api/alert-rules')
        .set('Idempotency-Key', key)
        .send({ kind: 'first_game', scope: 'all', webhookUrl: 'https://hooks.example/x' });
    const first = await rule().expect(201);
    const { webhookSecret } = first.body as { webhookSecret: string };
    expect(webhookSecret).toMatch(/^whsec_/);
    const stored = await studio.source.query<object[]>('select * from idempotency_keys where key = $1', [
      key,
    ]);
    expect(JSON.stringify(stored)).not.toContain(webhookSecret);
    expect((await rule().expect(201)).body).toEqual(first.body);
  });

  it('are never answered from memory', async () => {
    const key = randomUUID();
    const token = () =>
      studio.admin.post('/api/tokens').set('Idempotency-Key', key).send({ name: 'script', scope: 'read' });
    const first = await token().expect(201);
    const second = await token().expect(201);
    expect((second.body as { id: string }).id).not.toBe((first.body as { id: string }).id);
  });
});

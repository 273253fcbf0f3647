import { type ModelServer, startModelServer } from './support/model-server.js';
import { listActivity, join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const KEY = 'sk-on-screen-0123456789';
const CONNECTION = '/api/ai/connection';

let server: ModelServer;
let studio: TestApp;
const PAGE = { title: 'Sea', description: 'Carry goods between islands. Join a guild.' };

beforeAll(async () => {
  server = await startModelServer();
  studio = await openTestApp({ env: { RATE_LIMIT: 'on' } });
  await studio.source.query(
    `insert into games (bundle_id, title) values ('com.sea', 'Sea'), ('com.sky', 'Sky')`,
  );
  await studio.source.query(
    `insert into game_listings (platform, store_id, bundle_id, title, description, categories)
     select 'android', bundle_id, bundle_id, title, $1, '{GAME_SIMULATION}' from games`,
    [PAGE.description],
  );
});
afterAll(async () => {
  await studio.close();
  await server.close();
});
beforeEach(() => {
  server.setMode('ok');
  server.requests.length = 0;
});

const put = (body: object, status = 200) => studio.admin.put(CONNECTION).send(body).expect(status);
const readErrors = async (body: object) => ((await put(body, 400)).body as { errors: object }).errors;

it('can only be set up by administrators', async () => {
  const analyst = await join(studio, 'ann@studio.example', { role: 'analyst' });
  for (const path of [CONNECTION, '/api/ai/models']) await analyst.api.get(path).expect(403);
  await analyst.api.put(CONNECTION).send({}).expect(403);
  await analyst.api.get('/api/ai/prompts').expect(200);
});

it('refuses an address without a server, and private networks unless they are allowed', async () => {
  expect((await studio.admin.get(CONNECTION).expect(200)).body).toMatchObject({
    configured: false,
    fixed: [],
  });
  await studio.admin.get('/api/ai/models').expect(503);
  for (const baseUrl of [
    'nonsense',
    'ftp://models.example',
    'https://me:secret@models.example/v1',
    'x'.repeat(501),
  ]) {
    expect(Object.keys(await readErrors({ baseUrl }))).toEqual(['baseUrl']);
  }
  for (const baseUrl of [server.url, 'http://localhost:11434/v1', 'http://[::1]/v1', 'http://10.0.0.7/v1']) {
    expect(await readErrors({ baseUrl })).toEqual({
      baseUrl: expect.stringContaining('allow private') as unknown,
    });
  }
  expect(Object.keys(await readErrors({ dailyBudget: -1 }))).toEqual(['dailyBudget']);
  expect(Object.keys(await readErrors({ allowPrivate: 'yes' }))).toEqual(['allowPrivate']);
  expect(server.requests).toEqual([]);
});

it('keeps the key sealed, lists models, tests, and answers from then on without a restart', async () => {
  const asked = { baseUrl: server.url, key: KEY, model: 'test-model', allowPrivate: true };
  const tested = await studio.admin.post(`${CONNECTION}/test`).send(asked).expect(200);
  expect(tested.body).toMatchObject({ ok: true, model: 'test-model' });
  expect((await studio.admin.get(CONNECTION)).body).toMatchObject({ configured: false });

  const { body } = await put(asked);
  expect(await listActivity(studio, 'ai.connection_changed')).toMatchObject([
    { text: expect.stringMatching(/^The connection to a model was changed by /) as string },
  ]);
  expect(body).toMatchObject({
    configured: true,
    baseUrl: server.url,
    hasKey: true,
    keyEnd: '6789',
    fixed: [],
  });
  expect(JSON.stringify(body)).not.toContain(KEY);
  const [row] = await studio.source.query<{ sealed_key: Buffer }[]>('select sealed_key from ai_connection');
  expect(row?.sealed_key.toString('latin1')).not.toContain(KEY);
  expect((await studio.admin.get('/api/ai/models').expect(200)).body).toEqual([
    { id: 'llama-3.3' },
    { id: 'test-model' },
  ]);
  expect(server.requests.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);

  expect((await studio.admin.get('/api/ai/usage')).body).toMatchObject({
    external: true,
    model: 'test-model',
  });
  const made = await studio.admin.post('/api/analyses').send({ bundleId: 'com.sea' }).expect(201);
  expect(made.body).toMatchObject({ engine: 'openai', model: 'test-model' });

  server.setMode('401');
  const failed = await studio.admin.post(`${CONNECTION}/test`).send({}).expect(200);
  expect(failed.body).toMatchObject({ ok: false, model: null });
  expect(JSON.stringify(failed.body)).not.toContain('Upstream words');
});

it('sends a key only to the address it was entered for', async () => {
  await put({ baseUrl: 'https://models.example/v1' });
  expect((await studio.admin.get(CONNECTION)).body).toMatchObject({ hasKey: false, keyEnd: null });
  await put({ baseUrl: server.url });
  await studio.admin.post(`${CONNECTION}/test`).send({}).expect(200);
  expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
});

it('changes only the given fields of what another process stored last', async () => {
  await studio.source.query(`update ai_connection set model = 'other-model'`);
  expect((await put({ promptPrice: 1 })).body).toMatchObject({ model: 'other-model', promptPrice: 1 });
  await put({ model: 'test-model', promptPrice: null });
});

it('refuses a budget without prices, which would never be used up', async () => {
  expect(Object.keys(await readErrors({ dailyBudget: 5 }))).toEqual(['dailyBudget']);
});

it('stops at the daily budget, computed with the entered prices', async () => {
  await put({ promptPrice: 1_000, completionPrice: 2_000, dailyBudget: 0.1 });
  await studio.source.query('delete from model_usage');
  await studio.admin.post('/api/analyses').send({ bundleId: 'com.sky' }).expect(201);
  // 120 tokens asked, 40 answered.
  expect((await studio.admin.get(CONNECTION)).body).toMatchObject({ spentToday: 0.2, callsToday: 1 });
  const refused = await studio.admin
    .post('/api/analyses')
    .send({ bundleId: 'com.sky', fresh: true })
    .expect(429);
  expect((refused.body as { detail: string }).detail).toContain('budget of $0.1');
  await put({ dailyBudget: null });
  await studio.admin.post('/api/analyses').send({ bundleId: 'com.sky', fresh: true }).expect(201);
});

it('shows what a model is sent, and disconnects', async () => {
  const idea = (await studio.admin.post('/api/ideas').send({ name: 'Secret tower', coreMechanics: [] }))
    .body as {
    id: string;
  };
  const { body } = await studio.admin.get(`/api/ai/prompts?ideaId=${idea.id}`).expect(200);
  expect(JSON.stringify(body)).toContain('Secret tower');
  expect((body as { name: string }[]).map(({ name }) => name)).toEqual([
    ...['idea_chat', 'idea_assist', 'idea_assist_field'],
  ]);
  await studio.admin.get('/api/ai/prompts?ideaId=x').expect(400);
  await put({ baseUrl: '' });
  expect((await studio.admin.get('/api/ai/usage')).body).toMatchObject({
    external: false,
    engine: 'built-in',
  });
});

it('uses the server named in the environment', async () => {
  const withPassword = server.url.replace('://', '://me:secret@');
  const fixed = await openTestApp({
    env: { OPENAI_BASE_URL: withPassword, OPENAI_API_KEY: 'from-environment', OPENAI_MODEL: 'env-model' },
  });
  try {
    expect((await fixed.admin.get(CONNECTION).expect(200)).body).toMatchObject({
      ...{ configured: true, baseUrl: server.url, hasKey: true, model: 'env-model' },
      fixed: ['baseUrl', 'key', 'model'],
    });
    for (const body of [{ baseUrl: 'https://models.example/v1' }, { key: 'mine' }, { model: 'mine' }]) {
      await fixed.admin.put(CONNECTION).send(body).expect(400);
    }
    await fixed.admin.put(CONNECTION).send({ dailyBudget: 3, promptPrice: 1 }).expect(200);
    expect((await fixed.admin.get(CONNECTION)).body).toMatchObject({ dailyBudget: 3, baseUrl: server.url });
  } finally {
    await fixed.close();
  }
});

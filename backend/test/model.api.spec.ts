import type { Response } from 'supertest';
import type { Api } from './support/api.js';
import { endedJob, getJob } from './support/jobs.js';
import { type ModelServer, type ModelServerMode, startModelServer } from './support/model-server.js';
import { findId, join, type TestPerson } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

jest.setTimeout(60_000);

const KEY = 'sk-test-0123456789-secret';
const TEXT = 'Carry goods between islands. Join a guild. Trade with captains all over the world.';

let server: ModelServer;
let studio: TestApp;
let admin: Api;
let ben: TestPerson;
const logged: string[] = [];
const log = (...parts: unknown[]) => void logged.push(parts.map(String).join(' '));
const logger = { log, error: log, warn: log, debug: log, verbose: log };

beforeAll(async () => {
  server = await startModelServer();
  studio = await openTestApp({
    env: {
      OPENAI_BASE_URL: server.url,
      OPENAI_API_KEY: KEY,
      OPENAI_MODEL: 'test-model',
      AI_TIMEOUT_MS: '4000',
      RATE_LIMIT: 'on',
    },
    logger,
  });
  admin = studio.admin;
  ben = await join(studio, 'ben@studio.example', { admin: true });
  await studio.source.query(
    `insert into games (bundle_id, title) select 'com.sea.' || i, 'Sea ' || i from generate_series(1, 99) i`,
  );
  await studio.source.query(
    `insert into game_listings (platform, store_id, bundle_id, title, description, categories)
     select 'android', bundle_id, bundle_id, title, $1, '{GAME_SIMULATION}' from games`,
    [TEXT],
  );
});
afterAll(async () => {
  await studio.close();
  await server.close();
});
beforeEach(async () => {
  server.setMode('ok');
  server.reply = undefined;
  server.requests.length = 0;
  await studio.source.query('delete from model_usage');
});

let games = 0;
const nextGame = () => `com.sea.${(games += 1)}`;
const ask = (bundleId: string, more: object = {}, api = admin) =>
  api.post('/api/analyses').send({ bundleId, ...more });
const problem = ({ body }: Response) => body as { detail: string; code: string };
const stored = async (bundleId: string): Promise<number> => {
  const [row] = await studio.source.query<{ count: number }[]>(
    'select count(*)::int as count from game_analysis where bundle_id = $1',
    [bundleId],
  );
  return row?.count ?? -1;
};

it('is the default engine where it is set up, and both can be used', async () => {
  expect((await admin.get('/api/analyses/engines').expect(200)).body).toEqual([
    { id: 'openai', label: 'OpenAI-compatible model', model: 'test-model', default: true, external: true },
    { id: 'built-in', label: 'Built-in', model: null, default: false, external: false },
  ]);
  const own = await ask(nextGame(), { engine: 'built-in' }).expect(201);
  expect(own.body).toMatchObject({ engine: 'built-in', model: null, tokens: null });
  expect(server.requests).toEqual([]);
});

it('is sent a schema and a token limit, and its answer is checked and stored', async () => {
  const bundleId = nextGame();
  const { body } = await ask(bundleId).expect(201);
  expect(body).toMatchObject({
    engine: 'openai',
    model: 'test-model',
    promptVersion: '1',
    tokens: { prompt: 120, completion: 40 },
    mechanics: [{ name: 'Harbour trading', confidence: 'high', evidence: ['Carry goods between islands.'] }],
    metaElements: [{ id: 'guilds', name: 'Guilds and teams', evidence: ['Join a guild.'] }],
  });
  expect((body as { mechanics: object[] }).mechanics[0]).not.toHaveProperty('id');
  const [request] = server.requests;
  expect(server.requests).toHaveLength(1);
  expect(request).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${KEY}` },
    body: { model: 'test-model', max_tokens: 4_000, response_format: { type: 'json_schema' } },
  });
  const characters = request?.body.messages.reduce((sum, { content }) => sum + content.length, 0) ?? 0;
  expect(characters).toBeGreaterThan(5_000);
  expect(characters).toBeLessThanOrEqual(32_000);
  expect(request?.body.messages[1]?.content).toContain('"genre":"simulation"');
  const [row] = await studio.source.query<Record<string, string>[]>(
    'select raw_answer, input_hash from game_analysis where bundle_id = $1',
    [bundleId],
  );
  expect(JSON.parse(row?.raw_answer ?? '')).toHaveProperty('mechanics');
  const again = await ask(bundleId, {}, ben.api).expect(201);
  expect(again.body).toMatchObject({ reused: true, tokens: { prompt: 120, completion: 40 } });
  expect(server.requests).toHaveLength(1);
});

it('requested twice at once is called once, also from another process', async () => {
  server.setMode('slow', { delayMs: 700 });
  const other = await openTestApp({
    databaseUrl: studio.databaseUrl,
    logger,
    env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: KEY, OPENAI_MODEL: 'test-model' },
  });
  try {
    const bundleId = nextGame();
    const answers = await Promise.all([
      ask(bundleId),
      ask(bundleId, {}, ben.api),
      ask(bundleId, {}, other.admin),
      ask(bundleId, { fresh: true }, other.admin),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const calls = server.requests.length;
    expect(calls).toBe(1);
    expect(await stored(bundleId)).toBe(4);
  } finally {
    await other.close();
  }
});

const INVALID = 'Invalid response from analysis function';
const BAD_DAYS: [ModelServerMode, number, string, string | RegExp, number][] = [
  ['hang', 504, 'model_timeout', 'Analysis failed: The model did not answer within 4 s.', 1],
  ['429', 503, 'model_busy', 'Analysis failed: The model server has too many requests.', 3],
  ['500', 502, 'model_failed', 'Analysis failed: The model server answered 500 Internal Server Error.', 3],
  ['400', 502, 'model_failed', 'Analysis failed: The model server answered 400 Bad Request.', 1],
  ['401', 502, 'model_failed', 'Analysis failed: The model server refused our key (401).', 1],
  ['403', 502, 'model_failed', 'Analysis failed: The model server refused our key (403).', 1],
  ['redirect', 502, 'model_failed', /^Analysis failed: The model server redirected/, 1],
  ['garbage', 502, 'model_invalid', INVALID, 1],
  ['no-json', 502, 'model_invalid', INVALID, 1],
  ['empty', 502, 'model_invalid', INVALID, 1],
  ['truncated', 502, 'model_invalid', INVALID, 1],
  ['wrong-schema', 502, 'model_invalid', INVALID, 1],
  ['refusal', 502, 'model_refused', INVALID, 1],
  ['huge', 502, 'model_too_large', INVALID, 1],
];

it.each(BAD_DAYS)('that answers with %s is a %i %s', async (mode, status, code, detail, calls) => {
  server.setMode(mode);
  const bundleId = nextGame();
  const startedAt = Date.now();
  const answer = await ask(bundleId).expect(status);
  expect(Date.now() - startedAt).toBeLessThan(8_000);
  expect(problem(answer)).toMatchObject({ code });
  if (typeof detail === 'string') expect(problem(answer).detail).toBe(detail);
  else expect(problem(answer).detail).toMatch(detail);
  expect(JSON.stringify(answer.body)).not.toMatch(/Upstream words|sk-test/);
  expect(server.requests).toHaveLength(calls);
  expect(await stored(bundleId)).toBe(0);
  server.setMode('ok');
  await ask(bundleId).expect(201);
});

it('whose connection breaks midway is retried', async () => {
  server.setMode('cut', { times: 1 });
  await ask(nextGame()).expect(201);
  expect(server.requests).toHaveLength(2);
});

it('is retried after the time it asks for, within the deadline', async () => {
  server.setMode('429', { times: 1, retryAfter: '1' });
  await ask(nextGame()).expect(201);
  const [first, second] = server.requests;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
  server.setMode('429', { times: 1, retryAfter: '30' });
  const answer = await ask(nextGame()).expect(503);
  expect(answer.headers['retry-after']).toBe('30');
  expect(server.requests).toHaveLength(3);
});

it('may wrap its JSON in prose', async () => {
  server.setMode('fenced');
  await ask(nextGame()).expect(201);
});

it('that reveals our instructions has its answer discarded', async () => {
  server.reply = ({ body }) => ({
    mechanics: [
      {
        id: null,
        name: 'My rules',
        description: body.messages[0]?.content ?? '',
        confidence: 'high',
        evidence: [],
      },
    ],
    metaElements: [],
  });
  const bundleId = nextGame();
  expect(problem(await ask(bundleId).expect(502)).detail).toBe(INVALID);
  expect(await stored(bundleId)).toBe(0);
});

it('can only write items: ids, owners and roles in its answer are ignored', async () => {
  const adminId = await findId(studio, ADMIN.email);
  server.reply = () => ({
    id: 'x',
    analyzedBy: ben.id,
    role: 'admin',
    __proto__: { polluted: true },
    mechanics: [
      {
        id: "'; drop table games; --",
        name: '<img src=x onerror=alert(1)>\u0000',
        description: 'd'.repeat(5_000),
        confidence: 'HIGH',
        evidence: ['never written there', 'Join a guild.'],
        feedback: { verdict: 'confirmed' },
      },
      { id: null, name: 'Invented', description: '', confidence: 'high', evidence: ['never written there'] },
    ],
    metaElements: [],
  });
  const { body } = await ask(nextGame()).expect(201);
  const { analyzedBy, mechanics } = body as {
    analyzedBy: string;
    mechanics: { id?: string; name: string; description: string }[];
  };
  expect(analyzedBy).toBe(adminId);
  expect(mechanics).toEqual([
    {
      name: '<img src=x onerror=alert(1)>',
      description: 'd'.repeat(600),
      confidence: 'high',
      evidence: ['Join a guild.'],
      feedback: null,
    },
    { name: 'Invented', description: '', confidence: 'low', evidence: [], feedback: null },
  ]);
});

describe('calls', () => {
  const usage = async (api = admin) =>
    (await api.get('/api/ai/usage').expect(200)).body as {
      perMinute: { used: number; left: number };
      perDay: { used: number; left: number };
    };

  it('are counted for each person and end with 429, for that person only', async () => {
    const userId = await findId(studio, ADMIN.email);
    await studio.source.query(
      `insert into model_usage (user_id, day, minute_ends, minute_calls, day_calls)
       values ($1, $2, $3, 19, 150)`,
      [
        userId,
        studio.clock.now().toISOString().slice(0, 10),
        new Date(studio.clock.now().getTime() + 30_000),
      ],
    );
    await ask(nextGame()).expect(201);
    const refused = await ask(nextGame()).expect(429);
    expect(problem(refused)).toMatchObject({
      code: 'model_quota',
      detail: 'Analysis failed: Your 20 model calls a minute are used up.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20);
    expect(await usage()).toMatchObject({
      external: true,
      engine: 'openai',
      model: 'test-model',
      perMinute: { limit: 20, used: 20, left: 0 },
      perDay: { limit: 300, used: 151, left: 149 },
      tokensToday: 160,
      costToday: null,
    });
    await ask(nextGame(), { engine: 'built-in' }).expect(201);
    await ask(nextGame(), {}, ben.api).expect(201);
    studio.clock.advance(31_000);
    await ask(nextGame()).expect(201);
    expect((await usage()).perMinute).toMatchObject({ used: 1 });
    await studio.source.query('update model_usage set day_calls = 300 where user_id = $1', [userId]);
    expect(problem(await ask(nextGame()).expect(429)).detail).toContain('300 model calls a day');
    expect(server.requests).toHaveLength(3);
  });

  it('at once are counted correctly', async () => {
    const bundleIds = Array.from({ length: 24 }, nextGame);
    const answers = await Promise.all(bundleIds.map((bundleId) => ask(bundleId)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(4).fill(429)]);
    expect(server.requests).toHaveLength(20);
  });
});

describe('a batch', () => {
  const start = async (bundleIds: string[], more: object = {}) =>
    (
      (
        await admin
          .post('/api/analyses/batch')
          .send({ bundleIds, ...more })
          .expect(202)
      ).body as { jobId: string }
    ).jobId;

  it('continues with the next game when the model fails, and resumes after a restart', async () => {
    const bundleIds = Array.from({ length: 14 }, nextGame);
    const bad = `"title":"${bundleIds[2]?.replace('com.sea.', 'Sea ')}"`;
    server.setMode('slow', { delayMs: 500 });
    server.reply = ({ body }) =>
      body.messages[1]?.content.includes(bad)
        ? 'no JSON at all'
        : {
            mechanics: [],
            metaElements: [{ id: 'guilds', name: 'G', description: '', confidence: 'low', evidence: [] }],
          };
    const env = { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: KEY, OPENAI_MODEL: 'test-model' };
    const first = await openTestApp({ databaseUrl: studio.databaseUrl, env, logger, workers: true });
    const jobId = await start(bundleIds);
    await waitUntil('some games are done', async () => (await getJob(admin, jobId)).progress.done >= 2);
    await first.close();
    expect((await getJob(admin, jobId)).finishedAt).toBeNull();
    const second = await openTestApp({ databaseUrl: studio.databaseUrl, env, logger, workers: true });
    try {
      const job = await endedJob(admin, jobId, 30);
      expect(job).toMatchObject({ state: 'completed', result: { games: 14, analysed: 13, failed: 1 } });
      expect(job.failures).toEqual([{ label: bundleIds[2]?.replace('com.sea.', 'Sea '), reason: INVALID }]);
      for (const bundleId of bundleIds)
        expect(await stored(bundleId)).toBe(bundleId === bundleIds[2] ? 0 : 1);
      const again = await endedJob(admin, await start(bundleIds.slice(0, 2)));
      expect(again).toMatchObject({ result: { analysed: 2, reused: 2 } });
    } finally {
      await second.close();
    }
  });
});

it('learns what the server does not support, and does not request it again', async () => {
  server.setMode('new-tokens');
  await ask(nextGame()).expect(201);
  expect(server.requests.map(({ body }) => body.max_completion_tokens)).toEqual([undefined, 4_000]);
  server.requests.length = 0;
  server.setMode('schema-unsupported');
  await ask(nextGame()).expect(201);
  await ask(nextGame()).expect(201);
  expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ]);
  server.requests.length = 0;
  server.setMode('json-unsupported');
  await ask(nextGame()).expect(201);
  expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual(['json_object', undefined]);
  const [, last] = server.requests;
  expect(last?.body.messages[0]?.content).toContain('JSON Schema');
});

it('is covered by metrics: calls by outcome, and tokens', async () => {
  const { text } = await studio.api.get('/metrics').expect(200);
  expect(text).toMatch(/gamekit_model_call_seconds_count\{outcome="answered"\} [1-9]/);
  expect(text).toMatch(/gamekit_model_call_seconds_count\{outcome="timeout"\} [1-9]/);
  expect(text).toMatch(/gamekit_model_tokens_total\{kind="prompt"\} [1-9]/);
});

it('never has the key or its own words in a log', () => {
  expect(logged.join('\n')).toContain('game_analysis');
  expect(logged.join('\n')).not.toMatch(/sk-test|Upstream words/);
});

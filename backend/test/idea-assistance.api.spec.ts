import { readEvents, type StreamEvent } from './support/events.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { type ModelServer, type ModelServerMode, startModelServer } from './support/model-server.js';
import { listActivity, join, type TestPerson } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

interface Item {
  id: string;
  content: string;
}
interface IdeaView {
  id: string;
  name: string;
  coreMechanics: Item[];
  metaElements: Item[];
  sources: object[];
  origins: { itemId: string; rule: string; source: number | null; from: string | null }[];
  choices: object[];
  engine: string | null;
  hook: string | null;
  version: number;
}

const GAME = 'com.example.garden';
const TIDE = { name: 'Tide pools', mechanics: ['Merge shells', 'Dig'], metaElements: ['Album'] };
const GARDEN = {
  name: 'Garden',
  mechanics: ['Match-3'],
  metaElements: ['Decorate a garden'],
  type: 'game',
  sourceId: GAME,
};
const THREE = {
  suggestions: ['Merge shells in pairs', 'Merge shells by tide', 'Trade shells'],
  basis: ['Merge shells'],
};
/** How a model fails, and what the person is answered. One of each kind: every other answer of a server is tried in model.api.spec.ts. */
const BAD_MODES: [ModelServerMode, number, string][] = [
  ['hang', 504, 'model_timeout'],
  ['429', 503, 'model_busy'],
  ['500', 502, 'model_failed'],
  ['no-json', 502, 'model_invalid'],
  ['truncated', 502, 'model_invalid'],
  ['wrong-schema', 502, 'model_invalid'],
  ['cut', 502, 'model_network'],
  ['refusal', 502, 'model_refused'],
  ['huge', 502, 'model_too_large'],
];

describe('brainstorm and assist', () => {
  let server: ModelServer;
  let studio: TestApp;
  /** The same, with little patience for a model; only tests of that use it, as this machine may be busy. */
  let hurried: TestApp;
  let bea: TestPerson;
  let token: string;
  let idea: IdeaView;

  beforeAll(async () => {
    server = await startModelServer();
    studio = await openTestApp({
      env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'sk-test-of-nobody-123' },
      workers: true,
    });
    hurried = await openTestApp({
      env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'sk-test-of-nobody-123', AI_TIMEOUT_MS: '1000' },
      databaseUrl: studio.databaseUrl,
    });
    bea = await join(studio, 'bea@studio.example', { admin: true });
    token = await studio.getToken(ADMIN.email, ADMIN.password);
    await importFile(studio.admin, 'rankings', chartCsv(chart([GAME])));
    idea = await note('Tide pools');
  });
  afterAll(async () => {
    await hurried.close();
    await studio.close();
    await server.close();
  });
  beforeEach(() => {
    server.setMode('ok');
    server.reply = undefined;
    server.requests.length = 0;
  });

  const note = async (name: string, api = studio.admin): Promise<IdeaView> => {
    const items = { coreMechanics: [{ content: 'Merge shells' }], metaElements: [{ content: 'Album' }] };
    return (
      await api
        .post('/api/ideas')
        .send({ name, ...items })
        .expect(201)
    ).body as IdeaView;
  };
  const ideaCount = async () =>
    (await studio.source.query<{ n: number }[]>('select count(*)::int as n from game_ideas'))[0]!.n;

  it('stores what a model creates from the inputs, with verified origins only', async () => {
    const item = (content: string, rest: object) => ({ content, why: 'It fits.', ...rest });
    server.reply = () => ({
      id: bea.id,
      createdBy: bea.id,
      name: 'Shell garden',
      pitch: 'A garden under water.',
      coreMechanics: [
        item('Merge shells', { rule: 'keep', input: 1, from: 'merge  shells' }),
        item('Match-3 with currents', { rule: 'twist', input: 2, from: 'Match-3' }),
        item('Match-3 with currents', { rule: 'keep', input: 2, from: 'Match-3' }),
        item('Fishing', { rule: 'keep', input: 1, from: 'Fishing' }),
        item(' ', { rule: 'keep', input: 1, from: 'Dig' }),
      ],
      metaElements: [item('Guild reefs', { rule: 'complement', input: null, from: null })],
    });
    const inputs = [{ ...TIDE, type: 'idea', sourceId: idea.id }, GARDEN];
    const answer = await studio.admin.post('/api/ideas/brainstorm').send({ inputs, attempt: 3 }).expect(201);
    const made = answer.body as IdeaView;
    expect(made).toMatchObject({
      name: 'Shell garden',
      hook: 'A garden under water.',
      engine: 'openai',
      version: 1,
      sources: [
        { type: 'idea', sourceId: idea.id, name: 'Tide pools' },
        { type: 'game', sourceId: GAME, name: 'Garden' },
      ],
    });
    expect(made.coreMechanics.map(({ content }) => content)).toEqual([
      'Merge shells',
      'Match-3 with currents',
      'Fishing',
    ]);
    expect(made.origins.map(({ rule, source, from }) => [rule, source, from])).toEqual([
      ['keep', 0, 'Merge shells'],
      ['twist', 1, 'Match-3'],
      ['complement', null, null],
      ['complement', null, null],
    ]);
    expect(made.origins.map(({ itemId }) => itemId)).toEqual(
      [...made.coreMechanics, ...made.metaElements].map(({ id }) => id),
    );
    expect(made.choices).toHaveLength(4);
    expect((await studio.admin.get(`/api/ideas/${made.id}`).expect(200)).body).toEqual(made);
    await bea.api.get(`/api/ideas/${made.id}`).expect(404);
    expect(JSON.stringify(server.requests[0]!.body.messages)).toContain('has 3 ideas from these inputs');
    const [line] = await listActivity(studio, 'idea.brainstormed');
    expect(line).toMatchObject({
      subject: made.id,
      text: `${ADMIN.email} brainstormed a new idea from 2 inputs`,
    });
    const [first] = made.coreMechanics;
    const fewer = await studio.admin
      .put(`/api/ideas/${made.id}`)
      .send({ coreMechanics: [first], version: 1 })
      .expect(200);
    expect((fewer.body as IdeaView).origins).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['inputs', {}],
    ['inputs', { inputs: [] }],
    ['inputs', { inputs: 'Garden' }],
    ['inputs', { inputs: [TIDE, TIDE, TIDE, TIDE] }],
    ['inputs', { inputs: [{ name: 'Nothing', mechanics: [], metaElements: [] }] }],
    ['inputs.0.name', { inputs: [{ ...TIDE, name: ' ' }] }],
    ['inputs.0.mechanics', { inputs: [{ ...TIDE, mechanics: 'Dig' }] }],
    ['inputs.0.mechanics', { inputs: [{ ...TIDE, mechanics: [{}] }] }],
    ['inputs.0.mechanics', { inputs: [{ ...TIDE, mechanics: ['x'.repeat(1_001)] }] }],
    ['inputs.0.mechanics', { inputs: [{ ...TIDE, mechanics: Array.from({ length: 61 }, () => 'x') }] }],
    ['inputs.0.type', { inputs: [{ ...TIDE, type: 'film' }] }],
    ['inputs.0.type', { inputs: [{ ...TIDE, sourceId: GAME }] }],
    ['inputs.0.sourceId', { inputs: [{ ...GARDEN, type: 'idea' }] }],
    ['inputs.1.sourceId', { inputs: [GARDEN, { ...GARDEN, name: 'Again' }] }],
    ['engine', { inputs: [TIDE], engine: 'gpt' }],
    ['attempt', { inputs: [TIDE], attempt: -1 }],
  ])('is refused for a wrong %s', async (field, body) => {
    const before = await ideaCount();
    const answer = await studio.admin.post('/api/ideas/brainstorm').send(body).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    expect(server.requests).toEqual([]);
    expect(await ideaCount()).toBe(before);
  });

  it('accepts no unknown source and none of another person', async () => {
    const hers = await note('Hers', bea.api);
    for (const source of [
      { type: 'idea', sourceId: hers.id },
      { type: 'idea', sourceId: '4f9a1c5e-1111-4000-8000-00000000abcd' },
      { type: 'game', sourceId: 'com.example.unknown' },
    ]) {
      await studio.admin
        .post('/api/ideas/brainstorm')
        .send({ inputs: [{ ...TIDE, ...source }] })
        .expect(404);
    }
    expect(server.requests).toEqual([]);
  });

  const assistBody = () => ({
    question: 'Make it shorter',
    elementType: 'coreMechanics',
    elementId: idea.coreMechanics[0]!.id,
  });
  const assistPath = () => `/api/ideas/${idea.id}/assist`;
  const streamAssist = async (): Promise<StreamEvent[]> => {
    const response = await fetch(`${studio.url}${assistPath()}`, {
      method: 'POST',
      body: JSON.stringify(assistBody()),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
    });
    const events: StreamEvent[] = [];
    for await (const event of readEvents(response)) events.push(event);
    return events;
  };

  it('suggests three texts for one item and leaves the idea as it is', async () => {
    server.reply = () => THREE;
    const answer = await studio.admin.post(assistPath()).send(assistBody()).expect(201);
    expect(answer.body).toEqual({
      suggestion: 'Merge shells in pairs',
      alternatives: ['Merge shells by tide', 'Trade shells'],
      basis: ['Merge shells'],
      engine: 'openai',
    });
    const events = await streamAssist();
    expect(events.map(({ type }) => type)).toEqual(['token', 'done']);
    expect(events[0]!.data).toEqual({ text: 'Merge shells in pairs' });
    expect(events[1]!.data).toEqual(answer.body);
    expect((await studio.admin.get(`/api/ideas/${idea.id}`).expect(200)).body).toEqual(idea);
  });

  it.each<[number, string, () => object]>([
    [400, 'question', () => ({ question: ' ' })],
    [400, 'question', () => ({ question: 'x'.repeat(1_001) })],
    [400, 'elementType', () => ({ elementType: 'name' })],
    [400, 'elementId', () => ({ elementId: 7 })],
    [404, '', () => ({ elementId: 'nothing' })],
    [404, '', () => ({ elementType: 'metaElements' })],
  ])('answers %i to an assist with a wrong %s', async (status, field, change) => {
    const answer = await studio.admin.post(assistPath()).send({ ...assistBody(), ...change() });
    expect(answer.status).toBe(status);
    if (field) expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    await bea.api.post(assistPath()).send(assistBody()).expect(404);
    expect(server.requests).toEqual([]);
  });

  it.each(BAD_MODES)(
    'fails with our message and stores nothing when the model is %s',
    async (mode, status, code) => {
      const before = await ideaCount();
      server.setMode(mode);
      const { admin } = mode === 'hang' ? hurried : studio;
      const [brainstorm, assist, variants] = await Promise.all([
        admin.post('/api/ideas/brainstorm').send({ inputs: [TIDE] }),
        admin.post(assistPath()).send(assistBody()),
        admin.post('/api/ideas/variants').send({ inputs: [TIDE] }),
      ]);
      const told = [brainstorm, assist, variants].map((answer) => [
        answer.status,
        (answer.body as { code: string }).code,
      ]);
      expect(told).toEqual(Array.from({ length: 3 }, () => [status, code]));
      expect((variants.body as { detail: string }).detail).toMatch(/^Failed to generate ideas: /);
      expect((brainstorm.body as { detail: string }).detail).toMatch(/^Failed to generate idea: /);
      expect((assist.body as { detail: string }).detail).toMatch(/^Failed to get AI assistance: /);
      expect(JSON.stringify([brainstorm.body, assist.body])).not.toMatch(
        /Upstream words|sk-test|127\.0\.0\.1/,
      );
      expect(await ideaCount()).toBe(before);
    },
  );

  it.each<ModelServerMode>(['fenced', 'schema-unsupported', 'json-unsupported', 'new-tokens'])(
    'copes with a model that is %s',
    async (mode) => {
      server.setMode(mode);
      await studio.admin
        .post('/api/ideas/brainstorm')
        .send({ inputs: [TIDE] })
        .expect(201);
      await studio.admin.post(assistPath()).send(assistBody()).expect(201);
      await studio.admin
        .post('/api/ideas/variants')
        .send({ inputs: [TIDE] })
        .expect(200);
    },
  );

  it('runs a brainstorm with an Idempotency-Key once', async () => {
    const before = await ideaCount();
    const call = () =>
      studio.admin
        .post('/api/ideas/brainstorm')
        .set('idempotency-key', 'storm-1')
        .send({ inputs: [TIDE] });
    const first = await call().expect(201);
    const asked = server.requests.length;
    expect((await call().expect(201)).body).toEqual(first.body);
    expect(await ideaCount()).toBe(before + 1);
    expect(server.requests).toHaveLength(asked);
  });
});

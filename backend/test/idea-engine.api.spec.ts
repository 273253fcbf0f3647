import { analyze, importGames, problem, PUZZLE } from './support/analyses.js';
import { formatDay } from '../src/common/time/clock.js';
import { readEvents, type StreamEvent } from './support/events.js';
import { importFile } from './support/jobs.js';
import { type ModelServer, startModelServer } from './support/model-server.js';
import { join } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

interface Item {
  id: string;
  content: string;
}
interface IdeaView {
  id: string;
  name: string;
  coreMechanics: Item[];
  metaElements: Item[];
  origins: { itemId: string; rule: string; source: number | null }[];
  choices: { item: string; from: string; why: string }[];
  hook: string | null;
  version: number;
}
interface VariantsView {
  variants: {
    id: string;
    axis: string;
    name: string;
    pitch: string;
    setting: string;
    why: string;
    monetization: string;
    coreLoop: { session: string };
    coreMechanics: { content: string; source: number | null }[];
    metaElements: { content: string; source: number | null }[];
    kept: { items: string[] }[];
  }[];
  notes: string[];
  clashes: object[];
}
interface Answer {
  message: { id: string; content: string; engine: string };
  updatedIdea?: IdeaView;
}

const GARDEN = { name: 'Garden', mechanics: ['Match-3'], metaElements: ['Decoration', 'Lives'] };
const TIDE = { name: 'Tide pools', mechanics: ['Merge', 'Idle income'], metaElements: ['Collection album'] };

describe('ideas without any key', () => {
  let studio: TestApp;

  beforeAll(async () => {
    studio = await openTestApp({ workers: true });
  });
  afterAll(() => studio.close());

  const storm = async (body: object): Promise<IdeaView> =>
    (await studio.admin.post('/api/ideas/brainstorm').send(body).expect(201)).body as IdeaView;

  it('are brainstormed by the built-in engine, each item with its origin, each attempt another', async () => {
    const first = await storm({ inputs: [GARDEN, TIDE] });
    expect(first).toMatchObject({ engine: 'built-in', version: 1 });
    expect(first.hook).toBeTruthy();
    expect(first.coreMechanics.length).toBeGreaterThanOrEqual(2);
    expect(first.metaElements.length).toBeGreaterThanOrEqual(2);
    const items = [...first.coreMechanics, ...first.metaElements];
    expect(first.origins.map(({ itemId }) => itemId)).toEqual(items.map(({ id }) => id));
    expect(first.choices.length).toBeGreaterThanOrEqual(items.length);
    for (const { why, from } of first.choices)
      expect([why.length > 5, from.length > 0]).toEqual([true, true]);
    const text = ({ coreMechanics, metaElements }: IdeaView) =>
      [...coreMechanics, ...metaElements].map(({ content }) => content).join('|');
    expect(text(await storm({ inputs: [GARDEN, TIDE] }))).toBe(text(first));
    expect(text(await storm({ inputs: [GARDEN, TIDE], attempt: 1 }))).not.toBe(text(first));
    await storm({ inputs: [{ name: 'Anything', mechanics: ['Qwrtz'], metaElements: [] }] });
  });

  it('say that a field has no suggestion instead of suggesting nothing', async () => {
    const coreMechanics = [{ content: 'Block packing' }, { content: 'A night porter stacks sleepy cats.' }];
    const idea = (await studio.admin.post('/api/ideas').send({ name: 'Cats', coreMechanics }).expect(201))
      .body as IdeaView;
    const ask = (elementId: string) =>
      studio.admin
        .post(`/api/ideas/${idea.id}/assist`)
        .send({ question: 'Suggest a text', elementType: 'concept', elementId });
    expect(problem(await ask('fantasy').expect(400)).detail).toMatch(/nothing in the idea says/);
    expect((await ask('audience').expect(201)).body).toMatchObject({
      suggestion: expect.stringMatching(/./),
    });
  });

  it('use the analysis of a game without chosen items, and its store text where nothing is certain', async () => {
    const game = (name: string, description?: string) => ({
      ...{ bundleId: `com.plain.${name}`, platform: 'android', title: `Plain ${name}`, developer: 'Nord' },
      ...(description ? { description } : {}),
    });
    await importGames(studio, [
      game('mole', 'Moles!\nDig tunnels under the city and keep your moles out of the sewers.'),
      game('swap', 'A match-3 puzzle game: swap and match candies in 900 levels.'),
      game('mute'),
    ]);
    await analyze(studio.admin, 'com.plain.swap');
    const input = (name: string) => ({
      ...{ name: `Plain ${name}`, mechanics: [], metaElements: [] },
      ...{ type: 'game', sourceId: `com.plain.${name}` },
    });
    const made = await storm({ inputs: [input('mole'), input('swap')] });
    const contents = made.coreMechanics.map(({ content }) => content);
    expect(contents).toContain('Dig tunnels under the city and keep your moles out of the sewers');
    expect(contents.some((content) => content.startsWith('Match-3 swap'))).toBe(true);
    expect(made.hook).toMatch(/Plain (?:swap|mole)\b.*Plain (?:swap|mole)\b.* dig tunnels under the city/);
    const none = await studio.admin.post('/api/ideas/brainstorm').send({ inputs: [input('mute')] });
    expect([none.status, problem(none).errors]).toEqual([
      400,
      { inputs: expect.stringContaining('add your own') as unknown },
    ]);
  });

  it('take nothing from a game that an analyst rejected', async () => {
    await importGames(studio, [
      {
        bundleId: 'com.plain.row',
        platform: 'android',
        title: 'Plain row',
        developer: 'Nord',
        description: PUZZLE,
      },
    ]);
    const { id } = await analyze(studio.admin, 'com.plain.row');
    await studio.admin
      .put(`/api/analyses/${id}/feedback`)
      .send({ kind: 'mechanics', itemId: 'match3-swap', verdict: 'rejected' })
      .expect(200);
    const idea = await studio.admin
      .post('/api/ideas')
      .send({
        ...{ name: 'Rows', sources: [{ type: 'game', sourceId: 'com.plain.row', name: 'Plain row' }] },
        coreMechanics: [{ content: 'Item merging' }],
      })
      .expect(201);
    const said = await studio.admin
      .post(`/api/ideas/${(idea.body as IdeaView).id}/messages`)
      .send({ message: 'Does Plain row have match-3?' });
    expect((said.body as Answer).message.content).toMatch(/doesn’t find match-3 swap in Plain row/);
  });

  it('come five at a time, different along named axes, unsaved, others with `more`, parts of two combined', async () => {
    const count = async () => studio.source.query('select count(*) from game_ideas');
    const before = await count();
    const ask = async (body: object): Promise<VariantsView> =>
      (await studio.admin.post('/api/ideas/variants').send(body).expect(200)).body as VariantsView;
    const inputs = [{ ...GARDEN, drop: ['Lives'] }, TIDE];
    const { variants, notes, clashes } = await ask({ inputs });
    expect(variants.map(({ axis }) => axis)).toEqual([
      ...['setting', 'audience', 'coreTwist', 'progression', 'business'],
    ]);
    for (const { pitch, why, monetization, coreLoop, coreMechanics, kept } of variants) {
      expect([pitch.length > 20, why.length > 20, monetization.length > 20]).toEqual([true, true, true]);
      expect(coreLoop.session).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(coreMechanics.map(({ source }) => source).sort()).toEqual([0, 1]);
      expect(kept.flatMap(({ items }) => items)).not.toContain('Lives');
    }
    expect([notes, clashes]).toEqual([[], []]);
    expect(await ask({ inputs })).toEqual(await ask({ inputs, more: 0 }));
    const more = await ask({ inputs, more: 1, count: 2 });
    expect(more.variants).toHaveLength(2);
    expect(variants.map(({ pitch }) => pitch)).not.toContain(more.variants[0]!.pitch);
    const [one, two] = [variants[0]!.id, more.variants[1]!.id];
    const combine = { setting: one, choice: two, pressure: one, reward: two };
    const [mixed] = (await ask({ inputs, combine })).variants;
    expect(mixed).toMatchObject({ axis: 'combined', setting: variants[0]!.setting });
    const offline = await ask({
      inputs: [{ name: 'Raids', mechanics: ['Spin, attack and build'], metaElements: [] }],
      constraint: 'offline',
    });
    expect(offline.clashes[0]).toMatchObject({ one: 'offline', other: 'Spin, attack and build' });
    for (const [field, body] of [
      ['inputs', { inputs: [] }],
      ['constraint', { inputs, constraint: 'x'.repeat(301) }],
      ['count', { inputs, count: 6 }],
      ['more', { inputs, more: -1 }],
      ['combine.setting', { inputs, combine: { ...combine, setting: 'x' } }],
      ['inputs.0.pin', { inputs: [{ ...TIDE, pin: 'Merge' }] }],
    ] as const) {
      const answer = await studio.admin.post('/api/ideas/variants').send(body).expect(400);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    }
    expect(await count()).toEqual(before);
    const chosen = mixed!;
    const sources = inputs.map(({ name }) => ({ name }));
    const stored = (
      await studio.admin
        .post('/api/ideas')
        .send({ ...chosen, sources })
        .expect(201)
    ).body as IdeaView & { pitch: string; sources: object[]; hook: string };
    expect(stored).toMatchObject({ name: chosen.name, pitch: chosen.pitch, hook: chosen.pitch });
    expect(stored.sources).toEqual(sources.map(({ name }) => ({ type: null, sourceId: null, name })));
    expect(stored.origins.map(({ itemId, source }) => [itemId, source])).toEqual(
      [...chosen.coreMechanics, ...chosen.metaElements].map(({ source }, at) => [
        [...stored.coreMechanics, ...stored.metaElements][at]!.id,
        source,
      ]),
    );
    expect(stored.choices[0]).toMatchObject({ why: chosen.why });
    const { name, setting } = variants[0]!;
    const saved = await studio.admin
      .post('/api/ideas')
      .send({ ...variants[0], id: undefined })
      .expect(201);
    expect(saved.body).toMatchObject({ name, setting, version: 1 });
  });

  it('are read in the charts in four parts without a total, and say so when these tell nothing', async () => {
    const idea = await storm({ inputs: [GARDEN] });
    const signal = await studio.admin.get(`/api/ideas/${idea.id}/signal`).expect(200);
    expect(signal.body).toMatchObject({
      notEnough: expect.stringMatching(/analyzed|captured/) as string,
      shares: { n: 0 },
      crowding: { n: 0 },
      newcomers: { n: null, sharing: null },
      nearest: { n: 0, games: [] },
    });
    expect(signal.body).not.toHaveProperty('score');
    await studio.admin.get(`/api/ideas/${idea.id}/signal?country=atlantis`).expect(400);
  });

  it('are talked about: tokens make up the answer, a change is a proposal', async () => {
    const idea = await storm({ inputs: [GARDEN] });
    const path = `/api/ideas/${idea.id}/messages`;
    const token = await studio.getToken(ADMIN.email, ADMIN.password);
    const response = await fetch(`${studio.url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ message: 'What are the risks?' }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events: StreamEvent[] = [];
    for await (const event of readEvents(response)) events.push(event);
    const done = events.at(-1)!.data as Answer;
    const shown = events.slice(0, -1).map(({ data }) => (data as { text: string }).text);
    expect(shown.join('').trim()).toBe(done.message.content.trim());
    expect(done.message.engine).toBe('built-in');
    const asked = await studio.admin.post(path).send({ message: 'Add "Daily rewards"' }).expect(201);
    const { updatedIdea } = asked.body as Answer;
    expect(JSON.stringify(updatedIdea)).toMatch(/daily/i);
    expect((await studio.admin.get(`/api/ideas/${idea.id}`).expect(200)).body).toEqual(idea);
    const applied = await studio.admin.put(`/api/ideas/${idea.id}`).send(updatedIdea!).expect(200);
    expect((applied.body as IdeaView).version).toBe(2);
  });

  it('get suggestions for their items', async () => {
    const idea = await storm({ inputs: [TIDE] });
    const [item] = idea.coreMechanics;
    const body = { question: 'For shorter sessions', elementType: 'coreMechanics', elementId: item!.id };
    const answer = await studio.admin.post(`/api/ideas/${idea.id}/assist`).send(body).expect(201);
    expect(answer.body).toMatchObject({ engine: 'built-in', basis: expect.any(Array) as object });
    const { suggestion } = answer.body as { suggestion: string };
    expect(suggestion).not.toBe(item!.content);
    expect(suggestion.length).toBeGreaterThan(10);
  });

  it('make one page, as JSON and as Markdown with escaped names', async () => {
    const name = '# [Tide](javascript:alert(1)) <img src=x onerror=alert(1)>';
    const idea = await storm({ inputs: [{ ...TIDE, name: 'Shells' }, GARDEN] });
    const path = `/api/ideas/${idea.id}`;
    await studio.admin.put(path).send({ name, version: 1 }).expect(200);
    const brief = (await studio.admin.get(`${path}/brief`).expect(200)).body as Record<string, unknown[]>;
    expect(brief).toMatchObject({ name, hook: expect.any(String) as string });
    expect(brief.mechanics).toHaveLength(idea.coreMechanics.length);
    expect(brief.meta).toHaveLength(idea.metaElements.length);
    expect(brief.risks!.length).toBeGreaterThan(0);
    const page = await studio.admin.get(`${path}/brief`).set('accept', 'text/markdown').expect(200);
    expect(page.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(page.text).toContain('Tide');
    expect(page.text).not.toMatch(/<img|\]\(javascript/);
    const bea = await join(studio, 'bea@studio.example', { admin: true });
    await bea.api.get(`${path}/brief`).expect(404);
  });

  it('are compared with the charts, and say so when these contain nothing', async () => {
    const idea = await storm({ inputs: [GARDEN] });
    const path = `/api/ideas/${idea.id}`;
    const nearest = await studio.admin.get(`${path}/nearest`).expect(200);
    expect(nearest.body).toMatchObject({
      games: [],
      notEnough: expect.stringMatching(/analyzed|captured/) as string,
    });
    const score = await studio.admin.get(`${path}/score`).expect(200);
    expect(score.body).toMatchObject({
      score: null,
      notEnough: expect.stringContaining('needed') as string,
    });
    expect((score.body as { parts: object[] }).parts).toHaveLength(4);
    const cleo = await join(studio, 'cleo@studio.example', { admin: true });
    await cleo.api.get(`${path}/nearest`).expect(404);
    await cleo.api.get(`${path}/score`).expect(404);
  });

  it('say that no external model is connected when one is requested', async () => {
    const before = await studio.source.query('select count(*) from game_ideas');
    const answer = await studio.admin
      .post('/api/ideas/brainstorm')
      .send({ inputs: [TIDE], engine: 'openai' });
    expect([answer.status, answer.headers['retry-after'] !== undefined]).toEqual([503, true]);
    expect(answer.body).toMatchObject({
      code: 'model_off',
      detail: 'Failed to generate idea: No model is set up.',
    });
    expect(await studio.source.query('select count(*) from game_ideas')).toEqual(before);
  });

  it('are compared with the charts that screens open at', async () => {
    const { id } = await storm({ inputs: [GARDEN] });
    const row = `${formatDay(new Date())},android,fj,downloads,puzzle,1,com.reef,Reef\n`;
    await importFile(
      studio.admin,
      'rankings',
      `date,platform,country,type,category,rank,bundle_id,title\n${row}${row.replace('puzzle', 'all')}`,
    );
    await waitUntil('the import is the start of screens', async () => {
      const { body } = await studio.admin.get(`/api/ideas/${id}/signal`).expect(200);
      return (body as { scope: string }).scope.startsWith('Fiji, Android');
    });
  });
});

describe('the limits of answers', () => {
  let server: ModelServer;
  let studio: TestApp;

  beforeAll(async () => {
    server = await startModelServer();
    studio = await openTestApp({
      env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'sk-test', RATE_LIMIT: 'on' },
    });
  });
  afterAll(async () => {
    await studio.close();
    await server.close();
  });

  it('stop calls of a model and, later, of the built-in engine with 429 and a retry time', async () => {
    const idea = (await studio.admin.post('/api/ideas').send({ name: 'Idea' }).expect(201)).body as IdeaView;
    const send = async (engine: string) => {
      const answer = await studio.admin
        .post(`/api/ideas/${idea.id}/messages`)
        .send({ message: 'Risks?', engine });
      const { code } = answer.body as { code?: string };
      return { status: answer.status, code, wait: Number(answer.headers['retry-after']) };
    };
    const sendMany = async (count: number, engine: string) => {
      for (let sent = 0; sent < count; sent += 1) expect((await send(engine)).status).toBe(201);
    };
    await sendMany(20, 'openai');
    const quota = await send('openai');
    expect(quota).toMatchObject({ status: 429, code: 'model_quota' });
    expect(quota.wait).toBeGreaterThan(0);
    expect(server.requests).toHaveLength(20);
    await sendMany(39, 'built-in');
    const volume = await send('built-in');
    expect(volume).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(volume.wait).toBeGreaterThan(0);
    const rows = await studio.source.query<{ n: number }[]>('select count(*)::int as n from idea_chats');
    expect(rows[0]!.n).toBe(2 * 59);
  });
});

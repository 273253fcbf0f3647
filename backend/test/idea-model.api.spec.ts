import { type ModelServer, startModelServer } from './support/model-server.js';
import { openTestApp, type TestApp } from './support/test-app.js';

interface Item {
  id: string;
  content: string;
}
interface IdeaView {
  id: string;
  coreMechanics: Item[];
}

const TIDE = { name: 'Tide pools', mechanics: ['Merge shells', 'Dig'], metaElements: ['Album'] };
const THREE = {
  suggestions: ['Merge shells in pairs', 'Merge shells by tide', 'Trade shells'],
  basis: ['Merge shells'],
};

describe('a connected model', () => {
  let server: ModelServer;
  let studio: TestApp;
  let idea: IdeaView;

  beforeAll(async () => {
    server = await startModelServer();
    studio = await openTestApp({
      env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'sk-test-of-nobody-123' },
    });
    const items = { coreMechanics: [{ content: 'Merge shells' }], metaElements: [{ content: 'Album' }] };
    const made = await studio.admin.post('/api/ideas').send({ name: 'Tide pools', ...items });
    idea = made.body as IdeaView;
  });
  afterAll(async () => {
    await studio.close();
    await server.close();
  });
  beforeEach(() => {
    server.setMode('ok');
    server.reply = undefined;
    server.requests.length = 0;
  });

  const assistBody = () => ({
    question: 'Make it shorter',
    elementType: 'coreMechanics',
    elementId: idea.coreMechanics[0]!.id,
  });
  const assistPath = () => `/api/ideas/${idea.id}/assist`;

  const variantReply = (axis: string, change: object = {}) => ({
    ...{
      axis,
      name: `Name of ${axis}`,
      pitch: `Dig by the ${axis}: each shell you merge buys a minute of ebb.`,
    },
    ...{ choice: 'what to bury', pressure: 'the flood presses', reward: 'a full album pays' },
    ...{
      fantasy: 'A mudlark',
      setting: 'A tidal flat. It shows a wreck at ebb.',
      audience: 'Anglers at dusk',
    },
    ...{ moment: 'Dig.', session: 'One ebb.', weeks: 'The wreck.', monetization: 'Buckets.' },
    ...{ artDirection: 'Wet sand', risk: 'Waiting.', firstTest: 'Go on if 4 of 6 testers dig again.' },
    coreMechanics: [
      { content: 'Merge shells: pairs grow', rule: 'keep', input: 1, from: 'Merge shells' },
      { content: 'Ebb clock', rule: 'complement', input: null, from: null },
    ],
    metaElements: [{ content: 'Album of the wreck', rule: 'twist', input: 1, from: 'Album' }],
    ...change,
  });
  const AXES = ['setting', 'audience', 'coreTwist', 'progression', 'business'];
  const fiveVariants = (change: object = {}) => ({
    variants: AXES.map((axis) => variantReply(axis, change)),
  });
  interface VariantsView {
    engine: string;
    notes: string[];
    variants: {
      id: string;
      axis: string;
      pitch: string;
      audience: string;
      risk: string;
      firstTest: string;
      why: string;
      kept: object[];
      coreMechanics: object[];
    }[];
  }
  const askVariants = async (body: object = {}) =>
    (
      await studio.admin
        .post('/api/ideas/variants')
        .send({ inputs: [TIDE], ...body })
        .expect(200)
    ).body as VariantsView;

  it('makes five variants, each with true origins, that can be saved and joined', async () => {
    server.reply = () => fiveVariants();
    const { engine, variants, notes } = await askVariants({ constraint: 'cozy, like Miyamoto would' });
    expect([engine, server.requests.length]).toEqual(['openai', 1]);
    // What a model reads itself is not told to be unread.
    expect(notes.join(' ')).not.toContain('can’t be checked');
    expect(variants.map(({ id, axis }) => [id, axis])).toEqual(AXES.map((axis, at) => [`0-${at}`, axis]));
    expect(variants[0]).toMatchObject({
      why: 'You decide what to bury; the flood presses, and a full album pays.',
      kept: [{ source: 0, name: 'Tide pools', items: ['Merge shells', 'Album'] }],
      coreMechanics: [
        { content: 'Merge shells: pairs grow', rule: 'keep', source: 0, from: 'Merge shells' },
        { content: 'Ebb clock', rule: 'complement', source: null, from: null },
      ],
    });
    const sent = JSON.stringify(server.requests[0]!.body.messages);
    for (const part of ['Merge shells', 'like Miyamoto would', 'craft_notes', 'coreTwist']) {
      expect(sent).toContain(part);
    }
    const stored = await studio.admin
      .post('/api/ideas')
      .send({ ...variants[0], id: undefined, engine, sources: [{ name: TIDE.name }] })
      .expect(201);
    const { pitch, firstTest } = variants[0]!;
    expect(stored.body).toMatchObject({ pitch, firstTest, engine: 'openai' });
    const named = await studio.admin.post('/api/ideas').send({ name: 'Bay', engine: 'gpt' }).expect(400);
    expect(named.body).toMatchObject({ errors: { engine: 'must be one of built-in, openai' } });
    const parts = { setting: 'A tidal flat', choice: 'what to bury', pressure: 'frost', reward: 'a ship' };
    const joined = await askVariants({ compose: parts });
    expect(joined.variants.map(({ axis }) => axis)).toEqual(['combined']);
    // Two that are saved apart: the screen tells variants by id.
    expect(joined.variants[0]!.id).toMatch(/^combined-/);
    expect(JSON.stringify(server.requests.at(-1)!.body.messages)).toContain('frost');
    await studio.admin
      .post('/api/ideas/variants')
      .send({ inputs: [TIDE], compose: parts, engine: 'built-in' })
      .expect(400);
  });

  it('is asked for one variant where one is wanted, and takes back only the repaired part', async () => {
    const { axis: _axis, ...one } = variantReply('setting');
    server.reply = () => ({ variants: [{ ...one, choice: 'bury it or carry it' }] });
    const single = await askVariants({ count: 1 });
    expect(single.variants.map(({ id, axis }) => [id, axis])).toEqual([['0-0', 'setting']]);
    expect(single.notes.join(' ')).not.toContain('of 1');
    expect(single.variants[0]!.why).toMatch(/^The choice: bury it or carry it; /);
    expect(server.requests).toHaveLength(1);
    const answers: unknown[] = [
      { variants: fiveVariants().variants.map((made, at) => (at === 3 ? { ...made, risk: null } : made)) },
      { variants: [variantReply('progression')] },
    ];
    server.reply = () => answers.shift();
    const five = await askVariants();
    const repair = server.requests.at(-1)!.body.messages.at(-1)!.content;
    expect(repair).toContain('Variant progression: nothing is written in risk.');
    expect(five.variants.map(({ axis, risk }) => [axis, risk])).toEqual(
      AXES.map((axis) => [axis, 'Waiting.']),
    );
  });

  it('retries once, naming the fault: shape, axis, source or missing words of the designer', async () => {
    const own = { ...TIDE, name: 'Mine', mechanics: ['Draw one line of light'], metaElements: [] };
    const kept = {
      content: 'Draw one line of light',
      rule: 'keep',
      input: 2,
      from: 'Draw one line of light',
    };
    const { coreMechanics } = variantReply('setting');
    const answers: unknown[] = [
      { variants: [{ ...variantReply('setting'), pitch: 7, axis: 'place' }] },
      { variants: [variantReply('setting')] },
      fiveVariants({ coreMechanics: [...coreMechanics, kept] }),
    ];
    server.reply = () => answers.shift();
    const shape = await studio.admin.post('/api/ideas/variants').send({ inputs: [TIDE, own] });
    const [, again] = server.requests;
    const repair = again!.body.messages.at(-1)!.content;
    expect(repair).toMatch(/\$\.variants\[0\]\.pitch is no text/);
    expect(repair).toMatch(/\$\.variants\[0\]\.axis is none of setting/);
    expect(again!.body.messages.at(-2)).toMatchObject({ role: 'assistant' });
    // The second answer is used as far as it can be, and what it lacks is said.
    expect((shape.body as VariantsView).notes.join(' ')).toMatch(
      /gave 1 of 5 variants.*names no item of Mine/,
    );
    server.requests.length = 0;
    answers.unshift({ variants: [variantReply('setting')] });
    const { variants, notes } = await askVariants({ inputs: [TIDE, own] });
    const faults = server.requests[1]!.body.messages.at(-1)!.content;
    expect(faults).toContain('no variant for the axis audience');
    expect(faults).toContain('no item comes from “Mine”');
    expect(faults).toContain('“Draw one line of light” must stand word for word');
    expect([variants.length, notes.filter((note) => note.includes('names no item'))]).toEqual([5, []]);
  });

  it('removes figures that were not sent from variants, ideas and suggestions', async () => {
    const claim = 'Half of all players quit here. Anglers at dusk. It earned $4 million.';
    const invented = { audience: claim, risk: '62% of puzzle games fail.' };
    server.reply = () => fiveVariants(invented);
    const { variants } = await askVariants();
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]!.body.messages.at(-1)!.content).toContain('“62%” is not among the figures');
    expect(variants[0]).toMatchObject({
      audience: 'Anglers at dusk.',
      risk: '[figure removed: not in the data] of puzzle games fail.',
      firstTest: 'Go on if 4 of 6 testers dig again.',
    });
    const [first] = fiveVariants(invented).variants;
    const explain = (items: object[]) => items.map((item) => ({ ...item, why: 'It fits 9 of 40 games.' }));
    server.reply = () => ({
      ...first!,
      coreMechanics: explain(first!.coreMechanics),
      metaElements: explain(first!.metaElements),
    });
    const made = await studio.admin
      .post('/api/ideas/brainstorm')
      .send({ inputs: [TIDE] })
      .expect(201);
    expect(made.body).toMatchObject({ audience: 'Anglers at dusk.' });
    expect(JSON.stringify(made.body)).not.toMatch(/62%|9 of 40|4 million/);
    server.reply = () => ({ ...THREE, suggestions: ['Dig. 30% of users pay.', 'Sift sand', 'Follow gulls'] });
    const answer = await studio.admin.post(assistPath()).send(assistBody()).expect(201);
    expect((answer.body as { suggestion: string }).suggestion).toBe('Dig.');
  });

  it('suggests texts for a field of the concept, by the model and by the built-in engine', async () => {
    server.reply = () => ({ ...THREE, suggestions: ['People forget the tide.', 'Waiting.', 'Wet sand.'] });
    const ask = (body: object) =>
      studio.admin
        .post(assistPath())
        .send({ question: 'Suggest a text', elementType: 'concept', elementId: 'risk', ...body });
    expect((await ask({}).expect(201)).body).toMatchObject({
      suggestion: 'People forget the tide.',
      alternatives: ['Waiting.', 'Wet sand.'],
    });
    expect(JSON.stringify(server.requests[0]!.body.messages)).toContain('biggest risk');
    for (const elementId of ['pitch', 'risk', 'weeks', 'setting', 'firstTest']) {
      const { body } = await ask({ elementId, engine: 'built-in' }).expect(201);
      const { suggestion, alternatives } = body as { suggestion: string; alternatives: string[] };
      const texts = [suggestion, ...alternatives];
      expect([elementId, new Set(texts).size, texts.includes('')]).toEqual([elementId, 3, false]);
    }
    const wrong = await ask({ elementId: 'comparables' }).expect(400);
    expect(Object.keys((wrong.body as { errors: object }).errors)).toEqual(['elementId']);
    const empty = (await studio.admin.post('/api/ideas').send({ name: 'Blank' }).expect(201))
      .body as IdeaView;
    const refused = await studio.admin
      .post(`/api/ideas/${empty.id}/assist`)
      .send({ question: 'Suggest', elementType: 'concept', elementId: 'pitch' })
      .expect(400);
    expect(JSON.stringify(refused.body)).toContain('write one down first');
  });
});

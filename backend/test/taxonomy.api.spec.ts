import { AmericanNames1764458000000 } from '../src/database/migrations/1764458000000-american-names.js';
import type { Api } from './support/api.js';
import { analyze, listGames, importGames, importSweetGames, findItem, problem } from './support/analyses.js';
import { endedJob } from './support/jobs.js';
import { startModelServer } from './support/model-server.js';
import { listActivity, join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
let admin: Api;
let ben: TestPerson;

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  admin = studio.admin;
  ben = await join(studio, 'ben@studio.example', { role: 'analyst' });
  await importSweetGames(studio);
});
afterAll(() => studio.close());

interface Entry {
  id: string;
  games: number;
  confirmed: number;
  rejected: number;
  examples: string[];
  instead: { id: string; name: string } | null;
}

const findEntry = async (id: string): Promise<Entry | undefined> => {
  const { body } = await ben.api.get('/api/taxonomy').expect(200);
  return (body as Entry[]).find((entry) => entry.id === id);
};

const propose = (input: object, api = ben.api) => api.post('/api/taxonomy-proposals').send(input);
const decide = (id: string, status: string, api = admin) =>
  api.put(`/api/taxonomy-proposals/${id}`).send({ status });
const readId = ({ body }: { body: unknown }) => (body as { id: string }).id;

describe('the taxonomy', () => {
  it('says of each entry what belongs to it, its games, and what analysts said', async () => {
    const { id } = await analyze(ben.api, 'com.sweet.ant');
    await analyze(ben.api, 'com.sweet.bee');
    const said = { kind: 'metaElements', itemId: 'guilds', verdict: 'rejected' };
    await ben.api.put(`/api/analyses/${id}/feedback`).send(said).expect(200);
    expect(await findEntry('guilds')).toMatchObject({ games: 1, confirmed: 0, rejected: 1 });
    const leaderboards = await findEntry('leaderboards');
    expect(leaderboards?.examples).toHaveLength(2);
    expect(leaderboards?.instead).toMatchObject({ id: 'ranked-league' });
    const games = await ben.api.get('/api/taxonomy/guilds/games').expect(200);
    expect(games.body).toMatchObject([
      { bundleId: 'com.sweet.bee', quote: 'Join a guild with your friends.' },
    ]);
    await ben.api.get('/api/taxonomy/no-such/games').expect(404);
  });
});

it('finds a renamed entry by its old name, and shows the new one', async () => {
  const [bundleId, description] = ['com.sweet.fort', 'A tower defence game. Place towers along the road.'];
  await importGames(studio, [{ bundleId, platform: 'android', title: 'Fort', description }]);
  const { id } = await analyze(ben.api, bundleId);
  const verdict = { kind: 'mechanics', itemId: 'tower-defence', verdict: 'confirmed' };
  await ben.api.put(`/api/analyses/${id}/feedback`).send(verdict).expect(200);
  const runner = studio.source.createQueryRunner();
  const renaming = new AmericanNames1764458000000();
  const readName = async (): Promise<string | undefined> =>
    findItem((await ben.api.get(`/api/analyses/${id}`).expect(200)).body, 'tower-defence')?.name;
  await renaming.down(runner);
  expect(await readName()).toBe('Tower defence');
  await renaming.up(runner);
  await runner.release();
  expect(await readName()).toBe('Tower defense');
  for (const mechanic of ['Tower defence', 'tower defense', 'tower-defence'])
    expect([mechanic, await listGames(ben.api, { mechanic })]).toEqual([mechanic, [bundleId]]);
  const saved = { list: 'games', name: 'Towers', query: 'mechanic=Tower+defence' };
  const { body } = await ben.api.post('/api/saved-views').send(saved).expect(201);
  const query = new URLSearchParams((body as { query: string }).query);
  expect(await listGames(ben.api, { mechanic: query.get('mechanic') })).toEqual([bundleId]);
  expect(await findEntry('tower-defence')).toMatchObject({
    name: 'Tower defense',
    aliases: ['Tower defence'],
  });
  const twin = {
    type: 'entry',
    name: 'Tower Defence',
    kind: 'mechanics',
    definition: 'x',
    cue: 'towers here',
  };
  expect(problem(await propose(twin).expect(409)).detail).toBe('An entry "Tower defense" already exists.');
});

describe('a proposal', () => {
  const tides = {
    type: 'entry',
    name: 'Tide timing',
    kind: 'mechanics',
    definition: 'Act while the water is low.',
    cue: 'wait for the tide\nlow tide',
  };

  it('of an entry waits for an administrator, is listed once accepted, and can be taken back', async () => {
    const id = readId(await propose(tides).expect(201));
    expect(await findEntry('team-tide-timing')).toBeUndefined();
    await decide(id, 'accepted', ben.api).expect(403);
    await decide(id, 'accepted').expect(200);
    expect(await findEntry('team-tide-timing')).toMatchObject({ team: true, family: 'Added by your team' });
    expect(problem(await propose(tides).expect(409)).errors).toHaveProperty('name');
    await decide(id, 'open').expect(200);
    expect(await findEntry('team-tide-timing')).toBeUndefined();
  });

  it('is accepted once, however many administrators accept it or one of the same name', async () => {
    const input = { ...tides, name: 'Wind timing' };
    const first = readId(await propose({ ...input, cue: 'wait for the wind' }).expect(201));
    await decide(first, 'rejected').expect(200);
    const second = readId(await propose({ ...input, cue: 'until the wind turns' }).expect(201));
    await decide(first, 'open').expect(200);
    const answers = await Promise.all(
      [first, second, first, second].map(async (id) => (await decide(id, 'accepted')).status),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(2);
    const { body } = await ben.api.get('/api/taxonomy').expect(200);
    expect((body as Entry[]).filter(({ id }) => id === 'team-wind-timing')).toHaveLength(1);
    const lines = await listActivity(studio, 'taxonomy.decided');
    expect(lines.filter(({ text }) => text?.includes('"Wind timing" was accepted'))).toHaveLength(1);
    for (const id of [first, second]) await decide(id, 'rejected').expect(200);
  });

  it.each([
    ['name', { ...tides, name: undefined }],
    ['definition', { ...tides, name: 'Other', definition: undefined }],
    ['cue', { type: 'cue', entryId: 'guilds', cue: 'one two three four five six seven eight nine' }],
    ['entryId', { type: 'cue', entryId: 'no-such', cue: 'words' }],
  ])('without a good %s is refused', async (field, input) => {
    expect(problem(await propose(input).expect(400)).errors).toHaveProperty(field);
  });

  it('of an entry that there is already is refused', async () => {
    await propose({ ...tides, name: 'Guilds and teams' }).expect(409);
  });
});

describe('learning from analysts', () => {
  const GULL = 'Feed the gull before the storm.';
  const say = (id: string, verdict: string | null, itemId = 'guilds') =>
    ben.api.put(`/api/analyses/${id}/feedback`).send({ kind: 'metaElements', itemId, verdict }).expect(200);
  const listProposals = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const { body } = await admin.get(`/api/taxonomy-proposals?filter=${query}`).expect(200);
    return body as { id: string; cue: string; quote: string | null; name: string }[];
  };

  beforeAll(async () => {
    await importGames(
      studio,
      ['one', 'two', 'three'].map((name) => ({
        bundleId: `com.gull.${name}`,
        platform: 'android',
        title: `Gull ${name}`,
        developer: 'Gull Works',
        description: `A quiet game by the sea for you and the birds. ${GULL} Join a guild with your friends.`,
      })),
    );
  });

  it('proposes to mute a cue that was wrong three times; accepted, it finds nothing any more', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three']) ids.push((await analyze(ben.api, `com.gull.${name}`)).id);
    // It was rejected once above.
    await say(ids[1] as string, 'rejected');
    expect(await listProposals({ type: 'mute' })).toEqual([]);
    await say(ids[2] as string, 'rejected');
    const mutes = await listProposals({ type: 'mute', status: 'open' });
    expect(mutes.length).toBeGreaterThan(0);
    expect(mutes[0]).toMatchObject({ name: 'Guilds and teams' });
    for (const { id } of mutes) await decide(id, 'accepted').expect(200);
    const quiet = await analyze(ben.api, 'com.gull.one');
    expect(quiet.reused).toBe(false);
    expect(findItem(quiet, 'guilds')).toBeUndefined();
    for (const { id } of mutes) await decide(id, 'open').expect(200);
    // The earlier answer is given again.
    expect(findItem(await analyze(ben.api, 'com.gull.one'), 'guilds')).toBeDefined();
    await say(ids[2] as string, null);
    expect(await listProposals({ type: 'mute' })).toEqual([]);
  });

  it('takes a sentence for what is missing, shows what its words would change, and follows them once accepted', async () => {
    const { id } = await analyze(ben.api, 'com.gull.one');
    const missing = { entryId: 'pets-companions', quote: GULL, cue: 'feed the gull' };
    const add = (input: object) => ben.api.post(`/api/analyses/${id}/items`).send(input);
    expect(problem(await add({ ...missing, quote: 'No such sentence.' }).expect(400)).errors).toHaveProperty(
      'quote',
    );
    expect(problem(await add({ ...missing, entryId: 'no-such' }).expect(400)).errors).toHaveProperty(
      'entryId',
    );
    // Words that do not find their own sentence would find nothing.
    expect(problem(await add({ ...missing, cue: 'gull the feed' }).expect(400)).errors).toHaveProperty('cue');
    const { body } = await add(missing).expect(201);
    expect(findItem(body, 'pets-companions')).toMatchObject({
      evidence: [GULL],
      feedback: { verdict: 'added', userId: ben.id },
    });
    await add(missing).expect(409);
    const having = encodeURIComponent(JSON.stringify({ mechanic: ['pets-companions'] }));
    const games = await ben.api.get(`/api/games?filter=${having}`).expect(200);
    expect((games.body as { bundleId: string }[]).map(({ bundleId }) => bundleId)).toEqual(['com.gull.one']);
    expect(await findEntry('pets-companions')).toMatchObject({ games: 1, confirmed: 1 });
    const entryGames = await ben.api.get('/api/taxonomy/pets-companions/games').expect(200);
    expect(entryGames.body).toMatchObject([{ bundleId: 'com.gull.one', confidence: 'high', quote: GULL }]);
    const used = await ben.api.get('/api/analyses/mechanics').expect(200);
    expect(used.body).toContainEqual({
      ...{ id: 'pets-companions', name: findItem(body, 'pets-companions')?.name },
      ...{ kind: 'metaElements', games: 1 },
    });
    for (const verdict of ['confirmed', 'corrected']) {
      const said = { kind: 'metaElements', itemId: 'pets-companions', verdict, name: 'Gulls' };
      const answer = await ben.api.put(`/api/analyses/${id}/feedback`).send(said).expect(200);
      expect(findItem(answer.body, 'pets-companions')).toMatchObject({
        evidence: [GULL],
        feedback: { verdict: 'added', name: verdict === 'corrected' ? 'Gulls' : null },
      });
    }
    const [proposal] = await listProposals({ entryId: 'pets-companions' });
    expect(proposal).toMatchObject({ cue: 'feed the gull', quote: GULL });
    const effect = await admin.get(`/api/taxonomy-proposals/${proposal?.id}/effect`).expect(200);
    expect(effect.body).toMatchObject({ complete: true, gained: 3, lost: 0 });
    await decide(proposal?.id ?? '', 'accepted').expect(200);
    const found = await analyze(ben.api, 'com.gull.two');
    expect(findItem(found, 'pets-companions')).toMatchObject({ evidence: [GULL], feedback: null });
    await decide(proposal?.id ?? '', 'open').expect(200);
    await say(id, null, 'pets-companions');
    expect(await listProposals({ entryId: 'pets-companions' })).toEqual([]);
  });

  it('has accepted entries found by their words', async () => {
    const id = readId(
      await propose({
        ...{ type: 'entry', name: 'Gull feeding', kind: 'mechanics', definition: 'Feed gulls.' },
        cue: 'feed the gull',
      }).expect(201),
    );
    await decide(id, 'accepted').expect(200);
    const analysis = await analyze(ben.api, 'com.gull.three');
    const entry = { id: 'team-gull-feeding', name: 'Gull feeding' };
    expect(analysis.mechanics).toMatchObject([entry]);
    const { body: developer } = await ben.api.get('/api/developers/gull%20works').expect(200);
    expect((developer as { items: object[] }).items).toContainEqual({ ...entry, kind: 'mechanic', games: 1 });
    const similar = await ben.api.get('/api/games/com.gull.three/similar').expect(200);
    expect(JSON.stringify(similar.body)).not.toContain('team-');
    await decide(id, 'rejected').expect(200);
  });

  it('measures an engine on what was judged, and keeps the result', async () => {
    const { id } = await analyze(ben.api, 'com.gull.two');
    await say(id, 'confirmed');
    const started = await ben.api.post('/api/engine-scores').send({ engine: 'built-in' }).expect(202);
    const { jobId } = started.body as { jobId: string };
    await endedJob(ben.api, jobId);
    const { body } = await ben.api.get('/api/engine-scores').expect(200);
    const { gold, scores } = body as { gold: { games: number }; scores: Record<string, unknown>[] };
    expect(gold.games).toBeGreaterThan(1);
    expect(scores).toMatchObject([
      { engine: 'built-in', games: gold.games, recall: 1, failed: 0, cost: 0, scoredBy: ben.id },
    ]);
    await ben.api.post('/api/engine-scores').send({ engine: 'built-in', model: 'gpt-5' }).expect(400);
  });

  it('prices its own model by the prices that are set here, and refuses others within a budget', async () => {
    const server = await startModelServer();
    try {
      await admin
        .put('/api/ai/connection')
        .send({
          baseUrl: server.url,
          model: 'own-model',
          allowPrivate: true,
          promptPrice: 2,
          completionPrice: 8,
        })
        .expect(200);
      const started = await ben.api.post('/api/engine-scores').send({ engine: 'openai' }).expect(202);
      await endedJob(ben.api, (started.body as { jobId: string }).jobId);
      const { body } = await ben.api.get('/api/engine-scores').expect(200);
      const [score] = (body as { scores: { model: string; cost: number }[] }).scores;
      expect(score).toMatchObject({ model: 'own-model', failed: 0 });
      expect(score?.cost).toBeGreaterThan(0);

      await admin.put('/api/ai/connection').send({ dailyBudget: 5 }).expect(200);
      const asked = server.requests.length;
      const dear = { engine: 'openai', model: 'dear-model' };
      const refused = await ben.api.post('/api/engine-scores').send(dear).expect(202);
      const { failures } = await endedJob(ben.api, (refused.body as { jobId: string }).jobId);
      expect(failures[0]?.reason).toContain('The price of dear-model is unknown');
      expect(server.requests.length).toBe(asked);
    } finally {
      await server.close();
    }
    const again = await ben.api.post('/api/engine-scores').send({ engine: 'openai' }).expect(202);
    await endedJob(ben.api, (again.body as { jobId: string }).jobId);
    const { body } = await ben.api.get('/api/engine-scores').expect(200);
    const [failed] = (body as { scores: { failed: number; games: number; cost: number | null }[] }).scores;
    // What a failed call costs is unknown.
    expect(failed).toMatchObject({ failed: failed?.games, cost: null });
  });
});

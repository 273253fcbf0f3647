import type { Api } from './support/api.js';
import { analyse, importSweetGames, problem } from './support/analyses.js';
import { join, type TestPerson } from './support/people.js';
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
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

describe('the taxonomy', () => {
  it('says of each entry what belongs to it, its games, and what analysts said', async () => {
    const { id } = await analyse(ben.api, 'com.sweet.ant');
    await analyse(ben.api, 'com.sweet.bee');
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

describe('a proposal', () => {
  const tides = {
    type: 'entry',
    name: 'Tide timing',
    kind: 'mechanics',
    definition: 'Act while the water is low.',
    cue: 'wait for the tide\nlow tide',
  };

  it('of an entry waits for an administrator, is listed once accepted, and can be taken back', async () => {
    const id = idOf(await propose(tides).expect(201));
    expect(await findEntry('team-tide-timing')).toBeUndefined();
    await decide(id, 'accepted', ben.api).expect(403);
    await decide(id, 'accepted').expect(200);
    expect(await findEntry('team-tide-timing')).toMatchObject({ team: true, family: 'Added by your team' });
    expect(problem(await propose(tides).expect(409)).errors).toHaveProperty('name');
    await decide(id, 'open').expect(200);
    expect(await findEntry('team-tide-timing')).toBeUndefined();
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

import type { Api } from './support/api.js';
import { analyze, listGames, importSweetGames, listed } from './support/analyses.js';
import { findId, join, type TestPerson } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
let admin: Api;
let adminId: string;
let ben: TestPerson;

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  admin = studio.admin;
  adminId = await findId(studio, ADMIN.email);
  ben = await join(studio, 'ben@studio.example', { admin: true });
  await importSweetGames(studio);
  await analyze(admin, 'com.sweet.ant');
  await Promise.all([analyze(admin, 'com.sweet.bee'), analyze(ben.api, 'com.sweet.bee')]);
  studio.clock.advance(1_000);
});
afterAll(() => studio.close());

describe('my completed analyses', () => {
  it('are one row per game, newest first, regardless of later runs by others', async () => {
    await analyze(admin, 'com.sweet.cat');
    studio.clock.advance(1_000);
    await analyze(ben.api, 'com.sweet.ant', { fresh: true });
    expect(await listGames(admin)).toEqual(['com.sweet.cat', 'com.sweet.bee', 'com.sweet.ant']);
    const rows = await listed(admin, '/api/analyses', { bundleId: 'com.sweet.ant' });
    expect(rows).toMatchObject([{ analyzedBy: adminId, version: 1, reused: false }]);
    expect(await listGames(ben.api)).toEqual(['com.sweet.ant', 'com.sweet.bee']);
  });

  it('are filtered by title or developer, mechanic, game, engine and time', async () => {
    const [newest] = await listed(admin, '/api/analyses');
    expect(await listGames(admin, { q: 'SWEET BEE' })).toEqual(['com.sweet.bee']);
    expect(await listGames(admin, { q: 'nord' })).toHaveLength(3);
    expect(await listGames(admin, { q: '%' })).toEqual([]);
    expect(await listGames(admin, { mechanic: 'guilds' })).toHaveLength(3);
    expect(await listGames(admin, { mechanic: 'fishing' })).toEqual([]);
    // Words of a name, in any form or begun; also where titles are searched.
    for (const words of ['guild', 'TEAMS', 'matches swapping', 'swa'])
      expect(await listGames(admin, { mechanic: words })).toHaveLength(3);
    expect(await listGames(admin, { q: 'guild' })).toHaveLength(3);
    expect(await listGames(admin, { mechanic: 'guild fishing' })).toEqual([]);
    expect(await listGames(admin, { mechanic: '& | ! :*' })).toEqual([]);
    expect(await listGames(admin, { bundleId: ['com.sweet.ant', 'com.sweet.bee'] })).toHaveLength(2);
    expect(await listGames(admin, { engine: 'openai' })).toEqual([]);
    expect(await listGames(admin, { updatedSince: newest?.analyzedAt })).toEqual(['com.sweet.cat']);
    expect(await listGames(admin, { id: [newest?.id] })).toEqual(['com.sweet.cat']);
    const page = await admin.get('/api/analyses?sort=["title","ASC"]&range=[1,1]').expect(200);
    expect(page.headers['content-range']).toBe('analyses 1-1/3');
    expect(page.body).toMatchObject([{ bundleId: 'com.sweet.bee' }]);
    await admin.get('/api/analyses?filter={"rawAnswer":"x"}').expect(400);
  });

  it('are exported whole', async () => {
    const csv = await admin.get('/api/analyses').set('accept', 'text/csv').expect(200);
    const [head, ...lines] = csv.text.trim().split('\r\n');
    expect(head?.startsWith('id,bundleId,title')).toBe(true);
    expect(lines).toHaveLength(3);
    const ndjson = await admin
      .get('/api/analyses')
      .set('accept', 'application/x-ndjson')
      .buffer(true)
      .expect(200);
    expect(ndjson.text.trim().split('\n')).toHaveLength(3);
  });

  it("list the items they contain, of the person's or of all games", async () => {
    const used = async (query = '') =>
      (await admin.get(`/api/analyses/mechanics${query}`).expect(200)).body as {
        id: string;
        games: number;
      }[];
    expect(await used('?mine=true')).toContainEqual({
      id: 'match3-swap',
      name: 'Match-3 swap',
      kind: 'mechanics',
      games: 3,
    });
    expect((await used()).find(({ id }) => id === 'guilds')).toMatchObject({
      kind: 'metaElements',
      games: 3,
    });
    const of = async (mechanic: string) =>
      (await listed(admin, '/api/games', { mechanic })).map(({ bundleId }) => bundleId).sort();
    expect(await of('guilds')).toEqual(['com.sweet.ant', 'com.sweet.bee', 'com.sweet.cat']);
    expect(await of('fishing')).toEqual([]);
  });

  it('are counted per person and included in the export of personal data', async () => {
    const profile = await admin.get(`/api/profiles/${ben.id}`).expect(200);
    expect(profile.body).toMatchObject({ gamesAnalysed: 2 });
    const data = await admin.get(`/api/profiles/${ben.id}/data`).expect(200);
    const { analyses } = (data.body as { data: { analyses: { title: string }[] } }).data;
    expect(analyses.map(({ title }) => title)).toContain('Sweet bee');
  });
});

it('is for administrators', async () => {
  const plain = await join(studio, 'plain@studio.example');
  for (const address of [
    '/api/analyses',
    '/api/analyses/engines',
    '/api/analyses/mechanics',
    '/api/ai/usage',
  ]) {
    await plain.api.get(address).expect(403);
    await studio.api.get(address).expect(401);
  }
  await plain.api.post('/api/analyses').send({ bundleId: 'com.sweet.ant' }).expect(403);
  await plain.api
    .post('/api/analyses/batch')
    .send({ bundleIds: ['com.sweet.ant'] })
    .expect(403);
});

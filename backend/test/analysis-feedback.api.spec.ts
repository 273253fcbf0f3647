import type { Api } from './support/api.js';
import {
  analyze,
  type Analysis,
  listGames,
  importSweetGames,
  findItem,
  listed,
  NOBODY,
} from './support/analyses.js';
import { listActivity, findId, join, type TestPerson } from './support/people.js';
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
});
afterAll(() => studio.close());

describe('what an analyst says of an item', () => {
  const say = (id: string, input: object, api = admin) => api.put(`/api/analyses/${id}/feedback`).send(input);
  const guilds = { kind: 'metaElements', itemId: 'guilds' };

  it('is kept with who and when, and survives new runs', async () => {
    const { id } = await analyze(admin, 'com.sweet.cat');
    const said = await say(id, { ...guilds, verdict: 'confirmed' }, ben.api).expect(200);
    expect(findItem(said.body, 'guilds')?.feedback).toMatchObject({
      verdict: 'confirmed',
      userId: ben.id,
      userName: ben.email,
      createdAt: expect.stringMatching(/^20.*Z$/) as string,
    });
    expect(findItem(said.body, 'match3-swap')?.feedback).toBeNull();
    const fresh = await analyze(admin, 'com.sweet.cat', { fresh: true });
    expect(findItem(fresh, 'guilds')?.feedback).toMatchObject({ verdict: 'confirmed', userId: ben.id });
    const game = await admin.get('/api/games/com.sweet.cat').expect(200);
    const { analysis } = game.body as { analysis: Analysis };
    expect(findItem(analysis, 'guilds')?.feedback).toMatchObject({ verdict: 'confirmed' });
    expect(await listActivity(studio, 'analysis.feedback')).toMatchObject([
      { userId: ben.id, text: '"Guilds and teams" of "Sweet cat" is confirmed' },
    ]);
  });

  it('may correct, reject and be taken back; what is rejected is no longer found', async () => {
    const { id } = await analyze(admin, 'com.sweet.cat');
    const corrected = await say(id, { ...guilds, verdict: 'corrected', name: ' Crews ', more: 1 }).expect(
      200,
    );
    expect(findItem(corrected.body, 'guilds')).toMatchObject({
      name: 'Guilds and teams',
      feedback: { verdict: 'corrected', name: 'Crews', description: null, userId: adminId },
    });
    const found = async () =>
      (await listed(admin, '/api/games', { mechanic: 'guilds' })).map(({ bundleId }) => bundleId);
    expect(await found()).toContain('com.sweet.cat');
    await say(id, { ...guilds, verdict: 'rejected' }).expect(200);
    expect(await found()).not.toContain('com.sweet.cat');
    expect(await listGames(admin, { mechanic: 'guilds' })).not.toContain('com.sweet.cat');
    const open = await say(id, { ...guilds, verdict: null }).expect(200);
    expect(findItem(open.body, 'guilds')?.feedback).toBeNull();
    expect(await found()).toContain('com.sweet.cat');
  });

  it('must name an existing item', async () => {
    const { id } = await analyze(admin, 'com.sweet.cat');
    const wrong: [object, number][] = [
      [{ kind: 'mechanics', itemId: 'guilds', verdict: 'confirmed' }, 404],
      [{ ...guilds, itemId: 'fishing', verdict: 'confirmed' }, 404],
      [{ kind: 'metaElements', itemName: 'no such thing', verdict: 'confirmed' }, 404],
      [{ kind: 'metaElements', verdict: 'confirmed' }, 400],
      [{ ...guilds, verdict: 'corrected' }, 400],
      [{ ...guilds, verdict: 'corrected', name: '  ' }, 400],
      [{ ...guilds, verdict: 'maybe' }, 400],
      [{ ...guilds }, 400],
      [{ ...guilds, kind: 'items', verdict: 'confirmed' }, 400],
    ];
    for (const [input, status] of wrong) await say(id, input).expect(status);
    await say(NOBODY, { ...guilds, verdict: 'confirmed' }).expect(404);
    await say(id, { kind: 'metaElements', itemName: 'GUILDS and teams', verdict: 'confirmed' }).expect(200);
  });

  it('and the analyses stay when the analyst leaves', async () => {
    const eve = await join(studio, 'eve@studio.example', { admin: true });
    const { id } = await analyze(eve.api, 'com.sweet.cat');
    await say(id, { ...guilds, verdict: 'confirmed' }, eve.api).expect(200);
    await admin.delete(`/api/profiles/${eve.id}`).expect(200);
    const { body } = await admin.get(`/api/analyses/${id}`).expect(200);
    expect(body).toMatchObject({ analyzedBy: null, analyzedByName: null });
    expect(findItem(body, 'guilds')?.feedback).toMatchObject({
      verdict: 'confirmed',
      userId: null,
      userName: null,
    });
  });
});

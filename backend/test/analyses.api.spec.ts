import type { Response } from 'supertest';
import type { Api } from './support/api.js';
import { importFile } from './support/jobs.js';
import { activityOf, idOf, join, type TestPerson } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(60_000);

const PUZZLE =
  'A match-3 puzzle game: swap and match candies in 900 levels. Join a guild with your friends. Open the daily reward chest.';

interface Item {
  id?: string;
  name: string;
  description: string;
  confidence: string;
  evidence: string[];
  feedback: { verdict: string; name: string | null; userName: string; userId: string } | null;
}
interface Analysis {
  id: string;
  bundleId: string;
  title: string;
  mechanics: Item[];
  metaElements: Item[];
  analyzedAt: string;
  analyzedBy: string;
  version: number;
  reused: boolean;
}

let studio: TestApp;
let admin: Api;
let adminId: string;
let ben: TestPerson;

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  admin = studio.admin;
  adminId = await idOf(studio, ADMIN.email);
  ben = await join(studio, 'ben@studio.example', { admin: true });
  await importGames([
    ...['ant', 'bee', 'cat'].map((name) => ({
      bundleId: `com.sweet.${name}`,
      platform: 'android',
      title: `Sweet ${name}`,
      developer: 'Nord Games',
      categories: ['puzzle'],
      description: PUZZLE,
    })),
    { bundleId: 'com.sweet.mute', platform: 'android', title: 'Mute', developer: 'Ost' },
    {
      bundleId: 'com.sweet.german',
      platform: 'android',
      title: 'Zuckerland',
      description:
        'Tausche die Bonbons und löse die Aufgaben. Spiele mit deinen Freunden und sammle jeden Tag eine Belohnung, wenn du das Spiel öffnest.',
    },
    { trackId: 4711, platform: 'ios', title: 'Only A Number', description: PUZZLE },
  ]);
});
afterAll(() => studio.close());

const importGames = (rows: object[]) =>
  importFile(admin, 'games', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
const analyse = async (bundleId: string, api = admin, more: object = {}) =>
  (
    await api
      .post('/api/analyses')
      .send({ bundleId, ...more })
      .expect(201)
  ).body as Analysis;
const listed = async (address: string, filter: object = {}, api = admin, more = '') => {
  const answer = await api
    .get(`${address}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)
    .expect(200);
  return answer.body as Analysis[];
};
const gamesOf = async (filter: object = {}, api = admin) =>
  (await listed('/api/analyses', filter, api)).map(({ bundleId }) => bundleId);
const problem = ({ body }: Response) =>
  body as { detail: string; code: string; errors?: Record<string, string> };

describe('an analysis', () => {
  it('names what the store text says, with quotations, and how it came about', async () => {
    const analysis = await analyse('com.sweet.ant');
    expect(analysis).toMatchObject({
      bundleId: 'com.sweet.ant',
      title: 'Sweet ant',
      developer: 'Nord Games',
      iconUrl: null,
      analyzedBy: adminId,
      engine: 'built-in',
      model: null,
      version: 1,
      language: 'en',
      reused: false,
      notes: [],
      tokens: null,
      promptVersion: null,
      taxonomyVersion: expect.stringMatching(/^\d/) as string,
      durationMs: expect.any(Number) as number,
    });
    expect(analysis.mechanics.map(({ id }) => id)).toContain('match3-swap');
    expect(analysis.metaElements.map(({ id }) => id)).toContain('guilds');
    for (const { evidence, confidence } of [...analysis.mechanics, ...analysis.metaElements]) {
      expect(['high', 'medium', 'low']).toContain(confidence);
      for (const quote of evidence) expect(`Sweet ant ${PUZZLE}`).toContain(quote);
    }
    const game = await admin.get('/api/games/com.sweet.ant').expect(200);
    expect(game.body).toMatchObject({ analysis: { id: analysis.id, version: 1 } });
    expect(await activityOf(studio, 'analysis.made')).toMatchObject([
      {
        subject: 'com.sweet.ant',
        userId: adminId,
        text: expect.stringContaining('"Sweet ant" was analysed') as string,
      },
    ]);
  });

  it('of a text that is known is given again as an entry of my own, with the time of now', async () => {
    const before = await analyse('com.sweet.ant');
    studio.clock.advance(60_000);
    const again = await analyse('com.sweet.ant', ben.api);
    expect(again).toMatchObject({
      reused: true,
      version: 1,
      analyzedBy: ben.id,
      mechanics: before.mechanics,
    });
    expect(again.id).not.toBe(before.id);
    expect(Date.parse(again.analyzedAt) - Date.parse(before.analyzedAt)).toBeGreaterThanOrEqual(60_000);
    const fresh = await analyse('com.sweet.ant', ben.api, { fresh: true });
    expect(fresh).toMatchObject({ reused: false, version: 2, analyzedBy: ben.id });
    const versions = await listed('/api/games/com.sweet.ant/analyses');
    expect(versions.map(({ version, reused }) => [version, reused])).toEqual([
      [2, false],
      [1, false],
    ]);
  });

  it('asked for by two at once is made once, and both get it', async () => {
    const [mine, his] = await Promise.all([analyse('com.sweet.bee'), analyse('com.sweet.bee', ben.api)]);
    expect([mine.reused, his.reused].sort()).toEqual([false, true]);
    expect([mine.version, his.version]).toEqual([1, 1]);
    expect(mine.id).not.toBe(his.id);
    expect(await gamesOf({ bundleId: 'com.sweet.bee' })).toEqual(['com.sweet.bee']);
    expect(await gamesOf({ bundleId: 'com.sweet.bee' }, ben.api)).toEqual(['com.sweet.bee']);
  });

  it.each([
    ['com.sweet.mute', 'no_description', 'Analysis failed: No store description of this game is known yet.'],
    [
      'com.sweet.german',
      'language_not_supported',
      'Analysis failed: The description is written in German; the built-in engine reads English only.',
    ],
  ])('of %s is refused in plain words, and nothing is kept', async (bundleId, code, detail) => {
    const answer = await admin.post('/api/analyses').send({ bundleId }).expect(422);
    expect(problem(answer)).toMatchObject({ code, detail });
    expect(await listed(`/api/games/${bundleId}/analyses`)).toEqual([]);
    expect((await admin.get(`/api/games/${bundleId}`).expect(200)).body).toMatchObject({ analysis: null });
  });

  it('knows its input', async () => {
    await admin.post('/api/analyses').send({ bundleId: 'com.no.such' }).expect(404);
    for (const [input, field] of [
      [{ bundleId: '../etc' }, 'bundleId'],
      [{}, 'bundleId'],
      [{ bundleId: 'com.sweet.ant', engine: 'openai' }, 'engine'],
      [{ bundleId: 'com.sweet.ant', fresh: 'yes' }, 'fresh'],
    ] as const) {
      const answer = await admin.post('/api/analyses').send(input).expect(400);
      expect(Object.keys(problem(answer).errors ?? {})).toEqual([field]);
    }
    await studio.api.post('/api/analyses').send({ bundleId: 'com.sweet.ant' }).expect(401);
  });

  it('sent twice with one key is made once', async () => {
    const send = () =>
      admin
        .post('/api/analyses')
        .set('Idempotency-Key', 'once-1')
        .send({ bundleId: 'com.sweet.cat', fresh: true });
    const first = await send().expect(201);
    const second = await send().expect(201);
    expect(second.body).toEqual(first.body);
    expect(await listed('/api/games/com.sweet.cat/analyses')).toHaveLength(1);
  });
});

it('tells of the engines', async () => {
  expect((await admin.get('/api/analyses/engines').expect(200)).body).toEqual([
    { id: 'built-in', label: 'Built-in', model: null, default: true, external: false },
  ]);
});

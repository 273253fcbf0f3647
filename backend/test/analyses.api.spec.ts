import type { Response } from 'supertest';
import type { Api } from './support/api.js';
import { chart, chartCsv } from './support/charts.js';
import { endedJob, importFile, jobOf } from './support/jobs.js';
import { activityOf, idOf, join, type TestPerson } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(60_000);

const NOBODY = '4f9a1c5e-1111-4000-8000-00000000abcd';
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

describe('my completed analyses', () => {
  it('are one row per game, newest first, whatever colleagues run later', async () => {
    await analyse('com.sweet.cat');
    studio.clock.advance(1_000);
    await analyse('com.sweet.ant', ben.api, { fresh: true });
    expect(await gamesOf()).toEqual(['com.sweet.cat', 'com.sweet.bee', 'com.sweet.ant']);
    const rows = await listed('/api/analyses', { bundleId: 'com.sweet.ant' });
    expect(rows).toMatchObject([{ analyzedBy: adminId, version: 1, reused: true }]);
    expect(await gamesOf({}, ben.api)).toEqual(['com.sweet.ant', 'com.sweet.bee']);
  });

  it('are filtered by title or developer, mechanic, game, engine and time', async () => {
    const [newest] = await listed('/api/analyses');
    expect(await gamesOf({ q: 'SWEET BEE' })).toEqual(['com.sweet.bee']);
    expect(await gamesOf({ q: 'nord' })).toHaveLength(3);
    expect(await gamesOf({ q: '%' })).toEqual([]);
    expect(await gamesOf({ mechanic: 'guilds' })).toHaveLength(3);
    expect(await gamesOf({ mechanic: 'fishing' })).toEqual([]);
    expect(await gamesOf({ bundleId: ['com.sweet.ant', 'com.sweet.bee'] })).toHaveLength(2);
    expect(await gamesOf({ engine: 'openai' })).toEqual([]);
    expect(await gamesOf({ updatedSince: newest?.analyzedAt })).toEqual(['com.sweet.cat']);
    expect(await gamesOf({ id: [newest?.id] })).toEqual(['com.sweet.cat']);
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

  it('tell which items they name, of mine or of all games', async () => {
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
      (await listed('/api/games', { mechanic })).map(({ bundleId }) => bundleId).sort();
    expect(await of('guilds')).toEqual(['com.sweet.ant', 'com.sweet.bee', 'com.sweet.cat']);
    expect(await of('fishing')).toEqual([]);
  });

  it('are counted for each person and stand in the export of their data', async () => {
    const profile = await admin.get(`/api/profiles/${ben.id}`).expect(200);
    expect(profile.body).toMatchObject({ gamesAnalysed: 2 });
    const data = await admin.get(`/api/profiles/${ben.id}/data`).expect(200);
    const { analyses } = (data.body as { data: { analyses: { title: string }[] } }).data;
    expect(analyses.map(({ title }) => title)).toContain('Sweet bee');
  });
});

describe('one analysis', () => {
  it('is read by everyone, also as Markdown', async () => {
    const { id } = await analyse('com.sweet.ant');
    expect((await ben.api.get(`/api/analyses/${id}`).expect(200)).body).toMatchObject({ id, version: 3 });
    const text = await admin
      .get(`/api/analyses/${id}`)
      .set('accept', 'text/markdown')
      .buffer(true)
      .expect(200);
    expect(text.headers['content-type']).toContain('text/markdown');
    const body = text.text || String(text.body);
    expect(body).toContain('# Sweet ant');
    expect(body).toMatch(/- \*\*Match-3 swap\*\* \(high\)/);
    await admin.get(`/api/analyses/${NOBODY}`).expect(404);
    await admin.get('/api/analyses/17').expect(400);
    await studio.api.get(`/api/analyses/${id}`).expect(401);
  });

  it('is held against another version of the same game, never of another', async () => {
    const bundleId = 'com.sweet.bee';
    const [before] = await listed(`/api/games/${bundleId}/analyses`);
    await importGames([
      {
        bundleId,
        platform: 'android',
        title: 'Sweet bee',
        description: `${PUZZLE} Climb the leaderboard.`.replace('Join a guild with your friends.', ''),
      },
    ]);
    const after = await analyse(bundleId);
    expect(after.version).toBe(2);
    for (const address of [`${before?.id}/diff/${after.id}`, `${after.id}/diff/${before?.id}`]) {
      const { body } = await admin.get(`/api/analyses/${address}`).expect(200);
      expect(body).toMatchObject({
        beforeId: before?.id,
        afterId: after.id,
        mechanics: { added: [], removed: [] },
      });
      const { metaElements } = body as {
        metaElements: { added: Item[]; removed: Item[]; unchanged: number };
      };
      expect(metaElements.added.map(({ id }) => id)).toContain('leaderboards');
      expect(metaElements.removed.map(({ id }) => id)).toContain('guilds');
      expect(metaElements.unchanged).toBeGreaterThan(0);
    }
    const other = await analyse('com.sweet.cat');
    await admin.get(`/api/analyses/${after.id}/diff/${other.id}`).expect(404);
    await admin.get(`/api/analyses/${after.id}/diff/${NOBODY}`).expect(404);
  });

  it('of an unknown game has no list', async () => {
    await admin.get('/api/games/com.no.such/analyses').expect(404);
  });
});

describe('what an analyst says of an item', () => {
  const say = (id: string, input: object, api = admin) => api.put(`/api/analyses/${id}/feedback`).send(input);
  const guilds = { kind: 'metaElements', itemId: 'guilds' };
  const itemOf = (body: unknown, id: string) =>
    [...(body as Analysis).mechanics, ...(body as Analysis).metaElements].find((item) => item.id === id);

  it('is kept with who and when, and survives new runs', async () => {
    const { id } = await analyse('com.sweet.cat');
    const said = await say(id, { ...guilds, verdict: 'confirmed' }, ben.api).expect(200);
    expect(itemOf(said.body, 'guilds')?.feedback).toMatchObject({
      verdict: 'confirmed',
      userId: ben.id,
      userName: ben.email,
      createdAt: expect.stringMatching(/^20.*Z$/) as string,
    });
    expect(itemOf(said.body, 'match3-swap')?.feedback).toBeNull();
    const fresh = await analyse('com.sweet.cat', admin, { fresh: true });
    expect(itemOf(fresh, 'guilds')?.feedback).toMatchObject({ verdict: 'confirmed', userId: ben.id });
    const game = await admin.get('/api/games/com.sweet.cat').expect(200);
    const { analysis } = game.body as { analysis: Analysis };
    expect(itemOf(analysis, 'guilds')?.feedback).toMatchObject({ verdict: 'confirmed' });
    expect(await activityOf(studio, 'analysis.feedback')).toMatchObject([
      { userId: ben.id, text: '"Guilds and teams" of "Sweet cat" is confirmed' },
    ]);
  });

  it('may correct, reject and be taken back; what is rejected is no longer found', async () => {
    const { id } = await analyse('com.sweet.cat');
    const corrected = await say(id, { ...guilds, verdict: 'corrected', name: ' Crews ', more: 1 }).expect(
      200,
    );
    expect(itemOf(corrected.body, 'guilds')).toMatchObject({
      name: 'Guilds and teams',
      feedback: { verdict: 'corrected', name: 'Crews', description: null, userId: adminId },
    });
    const found = async () =>
      (await listed('/api/games', { mechanic: 'guilds' })).map(({ bundleId }) => bundleId);
    expect(await found()).toContain('com.sweet.cat');
    await say(id, { ...guilds, verdict: 'rejected' }).expect(200);
    expect(await found()).not.toContain('com.sweet.cat');
    expect(await gamesOf({ mechanic: 'guilds' })).not.toContain('com.sweet.cat');
    const open = await say(id, { ...guilds, verdict: null }).expect(200);
    expect(itemOf(open.body, 'guilds')?.feedback).toBeNull();
    expect(await found()).toContain('com.sweet.cat');
  });

  it('names an item that is there', async () => {
    const { id } = await analyse('com.sweet.cat');
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
    const { id } = await analyse('com.sweet.cat', eve.api);
    await say(id, { ...guilds, verdict: 'confirmed' }, eve.api).expect(200);
    await admin.delete(`/api/profiles/${eve.id}`).expect(200);
    const { body } = await admin.get(`/api/analyses/${id}`).expect(200);
    expect(body).toMatchObject({ analyzedBy: null, analyzedByName: null });
    expect(itemOf(body, 'guilds')?.feedback).toMatchObject({
      verdict: 'confirmed',
      userId: null,
      userName: null,
    });
  });
});

it('a placeholder that turns out to be a game brings its analyses along', async () => {
  const { id } = await analyse('id4711');
  await admin
    .put(`/api/analyses/${id}/feedback`)
    .send({ kind: 'metaElements', itemId: 'guilds', verdict: 'rejected' })
    .expect(200);
  await importGames([{ bundleId: 'com.number', platform: 'android', title: 'Number', description: PUZZLE }]);
  const other = await analyse('com.number');
  await importGames([{ bundleId: 'com.number', trackId: 4711, platform: 'ios', title: 'Only A Number' }]);
  const versions = await listed('/api/games/com.number/analyses');
  expect(versions.map((analysis) => [analysis.id, analysis.version])).toEqual([
    [id, 2],
    [other.id, 1],
  ]);
  expect(versions[0]?.metaElements.find((item) => item.id === 'guilds')?.feedback?.verdict).toBe('rejected');
  const game = await admin.get('/api/games/com.number').expect(200);
  expect(game.body).toMatchObject({ analysis: { id: other.id } });
});

describe('a batch', () => {
  const start = async (input: object, api = admin) =>
    ((await api.post('/api/analyses/batch').send(input).expect(202)).body as { jobId: string }).jobId;

  it('analyses what it can and says why the rest failed', async () => {
    const before = await gamesOf({}, ben.api);
    const bundleIds = ['com.sweet.cat', 'com.sweet.mute', 'com.sweet.german', 'com.no.such', 'com.sweet.cat'];
    const job = await endedJob(admin, await start({ bundleIds }, ben.api));
    expect(job).toMatchObject({
      state: 'completed',
      kind: 'analyses.batch',
      title: 'Analyze 4 games',
      progress: { done: 4, total: 4 },
      result: { games: 4, analysed: 1, reused: 1, failed: 3 },
    });
    expect(job.failures).toEqual([
      { label: 'Mute', reason: 'Analysis failed: No store description of this game is known yet.' },
      { label: 'Zuckerland', reason: expect.stringContaining('written in German') as string },
      { label: 'com.no.such', reason: 'Game not found' },
    ]);
    expect(await gamesOf({}, ben.api)).toEqual(['com.sweet.cat', ...before]);
    expect(await activityOf(studio, 'analyses.batch')).toMatchObject([
      { text: '1 of 4 games were analysed, 3 failed', userId: ben.id },
    ]);
  });

  it('takes the games of a tag or of a chart', async () => {
    const tag = await admin.post('/api/tags').send({ name: 'Sweets' }).expect(201);
    const tagId = (tag.body as { id: string }).id;
    const empty = await admin.post('/api/analyses/batch').send({ tagId }).expect(400);
    expect(problem(empty)).toMatchObject({
      code: 'no_games',
      detail: 'There is no game in games tagged "Sweets".',
    });
    await admin.put(`/api/games/com.sweet.ant/tags/${tagId}`).expect(200);
    const ofTag = await endedJob(admin, await start({ tagId, fresh: true }));
    expect(ofTag).toMatchObject({
      title: 'Analyze games tagged "Sweets"',
      result: { analysed: 1, reused: 0 },
    });
    await importFile(
      admin,
      'rankings',
      chartCsv(
        chart(['com.sweet.bee', 'com.sweet.cat'], { platform: 'android', category: 'puzzle', country: 'us' }),
      ),
    );
    const chartInput = { platform: 'android', category: 'puzzle', country: 'us', rankingType: 'downloads' };
    const ofChart = await endedJob(admin, await start({ chart: chartInput }));
    expect(ofChart).toMatchObject({
      title: 'Analyze Google Play, United States, Top Free Games, Puzzle',
      result: { games: 2, analysed: 2 },
    });
    await admin.post('/api/analyses/batch').send({ tagId: NOBODY }).expect(404);
    for (const input of [
      {},
      { tagId, bundleIds: ['com.sweet.ant'] },
      { bundleIds: [] },
      { bundleIds: Array.from({ length: 501 }, (_, i) => `com.x${i}`) },
      { bundleIds: ['../x'] },
      { tagId: 'all' },
      { chart: { ...chartInput, platform: 'windows' } },
      { chart: { ...chartInput, category: 'chess' } },
      { chart: {} },
      { bundleIds: ['com.sweet.ant'], engine: 'openai' },
    ]) {
      await admin.post('/api/analyses/batch').send(input).expect(400);
    }
  });

  it('is joined by the same request, and cancelled', async () => {
    const other = await openTestApp({ databaseUrl: studio.databaseUrl, workers: false });
    try {
      // Nobody works while the one process with workers is held up by a lock on all games.
      const holder = studio.source.createQueryRunner();
      await holder.startTransaction();
      await holder.query('lock table game_analysis in access exclusive mode');
      const input = { bundleIds: ['com.sweet.ant', 'com.sweet.bee', 'com.sweet.cat'], fresh: true };
      const first = await start(input);
      expect(await start({ ...input, bundleIds: [...input.bundleIds].reverse() }, other.admin)).toBe(first);
      expect(await start(input, ben.api)).not.toBe(first);
      await admin.post(`/api/jobs/${first}/cancel`).expect(200);
      await holder.rollbackTransaction();
      await holder.release();
      expect(await endedJob(admin, first)).toMatchObject({ state: 'cancelled' });
      expect((await jobOf(admin, first)).failures).toEqual([]);
    } finally {
      await other.close();
    }
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

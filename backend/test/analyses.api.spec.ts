import { inventedGames } from '../src/market-data/replay/invented-games.js';
import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import type { Api } from './support/api.js';
import {
  analyze,
  listGames,
  importGames,
  importSweetGames,
  type Item,
  listed,
  NOBODY,
  problem,
  PUZZLE,
} from './support/analyses.js';
import { listActivity, findId, join, type TestPerson } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let stores: ReplayServer;
let studio: TestApp;
let admin: Api;
let adminId: string;
let ben: TestPerson;

beforeAll(async () => {
  stores = await startReplayServer();
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url };
  studio = await openTestApp({ env, workers: true });
  admin = studio.admin;
  adminId = await findId(studio, ADMIN.email);
  ben = await join(studio, 'ben@studio.example', { admin: true });
  await importSweetGames(studio);
  await importGames(studio, [
    { trackId: 4711, platform: 'ios', title: 'Only A Number', description: PUZZLE },
  ]);
});
afterAll(async () => {
  await studio.close();
  await stores.stop();
});

describe('an analysis', () => {
  it('lists what the store text says, with quotations and the run that found it', async () => {
    const analysis = await analyze(admin, 'com.sweet.ant');
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
      metaElementsOnly: false,
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
    expect(await listActivity(studio, 'analysis.made')).toMatchObject([
      {
        subject: 'com.sweet.ant',
        userId: adminId,
        text: expect.stringContaining('"Sweet ant" was analyzed') as string,
      },
    ]);
  });

  it("of a known text is reused as the person's own entry with the current time", async () => {
    const before = await analyze(admin, 'com.sweet.ant');
    studio.clock.advance(60_000);
    const again = await analyze(ben.api, 'com.sweet.ant');
    expect(again).toMatchObject({
      reused: true,
      version: 1,
      analyzedBy: ben.id,
      mechanics: before.mechanics,
    });
    expect(again.id).not.toBe(before.id);
    expect(Date.parse(again.analyzedAt) - Date.parse(before.analyzedAt)).toBeGreaterThanOrEqual(60_000);
    const fresh = await analyze(ben.api, 'com.sweet.ant', { fresh: true });
    expect(fresh).toMatchObject({ reused: false, version: 2, analyzedBy: ben.id });
    const versions = await listed(admin, '/api/games/com.sweet.ant/analyses');
    expect(versions.map(({ version, reused }) => [version, reused])).toEqual([
      [2, false],
      [1, false],
    ]);
  });

  it('requested twice at once runs once and answers both', async () => {
    const [mine, his] = await Promise.all([
      analyze(admin, 'com.sweet.bee'),
      analyze(ben.api, 'com.sweet.bee'),
    ]);
    expect([mine.reused, his.reused].sort()).toEqual([false, true]);
    expect([mine.version, his.version]).toEqual([1, 1]);
    expect(mine.id).not.toBe(his.id);
    expect(await listGames(admin, { bundleId: 'com.sweet.bee' })).toEqual(['com.sweet.bee']);
    expect(await listGames(ben.api, { bundleId: 'com.sweet.bee' })).toEqual(['com.sweet.bee']);
  });

  it.each([
    ['com.sweet.mute', 'no_description', 'Analysis failed: No store description of this game is known yet.'],
    [
      'com.sweet.german',
      'language_not_supported',
      'Analysis failed: The description is written in German, which the built-in engine cannot read. No English text of it could be fetched from the stores.',
    ],
  ])('of %s is refused with a reason, and nothing is stored', async (bundleId, code, detail) => {
    const answer = await admin.post('/api/analyses').send({ bundleId }).expect(422);
    expect(problem(answer)).toMatchObject({ code, detail });
    expect(await listed(admin, `/api/games/${bundleId}/analyses`)).toEqual([]);
    expect((await admin.get(`/api/games/${bundleId}`).expect(200)).body).toMatchObject({ analysis: null });
  });

  it('says when only meta elements were read because the language has no cues for mechanics', async () => {
    const bundleId = 'com.sweet.gilde';
    const description =
      'Tritt einer Gilde bei und spiele mit deinen Freunden um einen Platz in der Rangliste. Jede Woche gibt es ein neues Turnier für dich.';
    await importGames(studio, [{ bundleId, platform: 'android', title: 'Gilde', description }]);
    await analyze(admin, bundleId);
    const { body } = await admin.get(`/api/games/${bundleId}`).expect(200);
    expect(body).toMatchObject({ analysis: { language: 'de', metaElementsOnly: true, mechanics: [] } });
  });

  it('cites the store that lists a game in other languages only', async () => {
    const bundleId = 'com.sweet.linna';
    const description =
      'Rakenna oma kaupunki ja kerää kolikoita. Pelaa ystävien kanssa ja voita palkintoja joka päivä.';
    await importGames(studio, [
      { bundleId, platform: 'ios', title: 'Linna', description, languages: 'FI, SV' },
    ]);
    const refused = await admin.post('/api/analyses').send({ bundleId }).expect(422);
    expect(problem(refused).detail).toBe(
      'Analysis failed: The description is written in a language that the built-in engine does not know. The App Store lists it in FI, SV, not in English.',
    );
  });

  it.each([
    [1, 'Thai', 'เกมปริศนาแสนสนุกสำหรับทุกคน เล่นกับเพื่อนของคุณและรับรางวัลทุกวัน'],
    [2, 'German', 'Du bist der König und die Burg ist dein: sei mutig, und das Land wird von dir erzählen.'],
  ])('reads the English page in place of text %i, %s without cues', async (at, language, description) => {
    const known = inventedGames('android')[at];
    const bundleId = known?.bundleId ?? '';
    await importGames(studio, [{ bundleId, platform: 'android', title: 'Known abroad', description }]);
    stores.setMode('error');
    const refused = await admin.post('/api/analyses').send({ bundleId }).expect(422);
    expect(problem(refused)).toMatchObject({
      code: 'language_not_supported',
      detail: `Analysis failed: The description is written in ${language}, which the built-in engine cannot read. No English text of it could be fetched from the stores.`,
    });
    stores.setMode('ok');
    const analysis = await analyze(admin, bundleId);
    expect(analysis.mechanics.length + analysis.metaElements.length).toBeGreaterThan(0);
  });

  it('reads the page of the store where the catalog has no description', async () => {
    const [known] = inventedGames('android');
    const bundleId = known?.bundleId ?? '';
    await importGames(studio, [{ bundleId, platform: 'android', title: 'Known by name only' }]);
    stores.setMode('error');
    const answer = await admin.post('/api/analyses').send({ bundleId }).expect(422);
    expect(problem(answer).detail).toMatch(
      /^Analysis failed: No store .*, and none could be fetched: .*Google Play/,
    );
    stores.setMode('ok');
    const before = stores.calls().length;
    const analysis = await analyze(admin, bundleId);
    expect(stores.calls().length).toBeGreaterThan(before);
    expect(analysis).toMatchObject({ bundleId, version: 1, reused: false });
    await analyze(admin, bundleId);
    expect(await listed(admin, `/api/games/${bundleId}/analyses`)).toHaveLength(1);
  });

  it('validates its input', async () => {
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

  it('sent twice with one key runs once', async () => {
    const send = () =>
      admin
        .post('/api/analyses')
        .set('Idempotency-Key', 'once-1')
        .send({ bundleId: 'com.sweet.cat', fresh: true });
    const first = await send().expect(201);
    const second = await send().expect(201);
    expect(second.body).toEqual(first.body);
    expect(await listed(admin, '/api/games/com.sweet.cat/analyses')).toHaveLength(1);
  });
});

it('lists the engines', async () => {
  expect((await admin.get('/api/analyses/engines').expect(200)).body).toEqual([
    { id: 'built-in', label: 'Built-in', model: null, default: true, external: false },
  ]);
});

describe('one analysis', () => {
  it('is read by everyone, also as Markdown', async () => {
    const { id } = await analyze(admin, 'com.sweet.ant');
    expect((await ben.api.get(`/api/analyses/${id}`).expect(200)).body).toMatchObject({ id, version: 2 });
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

  it('is compared with other versions of the same game only', async () => {
    const bundleId = 'com.sweet.bee';
    const [before] = await listed(admin, `/api/games/${bundleId}/analyses`);
    await importGames(studio, [
      {
        bundleId,
        platform: 'android',
        title: 'Sweet bee',
        description: `${PUZZLE} Climb the leaderboard.`.replace('Join a guild with your friends.', ''),
      },
    ]);
    const after = await analyze(admin, bundleId);
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
    const other = await analyze(admin, 'com.sweet.cat');
    await admin.get(`/api/analyses/${after.id}/diff/${other.id}`).expect(404);
    await admin.get(`/api/analyses/${after.id}/diff/${NOBODY}`).expect(404);
  });

  it('of an unknown game answers 404', async () => {
    await admin.get('/api/games/com.no.such/analyses').expect(404);
  });
});

it('a placeholder merged into a game brings its analyses along', async () => {
  const { id } = await analyze(admin, 'id4711');
  await admin
    .put(`/api/analyses/${id}/feedback`)
    .send({ kind: 'metaElements', itemId: 'guilds', verdict: 'rejected' })
    .expect(200);
  await importGames(studio, [
    { bundleId: 'com.number', platform: 'android', title: 'Number', description: PUZZLE },
  ]);
  const other = await analyze(admin, 'com.number');
  await importGames(studio, [
    { bundleId: 'com.number', trackId: 4711, platform: 'ios', title: 'Only A Number' },
  ]);
  const versions = await listed(admin, '/api/games/com.number/analyses');
  expect(versions.map((analysis) => [analysis.id, analysis.version])).toEqual([
    [id, 2],
    [other.id, 1],
  ]);
  expect(versions[0]?.metaElements.find((item) => item.id === 'guilds')?.feedback?.verdict).toBe('rejected');
  const game = await admin.get('/api/games/com.number').expect(200);
  expect(game.body).toMatchObject({ analysis: { id: other.id } });
});

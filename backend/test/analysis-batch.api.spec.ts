import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import type { Api } from './support/api.js';
import { listGames, importSweetGames, NOBODY, problem } from './support/analyses.js';
import { chart, chartCsv } from './support/charts.js';
import { endedJob, importFile, getJob } from './support/jobs.js';
import { listActivity, join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let stores: ReplayServer;
let studio: TestApp;
let admin: Api;
let ben: TestPerson;

beforeAll(async () => {
  stores = await startReplayServer();
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url };
  studio = await openTestApp({ env, workers: true });
  admin = studio.admin;
  ben = await join(studio, 'ben@studio.example', { admin: true });
  await importSweetGames(studio);
});
afterAll(async () => {
  await studio.close();
  await stores.stop();
});

describe('a batch', () => {
  const start = async (input: object, api = admin) =>
    ((await api.post('/api/analyses/batch').send(input).expect(202)).body as { jobId: string }).jobId;

  it('analyzes what it can and says why the rest failed', async () => {
    const before = await listGames(ben.api);
    const bundleIds = ['com.sweet.cat', 'com.sweet.mute', 'com.sweet.german', 'com.no.such', 'com.sweet.cat'];
    const job = await endedJob(admin, await start({ bundleIds }, ben.api));
    expect(job).toMatchObject({
      state: 'completed',
      kind: 'analyses.batch',
      title: 'Analyze 4 games',
      progress: { done: 4, total: 4 },
      result: { games: 4, analysed: 1, reused: 0, failed: 3, skipped: 2 },
    });
    expect(job.failures).toEqual([
      {
        label: 'Mute',
        reason: 'Analysis failed: No store description of this game is known yet.',
      },
      { label: 'Zuckerland', reason: expect.stringContaining('written in German') as string },
      { label: 'com.no.such', reason: 'Game not found' },
    ]);
    expect(await listGames(ben.api)).toEqual(['com.sweet.cat', ...before]);
    expect(await listActivity(studio, 'analyses.batch')).toMatchObject([
      { text: '4 games: 1 analyzed, 2 skipped, 1 failed', userId: ben.id },
    ]);
  });

  it('previews how many games have a description', async () => {
    const bundleIds = ['com.sweet.cat', 'com.sweet.mute', 'com.sweet.german', 'com.no.such'];
    const answer = await admin.post('/api/analyses/batch/preview').send({ bundleIds }).expect(200);
    expect(answer.body).toEqual({ games: 4, described: 2 });
    await admin.post('/api/analyses/batch/preview').send({ tagId: NOBODY }).expect(404);
    await admin.post('/api/analyses/batch/preview').send({}).expect(400);
  });

  it('accepts the games of a tag or of a chart', async () => {
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

  it('accepts all games that I analyzed, with the filters of their list', async () => {
    const mine = await listGames(ben.api);
    const again = await endedJob(admin, await start({ mine: {} }, ben.api));
    expect(again).toMatchObject({ result: { games: mine.length, analysed: mine.length } });
    expect((await listGames(ben.api)).sort()).toEqual([...mine].sort());
    const one = await endedJob(admin, await start({ mine: { q: 'CAT' } }, ben.api));
    expect(one).toMatchObject({ title: 'Analyze 1 analyzed game', result: { games: 1 } });
    const none = await ben.api
      .post('/api/analyses/batch')
      .send({ mine: { q: 'nobody' } })
      .expect(400);
    expect(problem(none)).toMatchObject({ code: 'no_games' });
    for (const input of [{ mine: {}, bundleIds: ['com.sweet.ant'] }, { mine: { q: 7 } }, { mine: [] }]) {
      await ben.api.post('/api/analyses/batch').send(input).expect(400);
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
      expect((await getJob(admin, first)).failures).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

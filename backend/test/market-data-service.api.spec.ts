import type { MarketDataDto } from '../src/market-data/details/market-data.dto.js';
import { MarketDataLimits } from '../src/market-data/details/market-data-limits.service.js';
import { inventedGames } from '../src/market-data/replay/invented-games.js';
import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import { join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const [GAME, OTHER] = inventedGames('android');
if (!GAME || !OTHER) throw new Error('Too few invented games.');

let replay: ReplayServer;
let studio: TestApp;
beforeAll(async () => {
  replay = await startReplayServer();
  studio = await openTestApp({
    env: {
      APP_STORE_URL: replay.url,
      GOOGLE_PLAY_URL: replay.url,
      MARKET_DATA_URL: `${replay.url}/market-data`,
      MARKET_PAGE_URL: 'https://market.example/{platform}/{slug}/{bundleId}',
    },
    override: (builder) =>
      builder
        .overrideProvider(MarketDataLimits)
        .useValue({ ...new MarketDataLimits(), totalMs: 2_000, providerMs: 1_500, waitsMs: [1, 1, 1] }),
  });
});
afterAll(async () => {
  await studio.close();
  await replay.stop();
});
beforeEach(() => replay.setMode('ok'));

const market = async (query: string): Promise<MarketDataDto> =>
  (await studio.admin.get(`/api/market-data?${query}`).expect(200)).body as MarketDataDto;

describe('with a market-data function', () => {
  it('its estimates come first; the store wins for everything else', async () => {
    const data = await market(`nameSlug=some-game&bundleId=${GAME.bundleId}`);
    expect(data).toMatchObject({
      title: GAME.title,
      source: 'Google Play, Market data',
      defaults: [],
      downloads: { countries: [{ name: 'United States' }] },
      revenue: { total: '> $20.000' },
      fieldSources: {
        title: { source: 'Google Play' },
        downloads: { source: 'Market data' },
        revenue: { source: 'Market data' },
      },
    });
    const call = replay.calls().find(({ store }) => store === 'market-data');
    expect(call?.what).toContain('nameSlug=some-game');
    const { body } = await studio.admin.get(`/api/games/${GAME.bundleId}`).expect(200);
    const [listing] = (body as { listings: { marketPageUrl: string; revenue: object }[] }).listings;
    expect(listing?.revenue).toMatchObject({ total: '> $20.000' });
    expect(listing?.marketPageUrl).toMatch(/^https:\/\/market\.example\/android\/[a-z0-9-]+\//);
  });

  it.each([
    ['error', 4],
    ['forbidden', 1],
    ['missing', 1],
  ] as const)('"%s" takes %d calls and keeps what the store says', async (mode, calls) => {
    const before = replay.calls().filter(({ store }) => store === 'market-data').length;
    replay.setMode(mode, { store: 'market-data' });
    const data = await market(`bundleId=${OTHER.bundleId}&fresh=true`);
    expect(data).toMatchObject({ title: OTHER.title, defaults: ['revenue'], source: 'Google Play' });
    expect(data.outcomes).toHaveLength(2);
    expect(data.warnings).toHaveLength(1);
    expect(replay.calls().filter(({ store }) => store === 'market-data')).toHaveLength(before + calls);
  });

  it('a game that the store does not have is unknown only when the function does not know it either', async () => {
    const id = 'com.example.nowhere';
    const ask = (status: number) => studio.admin.get(`/api/market-data?bundleId=${id}`).expect(status);
    replay.setMode('unavailable', { store: 'market-data' });
    expect((await ask(503)).body).toMatchObject({
      detail: 'Failed to fetch from Market data: 503 Service Unavailable',
    });
    // An answer in between opens the way to the function again.
    replay.setMode('ok');
    await market(`bundleId=${GAME.bundleId}&fresh=true`);
    expect((await ask(404)).body).toMatchObject({ detail: 'Game not found' });
  });

  it('counts every outcome', async () => {
    const { text } = await studio.api.get('/metrics').expect(200);
    expect(text).toMatch(
      /gamekit_market_data_outcomes_total\{provider="Market data",outcome="failed"\} [1-9]/,
    );
    expect(text).toMatch(
      /gamekit_market_data_outcomes_total\{provider="Google Play",outcome="found"\} [1-9]/,
    );
  });
});

describe('notes of the team', () => {
  const notes = `/api/games/${GAME.bundleId}/notes`;

  it('are written, read, changed by their author and deleted by any administrator', async () => {
    const { body: note } = await studio.admin.post(notes).send({ text: '  Look at\nlevel 3 ' }).expect(201);
    const { id } = note as { id: string };
    expect(note).toMatchObject({ text: 'Look at\nlevel 3', bundleId: GAME.bundleId });
    const { api: other } = await join(studio, 'bea@studio.example', { admin: true });
    await other.put(`${notes}/${id}`).send({ text: 'mine' }).expect(403);
    await studio.admin.put(`/api/games/${OTHER.bundleId}/notes/${id}`).send({ text: 'x' }).expect(404);
    await studio.admin.put(`${notes}/${id}`).send({ text: 'Changed', createdBy: 'x' }).expect(200);
    const { body: list } = await other.get(notes).expect(200);
    expect(list).toMatchObject([{ id, text: 'Changed' }]);
    const analyst = await join(studio, 'ann@studio.example', { role: 'analyst' });
    await analyst.api.delete(`${notes}/${id}`).expect(403);
    await other.delete(`/api/games/${OTHER.bundleId}/notes/${id}`).expect(404);
    await other.delete(`${notes}/${id}`).expect(200);
    await studio.admin.put(`${notes}/${id}`).send({ text: 'x' }).expect(404);
  });

  it('refuse invalid input', async () => {
    for (const text of ['', '   ', 'x'.repeat(4_001), 'a\u0000b', 7, null])
      await studio.admin.post(notes).send({ text }).expect(400);
    await studio.admin.post('/api/games/com.example.nowhere/notes').send({ text: 'x' }).expect(404);
    await studio.admin.get('/api/games/com.example.nowhere/notes').expect(404);
    await studio.admin.put(`${notes}/7`).send({ text: 'x' }).expect(400);
  });
});

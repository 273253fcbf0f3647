import { inventedGames } from '../src/market-data/replay/invented-games.js';
import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import type { MarketDataDto } from '../src/market-data/market-data.dto.js';
import { MarketDataLimits } from '../src/market-data/market-data-limits.service.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const [GAME, OTHER, THIRD, FOURTH] = inventedGames('android');
const [APPLE, PEAR, PLUM] = inventedGames('ios');
if (!GAME || !OTHER || !THIRD || !FOURTH || !APPLE || !PEAR || !PLUM)
  throw new Error('Too few invented games.');

let replay: ReplayServer;
let studio: TestApp;

beforeAll(async () => {
  replay = await startReplayServer();
  studio = await openTestApp({
    env: { APP_STORE_URL: replay.url, GOOGLE_PLAY_URL: replay.url },
    override: (builder) =>
      builder.overrideProvider(MarketDataLimits).useValue({
        totalMs: 1_500,
        providerMs: 1_200,
        turnMs: 1_000,
        waitsMs: [1, 1, 1],
        freshMs: new MarketDataLimits().freshMs,
      }),
  });
});
afterAll(async () => {
  await studio.close();
  await replay.stop();
});
beforeEach(() => replay.setMode('ok'));

const market = async (bundleId: string, query = ''): Promise<MarketDataDto> =>
  (await studio.admin.get(`/api/games/${bundleId}/market-data${query}`).expect(200)).body as MarketDataDto;

const callsTo = (what: string) => replay.calls().filter((call) => call.what.includes(what)).length;

describe('market data of a game', () => {
  it('is fetched at the first visit, stored with its source, and then answered from the copy', async () => {
    await studio.admin.get(`/api/games/${GAME.bundleId}`).expect(404);
    const first = await market(GAME.bundleId);
    expect(first).toMatchObject({
      bundleId: GAME.bundleId,
      platform: 'android',
      title: GAME.title,
      developer: GAME.developer,
      country: 'us',
      source: 'Google Play',
      stored: false,
      defaults: ['revenue'],
      revenue: { total: '> $20.000', countries: [] },
      outcomes: [{ provider: 'Google Play', outcome: 'found', message: 'Google Play answered.' }],
      growth: { downloads: null, revenue: null, rating: null },
      fieldSources: { title: { source: 'Google Play' }, downloads: { source: 'Google Play' } },
    });
    expect(first.fieldSources).not.toHaveProperty('revenue');
    expect(first.downloads.total).toBe(`${GAME.installs.toLocaleString('en-US')}+`);
    expect(first.rating.distribution).toHaveLength(5);
    const { body: game } = await studio.admin.get(`/api/games/${GAME.bundleId}`).expect(200);
    expect((game as { listings: object[] }).listings).toMatchObject([
      { title: GAME.title, revenue: null, downloads: { total: first.downloads.total } },
    ]);
    const before = callsTo(GAME.bundleId);
    const second = await market(GAME.bundleId);
    expect(second).toMatchObject({ stored: true, warnings: first.warnings, fetchedAt: first.fetchedAt });
    expect(callsTo(GAME.bundleId)).toBe(before);
    await market(GAME.bundleId, '?fresh=true');
    expect(callsTo(GAME.bundleId)).toBe(before + 1);
    studio.clock.advance(7 * 3_600_000);
    expect(await market(GAME.bundleId)).toMatchObject({ stored: false });
  });

  it('of an iOS game is found by track id and by bundle id, and never asked again for downloads', async () => {
    const first = await market(APPLE.storeId);
    expect(first).toMatchObject({
      bundleId: APPLE.bundleId,
      platform: 'ios',
      defaults: ['downloads', 'revenue'],
    });
    expect(callsTo(`/lookup?id=${APPLE.storeId}`)).toBe(1);
    expect(await market(APPLE.bundleId)).toMatchObject({ stored: true, title: first.title });
    expect(await market(`id${APPLE.storeId}`)).toMatchObject({ stored: true, bundleId: APPLE.bundleId });
    // Not stored yet: its bundle id alone is looked for in both stores.
    expect(await market(PEAR.bundleId)).toMatchObject({ platform: 'ios', title: PEAR.title });
  });
});

import { readPlayChart } from '../providers/google-play/chart-answer.js';
import { inventedChart, inventedGames, inventNewest } from './invented-games.js';
import { type ReplayServer, startReplayServer } from './replay-server.js';
import { connectStores, createChartProviders } from '../stores/connect-stores.js';

const DAY = new Date('2026-11-21T00:00:00Z');
const later = (days: number) => new Date(DAY.getTime() + days * 86_400_000);

describe('the invented charts', () => {
  const top = (day: Date, country = 'us') =>
    inventedChart('android', 'GAME', country, 'topselling_free', day, 50);

  it('are the same each time, move from day to day, and differ between countries', () => {
    const today = top(DAY).map(({ storeId }) => storeId);
    expect(top(DAY).map(({ storeId }) => storeId)).toEqual(today);
    const next = top(later(1)).map(({ storeId }) => storeId);
    expect(next).not.toEqual(today);
    expect(next.filter((id) => today.includes(id)).length).toBeGreaterThan(35);
    expect(top(DAY, 'jp').map(({ storeId }) => storeId)).not.toEqual(today);
  });

  it('hold full charts and new games on any day of the next months', () => {
    for (const day of [DAY, later(60), later(140)]) {
      expect(inventedChart('ios', '7018', 'us', 'x', day, 100).length).toBe(100);
      const newest = inventNewest('ios', day, 20);
      expect(day.getTime() - newest[0]!.releasedAt.getTime()).toBeLessThan(14 * 86_400_000);
    }
  });

  it('name each game once', () => {
    for (const platform of ['android', 'ios'] as const) {
      const ids = inventedGames(platform).map(({ storeId }) => storeId);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the replay server', () => {
  let replay: ReplayServer;
  beforeAll(async () => {
    replay = await startReplayServer({ day: DAY });
  });
  afterAll(() => replay.stop());
  beforeEach(() => replay.setMode('ok'));

  const status = async (path: string, init?: RequestInit) => (await fetch(replay.url + path, init)).status;
  const FEED = '/us/rss/topfreeapplications/limit=10/genre=6014/json';

  it('misbehaves by setting, by header and by query, for some requests or so many', async () => {
    expect(await status(FEED)).toBe(200);
    expect(await status(FEED, { headers: { 'x-replay-mode': 'forbidden' } })).toBe(403);
    expect(await status(`${FEED}?replay_mode=unavailable`)).toBe(503);
    replay.setMode('error', { path: 'genre=7001' });
    replay.setMode('too-many', { store: 'app-store', times: 1 });
    expect([await status(FEED), await status(FEED)]).toEqual([429, 200]);
    expect(await status(FEED.replace('6014', '7001'))).toBe(500);
    replay.setMode('ok');
    expect(await status(FEED.replace('6014', '7001'))).toBe(200);
    expect(await status('/nothing')).toBe(404);
    expect(replay.calls().slice(-2)).toMatchObject([
      { store: 'app-store', mode: 'ok' },
      { store: 'unknown', what: '/nothing' },
    ]);
  });

  it('answers charts in Play’s own envelope', async () => {
    const body = new URLSearchParams({
      'f.req': '[[["vyAe2","[[null,[[8,[20,7]],true],[2,\\"topgrossing\\",\\"GAME_WORD\\"]]]"]]]',
    });
    const path = '/_/PlayStoreUi/data/batchexecute?rpcids=vyAe2&gl=jp';
    const text = await (await fetch(replay.url + path, { method: 'POST', body })).text();
    expect(text.startsWith(")]}'\n\n")).toBe(true);
    const read = readPlayChart(text);
    expect(read).toMatchObject({ form: 'apps', cluster: 'topgrossing_GAME_WORD' });
    expect(read.form === 'apps' && read.apps).toHaveLength(7);
  });

  it('serves both stores through the settings, with dates looked up where none are known', async () => {
    const facts: string[] = [];
    const stores = connectStores(
      { APP_STORE_URL: replay.url, GOOGLE_PLAY_URL: replay.url },
      { paced: false },
    );
    const providers = createChartProviders(stores, {
      dates: { listDates: () => Promise.resolve({ dates: new Map() }) },
      datesPerChart: 60,
      onFacts: ({ bundleId }) => void facts.push(bundleId),
    });
    const asked = { category: 'word', rankingType: 'new', country: 'us' } as const;
    await providers.android.fetchChart(asked);
    expect(facts).toHaveLength(60);
    // The known ones are not asked for again: each time the next sixty are.
    await providers.android.fetchChart(asked);
    const third = await providers.android.fetchChart(asked);
    const games = new Set(facts).size;
    expect(games).toBe(facts.length);
    expect(games).toBeGreaterThan(100);
    expect(third).toMatchObject({
      outcome: 'found',
      derived: expect.stringContaining(`known for ${games} of ${games} games`) as string,
    });
    expect((await providers.ios.fetchChart({ ...asked, category: 'games_word' })).outcome).toBe('found');
    stores.client.close();
  });
});

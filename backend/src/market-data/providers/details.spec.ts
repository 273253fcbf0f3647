import { UpstreamClient } from '../../common/http/upstream-client.js';
import { JumpingClock } from '../../common/http/fake-clock.js';
import type { DetailOutcome, DetailProvider, Platform } from '../market-data.types.js';
import { playPage } from '../replay/detail-answers.js';
import { inventedGames } from '../replay/invented-games.js';
import type { ReplayMode } from '../replay/misbehavior.js';
import { type ReplayServer, startReplayServer } from '../replay/replay-server.js';
import { storeHosts } from '../stores/store-hosts.js';
import { AppStoreDetail } from './app-store/app-store-detail.js';
import { readPlayPage } from './google-play/detail-page.js';
import { GooglePlayDetail } from './google-play/google-play-detail.js';
import { HostedFunction } from './hosted/hosted-function.js';

let replay: ReplayServer;
let client: UpstreamClient;
let providers: { play: GooglePlayDetail; apple: AppStoreDetail; hosted: HostedFunction };

beforeAll(async () => {
  replay = await startReplayServer();
});
afterAll(() => replay.stop());
beforeEach(() => {
  replay.setMode('ok');
  client = new UpstreamClient({ clock: new JumpingClock() });
  const hosts = storeHosts({ APP_STORE_URL: replay.url, GOOGLE_PLAY_URL: replay.url }, false);
  providers = {
    play: new GooglePlayDetail({ client, host: hosts.googlePlay }),
    apple: new AppStoreDetail({ client, host: hosts.appStore, pages: hosts.appStorePages }),
    hosted: new HostedFunction({ client, url: `${replay.url}/market-data?tenant=a`, key: 'k-123' }),
  };
});
afterEach(() => client.close());

const android = inventedGames('android').find(({ hasPreview }) => hasPreview)!;
const ios = inventedGames('ios')[3]!;
const ask = (
  provider: DetailProvider,
  bundleId: string,
  platform: Platform = 'android',
): Promise<DetailOutcome> => provider.fetchDetail({ platform, bundleId, nameSlug: 'a-game', country: 'us' });
const getFacts = async (outcome: Promise<DetailOutcome>) => {
  const found = await outcome;
  if (found.outcome !== 'found') throw new Error(found.reason);
  return found;
};

describe('Google Play', () => {
  it('returns everything from one request', async () => {
    const before = replay.calls().length;
    const { facts, warnings, source } = await getFacts(ask(providers.play, android.bundleId));
    expect(replay.calls()).toHaveLength(before + 1);
    expect({ warnings, source }).toEqual({ warnings: [], source: 'Google Play' });
    expect(facts).toMatchObject({
      bundleId: android.bundleId,
      title: android.title,
      developer: android.developer,
      categories: [android.genres[0]!.storeLabel],
      videoUrl: 'https://www.youtube.com/embed/inventedVid',
      releaseDate: new Date(Math.floor(android.releasedAt.getTime() / 1_000) * 1_000).toISOString(),
      downloads: { total: `${android.installs.toLocaleString('en-US')}+` },
      revenue: null,
      rating: { score: android.score, total: android.ratings },
    });
    expect(facts.description).toBe(android.description);
    expect(facts.rating!.distribution).toHaveLength(5);
    expect(facts.screenshots).toHaveLength(3);
    expect(facts.similarApps.length).toBeGreaterThan(0);
    const getGenre = (id: string) =>
      inventedGames('android').find(({ bundleId }) => bundleId === id)!.genres[0];
    expect(facts.similarApps.every(({ bundleId }) => getGenre(bundleId) === android.genres[0])).toBe(true);
  });

  it.each<[ReplayMode, string]>([
    ['not-found', 'not-found'],
    ['forbidden', 'blocked'],
    ['too-many', 'blocked'],
    ['unavailable', 'blocked'],
    ['html', 'blocked'],
    ['missing', 'blocked'],
    ['redirect', 'blocked'],
  ])('%s is %s', async (mode, outcome) => {
    replay.setMode(mode);
    expect(await ask(providers.play, android.bundleId)).toMatchObject({ outcome });
  });

  it('without its data blocks returns what JSON-LD says, with a warning', async () => {
    replay.setMode('changed');
    const { facts, warnings } = await getFacts(ask(providers.play, android.bundleId));
    expect(facts).toMatchObject({ title: android.title, downloads: null, screenshots: [] });
    expect(warnings).toHaveLength(1);
  });

  it('is never run as script', async () => {
    const page = playPage(android).replace(
      "{id:'Ws7gDc',request:[null]}",
      "{id:(globalThis.wasRun = true, 'Ws7gDc')}",
    );
    expect(page).toContain('wasRun');
    const send = jest.spyOn(client, 'request').mockResolvedValue({
      status: 200,
      headers: {},
      text: page,
      body: Buffer.from(page),
      bytes: 1,
      url: '',
    });
    expect((await getFacts(ask(providers.play, android.bundleId))).facts.title).toBe(android.title);
    expect(send).toHaveBeenCalledTimes(1);
    expect((globalThis as { wasRun?: boolean }).wasRun).toBeUndefined();
  });

  it('refuses odd ids without asking', async () => {
    const before = replay.calls().length;
    for (const id of ['', 'x', '../../a.b', 'a b.c', 'a.b\0', `a.${'b'.repeat(500)}`, 'ü.ü']) {
      expect(await ask(providers.play, id)).toMatchObject({ outcome: 'not-found' });
    }
    expect(replay.calls()).toHaveLength(before);
    expect(await ask(providers.play, 'com.example.nobody')).toMatchObject({ outcome: 'not-found' });
  });

  it('reads a page of 1.2 MB', () => {
    const page = playPage(android).replace(
      '</body>',
      `<p>${'<div class="x">filling</div>'.repeat(43_000)}</p></body>`,
    );
    expect(page.length).toBeGreaterThan(1_200_000);
    expect(readPlayPage(page, android.bundleId).form).toBe('game');
  });
});

describe('the App Store', () => {
  it('is looked up by track id, bundle id or placeholder, and completed from the product page', async () => {
    for (const id of [ios.bundleId, `id${ios.storeId}`]) {
      const { facts, warnings } = await getFacts(ask(providers.apple, id, 'ios'));
      expect(warnings).toEqual([]);
      expect(facts).toMatchObject({
        bundleId: ios.bundleId,
        trackId: ios.storeId,
        title: ios.title,
        downloads: null,
        revenue: null,
        rating: { score: ios.score, total: ios.ratings },
      });
      expect(facts.screenshots).toHaveLength(4);
      expect(facts.similarApps).toHaveLength(6);
      const { distribution } = facts.rating!;
      expect(distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
      expect(distribution[0]!.count).toBeGreaterThan(distribution[4]!.count);
    }
  });

  it('is not another app of the developer with that id', async () => {
    const results = [{ wrapperType: 'artist' }, { trackId: Number(ios.storeId), trackName: ios.title }];
    const text = JSON.stringify({ resultCount: 2, results });
    jest
      .spyOn(client, 'request')
      .mockResolvedValueOnce({ status: 200, headers: {}, text, body: Buffer.from(text), bytes: 1, url: '' });
    expect(await ask(providers.apple, 'id526656015', 'ios')).toMatchObject({ outcome: 'not-found' });
  });

  it('is used without the product page, with a warning', async () => {
    for (const mode of ['missing', 'forbidden', 'html'] as const) {
      replay.setMode('ok');
      replay.setMode(mode, { path: '/app/id' });
      const { facts, warnings } = await getFacts(ask(providers.apple, ios.bundleId, 'ios'));
      expect(facts).toMatchObject({ title: ios.title, similarApps: [], rating: { distribution: [] } });
      expect(warnings).toEqual([expect.stringContaining('Star counts and similar games are missing')]);
    }
  });

  it.each<[ReplayMode, string]>([
    ['empty', 'not-found'],
    ['no-store', 'not-found'],
    ['forbidden', 'blocked'],
    ['html', 'layout-changed'],
    ['missing', 'layout-changed'],
  ])('%s is %s', async (mode, outcome) => {
    replay.setMode(mode, { path: '/lookup' });
    expect(await ask(providers.apple, ios.bundleId, 'ios')).toMatchObject({ outcome });
  });
});

describe('the hosted function', () => {
  it('gets slug, bundle id and key, and is completed from its page', async () => {
    const send = jest.spyOn(client, 'request');
    const { facts, source } = await getFacts(ask(providers.hosted, android.bundleId));
    expect(send.mock.calls[0]![0].headers).toMatchObject({ apikey: 'k-123', authorization: 'Bearer k-123' });
    expect(replay.calls().at(-1)!.what).toBe(
      `/market-data?tenant=a&nameSlug=a-game&bundleId=${android.bundleId}`,
    );
    expect(source).toBe('Market data');
    expect(facts).toMatchObject({
      title: android.title,
      downloads: { countries: [{ name: 'United States', percentage: 41.5 }] },
      revenue: { total: '> $20.000', countries: [] },
      version: android.version,
      releaseDate: `${android.releasedAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
      screenshots: [expect.stringContaining('shot1')],
    });
  });

  it.each<[ReplayMode, object]>([
    ['missing', { kind: 'bad-content', message: 'No data received from Market data' }],
    ['html', { kind: 'bad-content' }],
    ['error', { kind: 'http', message: 'Failed to fetch from Market data: 500 Internal Server Error' }],
  ])('%s fails with its own message', async (mode, error) => {
    replay.setMode(mode);
    await expect(ask(providers.hosted, android.bundleId)).rejects.toMatchObject(error);
  });

  const given = (data: object) =>
    jest.spyOn(client, 'request').mockResolvedValueOnce({
      status: 200,
      headers: {},
      text: JSON.stringify({ data }),
      body: Buffer.alloc(0),
      bytes: 1,
      url: '',
    });

  it('is used without a title, but not without anything', async () => {
    given({ downloads: { total: '1,000+' } });
    const { facts } = await getFacts(ask(providers.hosted, android.bundleId));
    expect(facts).toMatchObject({ title: null, downloads: { total: '1,000+' } });
    given({ downloads: null, screenshots: [] });
    expect(await ask(providers.hosted, android.bundleId)).toMatchObject({ outcome: 'layout-changed' });
  });

  it('does not read the texts of neighboring elements as one', async () => {
    given({
      title: 'A',
      htmlContent: `<dl><dt>Rating</dt><dd>4.2</dd></dl><p>2,345 ratings</p>
        <table><tr><td>Installs</td><td>5,000</td><td>7 votes</td></tr></table><div>One<br>Two</div>`,
    });
    const { facts } = await getFacts(ask(providers.hosted, android.bundleId));
    expect(facts.rating).toMatchObject({ score: 4.2, total: 2_345 });
    expect(facts.downloads).toMatchObject({ total: '5,000' });
  });

  it.each([
    ['<dt>Rating</dt><dd>4.5/5</dd><p>1.234 ratings</p>', 4.5, 1_234],
    ['<dt>Rating</dt><dd>4.56 (1,234)</dd><p>12 345 reviews</p>', 4.56, 12_345],
    ['<dt>Rating</dt><dd>9.1/10</dd><p>1.2M ratings</p>', null, 1_200_000],
    ['<dt>Rating</dt><dd>10,000</dd><p>An average of 4.5 ratings</p>', undefined, undefined],
  ])('reads no other number than the one of %s', async (htmlContent, score, total) => {
    given({ title: 'A', htmlContent });
    const { facts } = await getFacts(ask(providers.hosted, android.bundleId));
    expect(facts.rating?.score).toBe(score);
    expect(facts.rating?.total).toBe(total);
  });

  it('reads a day as that day in every time zone, and guesses none', async () => {
    given({ title: 'A', last_update: 'Jun 25, 2026', release_date: '04/12/2025' });
    const { facts } = await getFacts(ask(providers.hosted, android.bundleId));
    expect(facts).toMatchObject({ lastUpdate: '2026-06-25T00:00:00.000Z', releaseDate: null });
  });

  it.each<[ReplayMode, string]>([
    ['forbidden', '403 Forbidden'],
    ['too-many', '429 Too Many Requests'],
    ['unavailable', '503 Service Unavailable'],
    ['not-found', '404 Not Found'],
    ['no-store', '400 Bad Request'],
  ])('%s names the refusing server, with status and status text first', async (mode, status) => {
    replay.setMode(mode);
    const answer = await ask(providers.hosted, android.bundleId);
    expect(answer).toMatchObject({
      reason: expect.stringMatching(new RegExp(`^Failed to fetch from Market data: ${status}`)) as string,
    });
  });

  it('of an unknown form is reported; an unknown game is not found', async () => {
    replay.setMode('changed');
    expect(await ask(providers.hosted, android.bundleId)).toMatchObject({ outcome: 'layout-changed' });
    replay.setMode('ok');
    expect(await ask(providers.hosted, 'com.example.nobody')).toMatchObject({ outcome: 'not-found' });
  });
});

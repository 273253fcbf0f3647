import { encode } from 'jpeg-js';
import type { GameMatchDto } from '../src/games/same-games/game-matches.dto.js';
import { SameGames } from '../src/games/same-games/same-games.service.js';
import { SampleCatalog } from '../src/seed/sample-catalog.service.js';
import { importFile } from './support/jobs.js';
import { expectRebuildIsSame } from './support/rebuild-events.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

/** An icon with waves. */
function drawIcon(waves: number): Uint8Array {
  const data = Buffer.alloc(64 * 64 * 4, 255);
  for (let y = 0; y < 64; y += 1)
    for (let x = 0; x < 64; x += 1) {
      const light = Math.sin((waves * x) / 20 + y / 9);
      data.set([120 + 90 * light, 90 + 60 * light, 60], 4 * (64 * y + x));
    }
  return encode({ width: 64, height: 64, data }, 80).data;
}

let studio: TestApp;

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
});
afterAll(() => studio.close());

const HEAD = 'date,platform,country,type,category,rank,bundle_id,track_id,title,developer\n';
const ANDROID = 'com.supercell.clashofclans';
const IOS = 'com.supercell.magic';

/** The game in both stores under two ids, and two that may be one. */
const day = (date: string) =>
  HEAD +
  `${date},android,us,downloads,all,1,${ANDROID},,Clash of Clans,Supercell\n` +
  `${date},android,us,downloads,all,2,com.x.jam,,Color Block Jam,\n` +
  `${date},ios,us,downloads,all,1,com.rollic.jam,6446250000,Color Block Jam,Rollic Games\n` +
  `${date},ios,us,downloads,all,2,${IOS},529479190,Clash of Clans,Supercell\n`;

/** The same games in the other order, without one. */
const turnedDay = (date: string) =>
  HEAD +
  `${date},android,us,downloads,all,2,${ANDROID},,Clash of Clans,Supercell\n` +
  `${date},android,us,downloads,all,1,com.x.jam,,Color Block Jam,\n` +
  `${date},ios,us,downloads,all,1,${IOS},529479190,Clash of Clans,Supercell\n`;

async function read<T>(path: string, status = 200): Promise<T> {
  const { body } = await studio.admin.get(path).expect(status);
  return body as T;
}
const listMatches = (filter: object = {}) =>
  read<GameMatchDto[]>(`/api/unified-games?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const decide = (id: string, decision: string, status = 200) =>
  studio.admin.post(`/api/unified-games/${id}/${decision}`).expect(status);
const listGames = async () =>
  (await read<{ bundleId: string; platforms: string[] }[]>('/api/games?sort=["bundleId","ASC"]')).map(
    ({ bundleId, platforms }) => `${bundleId}: ${platforms.join('+')}`,
  );
const readIosChart = async () =>
  (
    await read<{ downloads: { bundleId: string }[] }>(
      '/api/rankings/current?platform=ios&country=us&category=all',
    )
  ).downloads.map(({ bundleId }) => bundleId);

it('links what is clear, asks about the rest, and answers to both ids', async () => {
  await importFile(studio.admin, 'rankings', day('2026-11-01'));
  expect(await listGames()).toEqual(['com.rollic.jam: ios', `${ANDROID}: android+ios`, 'com.x.jam: android']);
  expect(await readIosChart()).toEqual(['com.rollic.jam', ANDROID]);
  const [waiting] = await listMatches({ status: 'proposed' });
  expect(waiting).toMatchObject({
    android: { bundleId: 'com.x.jam', title: 'Color Block Jam' },
    ios: { bundleId: 'com.rollic.jam', developer: 'Rollic Games' },
    confidence: 'medium',
    evidence: [{ clue: 'title', agrees: true }],
  });
  const [linked] = await listMatches({ status: 'linked', bundleId: IOS });
  expect(linked).toMatchObject({ decidedBy: null, confidence: 'high', android: { bundleId: ANDROID } });
  const game = await read<{ bundleId: string; listings: { platform: string }[] }>(`/api/games/${IOS}`);
  expect(game.bundleId).toBe(ANDROID);
  expect(game.listings.map(({ platform }) => platform)).toEqual(['android', 'ios']);
  const filter = encodeURIComponent(JSON.stringify({ id: [IOS, 'com.x.jam'] }));
  const [single, united] = await read<object[]>(`/api/games?sort=["id","DESC"]&filter=${filter}`);
  expect(united).toMatchObject({
    ...{ id: ANDROID, bundleId: ANDROID, unifiedId: linked!.id },
    listings: [
      { platform: 'android', bundleId: ANDROID, storeUrl: expect.stringContaining(ANDROID) },
      { platform: 'ios', bundleId: IOS, storeUrl: expect.stringMatching(/^https:\/\/apps\.apple\.com\//) },
    ],
  });
  expect(single).toMatchObject({
    id: 'com.x.jam',
    unifiedId: 'com.x.jam',
    listings: [{ platform: 'android' }],
  });
});

it('keeps them one when more charts come, and the ranks of both stores in their history', async () => {
  await importFile(studio.admin, 'rankings', day('2026-11-02'));
  expect((await listGames()).length).toBe(3);
  const history = await read<{ platform: string }[]>(
    `/api/rankings?filter=${encodeURIComponent(JSON.stringify({ bundleId: ANDROID }))}`,
  );
  expect(history.map(({ platform }) => platform).sort()).toEqual(['android', 'android', 'ios', 'ios']);
  await importFile(studio.admin, 'rankings', turnedDay('2026-10-30'));
  await expectRebuildIsSame(studio);
});

it('splits a linked pair for good: each game has the ranks of its store, both have the tags', async () => {
  const { body: tag } = await studio.admin.post('/api/tags').send({ name: 'Rivals' }).expect(201);
  await studio.admin.put(`/api/games/${ANDROID}/tags/${tag.id}`).expect(200);
  const [linked] = await listMatches({ status: 'linked' });
  const { body } = await decide(linked!.id, 'split');
  expect(body).toMatchObject({ status: 'split', decidedBy: expect.any(String) });
  expect(await listGames()).toEqual([
    'com.rollic.jam: ios',
    `${ANDROID}: android`,
    `${IOS}: ios`,
    'com.x.jam: android',
  ]);
  expect(await readIosChart()).toEqual(['com.rollic.jam', IOS]);
  for (const id of [ANDROID, IOS]) {
    const tags = await read<{ name: string }[]>(`/api/games/${id}/tags`);
    expect(tags.map(({ name }) => name)).toEqual(['Rivals']);
  }
  await expectRebuildIsSame(studio);
  await importFile(studio.admin, 'rankings', day('2026-11-03'));
  expect((await listGames()).length).toBe(4);
  await decide(linked!.id, 'split');
});

it('makes one game of a pair that a person accepts, and keeps a rejected pair apart', async () => {
  const [split] = await listMatches({ status: 'split' });
  await decide(split!.id, 'accept');
  expect((await listGames()).length).toBe(3);
  const [waiting] = await listMatches({ status: 'proposed' });
  await decide(waiting!.id, 'reject');
  await importFile(studio.admin, 'rankings', day('2026-11-04'));
  expect(await listMatches({ status: 'proposed' })).toEqual([]);
  expect((await listGames()).length).toBe(3);
  await decide(waiting!.id, 'split', 409);
  await decide(waiting!.id, 'accept');
  await expectRebuildIsSame(studio);
  await decide(waiting!.id, 'split');
  await expectRebuildIsSame(studio);
  await decide(waiting!.id, 'accept');
  expect((await listGames()).length).toBe(2);
});

it('links a pair that waits when both stores show the same icon, and asks for each icon once', async () => {
  const icon = (host: string, name: string) => `https://${host}/${name}`;
  await importFile(
    studio.admin,
    'games',
    'bundleId,platform,title,developer,iconUrl\n' +
      `com.y.sort,android,Color Sort Puzzle,,${icon('play-lh.googleusercontent.com', 'sort')}\n` +
      `id77,ios,Color Sort Puzzle,Nimble Fox,${icon('is1-ssl.mzstatic.com/image', 'sort.png/512x512bb.png')}\n` +
      `com.y.jam,android,Block Sort Jam,,${icon('play-lh.googleusercontent.com', 'jam')}\n` +
      `id78,ios,Block Sort Jam,Nimble Fox,${icon('is1-ssl.mzstatic.com/image', 'other.png/512x512bb.png')}\n`,
  );
  const bundleIds = ['com.y.sort', 'com.y.jam'];
  const listStatuses = async () =>
    (await listMatches({ bundleId: bundleIds }))
      .map(({ android, status }) => `${android.bundleId} ${status}`)
      .sort();
  expect(await listStatuses()).toEqual(['com.y.jam proposed', 'com.y.sort proposed']);
  const asked: string[] = [];
  const fetch = (address: string): Promise<Uint8Array> => {
    asked.push(address);
    if (address.includes('other')) return Promise.reject(new Error('The store does not answer.'));
    return Promise.resolve(drawIcon(address.includes('jam') ? 5 : 9));
  };
  const compare = () => studio.app.get(SameGames).compareIcons(fetch, AbortSignal.timeout(30_000));
  await compare();
  expect(await listStatuses()).toEqual(['com.y.jam proposed', 'com.y.sort linked']);
  const [linked] = await listMatches({ clue: 'icon' });
  expect(linked?.evidence.at(-1)).toMatchObject({ clue: 'icon', agrees: true });
  expect(asked).toHaveLength(4);
  await compare();
  // What the store did not give is asked for again, nothing else.
  expect(asked.slice(4)).toEqual([expect.stringContaining('other.png/64x64bb.jpg')]);
});

it('says that a pair is unknown', async () => {
  await decide('11111111-1111-4111-8111-111111111111', 'accept', 404);
});

describe('beside sample games', () => {
  let office: TestApp;
  beforeAll(async () => {
    office = await openTestApp({ env: { SAMPLE_DATA: 'on' }, workers: true });
    await office.app.get(SampleCatalog).load();
  });
  afterAll(() => office.close());

  interface Row {
    bundleId: string;
    title: string;
    sample: boolean;
  }
  const find = async (title: string): Promise<string[]> => {
    const { body } = await office.admin
      .get(`/api/games?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`)
      .expect(200);
    return (body as Row[])
      .filter((game) => game.title === title)
      .map(({ bundleId, sample }) => `${bundleId}${sample ? ' (sample)' : ''}`)
      .sort();
  };
  const importRow = (platform: string, ids: string, title: string, developer: string) =>
    importFile(
      office.admin,
      'rankings',
      `${HEAD}2026-11-01,${platform},us,downloads,all,1,${ids},${title},${developer}\n`,
    );

  it('shows a real game once, without the sample of its name, whose tags it gets', async () => {
    expect(await find('Among Us')).toEqual(['com.innersloth.spacemafia (sample)', 'id1351168404 (sample)']);
    const { body: tag } = await office.admin.post('/api/tags').send({ name: 'Social' }).expect(201);
    await office.admin.put(`/api/games/id1351168404/tags/${tag.id}`).expect(200);
    await importRow('android', 'com.innersloth.spacemafia,', 'Among Us', 'Innersloth LLC');
    expect(await find('Among Us')).toEqual(['com.innersloth.spacemafia']);
    const { body: game } = await office.admin.get('/api/games/com.innersloth.spacemafia').expect(200);
    expect(game.listings.map(({ platform }: { platform: string }) => platform)).toEqual(['android']);
    expect(game.tags.map(({ name }: { name: string }) => name)).toEqual(['Social']);
    const { body: matches } = await office.admin
      .get(`/api/unified-games?filter=${encodeURIComponent(JSON.stringify({ bundleId: 'id1351168404' }))}`)
      .expect(200);
    expect(matches).toEqual([]);
    await expectRebuildIsSame(office);
  });

  it('links two real games by what is real of them, not by a pair of samples', async () => {
    // The search that followed the import before has linked the samples.
    expect(await find('Wordscapes')).toEqual(['com.peoplefun.wordcross (sample)']);
    await importRow('ios', ',1207472156', 'Wordscapes', 'PeopleFun Inc');
    expect(await find('Wordscapes')).toEqual(['id1207472156']);
    await importRow('android', 'com.peoplefun.wordcross,', 'Wordscapes', 'PeopleFun');
    expect(await find('Wordscapes')).toEqual(['com.peoplefun.wordcross']);
    const { body: game } = await office.admin.get('/api/games/id1207472156').expect(200);
    expect(game).toMatchObject({ bundleId: 'com.peoplefun.wordcross', sample: false });
    await expectRebuildIsSame(office);
  });
});

it('tells of changed pairs under the path that lists them', async () => {
  const since = encodeURIComponent(JSON.stringify({ updatedSince: '2026-01-01T00:00:00Z' }));
  expect(await read<GameMatchDto[]>(`/api/unified-games?filter=${since}`)).not.toEqual([]);
});

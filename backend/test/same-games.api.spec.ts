import type { GameMatchDto } from '../src/games/same-games/game-matches.dto.js';
import { importFile } from './support/jobs.js';
import { expectRebuildIsSame } from './support/rebuild-events.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

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
  read<GameMatchDto[]>(`/api/game-matches?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const decide = (id: string, decision: string, status = 200) =>
  studio.admin.post(`/api/game-matches/${id}/decision`).send({ decision }).expect(status);
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

it('names what is wrong with a decision', async () => {
  const [pair] = await listMatches();
  const { body } = await decide(pair!.id, 'perhaps', 400);
  expect(body.errors).toEqual({ decision: 'must be one of accept, reject, split' });
  await decide('11111111-1111-4111-8111-111111111111', 'accept', 404);
});

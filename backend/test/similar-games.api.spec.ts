import type { SimilarGameDto } from '../src/similar-games/similar-games.dto.js';
import { analyze, importGames, type Item } from './support/analyses.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let studio: TestApp;

const SWAP = 'A match-3 puzzle game: swap and match candies in 900 levels. Join a guild with your friends.';
const MERGE =
  'Merge items on the board: merge two identical items into a better one. Join a guild with your friends.';
const TOWER = 'A tower defense game: place towers along the path and stop wave after wave of enemies.';
const game = (name: string, description: string | undefined, platform = 'android') => ({
  ...{ bundleId: `com.like.${name}`, platform, title: `Game ${name}`, developer: `Studio ${name}` },
  ...(description && { description }),
});
const HEAD = 'date,platform,country,type,category,rank,bundle_id,track_id,title\n';
const chart = (date: string, names: string[]) =>
  names
    .map((name, at) => `${date},android,us,downloads,puzzle,${at + 1},com.like.${name},,Game ${name}\n`)
    .join('');

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
  await importGames(studio, [
    ...[game('one', SWAP), game('two', SWAP), game('three', MERGE), game('four', TOWER)],
    ...[game('seen', undefined), game('listed', undefined), game('alone', undefined)],
    game('five', MERGE),
    // The same game in the other store, which nobody has decided on.
    { ...game('one.ios', SWAP, 'ios'), title: 'Another name', trackId: 990011 },
  ]);
  for (const name of ['one', 'two', 'three', 'four', 'five', 'one.ios'])
    await analyze(studio.admin, `com.like.${name}`);
  await importFile(
    studio.admin,
    'rankings',
    HEAD +
      chart('2026-11-01', ['one', 'seen']) +
      chart('2026-11-02', ['one']) +
      chart('2026-11-03', ['seen', 'one', 'three']),
  );
  await studio.source.query(`update game_listings set similar_apps = $1 where bundle_id = 'com.like.one'`, [
    JSON.stringify([{ bundleId: 'com.like.listed', title: 'Game listed', iconUrl: null }]),
  ]);
  await studio.source.query(
    `insert into game_matches (android_bundle_id, ios_bundle_id, status, confidence, evidence)
     values ('com.like.one', 'com.like.one.ios', 'proposed', 'medium', '[]') on conflict do nothing`,
  );
});
afterAll(() => studio.close());

async function listSimilar(name: string, query = ''): Promise<SimilarGameDto[]> {
  const { body } = await studio.admin.get(`/api/games/com.like.${name}/similar${query}`).expect(200);
  return body as SimilarGameDto[];
}
const nameAll = (rows: readonly { bundleId: string }[]) =>
  rows.map(({ bundleId }) => bundleId.replace('com.like.', ''));

it('lists games with shared mechanics, from store lists and from the same charts, with the reasons', async () => {
  const rows = await listSimilar('one');
  expect(nameAll(rows)[0]).toBe('two');
  expect(nameAll(rows)).toEqual(expect.arrayContaining(['three', 'seen', 'listed']));
  expect(nameAll(rows)).not.toContain('alone');
  const find = (name: string) => rows.find(({ bundleId }) => bundleId === `com.like.${name}`);
  expect(find('two')?.why[0]).toMatch(/^Core mechanics of both: /);
  expect(find('listed')).toMatchObject({
    analyzed: false,
    why: ["Google Play lists them as similar, on this game's page"],
    chartedDays: null,
  });
  expect(find('seen')).toMatchObject({
    why: ['Both charted in Top Free Puzzle, United States, on 2 of 3 captured days'],
    chartedDays: 2,
    capturedDays: 3,
    sample: false,
  });
  expect(nameAll(await listSimilar('one', '?limit=1'))).toEqual(['two']);
});

it('lists each game once, and not its listing in the other store', async () => {
  expect(nameAll(await listSimilar('one'))).not.toContain('one.ios');
  const two = nameAll(await listSimilar('two'));
  expect(two.filter((name) => name.startsWith('one'))).toHaveLength(1);
});

it('uses store lists in both directions, and is empty for a game with nothing in common', async () => {
  const [first] = await listSimilar('listed');
  expect(first).toMatchObject({
    bundleId: 'com.like.one',
    why: ['Google Play lists them as similar, on its page'],
  });
  expect(await listSimilar('alone')).toEqual([]);
});

it('reflects new analyses and feedback immediately', async () => {
  expect(nameAll(await listSimilar('five'))[0]).toBe('three');
  const { body } = await studio.admin.get('/api/games/com.like.three').expect(200);
  const { analysis } = body as { analysis: { id: string; mechanics: Item[]; metaElements: Item[] } };
  for (const [kind, items] of [
    ['mechanics', analysis.mechanics],
    ['metaElements', analysis.metaElements],
  ] as const) {
    for (const { id, name } of items) {
      await studio.admin
        .put(`/api/analyses/${analysis.id}/feedback`)
        .send({ kind, ...(id ? { itemId: id } : { itemName: name }), verdict: 'rejected' })
        .expect(200);
    }
  }
  expect(nameAll(await listSimilar('five'))).not.toContain('three');
  expect(nameAll(await listSimilar('four'))).not.toContain('three');
  await studio.admin
    .post(`/api/analyses/${analysis.id}/items`)
    .send({ entryId: 'tower-defence', quote: 'Merge items on the board' })
    .expect(201);
  expect(nameAll(await listSimilar('four'))).toContain('three');
});

it('filters the list of games, most similar first', async () => {
  const list = async (filter: object, more = '') =>
    studio.admin.get(`/api/games?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);
  const all = await list({ similarTo: 'com.like.one' });
  expect(nameAll(all.body as { bundleId: string }[])).toEqual(
    nameAll(await listSimilar('one', '?limit=200')),
  );
  const some = await list({ similarTo: 'com.like.one', analyzed: false }, '&sort=["title","DESC"]');
  expect(nameAll(some.body as { bundleId: string }[])).toEqual(['seen', 'listed']);
  expect((await list({ similarTo: 'com.like.nobody' })).status).toBe(400);
});

it('refuses an unknown game and an invalid limit', async () => {
  await studio.admin.get('/api/games/com.like.nobody/similar').expect(404);
  const answer = await studio.admin.get('/api/games/com.like.one/similar?limit=0').expect(400);
  expect(answer.body).toMatchObject({ errors: { limit: expect.any(String) as string } });
  await studio.api.get('/api/games/com.like.one/similar').expect(401);
});

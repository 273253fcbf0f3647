import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
});
afterAll(() => studio.close());

const HEAD = 'date,platform,country,type,category,rank,bundle_id,track_id,title,developer,icon_url\n';

interface Line {
  country: string;
  title: string;
  date?: string;
  bundleId?: string;
  trackId?: string;
  developer?: string;
}
const line = ({
  country,
  title,
  date = '2026-08-20',
  bundleId = 'com.studio.a',
  trackId = '',
  developer = '',
}: Line) =>
  `${date},ios,${country},free,games_puzzle,${trackId === '' ? 1 : 2},${bundleId},${trackId},${title},${developer},\n`;
const take = (...lines: Line[]) => importFile(studio.admin, 'rankings', HEAD + lines.map(line).join(''));

type Row = Record<string, unknown> & { title: string; bundleId: string };
const read = async (address: string) =>
  (await studio.admin.get(address).expect(200)).body as Record<string, Row[]>;
const listed = async (country: string, bundleId = 'com.studio.a') => {
  const { downloads } = await read(
    `/api/rankings/current?platform=ios&category=games_puzzle&country=${country}`,
  );
  return downloads!.find((row) => row.bundleId === bundleId)?.title;
};
const found = async (q: string) => {
  const rows = (await read(
    `/api/games?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
  )) as unknown as Row[];
  return rows.map(({ bundleId }) => bundleId);
};

it('calls a game in each storefront as its chart does, whichever came first, even within one file', async () => {
  await take({ country: 'tw', title: '神魔之塔', developer: '瘋頭' }, { country: 'jp', title: '神魔の塔' });
  expect([await listed('tw'), await listed('jp')]).toEqual(['神魔之塔', '神魔の塔']);
  await take({ country: 'us', title: 'Tower of Gods', developer: 'Madhead' });
  expect([await listed('tw'), await listed('jp'), await listed('us')]).toEqual([
    '神魔之塔',
    '神魔の塔',
    'Tower of Gods',
  ]);
  const rows = (await read(
    '/api/rankings?filter={"bundleId":"com.studio.a","platform":"ios"}',
  )) as unknown as Row[];
  expect(rows.map(({ country, title, developer }) => [country, title, developer]).sort()).toEqual([
    ['jp', '神魔の塔', 'Madhead'],
    ['tw', '神魔之塔', '瘋頭'],
    ['us', 'Tower of Gods', 'Madhead'],
  ]);
  const japan = (await read('/api/rankings?filter={"country":"jp","platform":"ios"}')) as unknown as Row[];
  expect(japan[0]!.title).toBe('神魔の塔');
});

it('follows a title that changes in its storefront, and no other', async () => {
  await take({ country: 'jp', title: '新しい塔', date: '2026-08-21' });
  expect([await listed('tw'), await listed('jp')]).toEqual(['神魔之塔', '新しい塔']);
});

it('names those that moved as their storefront does', async () => {
  await take({ country: 'jp', title: 'ねこ', date: '2026-08-22', bundleId: 'com.studio.cat' });
  const movers = await read('/api/rankings/movers?platform=ios&category=games_puzzle&country=jp');
  expect(movers.entries).toMatchObject([{ title: 'ねこ' }]);
  expect(movers.exits).toMatchObject([{ title: '新しい塔' }]);
});

it('tells the names on the page of a game, whose own title is that of the home storefront', async () => {
  const game = await read('/api/games/com.studio.a');
  expect(game.title).toBe('Tower of Gods');
  expect(game.storefrontNames).toEqual([
    { platform: 'ios', country: 'jp', title: '新しい塔', developer: null, iconUrl: null },
    { platform: 'ios', country: 'tw', title: '神魔之塔', developer: '瘋頭', iconUrl: null },
  ]);
});

it('keeps the name on a store page that a later chart says nothing of', async () => {
  await take({ country: 'us', title: '', developer: 'Madhead Limited', date: '2026-08-22' });
  const { listings } = await read('/api/games/com.studio.a');
  expect(listings).toMatchObject([{ title: 'Tower of Gods', developer: 'Madhead Limited' }]);
});

it('finds a game by any of its names, the best first', async () => {
  await take({ country: 'us', title: 'Tower Defense', bundleId: 'com.studio.defense' });
  expect(await found('新しい')).toEqual(['com.studio.a']);
  expect(await found('神魔之塔')).toEqual(['com.studio.a']);
  expect((await found('tower of')).at(0)).toBe('com.studio.a');
});

it('takes the names along when it turns out which game a number is', async () => {
  await take({ country: 'jp', title: '言葉', date: '2026-08-23', bundleId: '', trackId: '77' });
  expect(await listed('jp', 'id77')).toBe('言葉');
  await take({
    country: 'us',
    title: 'Words',
    date: '2026-08-23',
    bundleId: 'com.studio.words',
    trackId: '77',
  });
  expect([await listed('jp', 'com.studio.words'), await listed('us', 'com.studio.words')]).toEqual([
    '言葉',
    'Words',
  ]);
  const left = await studio.source.query(`select from storefront_names where bundle_id = 'id77'`);
  expect(left).toEqual([]);
});

import type { Api } from './support/api.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let studio: TestApp;
let admin: Api;
beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  admin = studio.admin;
});
afterAll(() => studio.close());

const jsonl = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const importGames = (rows: object[]) => importFile(admin, 'games', jsonl(rows));
const search = async (filter: object) => {
  const answer = await admin
    .get(`/api/games?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    .expect(200);
  return (answer.body as { id: string }[]).map(({ id }) => id);
};
const game = async (id: string) => (await admin.get(`/api/games/${id}`).expect(200)).body as Game;

interface Game {
  title: string;
  platforms: string[];
  sample: boolean;
  listings: {
    platform: string;
    storeId: string;
    trackId: string | null;
    url: string | null;
    title: string;
  }[];
  positions: {
    platform: string;
    category: string;
    country: string;
    rankingType: string;
    rankPosition: number;
  }[];
}

describe('the catalog', () => {
  beforeAll(() =>
    importGames([
      {
        bundleId: 'com.studio.blocks',
        platform: 'android',
        title: 'Block Party 100%',
        developer: 'Nord_Games',
        categories: ['puzzle'],
      },
      {
        bundleId: 'com.studio.farm',
        platform: 'android',
        title: 'Quiet Farm',
        developer: 'Süd Games',
        categories: ['simulation', 'casual'],
      },
      {
        bundleId: 'com.studio.farm',
        trackId: 4711,
        platform: 'ios',
        title: 'Quiet Farm',
        developer: 'Süd Games',
        categories: ['games_simulation'],
      },
      { trackId: 815, platform: 'ios', title: 'Only A Number', developer: 'Ost' },
    ]),
  );

  it('is searched by title, developer and bundle id, ignoring case', async () => {
    expect(await search({ q: 'qUIET' })).toEqual(['com.studio.farm']);
    expect(await search({ q: 'süd' })).toEqual(['com.studio.farm']);
    expect(await search({ q: 'studio.blo' })).toEqual(['com.studio.blocks']);
    expect(await search({ q: 'nothing like it' })).toEqual([]);
  });

  it('treats search text literally', async () => {
    expect(await search({ q: '100%' })).toEqual(['com.studio.blocks']);
    expect(await search({ q: '%' })).toEqual(['com.studio.blocks']);
    expect(await search({ q: '_' })).toEqual(['com.studio.blocks']);
    expect(await search({ q: "x'; drop table games; --" })).toEqual([]);
    expect(await search({ q: '\\' })).toEqual([]);
  });

  it('is filtered by store and category', async () => {
    expect((await search({ platform: 'ios' })).sort()).toEqual(['com.studio.farm', 'id815']);
    expect(await search({ category: 'casual' })).toEqual(['com.studio.farm']);
    expect(await search({ platform: 'android', category: 'games_simulation', q: 'farm' })).toEqual([
      'com.studio.farm',
    ]);
  });

  it('has one game for both stores, with a listing each', async () => {
    const farm = await game('com.studio.farm');
    expect(farm.platforms.sort()).toEqual(['android', 'ios']);
    expect(farm.listings).toMatchObject([
      { platform: 'android', storeId: 'com.studio.farm', trackId: null },
      { platform: 'ios', storeId: '4711', trackId: '4711', url: 'https://apps.apple.com/app/id4711' },
    ]);
  });

  it('identifies an App Store game by its number until its bundle id is known', async () => {
    expect(await game('id815')).toMatchObject({
      id: 'id815',
      bundleId: 'id815',
      title: 'Only A Number',
      positions: [],
    });
  });

  it('answers 404 for an unknown game', async () => {
    const answer = await admin.get('/api/games/com.nobody.knows').expect(404);
    expect(answer.body).toMatchObject({ code: 'game_not_found', detail: 'Game not found' });
  });

  it.each([
    '%00',
    '..%2f..%2fetc',
    'a%20b',
    "a'b",
    'x'.repeat(256),
    '%zz',
    '%ff',
    '%F0%9F%8E%AE',
    '-a',
    '%25',
  ])('refuses the id %.40s without calling a store', async (id) => {
    const answer = await admin.get(`/api/games/${id}`).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input' });
  });

  it('accepts any id that an import accepts', async () => {
    const odd = ['com.Studio_1.Game-2', '7.seven.days', 'A', `com.${'long.'.repeat(49)}name`];
    await importGames(odd.map((bundleId) => ({ bundleId, platform: 'ios', title: bundleId })));
    for (const id of odd) expect((await game(id)).title).toBe(id);
  });
});

describe('a placeholder that turns out to be a known game', () => {
  const country = 'ch';
  const at = (name: string, more = '') =>
    admin.get(`/api/rankings/current?platform=ios&category=games_puzzle&country=${name}${more}`).expect(200);
  const shown = async (name: string) =>
    ((await at(name)).body as { downloads: { bundleId: string; title: string; trend: unknown[] }[] })
      .downloads;

  beforeAll(async () => {
    const more = { platform: 'ios', category: 'games_puzzle', country };
    await importFile(
      admin,
      'rankings',
      chartCsv(chart(['900100', '900200'], { ...more, date: '2026-04-01' })),
    );
    await importFile(
      admin,
      'rankings',
      chartCsv(chart(['900200', '900100'], { ...more, date: '2026-04-02' })),
    );
    await importFile(admin, 'rankings', chartCsv(chart(['900100'], { ...more, country: 'li' })));
  });

  it('is merged into that game: history, listing and every list that shows it', async () => {
    expect(await shown(country)).toMatchObject([{ bundleId: 'id900200' }, { bundleId: 'id900100' }]);
    await importGames([
      { bundleId: 'com.merged.one', trackId: 900100, platform: 'ios', title: 'Merged One' },
    ]);

    expect(await shown(country)).toMatchObject([
      { bundleId: 'id900200' },
      // Its storefront goes on calling it what the chart did.
      { bundleId: 'com.merged.one', title: 'Title of 900100', trend: [1, 2] },
    ]);
    expect(await shown('li')).toMatchObject([{ bundleId: 'com.merged.one', title: 'Title of 900100' }]);
    await admin.get('/api/games/id900100').expect(404);
    const merged = await game('com.merged.one');
    expect(merged.listings).toMatchObject([{ platform: 'ios', storeId: '900100' }]);
    expect(merged.positions).toHaveLength(2);
    const history = await admin
      .get(
        `/api/rankings/history?platform=ios&category=games_puzzle&country=${country}&bundleId=com.merged.one&from=2026-04-01`,
      )
      .expect(200);
    const [downloads] = (history.body as { series: { points: { rankPosition: number }[] }[] }).series;
    expect(downloads?.points.map(({ rankPosition }) => rankPosition)).toEqual([1, 2]);
    const left = await studio.source.query(`select 1 from game_rankings where bundle_id = 'id900100'`);
    expect(left).toEqual([]);
  });

  it('joins the game of the other store when that has the bundle id', async () => {
    await importGames([{ bundleId: 'com.both.stores', platform: 'android', title: 'Both' }]);
    await importGames([{ bundleId: 'com.both.stores', trackId: 900200, platform: 'ios', title: 'Both' }]);
    expect((await game('com.both.stores')).platforms.sort()).toEqual(['android', 'ios']);
    expect((await shown(country))[0]).toMatchObject({ bundleId: 'com.both.stores' });
  });

  it('keeps its new id when later charts only have the number', async () => {
    const more = { platform: 'ios', category: 'games_puzzle', country, date: '2026-04-03' };
    await importFile(admin, 'rankings', chartCsv(chart(['900100'], more)));
    expect(await shown(country)).toMatchObject([{ bundleId: 'com.merged.one', trend: [1, 2, 1] }]);
    await admin.get('/api/games/id900100').expect(404);
  });

  it('is merged in the middle of a file of charts, for the rows before and after', async () => {
    const header = 'date,platform,country,type,category,rank,bundle_id,track_id,title';
    const row = (where: string, rank: number, bundleId: string) =>
      `2026-05-01,ios,${where},free,games_word,${rank},${bundleId},900300,Middle`;
    const filler = Array.from(
      { length: 2_100 },
      (_, i) => `2026-05-01,ios,de,free,games_word,${i + 2},,${700_000 + i},F`,
    );
    // The same number from two storefronts: first without, then with, then again without the bundle id.
    const lines = [
      header,
      row('de', 1, ''),
      ...filler,
      row('at', 1, 'com.middle'),
      ...filler.slice(0, 5),
      row('de', 2_200, ''),
    ];
    await importFile(admin, 'rankings', `${lines.join('\n')}\n`);
    const rows = await studio.source.query<{ bundle_id: string }[]>(
      `select distinct bundle_id from game_rankings where bundle_id in ('com.middle', 'id900300')`,
    );
    expect(rows).toEqual([{ bundle_id: 'com.middle' }]);
    const orphans = await studio.source.query(
      `select bundle_id from game_rankings where bundle_id not in (select bundle_id from games)`,
    );
    expect(orphans).toEqual([]);
    const list = await admin
      .get('/api/rankings/current?platform=ios&category=games_word&country=de')
      .expect(200);
    expect((list.body as { downloads: object[] }).downloads[0]).toMatchObject({ bundleId: 'com.middle' });
  });

  it('is applied to a chart that was being written during the merge', async () => {
    const more = { platform: 'ios', category: 'games_card', country: 'ie' };
    await importFile(admin, 'rankings', chartCsv(chart(['900400'], more)));
    const merger = studio.source.createQueryRunner();
    await merger.startTransaction();
    await merger.query(`insert into games (bundle_id, title) values ('com.raced', 'Raced')`);
    await merger.query(`update game_rankings set bundle_id = 'com.raced' where bundle_id = 'id900400'`);
    await merger.query(`update game_listings set bundle_id = 'com.raced' where bundle_id = 'id900400'`);
    await merger.query(`delete from games where bundle_id = 'id900400'`);
    const writing = importFile(
      admin,
      'rankings',
      chartCsv(chart(['900400'], { ...more, date: '2026-05-02' })),
    );
    await waitForBlocked(studio);
    await merger.commitTransaction();
    await merger.release();
    await writing;
    const rows = await studio.source.query<{ bundle_id: string }[]>(
      `select distinct bundle_id from game_rankings where country = 'ie'`,
    );
    expect(rows).toEqual([{ bundle_id: 'com.raced' }]);
    await admin.get('/api/games/id900400').expect(404);
  });
});

/** Waits until some transaction of this database waits for another. */
async function waitForBlocked({ source }: TestApp): Promise<void> {
  await waitUntil('a writer waits', async () => {
    const rows = await source.query<object[]>(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
}

describe('the search', () => {
  beforeAll(() =>
    importGames(
      [
        ['com.search.one', 'Candy Harbour', 'Orchard'],
        ['com.search.two', 'Sweet Candy Harbour Saga', 'Orchard'],
        ['com.search.three', 'Harbour Master', 'Candy Works'],
        ['com.search.four', 'Moonlit Lighthouse', 'Pier 9'],
      ].map(([bundleId, title, developer]) => ({ bundleId, platform: 'android', title, developer })),
    ),
  );

  it('lists the best first: the title, titles with the words, then the rest', async () => {
    expect(await search({ q: 'candy harbour' })).toEqual([
      'com.search.one',
      'com.search.two',
      'com.search.three',
    ]);
    expect(await search({ q: 'CANDY' })).toEqual(['com.search.one', 'com.search.two', 'com.search.three']);
    expect(await search({ q: 'harbour candy', platform: 'ios' })).toEqual([]);
    expect((await search({ q: 'com.search.two' }))[0]).toBe('com.search.two');
    expect(await search({ q: 'mo' })).toContain('com.search.four');
  });

  it.each([
    'ligthhouse',
    'lighthose',
    'lihgthouse',
    'moonlit lighthuose',
    'moonlight lighthouse',
    'lighthouze',
  ])('forgives "%s"', async (q) => expect((await search({ q }))[0]).toBe('com.search.four'));

  it('is not confused by punctuation', async () => {
    for (const q of ['%', '_', '\\', "'", '" or 1=1', '$1', '   ']) await search({ q });
    expect(await search({ q: '%%%' })).toEqual([]);
  });
});

it('names each category once, whatever the stores and files write, and finds it by each of these names', async () => {
  const kick = { bundleId: 'com.studio.kick', title: 'Kick' };
  await importGames([
    { ...kick, platform: 'android', categories: ['sports_games', 'Game'] },
    { ...kick, platform: 'ios', trackId: 900777, categories: ['Sports', 'Games'] },
  ]);
  expect((await game('com.studio.kick')) as object).toMatchObject({ categories: ['Sports'] });
  for (const category of ['sports', 'sports_games', 'games_sports', 'Sports Games'])
    expect(await search({ category })).toEqual(['com.studio.kick']);
});

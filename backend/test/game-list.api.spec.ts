import { DataSource } from 'typeorm';
import type { Api } from './support/api.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
let admin: Api;

interface Row {
  id: string;
  title: string;
  rank: number | null;
  previousRank: number | null;
  rankChange: string | null;
  rankedIn: object | null;
  rating: number | null;
  ratings: number | null;
  tags: { id: string; name: string }[];
  analyzedAt: string | null;
}

const address = (filter: object, sort: string, range: string) =>
  `/api/games?${new URLSearchParams({ filter: JSON.stringify(filter), sort, range })}`;
const list = async (filter: object, sort = '["title","ASC"]', range = '[0,24]') =>
  (await admin.get(address(filter, sort, range)).expect(200)).body as Row[];
const listIds = async (...query: Parameters<typeof list>) => (await list(...query)).map(({ id }) => id);
const charts = (ids: string[], more: Parameters<typeof chart>[1]) =>
  importFile(admin, 'rankings', chartCsv(chart(ids, more)));

const games = [
  { id: 'com.alpha', title: 'Alpha', category: 'word', ratings: { android: [4.1, 900], ios: [4.9, 10] } },
  { id: 'com.beta', title: 'Beta', category: 'board', ratings: { android: [3.2, 50] } },
  { id: 'com.gamma', title: 'Gamma', category: 'puzzle', ratings: { ios: [4.6, 7] } },
  { id: 'com.delta', title: 'Delta', category: null, ratings: { android: null } },
];

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  admin = studio.admin;
  const rows = games.flatMap(({ id, title, category, ratings }) =>
    Object.entries(ratings as Record<string, number[] | null>).map(([platform, rating]) => ({
      bundleId: id,
      platform,
      title,
      ...(platform === 'ios' && { trackId: id.length * 1000 + id.charCodeAt(4) }),
      ...(category && { categories: [category] }),
      ...(rating && { rating: { score: rating[0], total: rating[1] } }),
    })),
  );
  await importFile(admin, 'games', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await charts(['com.alpha', 'com.beta', 'com.gamma'], { date: '2026-05-01' });
  await charts(['com.beta', 'com.delta', 'com.alpha'], { date: '2026-05-02' });
  await charts(['com.gamma'], { date: '2026-05-02', category: 'word' });
  await charts(['com.delta'], { date: '2026-05-02', country: 'de' });
});
afterAll(() => studio.close());

describe('ranks', () => {
  it('are the best of the country, with their chart and change', async () => {
    const rows = new Map((await list({ country: 'us' })).map((row) => [row.id, row]));
    expect(rows.get('com.beta')).toMatchObject({
      rank: 1,
      previousRank: 2,
      rankChange: 'up',
      rankedIn: {
        platform: 'android',
        country: 'us',
        category: 'puzzle',
        rankingType: 'downloads',
        sample: false,
      },
    });
    expect(rows.get('com.alpha')).toMatchObject({ rank: 3, previousRank: 1, rankChange: 'down' });
    expect(rows.get('com.delta')).toMatchObject({ rank: 2, previousRank: null, rankChange: 'new' });
    // It dropped out of one chart and leads another that was captured once.
    expect(rows.get('com.gamma')).toMatchObject({ rank: 1, previousRank: null, rankChange: null });
  });

  it('are those of the default country when none is given', async () => {
    expect((await list({ bundleId: 'com.beta' }))[0]).toMatchObject({ rank: 1, rankedIn: { country: 'us' } });
  });

  it('belong to one country and the requested stores', async () => {
    const german = await list({ country: 'DE' });
    expect(german.filter(({ rank }) => rank !== null)).toMatchObject([{ id: 'com.delta', rank: 1 }]);
    expect((await list({ country: 'us', platform: 'ios' })).map(({ rank }) => rank)).toEqual([null, null]);
  });

  it('sort the games across pages, those without a rank last', async () => {
    const best = ['com.beta', 'com.gamma', 'com.delta', 'com.alpha'];
    expect(await listIds({ country: 'us' }, '["rank","ASC"]')).toEqual(best);
    const german = [];
    for (const range of ['[0,1]', '[2,3]', '[4,5]'])
      german.push(await listIds({ country: 'de' }, '["rank","ASC"]', range));
    expect(german).toEqual([['com.delta', 'com.alpha'], ['com.beta', 'com.gamma'], []]);
    expect(await listIds({ country: 'us' }, '["rankChange","DESC"]')).toEqual([
      'com.beta',
      'com.alpha',
      'com.gamma',
      'com.delta',
    ]);
  });

  it('filter the games', async () => {
    expect(await listIds({ country: 'us', maxRank: 1 })).toEqual(['com.beta', 'com.gamma']);
    expect(await listIds({ country: 'us', rankChange: ['up', 'new'] })).toEqual(['com.beta', 'com.delta']);
  });

  it('are updated by captures', async () => {
    await charts(['com.alpha'], { date: '2026-05-03', country: 'at' });
    expect(await listIds({ country: 'at', maxRank: 200 })).toEqual(['com.alpha']);
    await charts(['com.beta'], { date: '2026-05-04', country: 'at' });
    expect(await listIds({ country: 'at', maxRank: 200 })).toEqual(['com.beta']);
  });

  it('are refused for an unknown country', async () => {
    const answer = await admin.get(address({ country: 'xx' }, '["rank","ASC"]', '[0,1]')).expect(400);
    expect((answer.body as { errors: object }).errors).toHaveProperty(['filter.country']);
  });
});

describe('ratings', () => {
  it('are those of the store with more ratings', async () => {
    const [alpha] = await list({ bundleId: 'com.alpha' });
    expect(alpha).toMatchObject({ rating: 4.1, ratings: 900 });
    const [onIos] = await list({ bundleId: 'com.alpha', platform: 'ios' });
    expect(onIos).toMatchObject({ rating: 4.9, ratings: 10 });
  });

  it('sort and filter the games', async () => {
    const byRating = ['com.gamma', 'com.alpha', 'com.beta', 'com.delta'];
    expect(await listIds({}, '["rating","DESC"]')).toEqual(byRating);
    expect(await listIds({ platform: 'ios' }, '["rating","ASC"]')).toEqual(['com.gamma', 'com.alpha']);
    expect(await listIds({ minRating: 4.1 })).toEqual(['com.alpha', 'com.gamma']);
  });
});

it('categories sort the games, those without one last', async () => {
  const byCategory = ['com.beta', 'com.gamma', 'com.alpha', 'com.delta'];
  expect(await listIds({}, '["category","ASC"]')).toEqual(byCategory);
});

it('analyses and tags are columns too', async () => {
  await admin.put('/api/games/com.beta/description').send({ text: 'Merge two items into one.' }).expect(200);
  await admin.post('/api/analyses').send({ bundleId: 'com.beta' }).expect(201);
  const tag = (await admin.post('/api/tags').send({ name: 'Rival' }).expect(201)).body as { id: string };
  await admin.put(`/api/games/com.beta/tags/${tag.id}`).expect(200);

  const [beta, ...others] = await list({}, '["analyzedAt","DESC"]');
  expect(beta).toMatchObject({ id: 'com.beta', tags: [{ id: tag.id, name: 'Rival' }] });
  expect(beta?.analyzedAt).toMatch(/^\d{4}-/);
  expect(others.map(({ analyzedAt, tags }) => [analyzedAt, tags])).toEqual([
    [null, []],
    [null, []],
    [null, []],
  ]);
  expect(await listIds({ analyzed: true })).toEqual(['com.beta']);
  expect(await listIds({ analyzed: false })).toEqual(['com.alpha', 'com.delta', 'com.gamma']);
  expect(await listIds({ analyzedSince: '2020-01-01' })).toEqual(['com.beta']);
  expect(await listIds({ analyzedSince: '9000-01-01' })).toEqual([]);
});

it('shows what another connection has committed, and reads a page again only then', async () => {
  const metric = async () => {
    const { text } = await studio.api.get('/metrics');
    return Number(/gamekit_cache_hits_total\{cache="game_pages"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  const readTitle = async () => (await list({ id: ['com.delta'] }))[0]?.title;
  const before = await readTitle();
  const hits = await metric();
  // Jobs may commit in between.
  for (let n = 0; n < 5; n += 1) expect(await readTitle()).toBe(before);
  expect(await metric()).toBeGreaterThan(hits);
  const other = studio.app.get(DataSource);
  for (const title of ['Changed', 'Changed again', before]) {
    await other.query(`update games set title = $1 where bundle_id = 'com.delta'`, [title]);
    expect(await readTitle()).toBe(title);
  }
});

it('a search can be put in another order, and an export holds every column', async () => {
  expect(await listIds({ q: 'com', country: 'us', maxRank: 3 }, '["rank","DESC"]')).toEqual([
    'com.alpha',
    'com.delta',
    'com.gamma',
    'com.beta',
  ]);
  const csv = await admin
    .get(address({ country: 'de' }, '["rank","ASC"]', '[0,0]'))
    .set('accept', 'text/csv')
    .expect(200);
  const [head, first, ...rest] = csv.text.trim().split(/\r?\n/);
  expect(head).toContain('rank,previousRank,rankChange,rankedIn,rating,ratings,installs,installsPerDay,');
  expect(first).toMatch(/^com\.delta,/);
  expect(rest).toHaveLength(3);
});

import { Readable } from 'node:stream';
import type { BadLine } from '../../common/tabular/tabular.types.js';
import { type GameRow, type GameRowBatch, readGameRows } from './game-rows.js';

async function read(text: string | object): Promise<Omit<GameRowBatch, 'dated' | 'bytesRead'>> {
  const [rows, bad, skipped, dropped] = [[] as GameRow[], [] as BadLine[], { notGames: 0 }, {}];
  const bytes = Buffer.from(typeof text === 'string' ? text : JSON.stringify(text));
  for await (const batch of readGameRows(Readable.from([bytes]))) {
    rows.push(...batch.rows);
    bad.push(...batch.bad);
    skipped.notGames += batch.skipped.notGames;
    Object.assign(dropped, batch.dropped);
  }
  return { rows, bad, skipped, dropped };
}

const unknown: GameRow = {
  platform: 'android',
  bundleId: 'com.example.blocks',
  trackId: null,
  title: null,
  developer: null,
  iconUrl: null,
  url: null,
  country: null,
  categories: null,
  description: null,
  screenshots: null,
  videoUrl: null,
  developerSite: null,
  minimumOs: null,
  version: null,
  releaseNotes: null,
  lastUpdate: null,
  releaseDate: null,
  price: null,
  inAppPurchases: null,
  purchaseRange: null,
  containsAds: null,
  contentRating: null,
  availability: null,
  languages: null,
  sizeBytes: null,
  installCount: null,
  similarApps: null,
  downloads: null,
  revenue: null,
  rating: null,
  source: null,
  fetchedAt: null,
};

const full = {
  bundleId: 'com.example.blocks',
  platform: 'android',
  title: 'Block Town',
  developer: 'Example Ltd',
  iconUrl: 'https://img.example.com/icon.png',
  categories: ['Puzzle', 'Casual'],
  description: 'Stack the blocks.\nClear the lines.',
  screenshots: ['https://img.example.com/1.png', 'https://img.example.com/2.png'],
  videoUrl: 'https://video.example.com/v',
  version: '1.2.3',
  releaseNotes: 'More levels.',
  lastUpdate: '2026-06-25T10:00:00Z',
  releaseDate: '2021-01-02',
  price: '4.99 EUR',
  inAppPurchases: true,
  purchaseRange: '€0.99 - €9.99 per item',
  containsAds: false,
  contentRating: 'Teen',
  availability: 'early-access',
  languages: ['DE', 'EN'],
  sizeBytes: 104_857_600,
  installCount: 41_942,
  similarApps: [{ bundleId: 'com.example.other', title: 'Other', iconUrl: 'https://img.example.com/o.png' }],
  downloads: { total: '10,000,000+', countries: [{ name: 'United States', percentage: 40.5 }] },
  revenue: { total: '$2,000', countries: [] },
  rating: {
    score: 4.5,
    total: 400,
    distribution: [
      { stars: 5, count: 300, percentage: 75 },
      { stars: 1, count: 100, percentage: 25 },
    ],
  },
  source: 'example',
  fetchedAt: '2026-07-01T00:00:00.000Z',
  defaults: [],
  warnings: [],
};

const fullRow: GameRow = {
  ...unknown,
  title: 'Block Town',
  developer: 'Example Ltd',
  iconUrl: 'https://img.example.com/icon.png',
  categories: ['Puzzle', 'Casual'],
  description: 'Stack the blocks.\nClear the lines.',
  screenshots: ['https://img.example.com/1.png', 'https://img.example.com/2.png'],
  videoUrl: 'https://video.example.com/v',
  version: '1.2.3',
  releaseNotes: 'More levels.',
  lastUpdate: new Date('2026-06-25T10:00:00Z'),
  releaseDate: new Date('2021-01-02T00:00:00Z'),
  price: '4.99 EUR',
  inAppPurchases: true,
  purchaseRange: '€0.99 - €9.99 per item',
  containsAds: false,
  contentRating: 'Teen',
  availability: 'early-access',
  languages: ['DE', 'EN'],
  sizeBytes: 104_857_600,
  installCount: 41_942,
  similarApps: [{ bundleId: 'com.example.other', title: 'Other', iconUrl: 'https://img.example.com/o.png' }],
  downloads: { total: '10,000,000+', countries: [{ name: 'United States', percentage: 40.5 }] },
  revenue: { total: '$2,000', countries: [] },
  rating: {
    score: 4.5,
    total: 400,
    distribution: [
      { stars: 5, count: 300, percentage: 75 },
      { stars: 1, count: 100, percentage: 25 },
    ],
  },
  source: 'example',
  fetchedAt: new Date('2026-07-01T00:00:00Z'),
};

describe('games in JSON', () => {
  it('are read in the market-data shape, one per line, in an array, or alone', async () => {
    for (const text of [
      `${JSON.stringify(full)}\n`,
      [full],
      full,
      { data: full },
      JSON.stringify([full], null, 2),
    ]) {
      const found = await read(text);
      expect(found.rows).toEqual([fullRow]);
      expect(found).toMatchObject({ bad: [], dropped: {} });
    }
  });

  it('leave unknown what the file does not contain', async () => {
    const empty = {
      ...Object.fromEntries(Object.keys(full).map((key) => [key, null])),
      screenshots: [],
      categories: [],
      title: ' ',
    };
    const found = await read({ ...empty, bundleId: 'com.example.blocks', platform: 'android' });
    expect(found.rows).toEqual([unknown]);
    expect(found.dropped).toEqual({});
  });

  it('do not read default texts as data', async () => {
    const [row] = (await read({ ...full, defaults: ['downloads', 'revenue', 'rating'] })).rows;
    expect(row).toEqual({ ...fullRow, downloads: null, revenue: null, rating: null });
  });

  it('may be App Store lookup answers', async () => {
    const result = {
      wrapperType: 'software',
      kind: 'software',
      trackId: 1234567890,
      bundleId: 'com.example.blocks.ios',
      trackName: 'Block Town',
      artistName: 'Example Ltd',
      artworkUrl60: 'https://img.example.com/60.jpg',
      artworkUrl512: 'https://img.example.com/512.jpg',
      screenshotUrls: [],
      ipadScreenshotUrls: ['https://img.example.com/ipad.jpg'],
      description: 'Stack.',
      version: '2.0',
      releaseDate: '2021-01-02T08:00:00Z',
      currentVersionReleaseDate: '2026-08-21T01:56:46Z',
      genres: ['Games', 'Puzzle'],
      genreIds: ['6014', '7012'],
      averageUserRating: 4.80785,
      userRatingCount: 1999,
      trackViewUrl: 'https://apps.apple.com/us/app/block-town/id1234567890?uo=4',
      advisories: ['x'],
    };
    const other = { ...result, trackId: 1234567891, genreIds: ['6000'] };
    const unrated = { ...result, averageUserRating: 0, userRatingCount: 0 };
    const found = await read(
      `\n\n\n${JSON.stringify({ resultCount: 3, results: [result, other, unrated] })}\n\n`,
    );
    expect(found.rows[0]).toEqual({
      ...unknown,
      platform: 'ios',
      bundleId: 'com.example.blocks.ios',
      trackId: '1234567890',
      title: 'Block Town',
      developer: 'Example Ltd',
      iconUrl: 'https://img.example.com/512.jpg',
      url: 'https://apps.apple.com/us/app/block-town/id1234567890?uo=4',
      categories: ['Games', 'Puzzle'],
      screenshots: ['https://img.example.com/ipad.jpg'],
      description: 'Stack.',
      version: '2.0',
      releaseDate: new Date('2021-01-02T08:00:00Z'),
      lastUpdate: new Date('2026-08-21T01:56:46Z'),
      rating: { score: 4.80785, total: 1999, distribution: [] },
    });
    expect(found.rows[1]?.rating).toEqual({ score: null, total: 0, distribution: [] });
    expect(found).toMatchObject({ skipped: { notGames: 1 }, bad: [], dropped: {} });
  });

  it('derive the platform from the store page without a column for it', async () => {
    const page = 'https://play.google.com/store/apps/details?id=com.example.blocks';
    const found = await read([
      { bundleId: 'com.example.blocks', url: page },
      { bundleId: 'com.example.blocks' },
      { bundleId: 'com.example.blocks', platform: 'windows' },
      { title: 'No id' },
      { id: '12', title: 'A row number' },
      { id: 'com.example.blocks', url: page },
    ]);
    expect(found.rows).toEqual([
      { ...unknown, url: page },
      { ...unknown, url: page },
    ]);
    expect(found.bad.map(({ reason }) => reason)).toEqual([
      'the platform is missing, and neither the id nor the url implies it',
      'platform "windows" is not android or ios (or Google Play, App Store)',
      'the app id is missing',
      'the app id is missing',
    ]);
  });

  it('drop and count values that cannot be used', async () => {
    const found = await read({
      ...full,
      iconUrl: 'http://img.example.com/icon.png',
      videoUrl: 'javascript:alert(1)',
      screenshots: ['https://img.example.com/1.png', 'data:x', 5, 'https://img.example.com/1.png'],
      categories: ['Puzzle', 'x'.repeat(101)],
      similarApps: [{ title: 'No id' }, 'com.example.other'],
      lastUpdate: '4/12/2008',
      country: 'zz',
      rating: {
        score: 7,
        total: -1,
        distribution: [
          { stars: 5, count: 1 },
          { stars: 9, count: 1 },
        ],
      },
      downloads: {
        total: 'x'.repeat(200),
        countries: [
          { name: 'Japan', percentage: 120 },
          { name: '', percentage: 1 },
        ],
      },
    });
    expect(found.rows).toEqual([
      {
        ...fullRow,
        iconUrl: null,
        videoUrl: null,
        screenshots: ['https://img.example.com/1.png'],
        categories: ['Puzzle'],
        similarApps: [{ bundleId: 'com.example.other', title: 'com.example.other', iconUrl: null }],
        lastUpdate: null,
        rating: null,
        downloads: null,
      },
    ]);
    expect(found.dropped).toEqual({
      iconUrl: 1,
      videoUrl: 1,
      screenshots: 2,
      categories: 1,
      similarApps: 1,
      lastUpdate: 1,
      country: 1,
      rating: 3,
      downloads: 3,
    });
  });

  it('keep no more list items than the screens can use', async () => {
    const many = Array.from({ length: 300 }, (_, i) => i);
    const [row] = (
      await read({
        ...full,
        screenshots: many.map((i) => `https://img.example.com/${i}.png`),
        categories: many.map((i) => `Category ${i}`),
        similarApps: many.map((i) => `com.example.game${i}`),
      })
    ).rows;
    expect([row?.screenshots?.length, row?.categories?.length, row?.similarApps?.length]).toEqual([
      30, 20, 50,
    ]);
  });

  it.each([
    ['description', 20_000],
    ['title', 500],
    ['developer', 500],
    ['version', 100],
  ])('become a bad line when the %s is longer than %d characters', async (field, max) => {
    const long = await read({ ...full, [field]: 'x'.repeat(max + 1) });
    expect(long.rows).toEqual([]);
    expect(long.bad[0]?.reason).toMatch(`${field} is longer than ${max} characters`);
    expect((await read({ ...full, [field]: 'x'.repeat(max) })).bad).toEqual([]);
  });
});

describe('games in CSV', () => {
  it('have flat columns, with lists separated by |', async () => {
    const text = [
      'app_id,platform,app_name,developer,categories,screenshots,similar_apps,downloads_total,downloads_countries,revenue_total,rating_score,rating_total,rating_distribution',
      'com.example.blocks,android,Block Town,Example Ltd,Puzzle|Role Playing,https://img.example.com/1.png|https://img.example.com/2.png,com.example.a|com.example.b,500.0 M,US:40|DE:12.5%,"$1,000",4.5,"1,000",5:750|1:250',
    ].join('\n');
    expect((await read(text)).rows).toEqual([
      {
        ...unknown,
        title: 'Block Town',
        developer: 'Example Ltd',
        categories: ['Puzzle', 'Role Playing'],
        screenshots: ['https://img.example.com/1.png', 'https://img.example.com/2.png'],
        similarApps: ['com.example.a', 'com.example.b'].map((id) => ({
          bundleId: id,
          title: id,
          iconUrl: null,
        })),
        downloads: {
          total: '500.0 M',
          countries: [
            { name: 'US', percentage: 40 },
            { name: 'DE', percentage: 12.5 },
          ],
        },
        revenue: { total: '$1,000', countries: [] },
        rating: {
          score: 4.5,
          total: 1000,
          distribution: [
            { stars: 5, count: 750, percentage: 75 },
            { stars: 1, count: 250, percentage: 25 },
          ],
        },
      },
    ]);
  });

  it('may be tables of App Store games, with escapes and days as people write them', async () => {
    const text = [
      'ID,Name,Average User Rating,User Rating Count,Developer,Genres,Original Release Date,Current Version Release Date',
      '1234567890,Block Town\\u2122,4.5,12,Caf\\xe9 Games,"Games, Puzzle, Games",14/11/2008,4/12/08',
      '12,Row number only,,,,,,',
    ].join('\r\n');
    const found = await read(text);
    expect(found.rows).toEqual([
      {
        ...unknown,
        platform: 'ios',
        bundleId: null,
        trackId: '1234567890',
        title: 'Block Town™',
        developer: 'Café Games',
        categories: ['Games', 'Puzzle'],
        rating: { score: 4.5, total: 12, distribution: [] },
        releaseDate: new Date('2008-11-14T00:00:00Z'),
      },
    ]);
    expect(found.dropped).toEqual({ lastUpdate: 1 });
    expect(found.bad).toEqual([{ line: 3, reason: 'the app id is missing' }]);
  });

  it('may have a column per star', async () => {
    const text =
      'bundle_id,platform,average rating,total ratings,5 star ratings,4 star ratings,3 star ratings,2 star ratings,1 star ratings\n' +
      'com.example.blocks,android,4.2,200,100,50,20,10,20\ncom.example.blocks,android,4.2,200,100,50,,10,20\n';
    const [whole, part] = (await read(text)).rows;
    expect(whole?.rating?.distribution.map(({ stars, percentage }) => [stars, percentage])).toEqual([
      [5, 50],
      [4, 25],
      [3, 10],
      [2, 5],
      [1, 10],
    ]);
    expect(part?.rating).toEqual({ score: 4.2, total: 200, distribution: [] });
  });

  it('are refused without a column for the id', async () => {
    await expect(read('rank,title\n1,Block Town\n')).rejects.toMatchObject({
      code: 'missing_column',
      message:
        'Line 1: Missing column: bundle_id (or track_id, app_id, package_name, id). Add or rename this column. Found: rank, title',
    });
    await expect(read('bundle_id,title,Title\nx.y,a,b\n')).rejects.toMatchObject({
      code: 'duplicate_column',
    });
  });
});

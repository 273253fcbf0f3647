import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readGame } from './app-store-detail.js';
import { readLookupApp, readLookupResults } from './lookup.js';
import { readProductPage } from './product-page.js';
import { readFeed, storeIcon } from './rss-feed.js';

const fixture = (name: string) =>
  readFileSync(path.resolve(__dirname, '../../../../test/fixtures/stores', name), 'utf8');
const top = fixture('rss-top.json');

describe('a feed', () => {
  it('is read with both forms of links, without what cannot be read or shown safely', () => {
    const feed = readFeed(top);
    expect(feed).toMatchObject({ form: 'apps', unreadable: 1 });
    expect(feed.form === 'apps' && feed.apps).toEqual([
      {
        place: 1,
        trackId: '97000000001',
        bundleId: 'com.example.kiesel',
        title: 'Kiesel & Moos - Das Spiel',
        developer: 'Moosgrund GmbH',
        iconUrl: 'https://is1-ssl.mzstatic.com/image/thumb/Purple000/v4/aa/icon.png/256x256bb.jpg',
        url: 'https://apps.apple.com/de/app/kiesel/id97000000001',
        description: 'Stapel Kiesel.\n\nOhne Eile.',
        releaseDate: '2024-02-20T05:31:52.000Z',
        categoryId: '6014',
        categoryLabel: 'Games',
      },
      {
        place: 3,
        trackId: '97000000002',
        bundleId: null,
        title: 'Plain Link',
        developer: 'Someone',
        iconUrl: null,
        url: 'https://apps.apple.com/de/app/plain/id97000000002',
        description: null,
        releaseDate: null,
        categoryId: '6014',
        categoryLabel: 'Games',
      },
    ]);
  });

  it('has its entries in one of three forms', () => {
    const document = JSON.parse(top) as { feed: { entry?: unknown } };
    const [first] = document.feed.entry as unknown[];
    document.feed.entry = first;
    expect(readFeed(JSON.stringify(document))).toMatchObject({
      form: 'apps',
      apps: [{ trackId: '97000000001' }],
    });
    delete document.feed.entry;
    expect(readFeed(JSON.stringify(document))).toEqual({ form: 'empty' });
    document.feed.entry = [];
    expect(readFeed(JSON.stringify(document))).toEqual({ form: 'empty' });
  });

  it.each([
    ['', 'unknown'],
    ['null', 'unknown'],
    ['{"feed":null}', 'unknown'],
    ['{"feed":{"entry":[{"a":1},{"b":2}]}}', 'unknown'],
    ['{"feed":{"entry":"text"}}', 'unknown'],
    ['\n<!DOCTYPE html><html>', 'web-page'],
    ['<?xml version="1.0"?><feed/>', 'web-page'],
    ['{"__proto__":{"feed":{}}}', 'unknown'],
  ])('%j is %s', (text, form) => expect(readFeed(text).form).toBe(form));

  it('shows one picture at one address whatever size is named', () => {
    const base = 'https://is1-ssl.mzstatic.com/image/thumb/a/icon.png';
    expect(storeIcon(`${base}/512x512bb.jpg`)).toBe(storeIcon(`${base}/100x100bb.png`));
    expect(storeIcon('https://cdn.example/100x100bb.png')).toBe('https://cdn.example/100x100bb.png');
  });
});

describe('a lookup', () => {
  const results = readLookupResults(fixture('lookup-two.txt'), 'App Store');

  it('is JSON among blank lines, in any order', () => {
    expect(results.map(readLookupApp)).toMatchObject([
      { trackId: '97000000002', genreIds: ['6014', '7019', '7009'] },
      { trackId: '97000000001', genreIds: ['6014', '7012'], iconUrl: null },
    ]);
    expect(readLookupApp({ trackId: 'abc' })).toBeUndefined();
  });

  it('without results is no error; an unknown form is', () => {
    expect(readLookupResults('\n\n{"resultCount":0,"results":[]}\n', 'App Store')).toEqual([]);
    expect(() => readLookupResults('{"errorMessage":"x"}', 'App Store')).toThrow(
      'lookup response in an unknown format',
    );
    expect(() => readLookupResults('<html>', 'App Store')).toThrow('a web page instead of data');
  });

  it('returns a game with unknown values left unknown', () => {
    expect(readGame(results[0])).toMatchObject({
      bundleId: 'com.example.plain',
      categories: ['Word', 'Family'],
      description: null,
      screenshots: ['https://is1-ssl.mzstatic.com/image/thumb/shot/1.png/576x768bb.png'],
      version: '2.10',
      lastUpdate: '2026-01-02T03:04:05.000Z',
      downloads: null,
      revenue: null,
      // Nobody has rated it: that is known, a score is not.
      rating: { score: null, total: 0, distribution: [] },
    });
    expect(readGame(results[1])).toMatchObject({ version: null, rating: { score: 4.57, total: 1234 } });
    expect(
      readGame({ trackId: 1, sellerUrl: 'http://www.harbor.example/', minimumOsVersion: '15.0' }),
    ).toMatchObject({ developerSite: 'http://www.harbor.example/', minimumOs: '15.0' });
    expect(readGame({ trackId: 1 })).toMatchObject({ bundleId: 'id1', rating: null, title: null });
  });
});

describe('a product page', () => {
  const page = (data: unknown) =>
    `<!doctype html><script type="application/json" id="serialized-server-data">${JSON.stringify(data)}</script>`;
  const data = {
    lockup: { subtitle: ' Calm ' },
    shelfMapping: {
      productRatings: {
        items: [{ ratingAverage: 4.5, totalNumberOfRatings: 20, ratingCounts: [10, 5, 3, 1, 1] }],
      },
      similarItems: { items: [{ adamId: '5', title: 'Other' }, { title: 'No id' }] },
      product_media_phone_: { items: [] },
      product_media_pad_: {
        items: [{ screenshot: { template: 'https://is1-ssl.mzstatic.com/p/{w}x{h}{c}.{f}' } }],
      },
    },
  };

  it.each([
    ['a list', [{ data }]],
    ['an object with a list', { data: [{ data }] }],
  ])('may be %s at the top', (_, top) => {
    const read = readProductPage(page(top));
    expect(read).toMatchObject({
      subtitle: 'Calm',
      screenshots: ['https://is1-ssl.mzstatic.com/p/392x696bb.jpg'],
      similarApps: [{ bundleId: 'id5', title: 'Other', iconUrl: null }],
    });
    // The store counts from five stars down.
    expect(read !== 'no-data' && read.rating?.distribution.map(({ stars, count }) => [stars, count])).toEqual(
      [
        [5, 10],
        [4, 5],
        [3, 3],
        [2, 1],
        [1, 1],
      ],
    );
  });

  it('without any shelf is a page of a game all the same, without its data is not', () => {
    expect(readProductPage(page([{ data: {} }]))).toEqual({
      subtitle: null,
      screenshots: [],
      similarApps: [],
      rating: null,
    });
    expect(readProductPage('<!doctype html><html>Hello</html>')).toBe('no-data');
    expect(readProductPage(page([]).replace('[]', '[{'))).toBe('no-data');
  });
});

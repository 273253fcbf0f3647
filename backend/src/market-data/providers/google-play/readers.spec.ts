import { readPlayChart } from './chart-answer.js';
import { readPlayPage } from './detail-page.js';

const app = (id: unknown, title: unknown = 'A title'): unknown[] => {
  const fields: unknown[] = Array<unknown>(16).fill(null);
  fields[0] = [id, 7];
  fields[3] = title;
  return [fields, null, 1];
};
const answer = (payload: unknown, rpc = 'vyAe2') => {
  const inner = payload === null ? null : JSON.stringify(payload);
  return `)]}'\n\n12\n[["di",1]]\n99\n${JSON.stringify([
    ['wrb.fr', 'other', '[]'],
    ['wrb.fr', rpc, inner, null, null, [5]],
  ])}\n`;
};
const chart = (list: unknown) => [[null, [Object.assign(Array<unknown>(29).fill(null), { 28: list })]]];

describe('a charts answer', () => {
  it('is found by its frame, whatever the lengths and the other frames say', () => {
    const read = readPlayChart(answer(chart([[app('com.example.one'), app('com.example.two')]])));
    expect(read).toMatchObject({
      form: 'apps',
      unreadable: 0,
      cluster: null,
      apps: [
        {
          place: 1,
          storeId: 'com.example.one',
          developer: null,
          iconUrl: null,
          description: null,
          genreLabel: null,
        },
        { place: 2, storeId: 'com.example.two' },
      ],
    });
  });

  it('leaves out what cannot be an app, keeping the ranks of the others', () => {
    const list = [
      app('com.example.one'),
      app('no package'),
      app(7),
      app('com.example.x', '  '),
      app('com.example.two'),
      app('a.b'),
    ];
    const read = readPlayChart(answer(chart([list])));
    expect(read.form === 'apps' && read.apps.map(({ place }) => place)).toEqual([1, 5, 6]);
    expect(read).toMatchObject({ unreadable: 3 });
  });

  it.each([
    ['a refusal', answer(null), 'refused'],
    ['an empty chart', answer(chart([])), 'empty'],
    ['an empty chart of another kind', answer(chart([[]])), 'empty'],
    ['another rpc', answer(chart([[app('a.b')]]), 'vyAe3'), 'unknown'],
    ['no place for a list', answer([[null, [[]]]]), 'unknown'],
    ['apps of another form', answer(chart([[{ id: 'a.b' }, { id: 'a.c' }]])), 'unknown'],
    ['a payload that is no JSON', `[["wrb.fr","vyAe2","[[",null]]`, 'unknown'],
    ['nothing', '', 'unknown'],
    ['a page', '<html><form action="sorry">', 'web-page'],
  ])('%s is %s', (_, text, form) => expect(readPlayChart(text).form).toBe(form));
});

describe('a detail page', () => {
  const root = (fields: Record<number, unknown>) =>
    Object.assign(Array<unknown>(155).fill(null), { 0: ['A game'], ...fields });
  const block = (key: string, data: unknown) =>
    `<script nonce="n">AF_initDataCallback({key: '${key}', hash: '1', data:${JSON.stringify(data).replaceAll('<', '\\u003c')}, sideChannel: {}});</script>`;
  const read = (html: string) => readPlayPage(html, 'com.example.one');

  it('is found by its content when the blocks are renumbered', () => {
    const html =
      block('ds:3', ['other']) +
      block('ds:7', [null, [null, null, root({ 13: ['10,000+', 10_000, 41_942] })]]);
    expect(read(html)).toMatchObject({
      form: 'game',
      basic: false,
      facts: { title: 'A game', downloads: { total: '10,000+' } },
    });
  });

  it.each([
    ['https://harbor.example/', 'https://harbor.example/'],
    ['http://harbor.example', 'http://harbor.example'],
    ['javascript:alert(1)', null],
    [undefined, null],
  ])('links to the developer’s site: %s', (site, developerSite) => {
    const contact = [[null, null, null, null, null, [null, null, site]], ['a@harbor.example']];
    expect(read(block('ds:5', [null, [null, null, root({ 69: contact })]]))).toMatchObject({
      facts: { developerSite },
    });
  });

  it('may keep its last fields in an object at the end', () => {
    const late = {
      '141': [[['4.2']], [null, [[[24, '7.0']]]]],
      '145': [null, [null, 'New levels<br>and &quot;fixes&quot;']],
      '146': [['Jan 1, 2026', [1_767_225_600, 0]]],
    };
    expect(read(block('ds:5', [null, [null, null, root({ 154: late })]]))).toMatchObject({
      facts: {
        version: '4.2',
        minimumOs: '7.0',
        releaseNotes: 'New levels\nand "fixes"',
        lastUpdate: '2026-01-01T00:00:00.000Z',
      },
    });
  });

  it('knows a version that varies, no ratings and a pre-registration as unknown', () => {
    expect(read(block('ds:5', [null, [null, null, root({ 18: [1], 140: [null, []] })]]))).toMatchObject({
      facts: {
        version: null,
        rating: null,
        downloads: null,
        lastUpdate: null,
        revenue: null,
        screenshots: [],
      },
    });
  });

  it('contains installs, ads, purchases, age rating and availability', () => {
    const facts = (fields: Record<number, unknown>) => {
      const page = read(block('ds:5', [null, [null, null, root(fields)]]));
      return page.form === 'game' ? page.facts : undefined;
    };
    const known = { 9: ['Teen'], 13: ['10,000+', 10_000, 41_942], 18: [2], 19: ['$1.49 per item'] };
    expect(facts({ ...known, 48: ['Contains ads'] })).toMatchObject({
      installCount: 41_942,
      inAppPurchases: true,
      purchaseRange: '$1.49 per item',
      containsAds: true,
      contentRating: 'Teen',
      availability: 'available',
    });
    expect(facts({ 13: ['10+', 10, 0], 18: [1] })).toMatchObject({
      installCount: null,
      inAppPurchases: false,
      purchaseRange: null,
      containsAds: false,
      availability: 'pre-registration',
    });
    // A page that lacks its availability may lack the others too.
    expect(facts({ 13: ['10+', 10, 'many'] })).toMatchObject({
      installCount: null,
      inAppPurchases: null,
      containsAds: null,
      availability: null,
    });
  });

  it('chooses the similar games by the path of their cluster', () => {
    const cluster = (path: string, id: string) =>
      Object.assign(Array<unknown>(22).fill(null), {
        21: [[app(id)[0]], ['Title', null, [0, 0, 0, 0, [0, 0, path]]]],
      });
    const clusters = [
      cluster('/store/apps/developer?id=1', 'com.example.same'),
      cluster('/store/apps/collection/cluster?x', 'com.example.like'),
    ];
    const html = block('ds:5', [null, [null, null, root({})]]) + block('ds:8', [null, [null, clusters]]);
    expect(read(html)).toMatchObject({ facts: { similarApps: [{ bundleId: 'com.example.like' }] } });
    const developerOnly =
      block('ds:5', [null, [null, null, root({})]]) + block('ds:8', [null, [null, clusters.slice(0, 1)]]);
    expect(read(developerOnly)).toMatchObject({ facts: { similarApps: [] } });
  });

  it('falls back to its JSON-LD, and is rejected without that', () => {
    const linked = JSON.stringify({
      '@type': 'SoftwareApplication',
      name: 'A game',
      applicationCategory: 'GAME_ROLE_PLAYING',
      aggregateRating: { ratingValue: '4.159999847412109', ratingCount: '1,336' },
    });
    expect(read(`<script type="application/ld+json" nonce="n">${linked}</script>`)).toMatchObject({
      form: 'game',
      basic: true,
      facts: { title: 'A game', categories: ['Role Playing'], rating: { score: 4.16, total: 1336 } },
    });
    expect(read('<html>Before you continue</html>')).toEqual({ form: 'no-data' });
    expect(read(block('ds:5', ['something', 'else']))).toEqual({ form: 'unknown' });
  });

  it('shows texts of others as text, and only https addresses', () => {
    const fields = {
      72: [[null, 'One<br><br>Two &amp; <b>three</b><script>bad()</script><img src=x onerror=bad()>']],
      95: [[0, 0, 0, [0, 0, 'javascript:alert(1)']]],
      78: [
        [
          [0, 0, 0, [0, 0, 'http://plain.example/a.png']],
          [0, 0, 0, [0, 0, 'https://play-lh.googleusercontent.com/a']],
        ],
      ],
      100: [[[null, null, '"><script>', [null, null, 'data:text/html,x']]]],
    };
    expect(read(block('ds:5', [null, [null, null, root(fields)]]))).toMatchObject({
      facts: {
        description: 'One\n\nTwo & three',
        iconUrl: null,
        screenshots: ['https://play-lh.googleusercontent.com/a'],
        videoUrl: null,
      },
    });
  });
});

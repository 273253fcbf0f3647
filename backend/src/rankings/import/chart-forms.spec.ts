import { Readable } from 'node:stream';
import { findFault, first, good, header, now, read, row } from './chart-files.fixture.js';
import type { ChartRowOptions } from './chart-row.js';
import { type ChartRow, readChartRows } from './chart-rows.js';

describe('ranks and games that stand twice in one chart', () => {
  const lines = (...rows: Record<string, string>[]) => [header, ...rows.map(row)].join('\n');

  it('are reported by line, and the first one stays', async () => {
    const { rows, bad } = await read(
      lines(
        { rank: '1', bundle_id: 'com.a' },
        { rank: '2', bundle_id: 'com.b' },
        { rank: '1', bundle_id: 'com.c' },
        { rank: '3', bundle_id: 'com.b' },
      ),
    );
    expect(rows.map(({ bundleId, rankPosition }) => [bundleId, rankPosition])).toEqual([
      ['com.a', 1],
      ['com.b', 2],
    ]);
    expect(bad).toEqual([
      { line: 4, reason: 'rank 1 is taken by line 2 of the same chart' },
      { line: 5, reason: 'the game is already on line 3 of the same chart' },
    ]);
  });

  it('may stand in charts of other days, kinds, countries, categories and stores', async () => {
    const { bad } = await read(
      lines(
        {},
        { date: '2026-07-02' },
        { type: 'grossing' },
        { country: 'jp' },
        { category: 'puzzle' },
        { platform: 'ios' },
      ),
    );
    expect(bad).toEqual([]);
  });

  it('are found when the rows of charts are mixed', async () => {
    const days = ['2026-07-01', '2026-07-02'];
    const mixed = [1, 2, 3].flatMap((rank) =>
      days.map((date) => ({ date, rank: String(rank), bundle_id: `com.n${rank}` })),
    );
    const { bad } = await read(lines(...mixed, { date: '2026-07-01', rank: '2', bundle_id: 'com.x' }));
    expect(bad).toEqual([{ line: 8, reason: 'rank 2 is taken by line 4 of the same chart' }]);
  });
});

describe('how people write things', () => {
  const one = async (cells: Record<string, string>, how?: Omit<ChartRowOptions, 'now'>) => {
    const { rows, bad } = await read(`${header}\n${row(cells)}`, how);
    return rows[0] ?? bad[0]?.reason;
  };

  it.each([
    ['Google Play', 'android'],
    ['google_play', 'android'],
    ['App Store', 'ios'],
    ['iOS', 'ios'],
  ])('takes the platform %s', async (platform, meant) => {
    expect(await one({ platform })).toMatchObject({ platform: meant });
  });

  it.each(['04/12/2025', '4.12.2025', '04-12-2025'])('accepts %s when days come first', async (date) => {
    expect(await one({ date }, { dates: 'day-first' })).toMatchObject({
      capturedAt: new Date('2025-12-04'),
    });
    expect(await one({ date })).toBe(
      `date "${date}" can be two days: choose day-first dates, or write it as 2026-07-01`,
    );
  });

  it.each([
    ['14/11/2025', '2025-11-14'],
    ['11/14/2025', '2025-11-14'],
    ['5.5.2025', '2025-05-05'],
    ['Jun 25, 2025', '2025-06-25'],
    ['2025/6/5', '2025-06-05'],
    ['6/25/2025 0:00', '2025-06-25'],
  ])('takes %s, which is one day only', async (date, day) => {
    expect(await one({ date })).toMatchObject({ capturedAt: new Date(day) });
  });

  it('takes the names that stores give to charts and genres', async () => {
    expect(await one({ type: 'topselling_free' })).toMatchObject({ rankingType: 'downloads' });
    const casual = { platform: 'ios', category: 'Casual', bundle_id: '553834731.0', rank: '1.0' };
    expect(await one(casual)).toMatchObject({
      category: 'games_arcade',
      trackId: '553834731',
      rankPosition: 1,
    });
  });

  it('does not swap a date that cannot be day-first', async () => {
    expect(await one({ date: '11/14/2025' }, { dates: 'day-first' })).toMatch(/is not a date/);
  });

  it.each([';', ',', '\t', '|'])("takes Excel's first line sep=%s", async (separator) => {
    const text = ['sep=' + separator, header.replaceAll(',', separator), good.replaceAll(',', separator)];
    const { rows, bad } = await read(text.join('\r\n'));
    expect(rows).toEqual([first]);
    expect(bad).toEqual([]);
    const broken = await read(
      [...text.slice(0, 2), good.replaceAll(',', separator).replace('us', 'qq')].join('\r\n'),
    );
    expect(broken.bad.map(({ line }) => line)).toEqual([3]);
  });

  it('names the keys of JSON when it holds no rows', async () => {
    const fault = await findFault('{"charts":[]}');
    expect(fault.message).toContain('date (or captured_on, captured_at); platform; country (or region)');
  });
});

describe("Apple's RSS as published", () => {
  const entry = (id: number, category = '6014') => ({
    'im:name': { label: `Game ${id}` },
    'im:image': [
      { label: 'https://is1.mzstatic.com/i/53x53bb.png', attributes: { height: '53' } },
      { label: 'https://is1.mzstatic.com/i/100x100bb.png', attributes: { height: '100' } },
    ],
    'im:artist': { label: 'Quay Games', attributes: { href: 'https://apps.apple.com/jp/developer/id1' } },
    title: { label: `Game ${id} - Quay Games` },
    link: [
      { attributes: { rel: 'alternate', href: `https://apps.apple.com/jp/app/id${id}?uo=2` } },
      { attributes: { rel: 'enclosure', href: 'https://is1.mzstatic.com/preview.jpg' } },
    ],
    id: {
      label: `https://apps.apple.com/jp/app/id${id}?uo=2`,
      attributes: { 'im:id': String(id), 'im:bundleId': `com.quay.g${id}` },
    },
    category: { attributes: { 'im:id': category, term: 'Games' } },
    'im:releaseDate': { label: '2026-07-06T00:00:00-07:00' },
  });
  const makeHead = (feed: string) => ({
    updated: { label: '2026-07-06T17:30:00-07:00' },
    title: { label: 'iTunes Store: Top Free Applications in Games' },
    link: [{ attributes: { rel: 'self', href: 'https://mzstoreservices.apple.com' } }],
    id: { label: `https://itunes.apple.com/jp/rss/${feed}/limit=100/genre=7012/json` },
  });
  const author = { name: { label: 'iTunes Store' }, uri: { label: 'http://www.apple.com/jp/itunes/' } };

  it.each([
    ['topfreeapplications', 'downloads'],
    ['topgrossingapplications', 'revenue'],
    ['newapplications', 'new'],
  ])('states chart, country, category and time (%s)', async (feed, rankingType) => {
    const text = JSON.stringify(
      { feed: { author, entry: [entry(11), entry(12)], ...makeHead(feed) } },
      null,
      1,
    );
    const { rows, bad } = await read(text);
    expect(bad).toEqual([]);
    expect(rows).toEqual(
      [11, 12].map((id, index) => ({
        capturedAt: new Date('2026-07-07T00:30:00Z'),
        platform: 'ios',
        country: 'jp',
        rankingType,
        category: 'games_puzzle',
        rankPosition: index + 1,
        bundleId: `com.quay.g${id}`,
        trackId: String(id),
        title: `Game ${id}`,
        developer: 'Quay Games',
        iconUrl: 'https://is1.mzstatic.com/i/100x100bb.png',
        url: `https://apps.apple.com/jp/app/id${id}`,
      })),
    );
  });

  it('is read with one entry, with none, and with a paid chart', async () => {
    const feed = (part: object) => JSON.stringify({ feed: { author, ...part } });
    const { rows } = await read(feed({ entry: entry(11), ...makeHead('topfreeapplications') }));
    expect(rows.map(({ rankPosition, trackId }) => [rankPosition, trackId])).toEqual([[1, '11']]);
    expect((await findFault(feed(makeHead('topfreeapplications')))).code).toBe('no_rows');
    const paid = await read(feed({ entry: [entry(11), entry(12)], ...makeHead('toppaidapplications') }));
    expect(paid).toMatchObject({ rows: [], skipped: { paid: 2, notGames: 0 } });
  });

  it('leaves out other apps, and ranks the games among themselves', async () => {
    const mixed = [entry(1, '6007'), entry(11), entry(2, '6000'), entry(12)];
    const { rows, skipped } = await read(
      JSON.stringify({ feed: { entry: mixed, ...makeHead('newapplications') } }),
    );
    expect(rows.map(({ rankPosition, trackId }) => [rankPosition, trackId])).toEqual([
      [1, '11'],
      [2, '12'],
    ]);
    expect(skipped.notGames).toBe(2);
  });

  it('requires what the feed does not contain, and uses it', async () => {
    const text = JSON.stringify({ feed: { author, entry: [entry(11)] } });
    const fault = await findFault(text);
    expect(fault).toMatchObject({
      code: 'missing_facts',
      text: 'The feed does not state its date and kind of chart. Enter it with the file.',
    });
    const { rows } = await read(text, { facts: { date: '2026-07-06', type: 'revenue' } });
    expect(rows[0]).toMatchObject({
      capturedAt: new Date('2026-07-06'),
      rankingType: 'revenue',
      country: 'jp',
      category: 'all',
    });
  });

  it('may be cut anywhere', async () => {
    const bytes = Buffer.from(
      JSON.stringify({ feed: { author, entry: [entry(11), entry(12)], ...makeHead('topfreeapplications') } }),
    );
    for (let at = 1; at < bytes.length; at += 97) {
      const rows: ChartRow[] = [];
      const source = Readable.from([bytes.subarray(0, at), bytes.subarray(at)]);
      for await (const batch of readChartRows(source, { now })) rows.push(...batch.rows);
      expect(rows.map(({ trackId }) => trackId)).toEqual(['11', '12']);
    }
  });
});

it('reads the developer under the names that exports give it', async () => {
  const text =
    'date,platform,country,type,rank,app_id,publisher_name\n2026-07-01,android,us,free,1,com.a,Quay';
  expect((await read(text)).rows[0]).toMatchObject({ bundleId: 'com.a', developer: 'Quay' });
});

it('accepts a CSV without the columns that the request specifies', async () => {
  const text = 'rank,platform,bundle_id\n1,android,com.a\n';
  expect((await findFault(text)).message).toMatch(/Missing columns: date .*country .*type/);
  const { rows } = await read(text, { facts: { date: '2026-07-01', type: 'downloads', country: 'jp' } });
  expect(rows[0]).toMatchObject({ country: 'jp', rankingType: 'downloads', bundleId: 'com.a' });
});

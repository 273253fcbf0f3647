import { findFault, first, good, header, read, row } from './chart-files.fixture.js';

describe('charts in CSV', () => {
  it('are read by column name', async () => {
    const found = await read(`${header}\n${good}\n`);
    expect(found.rows).toEqual([first]);
    expect(found.bad).toEqual([]);
    expect(found.bytesRead).toBe(header.length + good.length + 2);
  });

  it.each([
    ['captured_on', 'Platform', 'REGION', 'chart_type', 'rank_position', 'app_id', 'app_name'],
    ['captured_at', 'platform', 'Country', 'ranking_type', 'Rank', 'track_id', 'name'],
    ['Date', 'Platform', 'Country', 'Chart Type', 'Rank', 'Package Name', 'App Name'],
    ['capturedAt', 'platform', 'country', 'rankingType', 'rankPosition', 'bundleId', 'title'],
  ])('accept the columns %s, %s, %s, %s, %s, %s, %s in any order', async (...names) => {
    const values = ['2026-07-01', 'android', 'us', 'free', '1', 'com.example.blocks', 'Block Town'];
    const text = [...names].reverse().join(';') + ';extra\r\n' + [...values].reverse().join(';') + ';x\r\n';
    expect((await read(text)).rows).toEqual([{ ...first, developer: null }]);
  });

  it('take the name of the app before any other name', async () => {
    const text = [
      header.replace('title', 'name,app_name'),
      good.replace('Block Town', 'Top Free,Block Town'),
    ];
    expect((await read(text.join('\n'))).rows).toEqual([first]);
  });

  it.each([
    ['downloads', 'downloads'],
    ['free', 'downloads'],
    ['top-free', 'downloads'],
    ['Top Free', 'downloads'],
    ['revenue', 'revenue'],
    ['grossing', 'revenue'],
    ['top-grossing', 'revenue'],
    ['new', 'new'],
    ['top_new', 'new'],
  ])('of the kind %s are %s', async (type, rankingType) => {
    expect((await read(`${header}\n${row({ type })}`)).rows).toEqual([{ ...first, rankingType }]);
  });

  it('leave out paid charts and count them', async () => {
    const found = await read([header, row({ type: 'paid' }), good, row({ type: 'top-paid' })].join('\n'));
    expect(found).toMatchObject({ rows: [first], bad: [], skipped: { paid: 2 } });
  });

  it('know App Store ids by their digits, in any id column', async () => {
    const text = [
      'date,platform,country,type,rank,bundle_id,track_id',
      '2026-07-01,iOS,JP,free,1,,1234567890',
      '2026-07-01,ios,jp,free,2,1234567891,',
      '2026-07-01,ios,jp,free,3,com.example.ios,1234567892',
      '2026-07-01,ios,jp,free,4,id1234567893,',
      '2026-07-01,android,jp,free,5,com.example.droid,1234567892',
    ].join('\n');
    expect((await read(text)).rows.map(({ bundleId, trackId }) => [bundleId, trackId])).toEqual([
      [null, '1234567890'],
      [null, '1234567891'],
      ['com.example.ios', '1234567892'],
      [null, '1234567893'],
      ['com.example.droid', null],
    ]);
  });

  it('keep only https addresses, and count the others', async () => {
    const icon = 'https://img.example.com/a.png';
    const found = await read(
      [
        header,
        row({ icon_url: icon, url: 'https://store.example.com/?id=1' }),
        row({
          rank: '2',
          bundle_id: 'com.b',
          icon_url: 'javascript:alert(1)',
          url: 'http://store.example.com',
        }),
        row({ rank: '3', bundle_id: 'com.c', icon_url: 'data:image/png;base64,AAAA' }),
      ].join('\n'),
    );
    expect(found.rows.map(({ iconUrl }) => iconUrl)).toEqual([icon, null, null]);
    expect(found.dropped).toEqual({ iconUrl: 2, url: 1 });
    expect(found.bad).toEqual([]);
  });

  it.each([
    ['date', '', 'the date is missing'],
    [
      'date',
      '01.07.2026',
      'date "01.07.2026" can be two days: choose day-first dates, or write it as 2026-07-01',
    ],
    ['date', '2026-02-30', 'date "2026-02-30" is not a date such as 2026-07-01 or an ISO time'],
    ['date', '2026-11-23', 'date "2026-11-23" is in the future'],
    ['date', '2007-12-31', 'date "2007-12-31" is before 2008'],
    ['platform', 'windows', 'platform "windows" is not android or ios (or Google Play, App Store)'],
    ['platform', '', 'the platform is missing'],
    ['country', 'uk', 'country "uk" is not a two-letter country code (ISO 3166)'],
    ['country', '', 'the country is missing'],
    ['type', 'best', 'kind of chart "best" is not downloads, revenue or new (or free, grossing)'],
    [
      'type',
      'constructor',
      'kind of chart "constructor" is not downloads, revenue or new (or free, grossing)',
    ],
    ['type', '', 'the kind of chart is missing'],
    ['category', 'finance', 'category "finance" is not one of the android game categories'],
    ['rank', '0', 'rank "0" is not a whole number from 1 to 10000'],
    ['rank', '10001', 'rank "10001" is not a whole number from 1 to 10000'],
    ['rank', '1.5', 'rank "1.5" is not a whole number from 1 to 10000'],
    ['rank', 'first', 'rank "first" is not a whole number from 1 to 10000'],
    ['rank', '', 'the rank is missing'],
    ['bundle_id', '', 'the app id is missing'],
    ['bundle_id', '123456789', 'app id "123456789" is an App Store id, but the platform is android'],
    [
      'bundle_id',
      'com.example/x',
      'app id "com.example/x" is not a package name, bundle id or App Store number',
    ],
    ['bundle_id', 'blocks', 'app id "blocks" is not a package name, bundle id or App Store number'],
    ['bundle_id', '1.5', 'app id "1.5" is not a package name, bundle id or App Store number'],
    ['bundle_id', '6.75E+09', 'app id "6.75E+09" is not a package name, bundle id or App Store number'],
    [
      'bundle_id',
      `a${'b'.repeat(255)}`,
      `app id "a${'b'.repeat(78)}…" is not a package name, bundle id or App Store number`,
    ],
    ['title', 'x'.repeat(501), `title is longer than 500 characters: "${'x'.repeat(79)}…"`],
    ['developer', 'x'.repeat(501), `developer is longer than 500 characters: "${'x'.repeat(79)}…"`],
  ])('with %s %j become a bad line', async (name, value, reason) => {
    const found = await read(
      [
        header,
        good,
        row({ rank: '2', bundle_id: 'com.b', title: 'two\nlines' }),
        row({ rank: '3', bundle_id: 'com.c', [name]: value }),
        row({ rank: '4', bundle_id: 'com.d' }),
      ].join('\n'),
    );
    expect(found.bad).toEqual([{ line: 5, reason }]);
    expect(found.rows.length).toBe(3);
  });

  it('may be as late as a day from now, and carry a time', async () => {
    const found = await read(
      [header, row({ date: '2026-11-22' }), row({ date: '2026-11-21T23:15:00+02:00' })].join('\n'),
    );
    expect(found.rows.map(({ capturedAt }) => capturedAt.toISOString())).toEqual([
      '2026-11-22T00:00:00.000Z',
      '2026-11-21T21:15:00.000Z',
    ]);
  });

  it('list bad lines in the order of the file', async () => {
    const found = await read([header, row({ rank: 'x' }), 'too,short', row({ rank: 'y' })].join('\n'));
    expect(found.bad.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('are refused without the columns every row needs, naming them and their other names', async () => {
    const fault = await findFault(
      'date;platform;country;type;category;title\n2026-07-01;android;us;free;;x\n',
    );
    expect(fault.code).toBe('missing_column');
    expect(fault.message).toBe(
      'Line 1: Missing columns: rank (or rank_position), bundle_id (or track_id, app_id, package_name). Add or rename these columns. ' +
        'Found: date, platform, country, type, category, title',
    );
    expect((await findFault('just some text\nand more')).code).toBe('missing_column');
  });

  it('are refused with a duplicate used column; others may repeat', async () => {
    expect(await findFault(`${header},Rank\n${good},2`)).toMatchObject({ code: 'duplicate_column', line: 1 });
    expect((await read(`${header},note,note\n${good},a,b`)).rows).toEqual([first]);
  });

  it('are refused when a quote is never closed', async () => {
    expect(await findFault(`${header}\n${good}\n"2026-07-01,android`)).toMatchObject({
      code: 'unclosed_quote',
      line: 3,
    });
  });

  it('do not keep the text of the whole file alive', async () => {
    const lines = Array.from({ length: 20_000 }, (_, i) =>
      row({
        date: i < 10_000 ? '2026-07-01' : '2026-07-02',
        rank: String((i % 10_000) + 1),
        bundle_id: `com.n${i % 10_000}`,
        title: `A longer title ${i}`,
      }),
    );
    const found = await read([header, ...lines].join('\n'));
    expect(found.rows.length).toBe(20_000);
    expect(new Set(found.rows.map(({ title }) => title)).size).toBe(20_000);
    expect(new Set(found.rows.map(({ capturedAt }) => capturedAt)).size).toBe(2);
  });
});

describe('charts in JSON', () => {
  const item = (rank: number, more: object = {}): object => ({
    date: '2026-02-17',
    rank,
    id: String(1_000_000_000 + rank),
    name: `Game ${rank}`,
    artistName: 'Example Ltd',
    kind: 'Games',
    artworkUrl100: 'https://img.example.com/100x100bb.png',
    url: `https://apps.example.com/app/id${1_000_000_000 + rank}`,
    ...more,
  });
  const feed = (...datasets: object[]): string =>
    JSON.stringify({ date: '2026-02-17', country: 'jp', datasets }, null, 1);

  it('may be recorded App Store feeds', async () => {
    const found = await read(
      feed(
        {
          date: '2026-02-17',
          country: 'jp',
          mediaType: 'games',
          feedType: 'top-free',
          genre: '6014',
          items: [item(1), item(2, { url: '' })],
        },
        { date: '2026-02-17', country: 'jp', feedType: 'top-paid', genre: '6014', items: [item(1)] },
        { country: 'kr', feedType: 'top-grossing', genre: '7012', items: [item(1, { date: '' })] },
      ),
    );
    const expected = {
      capturedAt: new Date('2026-02-17T00:00:00Z'),
      platform: 'ios',
      country: 'jp',
      rankingType: 'downloads',
      category: 'all',
      rankPosition: 1,
      bundleId: null,
      trackId: '1000000001',
      title: 'Game 1',
      developer: 'Example Ltd',
      iconUrl: 'https://img.example.com/100x100bb.png',
      url: 'https://apps.example.com/app/id1000000001',
    };
    expect(found.rows).toEqual([
      expected,
      { ...expected, rankPosition: 2, trackId: '1000000002', title: 'Game 2', url: null },
      { ...expected, country: 'kr', rankingType: 'revenue', category: 'games_puzzle' },
    ]);
    expect(found).toMatchObject({ bad: [], skipped: { paid: 1 } });
  });

  it('are refused row by row when a feed is no chart of games', async () => {
    const found = await read(
      feed(
        { feedType: 'top-free', mediaType: 'apps', items: [item(1)] },
        { feedType: 'top-free', genre: '6000', items: [item(2)] },
        { feedType: 'top-free', mediaType: 'games', items: [item(3)] },
      ),
    );
    expect(found.bad.map(({ reason }) => reason)).toEqual([
      'media type "apps" is not a chart of games',
      'category "6000" is not one of the ios game categories',
    ]);
    expect(found.bad[0]?.line).toBe(9);
    expect(found.rows.length).toBe(1);
  });

  it('may be plain rows, in an array, in an object, or one per line', async () => {
    const plain = {
      capturedAt: '2026-07-01',
      platform: 'android',
      country: 'us',
      rankingType: 'downloads',
      rankPosition: 1,
    };
    const full = {
      ...plain,
      bundleId: 'com.example.blocks',
      title: 'Block Town',
      developer: 'Example Ltd',
      other: [{}],
    };
    const next = { ...full, capturedAt: '2026-07-02' };
    for (const text of [
      JSON.stringify([full, next]),
      JSON.stringify({ meta: { pages: 1 }, rows: [full, next] }, null, 2),
      `${JSON.stringify(full)}\n${JSON.stringify(next)}\n`,
    ]) {
      const found = await read(text);
      expect(found.rows).toEqual([first, { ...first, capturedAt: new Date('2026-07-02') }]);
      expect(found.bad).toEqual([]);
    }
  });

  it('do not read a plain id as an app', async () => {
    const found = await read(
      '[{"date":"2026-07-01","platform":"ios","country":"us","type":"free","rank":1,"id":123456}]',
    );
    expect(found.bad).toEqual([{ line: 1, reason: 'the app id is missing' }]);
  });

  it('drop zero characters and unpaired surrogates in texts', async () => {
    const text =
      '{"date":"2026-07-01","platform":"ios","country":"us","type":"free","rank":1,"app_id":1234567,"title":"\\u0000A\\ud800b 🎮"}';
    expect((await read(text)).rows[0]).toMatchObject({ trackId: '1234567', title: 'Ab 🎮' });
  });

  it('with wrong types in cells become bad lines', async () => {
    const base = {
      date: '2026-07-01',
      platform: 'ios',
      country: 'us',
      type: 'free',
      rank: 1,
      app_id: 1234567,
    };
    const odd = [
      { rank: '1e1' },
      { rank: [1] },
      { rank: true },
      { country: { a: 1 } },
      { app_id: 1.5 },
      { date: 20_260_701.5 },
    ];
    const found = await read(odd.map((cells) => JSON.stringify({ ...base, ...cells })).join('\n'));
    expect(found.rows).toEqual([]);
    expect(found.bad.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

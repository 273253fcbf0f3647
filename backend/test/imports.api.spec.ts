import { gzipSync } from 'node:zlib';
import { chart, chartCsv, type ChartLine } from './support/charts.js';
import { endedJob, importFile, type ImportKind, upload } from './support/jobs.js';
import { listActivity } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp({ workers: true })));
afterAll(() => studio.close());

/** Everything an import writes, to the last column. */
async function stored(): Promise<Record<string, unknown[]>> {
  const tables = ['games', 'game_listings', 'chart_captures', 'game_rankings', 'ranking_lists'];
  const dumps = tables.map(async (table) => [
    table,
    await studio.source.query(`select * from ${table} order by 1, 2, 3, 4, 5, 6`),
  ]);
  return Object.fromEntries(await Promise.all(dumps)) as Record<string, unknown[]>;
}

const longLine = (bytes: number) => Buffer.alloc(bytes, 'x');
const goodLines = chart(Array.from({ length: 2_500 }, (_, i) => `com.good.n${i}`));
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex');

const BROKEN_CHARTS: [string, string | Buffer, RegExp][] = [
  ['empty', '', /empty/],
  ['only spaces and line ends', ' \r\n \n', /empty/],
  ['only a header', chartCsv([]), /no rows/],
  ['wrong header', 'place,app\n1,com.a\n', /column/],
  [
    'header without the rank',
    'date,platform,country,type,bundle_id\n2026-03-01,android,us,free,com.a\n',
    /rank/,
  ],
  [
    'same column twice',
    'date,platform,country,type,rank,rank,bundle_id\n2026-03-01,android,us,free,1,1,com.a\n',
    /rank/,
  ],
  ['quote never closed', `${chartCsv(goodLines)}2026-03-01,android,us,free,puzzle,9,"com.a\n2026`, /quot/i],
  [
    'line of 10 MB',
    Buffer.concat([Buffer.from(chartCsv(goodLines)), longLine(10 * 1024 * 1024)]),
    /Line 2502: .*(long|large)/,
  ],
  ['first line of 10 MB', longLine(10 * 1024 * 1024), /long|large/],
  ['picture', picture, /text/],
  ['bytes in the middle', Buffer.concat([Buffer.from(chartCsv(goodLines)), picture]), /text/],
  ['packed', gzipSync(chartCsv(goodLines)), /packed|compressed|unpack|zip|text/i],
  ['sheet of an office program', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000', 'latin1'), /CSV/],
  ['UTF-16', Buffer.from(`\ufeff${chartCsv(goodLines)}`, 'utf16le'), /UTF-16/],
  ['web page', '<!doctype html><html></html>', /web page/],
  ['JSON that stops', '[{"date":"2026-03-01","platform":"android"', /JSON/],
  ['JSON without rows', '{"a":[1,2,3]}', /[Nn]o rows/],
  ['only paid charts', chartCsv(chart(['com.a'], { type: 'paid' })), /paid/],
  ['no line that can be used', chartCsv(chart(['not an id', 'neither one'])), /None of the 2 lines/],
];
const BROKEN_GAMES: [string, string | Buffer, RegExp][] = [
  ['empty', '', /empty/],
  ['wrong header', 'place,app\n1,com.a\n', /column/],
  ['picture', picture, /text/],
  ['JSON that stops', '[{"bundleId":"com.a","platform":"android"', /JSON/],
  [
    'line of 10 MB',
    Buffer.concat([
      Buffer.from('{"bundleId":"com.a","platform":"android"}\n{"description":"'),
      longLine(10 * 1024 * 1024),
    ]),
    /long|large/,
  ],
];

describe.each<[ImportKind, [string, string | Buffer, RegExp][]]>([
  ['rankings', BROKEN_CHARTS],
  ['games', BROKEN_GAMES],
])('a file of %s that is broken', (kind, files) => {
  it.each(files)('(%s) fails with a plain sentence and stores nothing', async (_name, file, sentence) => {
    const before = await stored();
    const job = await endedJob(studio.admin, await upload(studio.admin, kind, file));
    expect(job.state).toBe('failed');
    expect(job.error).toMatch(sentence);
    expect(job.error).toMatch(/^[A-Z].{5,400}$/);
    expect(job.error).not.toMatch(/Error|undefined|null|select |insert |node_modules|\.ts\b|\.js\b/);
    expect(await stored()).toEqual(before);
    expect(await studio.source.query('select 1 from job_file_chunks')).toEqual([]);
  });
});

it('reports bad lines by number and keeps the others', async () => {
  const lines = chartCsv(chart(['com.l1', 'com.l2', 'com.l3', 'com.l4', 'com.l5'], { country: 'be' })).split(
    '\n',
  );
  lines[2] = (lines[2] as string).replace('2026-03-01', '1066-10-14');
  lines[3] = (lines[3] as string).replace('android', 'symbian');
  lines[4] = `${lines[4]},one,too,many`;
  lines[5] = (lines[5] as string).replace(',be,', ',qq,');
  const job = await importFile(studio.admin, 'rankings', lines.join('\r\n'));
  expect(job.result).toMatchObject({ rows: 1, charts: 1, badLines: 4, skippedPaid: 0 });
  expect(job.failures.map(({ label }) => label)).toEqual(['Line 3', 'Line 4', 'Line 5', 'Line 6']);
  expect(job.failures[0]?.reason).toMatch(/1066-10-14/);
  expect(job.failures[1]?.reason).toMatch(/symbian/);
  expect(job.failures[3]?.reason).toMatch(/qq/);
});

it('stops listing bad lines after a limit, but counts them all', async () => {
  const lines = [
    ...chart(['com.fine'], { country: 'dk' }),
    ...chart(
      Array.from({ length: 1_500 }, () => '?'),
      { country: 'dk' },
    ),
  ];
  const job = await importFile(studio.admin, 'rankings', chartCsv(lines));
  expect(job.result).toMatchObject({ rows: 1, badLines: 1_500 });
  expect(job.failures.length).toBeGreaterThanOrEqual(100);
  expect(job.failures.length).toBeLessThanOrEqual(1_000);
});

it('imports months that are new to the database, however many rows lie before them', async () => {
  const games = Array.from({ length: 150 }, (_, index) => `com.months.g${index}`);
  const days = Array.from({ length: 70 }, (_, day) => new Date(Date.UTC(2019, 0, 1 + day)).toISOString());
  const lines = days.flatMap((day) => chart(games, { country: 'pt', date: day.slice(0, 10) }));
  const job = await importFile(studio.admin, 'rankings', chartCsv(lines));
  expect(job).toMatchObject({ state: 'completed', result: { rows: 10_500, charts: 70, added: 10_500 } });
});

it('changes nothing when the same charts are imported again, in any order of lines', async () => {
  const lines = [
    ...chart(['com.same.a', 'com.same.b', 'com.same.c'], { country: 'no' }),
    ...chart(['4242', '4243'], { country: 'no', platform: 'ios', category: '7012' }),
  ];
  await importFile(studio.admin, 'rankings', chartCsv(lines));
  const [newest] = await listActivity(studio, 'rankings.imported');
  expect(newest).toMatchObject({ text: 'Charts imported: 5 rows in 2 charts, 5 new' });
  const before = await stored();
  const job = await importFile(studio.admin, 'rankings', chartCsv([...lines].reverse()));
  expect(job.result).toMatchObject({ rows: 5, added: 0, changed: 0, charts: 2 });
  const after = await stored();
  for (const table of ['games', 'game_listings', 'chart_captures', 'game_rankings'])
    expect(after[table]).toEqual(before[table]);
  const shown = (rows: unknown[]) => (rows as { rows: string }[]).map((row) => row.rows);
  expect(shown(after.ranking_lists as unknown[])).toEqual(shown(before.ranking_lists as unknown[]));
});

it('uses the first row for a rank within a file, and the last file', async () => {
  const at = async () => {
    const answer = await studio.admin
      .get('/api/rankings/current?platform=android&category=puzzle&country=fi')
      .expect(200);
    return (answer.body as { downloads: { bundleId: string }[] }).downloads.map(({ bundleId }) => bundleId);
  };
  const place = (id: string) => ({ id, rank: 1, country: 'fi' });
  const both = await importFile(
    studio.admin,
    'rankings',
    chartCsv([place('com.first'), place('com.second')]),
  );
  expect(both.result).toMatchObject({
    ...{ rows: 1, added: 1, changed: 0, badLines: 1 },
    newest: { platform: 'android', category: 'puzzle', country: 'fi' },
  });
  expect(both.failures).toEqual([{ label: 'Line 3', reason: 'rank 1 is taken by line 2 of the same chart' }]);
  expect(await at()).toEqual(['com.first']);
  const third = await importFile(studio.admin, 'rankings', chartCsv([place('com.third')]));
  expect(third.result).toMatchObject({ rows: 1, added: 0, changed: 1 });
  expect(await at()).toEqual(['com.third']);
});

it('changes nothing when the same games are imported again', async () => {
  const file = `${JSON.stringify({
    bundleId: 'com.again',
    platform: 'android',
    title: 'Again',
    description: 'Match three and again.',
    categories: ['puzzle'],
    rating: { score: 4.5, total: 10, distribution: [] },
  })}\n`;
  await importFile(studio.admin, 'games', file);
  const [told] = await listActivity(studio, 'games.imported');
  expect(told?.text).toMatch(/^Games imported: \d+ games?$/);
  const before = await stored();
  await importFile(studio.admin, 'games', file);
  expect(await stored()).toEqual(before);
});

it('merges several lines about one listing', async () => {
  const base = { bundleId: 'com.parts', platform: 'android', title: 'Parts' };
  const lines = [
    { ...base, description: 'Puzzle with parts.' },
    { ...base, categories: ['puzzle'] },
    { ...base, version: '2' },
  ];
  await importFile(studio.admin, 'games', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const answer = await studio.admin.get('/api/games/com.parts').expect(200);
  const [listing] = (answer.body as { listings: object[] }).listings;
  expect(listing).toMatchObject({ description: 'Puzzle with parts.', categories: ['puzzle'], version: '2' });
});

it('names a game as its home storefront does, wherever that stands in the file', async () => {
  const name = async (id: string) => {
    const { body } = await studio.admin.get(`/api/games/${id}`).expect(200);
    return body as { title: string; developer: string };
  };
  const row = (country: string, title: string, more: Partial<ChartLine> = {}): ChartLine => ({
    ...{ rank: 1, id: 'com.named', country, title },
    ...more,
  });
  const abroad = row('tw', '皇室戰爭', { developer: '' });
  await importFile(studio.admin, 'rankings', chartCsv([row('us', 'Clash'), abroad]));
  expect(await name('com.named')).toMatchObject({ title: 'Clash', developer: 'Studio' });
  const both = [
    row('us', 'Both', { id: 'com.both' }),
    row('jp', '両方', { id: 'com.both', platform: 'ios' }),
  ];
  await importFile(studio.admin, 'rankings', chartCsv(both));
  expect(await name('com.both')).toMatchObject({ title: 'Both' });
});

it('links a game to its page in the store, whatever page an import names', async () => {
  const header = 'date,platform,country,type,rank,bundle_id,url';
  const page = 'https://play.google.com/store/apps/details?id=com.paged.a&hl=de';
  const lines = [
    `2026-03-01,android,us,free,1,com.paged.a,${page}`,
    '2026-03-01,android,us,free,2,com.paged.b,https://charts.example.com/app/com.paged.b',
  ];
  await importFile(studio.admin, 'rankings', [header, ...lines].join('\n'));
  const getUrl = async (id: string) => {
    const { body } = await studio.admin.get(`/api/games/${id}`).expect(200);
    return (body as { listings: { url: string }[] }).listings[0]?.url;
  };
  expect(await getUrl('com.paged.a')).toBe(page);
  expect(await getUrl('com.paged.b')).toBe('https://play.google.com/store/apps/details?id=com.paged.b');
});

it('reports the values of games that it could not use', async () => {
  const file = 'bundle_id,platform,price,icon_url\ncom.unusable.a,android,free,http://a.example/i.png\n';
  const job = await importFile(studio.admin, 'games', `${file}com.unusable.b,android,gratis,\n`);
  expect(job).toMatchObject({ state: 'completed', result: { rows: 2, badLines: 0 } });
  expect(job.failures).toEqual([
    { label: 'Field price', reason: '2 values could not be used.' },
    { label: 'Field iconUrl', reason: '1 value could not be used.' },
  ]);
});

it('reads JSON and JSONL as well as CSV', async () => {
  const record = (rank: number) => ({
    capturedAt: '2026-06-01T10:00:00Z',
    platform: 'android',
    region: 'PT',
    chartType: 'top-free',
    category: 'Puzzle',
    rank,
    appId: `com.json.n${rank}`,
    appName: `Name ${rank}`,
  });
  await importFile(studio.admin, 'rankings', JSON.stringify([record(1), record(2)], null, 2));
  await importFile(studio.admin, 'rankings', `${JSON.stringify(record(3))}\n${JSON.stringify(record(4))}\n`);
  const answer = await studio.admin
    .get('/api/rankings/current?platform=android&category=puzzle&country=pt')
    .expect(200);
  const { downloads } = answer.body as { downloads: { title: string }[] };
  expect(downloads.map(({ title }) => title)).toEqual(['Name 1', 'Name 2', 'Name 3', 'Name 4']);
});

describe('what a file does not tell', () => {
  const send = (query: string, text: string) =>
    studio.admin
      .post(`/api/rankings/import?${query}`)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.from(text));
  const ended = async (query: string, text: string) => {
    const answer = await send(query, text).expect(202);
    const { jobId } = answer.body as { jobId: string };
    expect(answer.headers.location).toBe(`/api/jobs/${jobId}`);
    return endedJob(studio.admin, jobId);
  };
  const dayFirst = chartCsv(chart(['com.dayfirst'], { date: '04/12/2025', country: 'gr' }));

  it('is requested, and read from the request', async () => {
    expect(await ended('filename=a.csv', dayFirst)).toMatchObject({ state: 'failed' });
    expect(await ended('dates=day-first', dayFirst)).toMatchObject({
      state: 'completed',
      result: { rows: 1 },
    });
    const filter = encodeURIComponent(JSON.stringify({ bundleId: 'com.dayfirst' }));
    const { body } = await studio.admin.get(`/api/rankings?filter=${filter}`).expect(200);
    expect(body).toMatchObject([{ capturedAt: '2025-12-04T00:00:00.000Z' }]);
    const bare = 'rank,platform,bundle_id\n1,ios,com.given\n';
    expect((await ended('filename=b.csv', bare)).error).toMatch(/Missing columns: date/);
    const given = await ended('date=2026-03-04&type=revenue&country=GR', bare);
    expect(given).toMatchObject({ result: { newest: { platform: 'ios', category: 'all', country: 'gr' } } });
  });

  it.each(['dates=month-first', 'date=4.3.2026', 'type=paid', 'country=greece'])(
    'is refused as %s',
    async (query) => {
      const { body } = await send(query, dayFirst).expect(400);
      expect((body as { errors: object }).errors).toHaveProperty([query.split('=')[0] as string]);
    },
  );
});

it('reports rows of JSON without the keys they need, and names the keys', async () => {
  const id = await upload(studio.admin, 'rankings', '[{"day":"2026-03-01","place":1,"app":"com.a"}]');
  const job = await endedJob(studio.admin, id);
  expect(job.error).toContain('Accepted keys: date (or captured_on, captured_at); platform;');
});

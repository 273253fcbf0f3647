import { DATABASE_URL } from '../src/database/connection/database.tokens.js';
import { DatabaseEvents } from '../src/database/database-events.js';
import type { ListStateDto, RankingRowDto } from '../src/rankings/charts/rankings.dto.js';
import { SampleCatalog } from '../src/seed/sample-catalog.service.js';
import type { Api } from './support/api.js';
import { chart, chartCsv, type ChartLine } from './support/charts.js';
import { Gate } from './support/gate.js';
import { endedJob, importFile, upload } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

type ListState = Omit<ListStateDto, 'capturedAt'> & { capturedAt: string | null };
interface Current {
  category: string;
  country: string;
  capturedAt: string | null;
  sample: boolean;
  lists: Record<'downloads' | 'revenue' | 'new', ListState>;
  downloads: RankingRowDto[];
  revenue: RankingRowDto[];
  new: RankingRowDto[];
}

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp({ workers: true, env: { SAMPLE_DATA: 'on' } })));
afterAll(() => studio.close());

async function current(category: string, country: string, api: Api = studio.admin, platform = 'android') {
  const answer = await api
    .get(`/api/rankings/current?platform=${platform}&category=${category}&country=${country}`)
    .expect(200);
  return answer.body as Current;
}

const importCharts = (lines: ChartLine[]) => importFile(studio.admin, 'rankings', chartCsv(lines));
const ids = (rows: RankingRowDto[]) => rows.map((row) => row.bundleId);

describe('sample lists', () => {
  it('are marked, and a real capture replaces the sample of its own list only', async () => {
    await studio.app.get(SampleCatalog).load();
    const before = await current('puzzle', 'us');
    expect(before.sample).toBe(true);
    expect(before.downloads.length).toBeGreaterThan(2);
    expect(before.lists.downloads).toMatchObject({ sample: true, source: 'sample', derived: null });

    await importCharts(chart(['com.real.one', 'com.real.two']));
    const after = await current('puzzle', 'us');
    expect(ids(after.downloads)).toEqual(['com.real.one', 'com.real.two']);
    expect(after.lists.downloads).toMatchObject({ sample: false, source: 'import', total: 2 });
    expect(after.revenue).toEqual(before.revenue);
    expect(after.lists.revenue.sample).toBe(true);
    expect((await current('racing', 'us')).lists.downloads.sample).toBe(true);

    const filter = JSON.stringify({
      platform: 'android',
      category: 'puzzle',
      country: 'us',
      rankingType: 'downloads',
    });
    const history = await studio.admin.get(`/api/rankings?filter=${filter}`).expect(200);
    expect((history.body as { sample: boolean }[]).map((row) => row.sample)).toEqual([false, false]);
  });

  it('of the overall chart give way to the union of real category lists', async () => {
    const overall = await current('all', 'us');
    expect(overall.lists.downloads).toMatchObject({ sample: false, derived: 'union' });
    expect(ids(overall.downloads)).toEqual(['com.real.one', 'com.real.two']);
    expect(overall.lists.revenue).toMatchObject({ sample: true, derived: null });
  });
});

describe('the overall chart', () => {
  it('is the union of the category lists by rank, each game once, until it is captured itself', async () => {
    await importCharts([
      ...chart(['com.a', 'com.b', 'com.c'], { country: 'de', category: 'puzzle' }),
      ...chart(['com.x', 'com.b'], { country: 'de', category: 'action' }),
    ]);
    const union = await current('all', 'de');
    expect(ids(union.downloads)).toEqual(['com.x', 'com.a', 'com.b', 'com.c']);
    expect(union.downloads.map((row) => row.category)).toEqual(['action', 'puzzle', 'action', 'puzzle']);
    expect(union.lists.downloads).toMatchObject({ derived: 'union', sample: false });

    await importCharts(chart(['com.own'], { country: 'de', category: 'GAME' }));
    const own = await current('all', 'de');
    expect(ids(own.downloads)).toEqual(['com.own']);
    expect(own.lists.downloads.derived).toBeNull();
    await importCharts(chart(['com.later'], { country: 'de', category: 'word', date: '2026-03-02' }));
    expect(ids((await current('all', 'de')).downloads)).toEqual(['com.own']);
  });

  it('that was taken back with a broken file does not keep the union away', async () => {
    const lines = [
      ...chart(['com.overall'], { country: 'at', category: 'all' }),
      ...chart(['com.part'], { country: 'at', category: 'puzzle' }),
    ];
    const many = Array.from({ length: 5_000 }, (_, i) => ({
      id: `com.many.n${i}`,
      rank: i + 1,
      country: 'at',
    }));
    const broken = `${chartCsv([...lines, ...many])}2026-03-01,android,at,free,puzzle,1,"com.open`;
    const job = await endedJob(studio.admin, await upload(studio.admin, 'rankings', broken));
    expect(job.state).toBe('failed');
    await importCharts(lines.slice(1));
    const union = await current('all', 'at');
    expect(ids(union.downloads)).toEqual(['com.part']);
  });

  it('answers to the names all, game and games', async () => {
    const [all, game] = await Promise.all([current('all', 'de'), current('game', 'de')]);
    expect(game.category).toBe('game');
    expect(game.downloads).toEqual(all.downloads.map((row) => ({ ...row, category: 'game' })));
    await importCharts(chart(['com.ios.top'], { platform: 'ios', country: 'de', category: 'games' }));
    expect(ids((await current('games', 'de', studio.admin, 'ios')).downloads)).toEqual(['com.ios.top']);
    expect(ids((await current('all', 'de', studio.admin, 'ios')).downloads)).toEqual(['com.ios.top']);
    await studio.admin.get('/api/rankings/current?platform=ios&category=game&country=de').expect(400);
  });
});

describe('a list', () => {
  it('shows 50 games at most, none twice, and keeps the other ranks', async () => {
    const order = Array.from({ length: 70 }, (_, i) => (i === 2 || i === 9 ? 'com.n0' : `com.n${i}`));
    await importCharts(chart(order, { country: 'fr' }));
    const { downloads, lists } = await current('puzzle', 'fr');
    expect(downloads).toHaveLength(50);
    expect(new Set(ids(downloads)).size).toBe(50);
    expect(downloads.slice(0, 3).map((row) => row.rankPosition)).toEqual([1, 2, 4]);
    // A game that stands twice keeps its first rank; the import names the other lines.
    expect(lists.downloads.total).toBe(68);
    const filter = JSON.stringify({ country: 'fr', category: 'puzzle' });
    const history = await studio.admin.get(`/api/rankings?filter=${filter}&range=[0,99]`).expect(200);
    expect(history.headers['content-range']).toBe('rankings 0-67/68');
  });

  it('answers every rank when asked for one list, compared like the first 50', async () => {
    const order = Array.from({ length: 70 }, (_, i) => `com.n${i}`);
    await importCharts(chart(order, { country: 'be', date: '2026-11-01' }));
    await importCharts(chart([...order.slice(1), 'com.late'], { country: 'be', date: '2026-11-02' }));
    const path = '/api/rankings/ranks?platform=android&category=puzzle&country=be';
    const rows = (await studio.admin.get(`${path}&rankingType=downloads`).expect(200))
      .body as RankingRowDto[];
    expect(rows).toHaveLength(70);
    expect(rows[59]).toMatchObject({ bundleId: 'com.n60', rankPosition: 60, change: 'up', trend: [61, 60] });
    expect(rows[69]).toMatchObject({ bundleId: 'com.late', change: 'new' });
    expect(rows.slice(0, 50)).toEqual((await current('puzzle', 'be')).downloads);
    expect((await studio.admin.get(`${path}&rankingType=new`).expect(200)).body).toEqual([]);
    const { body } = await studio.admin.get(`${path}&rankingType=paid`).expect(400);
    expect((body as { errors: object }).errors).toHaveProperty('rankingType');
  });

  it('says how each game moved since the captures before', async () => {
    const days = [
      ['com.a', 'com.b', 'com.c'],
      ['com.b', 'com.a', 'com.d'],
      ['com.c', 'com.a', 'com.e', 'com.d'],
    ];
    for (const [index, order] of days.entries()) {
      await importCharts(chart(order, { country: 'es', date: `2026-03-0${index + 1}` }));
    }
    const { downloads, capturedAt } = await current('puzzle', 'es');
    expect(capturedAt).toBe('2026-03-03T00:00:00.000Z');
    const moves = downloads.map(({ bundleId, previousPosition, change, trend }) => [
      bundleId,
      previousPosition,
      change,
      trend,
    ]);
    expect(moves).toEqual([
      ['com.c', null, 'back', [3, null, 1]],
      ['com.a', 2, 'same', [1, 2, 2]],
      ['com.e', null, 'new', [null, null, 3]],
      ['com.d', 3, 'down', [null, 3, 4]],
    ]);
  });

  it('is the newest capture, whatever order the captures are imported in', async () => {
    await importCharts(chart(['com.new'], { country: 'it', date: '2026-03-09' }));
    await importCharts(chart(['com.old'], { country: 'it', date: '2026-03-08' }));
    const { downloads } = await current('puzzle', 'it');
    expect(downloads).toMatchObject([{ bundleId: 'com.new', change: 'new', trend: [null, 1] }]);
  });
});

describe('the current lists over HTTP', () => {
  const path = '/api/rankings/current?platform=android&category=puzzle&country=es';

  it('answer 304 to their own ETag, weak or strong, alone or in a list', async () => {
    const first = await studio.admin.get(path).expect(200);
    const etag = first.headers.etag as string;
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const given of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await studio.admin.get(path).set('if-none-match', given).expect(304);
      expect(again.text).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    await studio.admin.get(path).set('if-none-match', '"other"').expect(200);
  });

  it('are packed for those who accept it, with the same content', async () => {
    const plain = await studio.admin.get(path).set('accept-encoding', 'identity').expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toMatch(/accept-encoding/);
    const packed = await studio.admin.get(path).set('accept-encoding', 'gzip, br').expect(200);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.body).toEqual(plain.body);
    const refused = await studio.admin.get(path).set('accept-encoding', 'gzip;q=0').expect(200);
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('are answered alike from a copy and without one', async () => {
    const read = async (country: string) => {
      const { text, headers } = await studio.admin.get(path.replace('=es', `=${country}`)).expect(200);
      return [
        text,
        Object.entries(headers).filter(([name]) => !/^(date|x-request-id|ratelimit.*)$/.test(name)),
      ];
    };
    expect(await read('PT')).toEqual(await read('pt'));
  });

  it('change their ETag with the next capture', async () => {
    const before = await studio.admin.get(path).expect(200);
    await importCharts(chart(['com.z'], { country: 'es', date: '2026-03-10' }));
    const after = await studio.admin
      .get(path)
      .set('if-none-match', before.headers.etag as string)
      .expect(200);
    expect(ids((after.body as Current).downloads)).toEqual(['com.z']);
  });

  it.each([
    ['platform', 'platform=windows'],
    ['platform', 'category=all'],
    ['platform', 'platform=android&platform=ios'],
    ['category', 'platform=android&category=games_puzzle'],
    ['category', 'platform=ios&category=puzzle'],
    ['category', 'platform=ios&category=__proto__'],
    ['country', 'platform=ios&country=zz'],
    ['country', 'platform=ios&country=usa'],
  ])('refuse an unknown %s by name (%s)', async (field, query) => {
    for (const read of ['current', 'history']) {
      const answer = await studio.admin.get(`/api/rankings/${read}?bundleId=com.a&${query}`).expect(400);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
      expect((answer.body as { detail: string }).detail).toContain(field);
    }
  });

  it('are empty lists, not errors, where nothing was captured', async () => {
    const answer = await current('casino', 'nz');
    expect(answer).toMatchObject({ capturedAt: null, sample: false, downloads: [], revenue: [], new: [] });
  });
});

describe('a second process', () => {
  it('hears of a new capture and drops its copy', async () => {
    const other = await openTestApp({ databaseUrl: studio.databaseUrl });
    try {
      await importCharts(chart(['com.before'], { country: 'pl' }));
      expect(ids((await current('puzzle', 'pl', other.admin)).downloads)).toEqual(['com.before']);
      await importCharts(chart(['com.after'], { country: 'pl', date: '2026-03-02' }));
      await waitUntil('the other process shows the new list', async () => {
        return ids((await current('puzzle', 'pl', other.admin)).downloads)[0] === 'com.after';
      });
    } finally {
      await other.close();
    }
  });

  it('keeps no copies while it cannot hear, and keeps them again afterwards', async () => {
    const gate = await new Gate(studio.databaseUrl).start();
    const other = await openTestApp({
      databaseUrl: studio.databaseUrl,
      override: (builder) => builder.overrideProvider(DATABASE_URL).useValue(gate.url),
    });
    const events = other.app.get(DatabaseEvents);
    const shown = async () => ids((await current('puzzle', 'se', other.admin)).downloads)[0];
    try {
      await importCharts(chart(['com.one'], { country: 'se' }));
      expect(await shown()).toBe('com.one');
      gate.shut();
      await waitUntil('the loss is noticed', () => !events.connected);
      await importCharts(chart(['com.two'], { country: 'se', date: '2026-03-02' }));
      expect(await shown()).toBe('com.two');
      await importCharts(chart(['com.three'], { country: 'se', date: '2026-03-03' }));
      expect(await shown()).toBe('com.three');
      gate.open();
      await waitUntil('it listens again', () => events.connected);
      expect(await shown()).toBe('com.three');
      await importCharts(chart(['com.four'], { country: 'se', date: '2026-03-04' }));
      await waitUntil('the new list', async () => (await shown()) === 'com.four');
    } finally {
      await other.close();
      await gate.stop();
    }
  });

  it('notices a connection that has gone silent', async () => {
    const gate = await new Gate(studio.databaseUrl).start();
    const other = await openTestApp({
      databaseUrl: studio.databaseUrl,
      override: (builder) => builder.overrideProvider(DATABASE_URL).useValue(gate.url),
    });
    const events = other.app.get(DatabaseEvents);
    try {
      gate.silence();
      await waitUntil('the silence is noticed', () => !events.connected);
      gate.open();
      await waitUntil('it listens again', () => events.connected);
    } finally {
      await other.close();
      await gate.stop();
    }
  });
});

describe('the history of a game', () => {
  const history = async (query: string) => {
    const answer = await studio.admin.get(`/api/rankings/history?platform=android&${query}`).expect(200);
    return answer.body as {
      sample: boolean;
      series: {
        rankingType: string;
        firstSeen: string | null;
        peak: number | null;
        daysOnChart: number;
        points: { capturedAt: string; rankPosition: number | null }[];
      }[];
    };
  };

  beforeAll(async () => {
    const days: [string, string[]][] = [
      ['2026-02-01', ['com.h', 'com.i']],
      ['2026-02-02', ['com.i']],
      ['2026-02-03T09:30:00Z', ['com.i', 'com.h']],
      ['2026-02-03T18:30:00Z', ['com.i', 'com.j', 'com.h']],
    ];
    await importCharts(
      days.flatMap(([date, order]) => chart(order, { country: 'nl', date, type: 'grossing' })),
    );
  });

  it('has a point per capture, with gaps where it was not listed', async () => {
    const { series } = await history(
      'bundleId=com.h&category=puzzle&country=nl&from=2026-01-01&to=2026-03-01',
    );
    const revenue = series.find(({ rankingType }) => rankingType === 'revenue');
    expect(revenue).toMatchObject({ firstSeen: '2026-02-01T00:00:00.000Z', peak: 1, daysOnChart: 2 });
    expect(revenue?.points.map((point) => point.rankPosition)).toEqual([1, null, 2, 3]);
    expect(series.find(({ rankingType }) => rankingType === 'new')?.points).toEqual([]);
  });

  it('takes both ends of a period, the last day whole', async () => {
    const { series } = await history(
      'bundleId=com.h&category=puzzle&country=nl&from=2026-02-02&to=2026-02-03',
    );
    expect(series.find(({ rankingType }) => rankingType === 'revenue')?.points).toHaveLength(3);
  });

  it.each([
    ['from', 'bundleId=com.h&from=2026-03-01&to=2026-02-01'],
    ['from', 'bundleId=com.h&from=yesterday'],
    ['to', 'bundleId=com.h&to=2026-13-45'],
    ['bundleId', ''],
    ['bundleId', 'bundleId='],
    ['bundleId', 'bundleId=two%20words'],
    ['bundleId', 'bundleId=a&bundleId=b'],
  ])('refuses a wrong %s (%s)', async (field, query) => {
    const answer = await studio.admin.get(`/api/rankings/history?platform=android&${query}`).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  });

  it('of a game that nobody has seen has no peak', async () => {
    const { series } = await history('bundleId=com.nobody&category=puzzle&country=nl&from=2026-01-01');
    expect(
      series.every(
        ({ peak, firstSeen, daysOnChart }) => peak === null && firstSeen === null && daysOnChart === 0,
      ),
    ).toBe(true);
  });
});

it('names the countries that have captures', async () => {
  const answer = await studio.admin.get('/api/rankings/countries').expect(200);
  const countries = answer.body as { id: string; name: string; platforms: string[]; sample: boolean }[];
  expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).sort());
  expect(countries.find(({ id }) => id === 'de')).toMatchObject({
    name: 'Germany',
    platforms: ['android', 'ios'],
    sample: false,
  });
});

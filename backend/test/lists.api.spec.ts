import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'supertest';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { dereference } from './support/operations.js';
import { asBytes, PARQUET, readParquet } from './support/parquet.js';
import { streamRows } from '../src/database/rows/list-rows.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const GAMES = 130;

type Created = { id: string };
interface Parameter {
  name: string;
  content?: { 'application/json': { schema: { prefixItems: [{ enum: string[] }] } } };
}
const document = JSON.parse(readFileSync(path.resolve(__dirname, '../../openapi.json'), 'utf8')) as {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
};
const findSortFields = ({ parameters = [] }: { parameters?: Parameter[] } = {}): string[] => {
  const sort = parameters.map((entry) => dereference(document, entry)).find(({ name }) => name === 'sort');
  return sort?.content?.['application/json'].schema.prefixItems[0].enum ?? [];
};

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  const ids = Array.from({ length: GAMES }, (_, i) => `com.list.n${String(i).padStart(3, '0')}`);
  const odd = [
    { title: '=HYPERLINK("http://x","y")', id: ids[10] as string },
    { title: '+1, or \'quoted\' "twice"', id: ids[11] as string },
    { title: 'Ünïcödé 游戏 🎮', id: ids[12] as string },
  ];
  const lines = chart(ids).map((line) => ({ ...line, ...odd.find(({ id }) => id === line.id) }));
  await importFile(studio.admin, 'rankings', chartCsv(lines));
  await importFile(studio.admin, 'rankings', chartCsv(chart(ids.slice(0, 5), { date: '2026-03-02' })));
});
afterAll(() => studio.close());

const list = (resource: string, query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, JSON.stringify(value));
  return studio.admin.get(`/api/${resource}?${search}`);
};
const getRows = (answer: { body: unknown }) => answer.body as Record<string, unknown>[];

describe('pages', () => {
  it('state their position in the whole list', async () => {
    const first = await list('games', { range: [0, 9] }).expect(200);
    expect(first.headers['content-range']).toBe(`games 0-9/${GAMES}`);
    expect(getRows(first)).toHaveLength(10);
    const last = await list('games', { range: [125, 149] }).expect(200);
    expect(last.headers['content-range']).toBe(`games 125-129/${GAMES}`);
    const beyond = await list('games', { range: [500, 509] }).expect(200);
    expect(beyond.headers['content-range']).toBe(`games */${GAMES}`);
    expect(beyond.body).toEqual([]);
  });

  it.each(['games', 'rankings', 'jobs'])(
    'of %s have 25 rows by default, each with an id',
    async (resource) => {
      const answer = await list(resource).expect(200);
      expect(answer.headers['content-range']).toMatch(new RegExp(`^${resource} 0-\\d+/\\d+$`));
      expect(getRows(answer).length).toBeLessThanOrEqual(25);
      expect(getRows(answer).every(({ id }) => typeof id === 'string' && id !== '')).toBe(true);
    },
  );

  it.each([
    ['games', ['title', 'ASC']],
    ['games', ['developer', 'DESC']],
    ['games', ['updatedAt', 'ASC']],
    ['rankings', ['capturedAt', 'ASC']],
    ['rankings', ['id', 'ASC']],
    ['rankings', ['id', 'DESC']],
  ])('of %s by %j together give every row once', async (resource, sort) => {
    const seen: string[] = [];
    for (let from = 0; from < 140; from += 35) {
      const page = await list(resource, { sort, range: [from, from + 34] }).expect(200);
      seen.push(...getRows(page).map(({ id }) => String(id)));
    }
    const { headers } = await list(resource, { range: [0, 0] });
    expect(seen).toHaveLength(Number(headers['content-range']?.split('/')[1]));
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('sorting', () => {
  it('works in both directions', async () => {
    const up = await list('games', { sort: ['bundleId', 'ASC'], range: [0, 2] }).expect(200);
    const down = await list('games', { sort: ['bundleId', 'desc'], range: [0, 2] }).expect(200);
    expect(getRows(up).map(({ id }) => id)).toEqual(['com.list.n000', 'com.list.n001', 'com.list.n002']);
    expect(getRows(down).map(({ id }) => id)).toEqual(['com.list.n129', 'com.list.n128', 'com.list.n127']);
  });

  it('works by every field that the document names, in every list', async () => {
    const tag = (await studio.admin.post('/api/tags').send({ name: 'Sorted' }).expect(201)).body as Created;
    const idea = (await studio.admin.post('/api/ideas').send({ name: 'Sorted' }).expect(201)).body as Created;
    const ids = { bundleId: 'com.list.n001', tags: tag.id, ideas: idea.id };
    let sorted = 0;
    for (const [address, { get }] of Object.entries(document.paths)) {
      const fields = findSortFields(get);
      const [, resource] = address.split('/').slice(1) as [string, 'tags' | 'ideas'];
      const path = address.replace('{bundleId}', ids.bundleId).replace('{id}', ids[resource]);
      for (const field of fields) {
        const sort = JSON.stringify([field, 'DESC']);
        const filter = JSON.stringify(field === 'rankPosition' ? { bundleId: ids.bundleId } : {});
        const { status } = await studio.admin.get(`${path}?${new URLSearchParams({ sort, filter })}`);
        expect(`${path} by ${field}: ${status}`).toBe(`${path} by ${field}: 200`);
        sorted += 1;
      }
    }
    expect(sorted).toBeGreaterThan(100);
  });

  it('of captures begins with the newest or the oldest', async () => {
    const newest = await list('rankings', { sort: ['capturedAt', 'DESC'], range: [0, 0] });
    const oldest = await list('rankings', { sort: ['capturedAt', 'ASC'], range: [0, 0] });
    expect(getRows(newest)).toMatchObject([{ capturedAt: '2026-03-02T00:00:00.000Z', rankPosition: 1 }]);
    expect(getRows(oldest)).toMatchObject([{ capturedAt: '2026-03-01T00:00:00.000Z', rankPosition: 1 }]);
  });

  it('by rank needs one day or one game', async () => {
    await list('rankings', { sort: ['rankPosition', 'ASC'] }).expect(400);
    const day = await list('rankings', {
      sort: ['rankPosition', 'DESC'],
      filter: { capturedOn: '2026-03-01' },
    });
    expect(getRows(day)[0]).toMatchObject({ rankPosition: GAMES });
    const game = await list('rankings', {
      sort: ['rankPosition', 'ASC'],
      filter: { bundleId: 'com.list.n001' },
    });
    expect(game.headers['content-range']).toBe('rankings 0-1/2');
  });
});

describe('rows by id', () => {
  it.each(['id', 'ids'])('are found with %s, one or many', async (name) => {
    const some = await list('games', {
      filter: { [name]: ['com.list.n007', 'com.list.n003', 'com.nobody'] },
    });
    expect(
      getRows(some)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['com.list.n003', 'com.list.n007']);
    expect(some.headers['content-range']).toBe('games 0-1/2');
    const none = await list('games', { filter: { [name]: [] } }).expect(200);
    expect(none.body).toEqual([]);
  });

  it('of the history are found, and invalid ones find nothing', async () => {
    const page = await list('rankings', { range: [3, 5] }).expect(200);
    const ids = getRows(page).map(({ id }) => id);
    const again = await list('rankings', {
      filter: { id: [...ids, 'android.puzzle', '', 'a.b.c.d.e.f'] },
    }).expect(200);
    expect(
      getRows(again)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort());
  });
});

describe('filters', () => {
  it('of the history can be combined', async () => {
    const found = await list('rankings', {
      filter: {
        platform: 'android',
        category: 'puzzle',
        country: 'US',
        rankingType: 'downloads',
        capturedOn: '2026-03-02',
      },
    }).expect(200);
    expect(found.headers['content-range']).toBe('rankings 0-4/5');
    const none = await list('rankings', { filter: { platform: 'ios' } }).expect(200);
    expect(none.headers['content-range']).toBe('rankings */0');
  });

  it('follow the history by when rows came in or changed, however old their charts are', async () => {
    const [{ now }] = await studio.source.query<[{ now: Date }]>('select clock_timestamp() as now');
    const since = async (filter: object = {}) => {
      const answer = await list('rankings', { filter: { updatedSince: now, ...filter } }).expect(200);
      return getRows(answer).map(({ capturedAt, bundleId }) => [String(capturedAt).slice(0, 10), bundleId]);
    };
    expect(await since()).toEqual([]);
    const old = chart(['com.list.n001', 'com.list.n002'], { date: '2020-05-05', country: 'at' });
    await importFile(studio.admin, 'rankings', chartCsv(old));
    const both = [
      ['2020-05-05', 'com.list.n001'],
      ['2020-05-05', 'com.list.n002'],
    ];
    expect(await since()).toEqual(both);
    expect(await since({ bundleId: 'com.list.n002' })).toEqual(both.slice(1));

    await studio.source.query(`update chart_captures set updated_at = '2021-01-01' where country = 'at'`);
    await importFile(studio.admin, 'rankings', chartCsv(old));
    expect(await since()).toEqual([]);
    const changed = chart(['com.list.n001', 'com.list.n003'], { date: '2020-05-05', country: 'at' });
    await importFile(studio.admin, 'rankings', chartCsv(changed));
    expect((await since()).map(([, id]) => id)).toEqual(['com.list.n001', 'com.list.n003']);
    await studio.source.query(`delete from game_rankings where country = 'at'`);
    await studio.source.query(`delete from chart_captures where country = 'at'`);
  });

  it('ignore empty values', async () => {
    const answer = await list('games', { filter: { q: '', platform: null } }).expect(200);
    expect(answer.headers['content-range']).toContain(`/${GAMES}`);
  });
});

describe('a wrong question is a 400 that names the parameter', () => {
  it.each([
    ['range', 'range=[0,1000]'],
    ['range', 'range=[5,2]'],
    ['range', 'range=[-1,5]'],
    ['range', 'range=[0.5,5]'],
    ['range', 'range=[0,1e400]'],
    ['range', 'range=[0,'],
    ['range', 'range="0-9"'],
    ['range', 'range=[0,9]&range=[0,9]'],
    ['range', 'range=[9007199254740990,9007199254740991]'],
    ['sort', 'sort=["password","ASC"]'],
    ['sort', 'sort=["__proto__","ASC"]'],
    ['sort', 'sort=["title","up"]'],
    ['sort', 'sort=["title"]'],
    ['sort', 'sort=title'],
    ['sort', 'sort={"title":"ASC"}'],
    ['filter', 'filter=[1]'],
    ['filter', 'filter="a"'],
    ['filter', 'filter=null'],
    ['filter', 'filter={q:1}'],
    ['filter.secret', 'filter={"secret":1}'],
    ['filter.__proto__', 'filter={"__proto__":{"a":1}}'],
    ['filter.constructor', 'filter={"constructor":"x"}'],
    ['filter.q', 'filter={"q":{"a":1}}'],
    ['filter.q', 'filter={"q":"a\\u0000b"}'],
    ['filter.q', 'filter={"q":"\\ud800"}'],
    ['filter.q', `filter={"q":"${'x'.repeat(501)}"}`],
    ['filter.platform', 'filter={"platform":"windows"}'],
    ['filter.sample', 'filter={"sample":"true"}'],
    ['filter.updatedSince', 'filter={"updatedSince":"soon"}'],
    ['filter.id', 'filter={"id":[[1]]}'],
    ['filter.id', 'filter={"id":{"a":"b"}}'],
    ['filter.id', `filter={"id":${JSON.stringify(Array.from({ length: 1_001 }, () => 'x'))}}`],
  ])('%s (case %#)', async (field, query) => {
    const answer = await studio.admin.get(`/api/games?${encodeURI(query)}`).expect(400);
    expect((answer.body as { errors: object }).errors).toHaveProperty([field]);
  });

  it.each([
    ['rankings', 'filter.country', '{"country":["us","zz"]}'],
    ['rankings', 'filter.capturedTo', '{"capturedTo":"soon"}'],
    ['jobs', 'filter.state', '{"state":"done"}'],
    ['rankings', 'filter.category', '{"category":"cooking"}'],
    ['rankings', 'filter.category', '{"platform":"ios","category":"puzzle"}'],
    ['rankings', 'filter.country', '{"country":"zz"}'],
    ['rankings', 'filter.capturedOn', '{"capturedOn":"2026-02-31T99:00:00Z"}'],
    ['rankings', 'filter.rankingType', '{"rankingType":"paid"}'],
  ])('of %s: %s (%s)', async (resource, field, filter) => {
    const answer = await studio.admin
      .get(`/api/${resource}?filter=${encodeURIComponent(filter)}`)
      .expect(400);
    expect((answer.body as { errors: object }).errors).toHaveProperty([field]);
  });
});

describe('exports', () => {
  const whole = (resource: string, type: string, query = '') =>
    studio.admin
      .get(`/api/${resource}?${query}`)
      .set('accept', type)
      .buffer(true)
      .parse(type === PARQUET ? asBytes : asText);

  it('as CSV hold the whole filtered list under a header', async () => {
    const answer = await whole('games', 'text/csv', 'range=[0,4]&sort=["bundleId","ASC"]').expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="games.csv"');
    const lines = (answer.body as string).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(
      /^id,bundleId,title,developer,iconUrl,platforms,categories,sample,updatedAt,rank,/,
    );
    expect(lines).toHaveLength(GAMES + 1);
    expect(lines[4]).toMatch(
      /^com\.list\.n003,com\.list\.n003,Title of com\.list\.n003,Studio,,android,,false,\d{4}-\d\d-\d\dT[\d:.]+Z,/,
    );
    const filtered = await whole('games', 'text/csv', `filter=${encodeURIComponent('{"q":"n00"}')}`).expect(
      200,
    );
    expect((filtered.body as string).trimEnd().split('\r\n')).toHaveLength(11);
  });

  it('never contain a formula', async () => {
    const answer = await whole('games', 'text/csv', 'sort=["bundleId","ASC"]').expect(200);
    const lines = (answer.body as string).split('\r\n');
    expect(lines[11]).toContain(`,"'=HYPERLINK(""http://x"",""y"")",`);
    expect(lines[12]).toContain(`,"'+1, or 'quoted' ""twice""",`);
    expect(lines[13]).toContain(',Ünïcödé 游戏 🎮,');
  });

  it.each([
    ['games', 'filter={"q":"nobody has this"}'],
    ['rankings', 'filter={"platform":"ios"}'],
    ['rankings', 'filter={"bundleId":"com.nobody"}'],
    ['jobs', 'filter={"kind":"nothing"}'],
  ])('of %s without rows are a header alone (%s)', async (resource, query) => {
    const empty = await whole(resource, 'text/csv', encodeURI(query)).expect(200);
    const full = await whole(resource, 'text/csv').expect(200);
    const [header] = (full.body as string).split('\r\n');
    expect(empty.body).toBe(`${header}\r\n`);
    expect(header).toMatch(/^id,/);
    const none = await whole(resource, 'application/x-ndjson', encodeURI(query)).expect(200);
    expect(none.body).toBe('');
  });

  it('as NDJSON hold the same rows as the pages', async () => {
    for (const resource of ['games', 'rankings', 'jobs']) {
      const answer = await whole(resource, 'application/x-ndjson').expect(200);
      expect(answer.headers['content-type']).toBe('application/x-ndjson');
      const lines = (answer.body as string).trimEnd().split('\n');
      const page = await list(resource, { range: [0, 999] }).expect(200);
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(page.body);
    }
  });

  it('as Parquet hold the same rows as the pages, under the names of the CSV', async () => {
    for (const resource of ['games', 'rankings', 'jobs']) {
      const answer = await whole(resource, PARQUET).expect(200);
      expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet');
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${resource}.parquet"`);
      const rows = await readParquet(answer.body);
      const page = await list(resource, { range: [0, 999] }).expect(200);
      const csv = await whole(resource, 'text/csv').expect(200);
      const names = (csv.body as string).split('\r\n')[0]!.split(',');
      expect(Object.keys(rows[0]!)).toEqual(names);
      expect(rows.map(plain)).toEqual(getRows(page).map((row) => plain(pick(row, names))));
    }
  });

  it('as Parquet without rows are columns alone', async () => {
    const answer = await whole('rankings', PARQUET, encodeURI('filter={"platform":"ios"}')).expect(200);
    expect(await readParquet(answer.body)).toEqual([]);
  });

  it('mark sample rows, and an import of them refuses those', async () => {
    await studio.source.query(`update game_rankings set sample = true where captured_at < '2026-03-02'`);
    await studio.source.query(`update chart_captures set sample = true where captured_at < '2026-03-02'`);
    const answer = await whole('rankings', 'text/csv').expect(200);
    const file = answer.body as string;
    expect(file.split('\r\n').filter((line) => line.endsWith(',true'))).toHaveLength(GAMES);
    const parquet = await readParquet((await whole('rankings', PARQUET).expect(200)).body);
    expect(parquet.filter(({ sample }) => sample === true)).toHaveLength(GAMES);
    expect(parquet.filter(({ sample }) => sample === false)).toHaveLength(5);
    const { result, failures } = await importFile(studio.admin, 'rankings', file);
    expect(result).toMatchObject({ rows: 5, badLines: GAMES });
    expect(failures[0]?.reason).toBe('this is sample data');
  });

  it('are refused before they start while others hold what they need', async () => {
    const others = Array.from({ length: 4 }, () => streamRows(studio.source, 'select 1', []));
    for (const other of others) await other.next();
    const refused = await studio.admin.get('/api/games').set('accept', 'text/csv').expect(503);
    expect(refused.body).toMatchObject({ code: 'overloaded' });
    expect(refused.headers['retry-after']).toBe('5');
    await others[0]!.return(undefined);
    await whole('games', 'text/csv').expect(200);
    for (const other of others) await other.return(undefined);
  });

  it('are refused before they start when a parameter is invalid', async () => {
    const answer = await studio.admin
      .get('/api/games?sort=["x","ASC"]')
      .set('accept', 'text/csv')
      .expect(400);
    expect(answer.headers['content-type']).toMatch(/problem\+json/);
  });
});

const pick = (row: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** A row as both forms can tell it: times as ISO texts, lists and objects as JSON, what is unknown as null. */
const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value instanceof Date) return [name, value.toISOString()];
      if (typeof value === 'bigint') return [name, Number(value)];
      return [name, typeof value === 'object' && value ? JSON.stringify(value) : (value ?? null)];
    }),
  );

/** Superagent would read neither as text. */
function asText(answer: Response, done: (error: Error | null, body: string) => void): void {
  asBytes(answer, (error, body) => done(error, body.toString('utf8')));
}

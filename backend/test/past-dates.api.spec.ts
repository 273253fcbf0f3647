import type { CurrentRankingsDto, RankingRowDto } from '../src/rankings/charts/rankings.dto.js';
import type { MoversDto } from '../src/rankings/movers/movers.dto.js';
import type { WeeklySharesDto } from '../src/trends/weekly/weekly.dto.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let studio: TestApp;

const HEAD = 'date,platform,country,type,category,rank,bundle_id,title\n';
const chart = (date: string, games: string, place = 'us,downloads,all') =>
  [...games]
    .map((game, at) => `${date},android,${place},${at + 1},com.studio.${game},Game ${game}\n`)
    .join('');

/** A list with a gap on 3 and 4 July, and in Japan category lists only. */
beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
  await importFile(
    studio.admin,
    'rankings',
    HEAD +
      chart('2026-07-01', 'abcx') +
      chart('2026-07-02', 'bac') +
      chart('2026-07-05', 'cabd') +
      chart('2026-07-06', 'xdcba') +
      chart('2026-07-05', 'rst', 'us,revenue,all') +
      chart('2026-07-02', 'ab', 'jp,downloads,puzzle') +
      chart('2026-07-02', 'cd', 'jp,downloads,word') +
      chart('2026-07-06', 'dc', 'jp,downloads,word'),
  );
});
afterAll(() => studio.close());

const get = async <Body>(path: string, status = 200): Promise<Body> =>
  (await studio.admin.get(`/api/${path}`).expect(status)).body as Body;
const read = (query: string, country = 'us') =>
  get<CurrentRankingsDto>(`rankings/current?platform=android&country=${country}&${query}`);
const show = (rows: RankingRowDto[]) =>
  rows.map(({ bundleId, previousPosition, change }) => [bundleId.slice(11), previousPosition, change]);

it('shows a chart as it was on a day, compared with the capture before', async () => {
  const past = await read('date=2026-07-02');
  expect(past.requested).toEqual({
    date: '2026-07-02',
    compareDate: null,
    captured: true,
    previousDay: '2026-07-01',
    nextDay: '2026-07-05',
  });
  expect(show(past.downloads)).toEqual([
    ['b', 2, 'up'],
    ['a', 1, 'down'],
    ['c', 3, 'same'],
  ]);
  expect(past.lists.downloads).toMatchObject({ total: 3, comparedAt: '2026-07-01T00:00:00.000Z' });
  // Captured later only.
  expect(past.lists.revenue.capturedAt).toBeNull();
  expect(past.downloads[0]?.trend).toEqual([2, 1]);
});

it('answers a day without a capture with the newest one before it, and says so', async () => {
  const past = await read('date=2026-07-04');
  expect(past.requested).toMatchObject({ captured: false, previousDay: '2026-07-02', nextDay: '2026-07-05' });
  expect(past.capturedAt).toBe('2026-07-02T00:00:00.000Z');
  expect(past.downloads.map(({ bundleId }) => bundleId.slice(11))).toEqual(['b', 'a', 'c']);
});

it('is empty before the first capture and names the first day with one', async () => {
  const past = await read('date=2026-06-30');
  expect(past.requested).toMatchObject({ captured: false, previousDay: null, nextDay: '2026-07-01' });
  expect([past.capturedAt, past.downloads]).toEqual([null, []]);
});

it('compares with the newest capture until another day', async () => {
  const past = await read('date=2026-07-06&compareDate=2026-07-04');
  expect(past.lists.downloads.comparedAt).toBe('2026-07-02T00:00:00.000Z');
  // Game x was there on 1 July; game d came since.
  expect(show(past.downloads)).toEqual([
    ['x', null, 'back'],
    ['d', null, 'new'],
    ['c', 3, 'same'],
    ['b', 1, 'down'],
    ['a', 2, 'down'],
  ]);
  const all = await get<RankingRowDto[]>(
    'rankings/ranks?platform=android&rankingType=downloads&date=2026-07-06&compareDate=2026-07-04',
  );
  expect(show(all)).toEqual(show(past.downloads));
  // Nothing was captured between the two days: no change is told.
  const still = await read('date=2026-07-04&compareDate=2026-07-03');
  expect(still.lists.downloads.comparedAt).toBeNull();
  expect(show(still.downloads)).toEqual([
    ['b', null, null],
    ['a', null, null],
    ['c', null, null],
  ]);
});

it('combines an overall list from the categories of that day', async () => {
  const past = await read('date=2026-07-03', 'jp');
  expect(past.lists.downloads).toMatchObject({ derived: 'union', total: 4 });
  expect(past.requested).toMatchObject({ captured: false, previousDay: '2026-07-02', nextDay: '2026-07-06' });
  expect(past.downloads.map(({ bundleId }) => bundleId.slice(11))).toEqual(['a', 'c', 'b', 'd']);
});

it('does not change the current lists', async () => {
  const now = await read('');
  expect(now.requested).toBeUndefined();
  expect(now.downloads.map(({ bundleId }) => bundleId.slice(11))).toEqual(['x', 'd', 'c', 'b', 'a']);
  const today = await read(`date=${new Date().toISOString().slice(0, 10)}`);
  expect(today.downloads).toEqual(now.downloads);
});

it('finds movers as they were, and against a day', async () => {
  const movers = (query: string) =>
    get<MoversDto>(`rankings/movers?platform=android&rankingType=downloads&${query}`);
  const past = await movers('date=2026-07-03');
  expect(past.lists[0]).toMatchObject({
    capturedFrom: '2026-07-01T00:00:00.000Z',
    capturedTo: '2026-07-02T00:00:00.000Z',
  });
  expect(past.exits.map(({ bundleId }) => bundleId)).toEqual(['com.studio.x']);
  const compared = await movers('date=2026-07-05&compareDate=2026-07-01');
  expect(compared.lists[0]).toMatchObject({
    capturedFrom: '2026-07-01T00:00:00.000Z',
    capturedTo: '2026-07-05T00:00:00.000Z',
    reason: 'last capture until 5 Jul 2026 and the last one until 1 Jul 2026',
  });
  expect((await movers('date=2026-07-04&compareDate=2026-07-03')).notCompared[0]?.reason).toBe(
    'No capture after 3 Jul 2026 until 4 Jul 2026: the newest is of 2 Jul 2026.',
  );
  expect((await movers('date=2026-06-30')).notCompared[0]?.reason).toBe(
    'No capture until 30 Jun 2026. The first capture is of 1 Jul 2026.',
  );
  const week = await movers('date=2026-07-06&days=4');
  expect(week.lists[0]).toMatchObject({ capturedFrom: '2026-07-02T00:00:00.000Z' });
});

it('trends end at the day, and compare with the week of another', async () => {
  const weeks = (query: string) =>
    get<WeeklySharesDto>(`trends/weeks?platform=android&rankingType=downloads&weeks=2&${query}`);
  const past = await weeks('date=2026-07-03');
  expect(past.to).toBe('2026-07-02T00:00:00.000Z');
  expect(past.weeks.at(-1)).toMatchObject({ from: '2026-06-29T00:00:00.000Z', charting: 3, days: 2 });
  const compared = await weeks('date=2026-07-06&compareDate=2026-07-01');
  expect(compared.compared).toBe(0);
});

it.each([
  ['rankings/current?platform=android&date=2026-02-30', 'date', 'must be a day of the calendar'],
  ['rankings/current?platform=android&date=', 'date', 'must be a day of the calendar'],
  ['rankings/current?platform=android&date=2999-01-01', 'date', 'must not be in the future'],
  ['rankings/current?platform=android&date=1999-01-01', 'date', 'before the stores had charts'],
  [
    'rankings/current?platform=android&date=2026-07-05&compareDate=2026-07-05',
    'compareDate',
    'before "date"',
  ],
  ['rankings/ranks?platform=android&rankingType=new&date=yesterday', 'date', 'must be a day'],
  ['rankings/movers?platform=android&date=2026-07-05&from=2026-07-01', 'date', 'cannot be combined'],
  ['trends/weeks?platform=android&rankingType=new&date=2999-01-01', 'date', 'must not be in the future'],
  [
    'trends/weeks?platform=android&rankingType=downloads&compareDate=2026-07-06',
    'compareDate',
    'earlier week',
  ],
])('refuses %s', async (path, field, text) => {
  const { errors } = await get<{ errors: Record<string, string> }>(path, 400);
  expect(errors[field]).toContain(text);
});

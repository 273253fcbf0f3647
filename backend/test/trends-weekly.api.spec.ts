import { DataSource } from 'typeorm';
import type { ItemGameDto, PairMapDto, WeeklySharesDto } from '../src/trends/weekly/weekly.dto.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let studio: TestApp;

const HEAD = 'date,platform,country,type,category,rank,bundle_id,track_id,title\n';
const name = (at: number) => `com.studio.g${at}`;
const chart = (date: string, games: number[]) =>
  games
    .map((at, index) => `${date},android,us,downloads,all,${index + 1},${name(at)},,Game ${at}\n`)
    .join('');
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** 40 games; games 0 to 19 swap, those and 20 to 29 have a map, 30 to 34 build towers, the rest is not analyzed. */
beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
  await importFile(
    studio.admin,
    'rankings',
    HEAD +
      // Mondays of weeks: 19 Oct (few swaps), 26 Oct none, 2 Nov, 9 Nov (twice), 16 Nov.
      chart('2026-10-20', range(18, 38)) +
      chart('2026-11-04', range(0, 40)) +
      chart('2026-11-09', range(20, 40)) +
      chart('2026-11-15', range(0, 20)) +
      chart('2026-11-17', range(0, 40)),
  );
  const source = studio.app.get(DataSource);
  for (const at of range(0, 35)) {
    const items = [...(at < 20 ? ['match3-swap'] : []), ...(at < 30 ? ['level-map'] : ['tower-defence'])];
    const item = (id: string) => ({
      id,
      name: id,
      description: '',
      confidence: 'high',
      evidence: [`${id} of ${at}.`],
    });
    await source.query(
      `insert into game_analysis (bundle_id, version, analyzed_at, mechanics, meta_elements, item_keys, engine,
         engine_version, taxonomy_version, input_hash, language, duration_ms, is_current)
       values ($1, 1, now(), $2, '[]', $3, 'built-in', '1', '1', 'x', 'en', 1, true)`,
      [name(at), JSON.stringify(items.map(item)), items],
    );
  }
});
afterAll(() => studio.close());

const CHART = 'platform=android&country=us&rankingType=downloads';
async function read<T>(path: string, status = 200): Promise<T> {
  const { body } = await studio.admin.get(`/api/trends/${path}`).expect(status);
  return body as T;
}

it('shares are those of the last capture of each week, and weeks without one stay empty', async () => {
  const shares = await read<WeeklySharesDto>(`weeks?${CHART}&weeks=5`);
  expect(shares.weeks.map(({ from, n, days }) => [from.toString().slice(0, 10), n, days])).toEqual([
    ['2026-10-19', 17, 1],
    ['2026-10-26', null, 0],
    ['2026-11-02', 35, 1],
    ['2026-11-09', 20, 2],
    ['2026-11-16', 35, 1],
  ]);
  expect(shares).toMatchObject({ captures: 4, n: 35, notAnalyzed: 5, compared: 0, sample: false });
  expect(shares.notAnalyzedIds.sort()).toEqual(range(35, 40).map(name));
  const swap = shares.items.find(({ id }) => id === 'match3-swap');
  expect(swap).toMatchObject({ kind: 'mechanic', games: 20, before: { games: 2, n: 17 }, trend: 'rising' });
  expect(swap?.weeks).toEqual([2 / 17, null, 20 / 35, 1, 20 / 35]);
  expect(swap?.change?.points).toBeCloseTo((20 / 35 - 2 / 17) * 100);
  expect(shares.items.find(({ id }) => id === 'tower-defence')).toMatchObject({ games: 5, trend: 'unclear' });
});

it('a truncated capture does not stand for its week', async () => {
  const [whole, cut] = [chart('2026-11-16', range(0, 40)), chart('2026-11-18', range(0, 3))];
  await importFile(studio.admin, 'rankings', (HEAD + whole + cut).replaceAll(',us,', ',gb,'));
  const { weeks, n } = await read<WeeklySharesDto>(`weeks?${CHART.replace('us', 'gb')}&weeks=1`);
  expect(weeks.at(-1)).toMatchObject({ capturedAt: '2026-11-16T00:00:00.000Z', days: 2, charting: 40 });
  expect(n).toBe(35);
});

it('an earlier week is shown as it was, and the first places alone', async () => {
  const shares = await read<WeeklySharesDto>(`weeks?${CHART}&week=2026-11-05&top=10&compare=1`);
  expect(shares.to).toBe('2026-11-04T00:00:00.000Z');
  expect(shares).toMatchObject({ top: 10, n: 10, compared: null });
  expect(shares.items.find(({ id }) => id === 'match3-swap')).toMatchObject({
    games: 10,
    before: null,
    change: null,
  });
});

it('the games behind a figure come with the sentences that prove them', async () => {
  const games = await read<ItemGameDto[]>(`games?${CHART}&item=match3-swap&and=level-map`);
  expect(games).toHaveLength(20);
  expect(games[0]).toMatchObject({
    bundleId: name(0),
    title: 'Game 0',
    rank: 1,
    proofs: [
      { name: 'match3-swap', confidence: 'high', quote: 'match3-swap of 0.' },
      { name: 'level-map', quote: 'level-map of 0.' },
    ],
  });
});

it('pairs are counted over all weeks, tested, and named', async () => {
  const map = await read<PairMapDto>(`pairs?${CHART}`);
  expect(map).toMatchObject({ n: 35, notAnalyzed: 5, captures: 4 });
  const cell = map.cells.find(({ mechanicId }) => mechanicId === 'match3-swap');
  expect(cell).toMatchObject({ metaId: 'level-map', games: 20, expected: 17.1, flag: 'more' });
});

it('says what is wrong with a question', async () => {
  const { errors } = await read<{ errors: object }>(`games?${CHART}&item=no-such-thing`, 400);
  expect(errors).toEqual({ item: 'is not in the taxonomy' });
  for (const bad of [
    'top=0',
    'top=x',
    'week=2026-13-01',
    'week=2026-02-30',
    'week=soon',
    'compare=99',
    'category=nothing',
  ]) {
    await read(`weeks?${CHART}&${bad}`, 400);
  }
  expect(await read<WeeklySharesDto>('weeks?platform=ios&rankingType=new')).toMatchObject({
    n: 0,
    items: [],
    captures: 0,
  });
});

import { DataSource } from 'typeorm';
import { DemoHistory } from '../src/seed/demo-history/demo-history.service.js';
import type {
  LaunchComparisonDto,
  LaunchCourseDto,
  LaunchesDto,
  LaunchGameDto,
} from '../src/trends/launches/launches.dto.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(180_000);

let studio: TestApp;

const DAY_MS = 86_400_000;
/** A Monday. */
const START = Date.parse('2026-10-12');
const DAYS = 40;
const date = (day: number) => new Date(START + day * DAY_MS).toISOString().slice(0, 10);
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

interface Planted {
  id: string;
  developer: string;
  from: number;
  /** The first day without it. */
  until: number;
}
const swaps = range(25).map((at): Planted => {
  const from = 2 + (at % 5);
  return { id: `com.swap.g${at}`, developer: 'Alpha', from, until: from + 3 + at };
});
const merges = range(25).map((at): Planted => {
  const from = 2 + (at % 5);
  const developer = at % 2 ? 'Beta' : 'BETA, Inc.';
  return { id: `com.merge.g${at}`, developer, from, until: at < 5 ? from + 25 : Infinity };
});
const old = range(100).map((at): Planted => ({
  id: `com.old.g${at}`,
  developer: 'Old',
  from: 0,
  until: Infinity,
}));

const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer\n';
const chart = (country: string, day: number, games: Planted[]) =>
  games
    .filter(({ from, until }) => day >= from && day < until)
    .map(
      ({ id, developer }, index) =>
        `${date(day)},android,${country},downloads,all,${index + 1},${id},${id},"${developer}"\n`,
    )
    .join('');

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
  const days = range(DAYS);
  await importFile(
    studio.admin,
    'rankings',
    HEAD +
      days.map((day) => chart('us', day, [...swaps, ...merges, ...old])).join('') +
      days.map((day) => chart('jp', day, [...merges, ...old])).join(''),
  );
  const analyze = (id: string, items: string[]) =>
    studio.app.get(DataSource).query(
      `insert into game_analysis (bundle_id, version, analyzed_at, mechanics, meta_elements, item_keys, engine,
         engine_version, taxonomy_version, input_hash, language, duration_ms, is_current)
       values ($1, 1, now(), $2, '[]', $3, 'built-in', '1', '1', 'x', 'en', 1, true)`,
      [
        id,
        JSON.stringify(
          items.map((item) => ({
            id: item,
            name: item,
            confidence: 'high',
            evidence: [`${item} in ${id}.`],
          })),
        ),
        items,
      ],
    );
  for (const { id } of swaps) await analyze(id, ['match3-swap']);
  // One game has both.
  for (const [at, { id }] of merges.slice(0, 24).entries())
    await analyze(id, at === 23 ? ['merge-items', 'match3-swap'] : ['merge-items']);
});
afterAll(() => studio.close());

const CHART = 'platform=android&country=us&rankingType=downloads';
async function read<T>(path: string, status = 200): Promise<T> {
  const { body } = await studio.admin.get(`/api/trends/launches${path}`).expect(status);
  return body as T;
}

const goTo = (day: string) => studio.clock.advance(Date.parse(day) - studio.clock.now().getTime());

it('finds new games by week, and counts those that existed before', async () => {
  const now = studio.clock.now().toISOString();
  goTo(date(DAYS));
  const launches = await read<LaunchesDto>(`?${CHART}`);
  expect(launches).toMatchObject({
    ...{ captures: DAYS, n: 50, excluded: 100, acrossGap: 0, notAnalyzed: 1, gaps: [], sample: false },
    ...{ notAnalyzedIds: ['com.merge.g24'], usualDays: 1, gapDays: 2 },
    ...{ from: `${date(0)}T00:00:00.000Z`, to: `${date(DAYS - 1)}T00:00:00.000Z` },
  });
  expect(launches.cohorts.map(({ key, n }) => [key, n])).toEqual([
    ...[5, 4, 3, 2, 1].map((week) => [date(week * 7), 0]),
    [date(0), 50],
  ]);
  const first = launches.cohorts.at(-1)!;
  const there = (day: number) => [...swaps, ...merges].filter(({ until }) => until > day).length;
  expect(first.weeks.slice(0, 4).map(({ games }) => games)).toEqual([13, 20, 27, 34].map(there));
  // The last capture is on a Friday: it counts once the week is over.
  expect(first.weeks.at(-1)).toEqual({ week: 5, state: 'due', games: null });
  goTo(date(DAYS + 3));
  const { cohorts } = await read<LaunchesDto>(`?${CHART}`);
  expect(cohorts.at(-1)!.weeks.at(-1)).toEqual({ week: 5, state: 'captured', games: there(39) });
  goTo(now);
});

it('computes the exact survival curve of each group', async () => {
  const { cohorts } = await read<LaunchesDto>(`?${CHART}&groupBy=developer`);
  expect(cohorts.map(({ key, name, n, small }) => [key, name, n, small])).toEqual([
    ['alpha', 'Alpha', 25, false],
    ['beta', expect.stringMatching(/beta/i), 25, false],
  ]);
  const alpha = cohorts[0]!;
  expect(alpha.survival.map(({ day, atRisk }) => [day, atRisk])).toEqual(
    range(25).map((at) => [3 + at, 25 - at]),
  );
  for (const [at, { share }] of alpha.survival.entries()) expect(share).toBeCloseTo((24 - at) / 25, 12);
  expect(alpha).toMatchObject({ ended: 25, median: 15 });
  expect(cohorts[1]).toMatchObject({ ended: 5, median: null });
});

it('compares two groups without games in both, and draws no conclusion from fewer than 20', async () => {
  const two = await read<LaunchComparisonDto>(
    `/compare?${CHART}&a=mechanic:match3-swap&b=mechanic:merge-items`,
  );
  expect(two.compared.map(({ n, shared }) => [n, shared])).toEqual([
    [25, 1],
    [23, 1],
  ]);
  expect(two).toMatchObject({ verdict: 'second_longer', n: 48 });
  expect(two.test!.observed).toEqual([25, 5]);
  expect(two.test!.probability).toBeLessThan(1e-6);
  const rest = await read<LaunchComparisonDto>(`/compare?${CHART}&a=developer:beta&b=rest`);
  expect(rest.compared.map(({ n }) => n)).toEqual([25, 25]);
  expect(rest.verdict).toBe('first_longer');
  const all = await read<LaunchComparisonDto>(`/compare?${CHART}&a=all&b=developer:beta`);
  expect(all.compared.map(({ key, n, shared }) => [key, n, shared])).toEqual([
    ['rest', 25, 0],
    ['developer:beta', 25, 0],
  ]);
  const countries = await read<LaunchComparisonDto>(`/compare?${CHART}&a=country:us&b=country:jp`);
  expect(countries.compared.map(({ name, n }) => [name, n])).toEqual([
    ['United States', 50],
    ['Japan', 25],
  ]);
  const small = await read<LaunchComparisonDto>(`/compare?${CHART}&a=developer:old&b=all`);
  expect(small).toMatchObject({ verdict: 'too_small', test: null });
  const one = await read<LaunchComparisonDto>(`/compare?${CHART}`);
  expect(one).toMatchObject({ verdict: null, compared: [{ n: 50, name: 'All launches' }] });
});

it('shows the games behind every number', async () => {
  const week = await read<LaunchGameDto[]>(`/games?${CHART}&week=${date(0)}&after=3`);
  expect(week.map(({ bundleId }) => bundleId).sort()).toEqual(
    [...swaps, ...merges]
      .filter(({ until }) => until > 27)
      .map(({ id }) => id)
      .sort(),
  );
  const group = await read<LaunchGameDto[]>(`/games?${CHART}&group=mechanic:match3-swap`);
  expect(group).toHaveLength(26);
  expect(group.find(({ bundleId }) => bundleId === 'com.swap.g7')).toMatchObject({
    ...{ firstSeen: `${date(4)}T00:00:00.000Z`, days: 10, state: 'left', rank: null, analyzed: true },
    proof: { confidence: 'high', quote: 'match3-swap in com.swap.g7.' },
  });
  expect(await read<LaunchGameDto[]>(`/games?${CHART}&days=7`)).toEqual([]);
  const alone = await read<LaunchGameDto[]>(
    `/games?${CHART}&group=mechanic:match3-swap&without=mechanic:merge-items`,
  );
  expect(alone).toHaveLength(25);
  expect(alone.map(({ bundleId }) => bundleId)).not.toContain('com.merge.g23');
  const counts = await Promise.all(
    [
      'group=developer:beta&without=rest',
      'group=developer:beta&without=all',
      'group=rest&without=developer:beta',
      'group=country:us&without=country:jp',
    ].map(async (groups) => (await read<LaunchGameDto[]>(`/games?${CHART}&${groups}`)).length),
  );
  expect(counts).toEqual([25, 25, 25, 50]);
});

it('shows the games of another country in the ranks of its own chart', async () => {
  const japan = await read<LaunchGameDto[]>(`/games?${CHART}&group=country:jp`);
  expect(japan).toHaveLength(25);
  expect(japan.find(({ bundleId }) => bundleId === 'com.merge.g0')).toMatchObject({
    ...{ firstSeen: `${date(2)}T00:00:00.000Z`, firstRank: 1, bestRank: 1, state: 'left', rank: null },
  });
  await read(`/games?${CHART}&group=country:zz`, 400);
});

it('a captured rank that is corrected shows at once', async () => {
  const before = await read<LaunchesDto>(`?${CHART}`);
  await importFile(
    studio.admin,
    'rankings',
    HEAD +
      `${date(DAYS)},android,us,downloads,all,1,com.newest,Newest,New\n` +
      range(110)
        .map((at) => `${date(DAYS)},android,us,downloads,all,${at + 2},com.old.g${at},Old,Old\n`)
        .join(''),
  );
  const after = await read<LaunchesDto>(`?${CHART}`);
  // Old games number 100 to 109 come with this capture as well.
  expect([before.captures, after.captures, after.n]).toEqual([DAYS, DAYS + 1, 61]);
  const [newest] = await read<LaunchGameDto[]>(`/games?${CHART}&days=1`);
  expect(newest).toMatchObject({ bundleId: 'com.newest', firstRank: 1, days: 0, state: 'charting' });
});

it('names invalid parameters, and answers where nothing is captured', async () => {
  for (const bad of ['top=0', 'weeks=x', 'by=luck', 'groupBy=luck']) await read(`?${CHART}&${bad}`, 400);
  for (const bad of ['a=luck', 'b=mechanic', 'a=country:zzz']) await read(`/compare?${CHART}&${bad}`, 400);
  await read(`/games?${CHART}&week=2026-13-01`, 400);
  await read(`/games?${CHART}&week=2026-02-30`, 400);
  await read(`/course?${CHART}`, 400);
  expect(await read('?platform=ios&rankingType=new')).toMatchObject({
    n: 0,
    cohorts: [],
    captures: 0,
    from: null,
  });
});

it('finds exactly the games planted in a sample history', async () => {
  const truth = await studio.app
    .get(DemoHistory)
    .create({ days: 90, seed: 'seven', countries: ['nz', 'au'] });
  const fates = new Map(truth.games.map((game) => [game.bundleId, game]));
  for (const country of truth.countries) {
    const list = `platform=android&country=${country}&rankingType=downloads`;
    const launches = await read<LaunchesDto>(`?${list}`);
    expect(launches.sample).toBe(true);
    const games = new Map(
      (await read<LaunchGameDto[]>(`/games?${list}`)).map((game) => [game.bundleId, game]),
    );
    const faults = truth.coverageFaults.filter(
      (fault) =>
        fault.platform === 'android' &&
        fault.country === country &&
        fault.category === 'all' &&
        fault.rankingType === 'downloads',
    );
    const planted = truth.events.filter(
      ({ type, bundleId, countries, country: one }) =>
        (type === 'launch' || type === 'soft_launch') &&
        fates.get(bundleId)!.platforms.includes('android') &&
        (one === country || (countries as string[] | undefined)?.includes(country)),
    );
    expect(planted.length).toBeGreaterThan(5);
    for (const { bundleId, day } of planted) {
      let due = day;
      while (faults.some((fault) => fault.day === due))
        due = new Date(Date.parse(due) + DAY_MS).toISOString().slice(0, 10);
      expect([bundleId, games.get(bundleId)?.firstSeen]).toEqual([bundleId, `${due}T00:00:00.000Z`]);
      expect(games.get(bundleId)).toMatchObject({ state: 'charting' });
      const course = await read<LaunchCourseDto>(`/course?${list}&bundleId=${bundleId}`);
      expect(course).toMatchObject({
        reason: null,
        firstSeen: `${due}T00:00:00.000Z`,
        days: expect.any(Array),
      });
    }
    const removed = truth.events.filter(
      ({ type, bundleId }) => type === 'removal' && fates.get(bundleId)!.platforms.includes('android'),
    );
    for (const { bundleId } of removed) {
      expect(games.has(bundleId)).toBe(false);
      const { reason } = await read<LaunchCourseDto>(`/course?${list}&bundleId=${bundleId}`);
      expect(['before_history', 'never_listed']).toContain(reason);
    }
  }
});

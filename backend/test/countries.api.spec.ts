import type { CountriesDto, CountryPresenceDto, SoftLaunchesDto } from '../src/countries/countries.dto.js';
import { PresenceRepository } from '../src/countries/presence.repository.js';
import { DemoHistory } from '../src/seed/demo-history/demo-history.service.js';
import type { DemoTruth } from '../src/seed/demo-history/demo-truth.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(240_000);

const OPTIONS = { days: 90, seed: 'seven', countries: ['nz', 'au'] as [string, string] };

let studio: TestApp;
let truth: DemoTruth;

beforeAll(async () => {
  studio = await openTestApp({ env: { SAMPLE_DATA: 'off' }, workers: true });
  truth = await studio.app.get(DemoHistory).create(OPTIONS);
  await studio.admin.post('/api/markets').send({ country: 'nz', test: true, cron: '0 5 * * *' }).expect(201);
});
afterAll(() => studio.close());

const get = async <Body>(path: string, status = 200): Promise<Body> =>
  (await studio.admin.get(`/api/${path}`).expect(status)).body as Body;
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const LIST = 'platform=android&rankingType=downloads';

/** Games of one store with the days of their soft launch and their launch. */
function listPlanted(platform: string) {
  const sold = new Map(truth.games.map(({ bundleId, platforms }) => [bundleId, platforms]));
  return truth.events
    .filter(({ type, bundleId }) => type === 'soft_launch' && sold.get(bundleId)?.includes(platform))
    .map(({ bundleId, day }) => ({
      bundleId,
      day,
      launch: truth.events.find((one) => one.type === 'launch' && one.bundleId === bundleId)!.day,
    }));
}

it.each(['android', 'ios'])('finds the planted soft launches of %s and nothing else', async (platform) => {
  const planted = listPlanted(platform);
  expect(planted.length).toBeGreaterThan(0);
  const found = await get<SoftLaunchesDto>(
    `trends/soft-launches?platform=${platform}&rankingType=downloads&target=au`,
  );
  expect(found.sample).toBe(true);
  expect(found.testMarkets).toEqual(['nz']);
  // All have launched by the end; a day without a capture may keep one from being told, and tells nothing wrong.
  const known = new Map(planted.map((game) => [game.bundleId, game]));
  expect(found.games.length).toBeGreaterThanOrEqual(planted.length - found.leftOut.gap);
  for (const game of found.games) {
    const { day, launch } = known.get(game.bundleId)!;
    expect(game).toMatchObject({ state: 'launched', country: 'nz' });
    expect(game.firstDay >= day && game.launchedOn! >= launch).toBe(true);
    const real = (Date.parse(launch) - Date.parse(day)) / 86_400_000;
    expect(game.lead!.least).toBeLessThanOrEqual(real);
    expect(game.lead!.most).toBeGreaterThanOrEqual(real);
  }
  // Between the two days they are candidates.
  for (const { bundleId, day, launch } of planted) {
    const date = addDays(day, 6);
    expect(date < launch).toBe(true);
    const then = await get<SoftLaunchesDto>(
      `trends/soft-launches?platform=${platform}&rankingType=downloads&target=au&date=${date}`,
    );
    const game = then.games.find((one) => one.bundleId === bundleId);
    if (game) expect(game).toMatchObject({ state: 'candidate', launchedOn: null, lead: null });
    else expect(then.leftOut.gap + then.leftOut.tooFewDays).toBeGreaterThan(0);
    expect(then.games.every((one) => known.has(one.bundleId))).toBe(true);
  }
});

it('a planted gap is neither a rank nor an absence and proves nothing', async () => {
  const faults = truth.coverageFaults.filter(
    ({ platform, category, rankingType }) =>
      platform === 'android' && category === 'all' && rankingType === 'downloads',
  );
  for (const { day, country } of truth.coverageFaults.filter(({ category }) => category === 'all')) {
    const isHere = faults.some((one) => one.day === day && one.country === country);
    if (!isHere) continue;
    const compared = await get<CountriesDto>(`trends/countries?${LIST}&countries=nz,au&date=${day}`);
    const at = compared.countries.findIndex((one) => one.country === country);
    expect(compared.countries[at]).toMatchObject({ capturedAt: null, previousDay: addDays(day, -1) });
    for (const { ranks } of compared.games)
      expect(ranks[at]).toMatchObject({ state: 'not_captured', rank: null });
  }
  // Launches on the same day in both countries are no lead of one of them, whatever was not captured.
  const last = await get<CountriesDto>(`trends/countries?${LIST}&countries=nz,au&target=au&top=200`);
  const launches = new Set(
    truth.events
      .filter(({ type, countries }) => type === 'launch' && (countries as string[]).length === 2)
      .map(({ bundleId }) => bundleId),
  );
  for (const { bundleId, origin } of last.games)
    if (launches.has(bundleId)) expect(origin.country).toBeNull();
});

it('shows a game day by day in every country: rank, not listed, not captured', async () => {
  const [game] = listPlanted('android');
  const shown = await get<CountryPresenceDto>(
    `trends/countries/presence?${LIST}&bundleId=${game!.bundleId}&target=au&days=90`,
  );
  expect(shown.countries.map(({ country }) => country)).toEqual(['au', 'nz']);
  const [au, nz] = shown.countries;
  const missing = truth.coverageFaults.filter(
    (one) =>
      one.platform === 'android' &&
      one.category === 'all' &&
      one.rankingType === 'downloads' &&
      one.country === 'nz',
  );
  expect(nz!.days).toHaveLength(90 - missing.length);
  expect(nz!.days.filter(({ day }) => day < game!.day).every(({ rank }) => rank === null)).toBe(true);
  expect(au!.days.filter(({ day }) => day < game!.launch).every(({ rank }) => rank === null)).toBe(true);
  expect(nz!.days.some(({ rank }) => rank !== null)).toBe(true);
});

it('keeps first days up to date: later captures, earlier imports and removals', async () => {
  const HEAD = 'date,platform,country,type,category,rank,bundle_id,title\n';
  const chart = (date: string, country: string, games: string) =>
    [...games]
      .map((name, at) => `${date},android,${country},downloads,all,${at + 1},com.x.${name},X\n`)
      .join('');
  const firstDays = async () => {
    const { games } = await get<CountriesDto>(
      `trends/countries?${LIST}&countries=jp,kr&date=2026-07-06&target=kr`,
    );
    return Object.fromEntries(
      games.map(({ bundleId, ranks }) => [bundleId.at(-1), ranks.map((one) => one.firstDay)]),
    );
  };
  await importFile(
    studio.admin,
    'rankings',
    HEAD + chart('2026-07-05', 'jp', 'ab') + chart('2026-07-06', 'jp', 'abc'),
  );
  expect(await firstDays()).toEqual({
    a: ['2026-07-05', null],
    b: ['2026-07-05', null],
    c: ['2026-07-06', null],
  });
  await importFile(
    studio.admin,
    'rankings',
    HEAD + chart('2026-07-02', 'jp', 'c') + chart('2026-07-06', 'kr', 'a'),
  );
  const { games, sample } = await get<CountriesDto>(
    `trends/countries?${LIST}&countries=kr,jp&date=2026-07-06`,
  );
  expect(sample).toBe(false);
  expect(games.find(({ bundleId }) => bundleId === 'com.x.c')?.ranks).toEqual([
    { country: 'kr', state: 'not_listed', rank: null, firstDay: null },
    { country: 'jp', state: 'rank', rank: 3, firstDay: '2026-07-02' },
  ]);
  // Without a day the charts captured last are shown.
  const latest = await get<CountriesDto>(`trends/countries?${LIST}&countries=kr,jp`);
  expect(latest.date).toBe('2026-07-06');
  expect(latest.games).toEqual(games);
  // Korea was captured on one day only: nothing is told of where the games came first.
  expect(games.every(({ origin }) => origin.country === null)).toBe(true);
});

it('compares no deeper than every chart was captured', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `g${at}`);
  const chart = (date: string, country: string, ids: string[]) =>
    ids.map((id, at) => `${date},ios,${country},grossing,all,${at + 1},com.deep.${id},X\n`).join('');
  const days = ['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04', '2026-07-05', '2026-07-06'];
  const rows = days.map((day, at) => {
    // "low" comes in at place 61 of Brazil, where Chile has no places, "high" among the first twenty of Chile.
    const low = at >= 2 ? ['low'] : [];
    const high = at >= 3 ? ['high'] : [];
    return chart(day, 'br', [...names(60), ...low]) + chart(day, 'cl', [...high, ...names(30)]);
  });
  await importFile(
    studio.admin,
    'rankings',
    `date,platform,country,type,category,rank,bundle_id,title\n${rows.join('')}`,
  );
  const { games, depth } = await get<CountriesDto>(
    'trends/countries?platform=ios&rankingType=revenue&countries=br,cl&target=br&top=100&date=2026-07-06',
  );
  expect(depth).toBe(20);
  const find = (id: string) => games.find(({ bundleId }) => bundleId === `com.deep.${id}`)!.origin;
  expect(find('low')).toMatchObject({ country: null });
  expect(find('high')).toMatchObject({ country: 'cl', day: '2026-07-04', lead: null });
});

it('says how many captures are missing before there is enough history', async () => {
  await studio.admin.put('/api/markets/nz').send({ test: true }).expect(200);
  const found = await get<SoftLaunchesDto>('trends/soft-launches?platform=android&category=word&target=au');
  expect(found).toMatchObject({
    notEnough: 'Soft launches can be detected after 5 more daily captures of the test markets.',
    capturesMissing: 5,
    games: [],
  });
});

it('collects only the overall charts of a test market, and states the number of calls', async () => {
  const [market] = await get<{ chartsPerRun: number; chartsPerDay: number; test: boolean }[]>(
    `markets?filter=${encodeURIComponent('{"test":true}')}`,
  );
  // Three lists in each of two stores.
  expect(market).toMatchObject({ test: true, chartsPerRun: 6, chartsPerDay: 6 });
  const { body } = await studio.admin.put('/api/markets/nz').send({ test: false }).expect(200);
  expect((body as { chartsPerRun: number }).chartsPerRun).toBeGreaterThan(90);
});

it.each([
  [`trends/countries?${LIST}&countries=tw,zz`, 'countries'],
  [`trends/countries?${LIST}&countries=a1`, 'countries'],
  [`trends/countries?${LIST}&date=2999-01-01`, 'date'],
  [`trends/countries?${LIST}&category=chess`, 'category'],
  [`trends/countries/presence?${LIST}&bundleId=%20`, 'bundleId'],
  [`trends/soft-launches?platform=windows`, 'platform'],
])('refuses %s', async (path, field) => {
  const { errors } = await get<{ errors: Record<string, string> }>(path, 400);
  expect(Object.keys(errors)).toEqual([field]);
});

it('reads a capture that arrived during an update with the next one', async () => {
  const key = { platform: 'android', category: 'puzzle', country: 'fi', rankingType: 'downloads' } as const;
  const rows = (date: string, id: string) => chart([id], { date, country: 'fi' });
  await importFile(studio.admin, 'rankings', chartCsv(rows('2026-03-01', 'com.first')));
  const presence = studio.app.get(PresenceRepository);
  await presence.update(key);
  await importFile(studio.admin, 'rankings', chartCsv(rows('2026-03-02', 'com.second')));
  // Stands for a capture that another process commits between the statements of the update.
  const same = `platform, category, country, ranking_type, captured_at + interval '1 hour'`;
  const newest = `where country = 'fi' and captured_at = (select max(captured_at) from chart_captures where country = 'fi')`;
  await studio.source.query(
    `create function add_capture() returns trigger language plpgsql as $$ begin
       if not exists (select from game_rankings where bundle_id = 'com.third') then
       insert into game_rankings (platform, category, country, ranking_type, captured_at, rank_position, bundle_id)
         select ${same}, 1, 'com.third' from chart_captures ${newest};
       insert into chart_captures (platform, category, country, ranking_type, captured_at, source, row_count, updated_at)
         select ${same}, source, 1, clock_timestamp() from chart_captures ${newest};
       end if;
       if tg_op = 'DELETE' then return old; end if;
       return new; end $$`,
  );
  await studio.source.query(
    `create trigger add_capture before insert or update or delete on chart_presence_lists for each row
       execute function add_capture()`,
  );
  await presence.update(key);
  await studio.source.query('drop function add_capture cascade');
  for (const stale of await presence.listStale(key)) await presence.update(stale);
  const found = await studio.source.query<{ id: string }[]>(
    `select bundle_id as id from chart_presence where country = 'fi' order by 1`,
  );
  expect(found.map(({ id }) => id)).toEqual(['com.first', 'com.second', 'com.third']);
});

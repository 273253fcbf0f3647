import type { StoreFactsDto } from '../src/market-data/history/store-facts.dto.js';
import type { CoverageDaysDto } from '../src/rankings/coverage/coverage.dto.js';
import { checkEvents } from '../src/seed/demo-history/demo-events.js';
import { DemoHistory } from '../src/seed/demo-history/demo-history.service.js';
import type { DemoTruth } from '../src/seed/demo-history/demo-truth.js';
import { expectRebuildIsSame } from './support/rebuild-events.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(180_000);

const OPTIONS = { days: 90, seed: 'seven', countries: ['nz', 'au'] as [string, string] };

let studio: TestApp;
let truth: DemoTruth;

beforeAll(async () => {
  studio = await openTestApp();
  truth = await studio.app.get(DemoHistory).create(OPTIONS);
});
afterAll(() => studio.close());

const get = async <Body>(path: string): Promise<Body> =>
  (await studio.admin.get(path).expect(200)).body as Body;

it('contains every kind of story', () => {
  expect(new Set(truth.events.map(({ type }) => type))).toEqual(
    new Set([
      ...['launch', 'soft_launch', 'live_event', 'decline', 'removal', 'store.version_released'],
      ...['store.removed', 'store.returned'],
      ...[
        'store.title_changed',
        'store.icon_changed',
        'store.screenshots_changed',
        'store.description_changed',
      ],
      'store.price_changed',
    ]),
  );
});

it('has daily installs that add up to the last count minus the first for every game, with corrections and gaps kept apart', async () => {
  let measured = 0;
  for (const game of truth.installs) {
    const { rows } = await get<StoreFactsDto>(
      `/api/games/${game.bundleId}/facts?platform=android&country=nz&from=${truth.from}&to=${truth.to}`,
    );
    const sum = rows.reduce((all, { changes }) => all + (changes.installs.difference ?? 0), 0);
    expect(sum).toBe(game.last - game.first);
    expect(rows[0]).toMatchObject({ date: game.firstDay, installs: game.first, source: 'sample' });
    expect(
      rows
        .filter(({ state }) => state === 'corrected')
        .map(({ date, changes }) => [date, changes.installs.difference]),
    ).toEqual(game.corrections.map(({ day, difference }) => [day, difference]));
    expect(rows.some(({ date }) => game.gaps.includes(date))).toBe(false);
    measured += rows.filter(({ state }) => state === 'measured').length;
  }
  expect(truth.installs.some(({ corrections }) => corrections.length > 0)).toBe(true);
  expect(truth.installs.some(({ gaps }) => gaps.length > 0)).toBe(true);
  expect(measured).toBeGreaterThan(2_000);
});

it('creates exactly the planted events; rebuilding gives the same', async () => {
  const checks = checkEvents(truth.marketEvents, await studio.app.get(DemoHistory).listEvents());
  const lines = checks.map((check) => Object.values(check).join(' '));
  process.stdout.write(`type planted found false\n${lines.join('\n')}\n`);
  expect(checks).toEqual(checks.map((check) => ({ ...check, found: check.planted, false: 0 })));
  expect(checks.map(({ type }) => type)).toEqual([
    ...['chart.entered', 'chart.left', 'chart.moved', 'chart.number_one', 'chart.peaked', 'coverage.missing'],
    ...['game.first_seen', 'game.first_seen_in_country', 'rating.shifted', 'store.description_changed'],
    ...['store.icon_changed', 'store.price_changed', 'store.removed', 'store.returned'],
    ...['store.screenshots_changed', 'store.title_changed', 'store.version_released'],
  ]);
  await expectRebuildIsSame(studio);
});

it('shows every planted fault in the coverage, and no other gap', async () => {
  const { days, counts } = await get<CoverageDaysDto>(
    `/api/rankings/coverage?sample=true&from=${truth.from}&to=${truth.to}`,
  );
  const faults = days
    .filter(({ state, country }) => state !== 'captured' && ['nz', 'au'].includes(country))
    .map(({ platform, country, category, rankingType, date, state }) =>
      [platform, country, category, rankingType, date, state].join(' '),
    );
  const planted = truth.coverageFaults.map(({ platform, country, category, rankingType, day, state }) =>
    [platform, country, category, rankingType, day, state].join(' '),
  );
  expect(planted).toHaveLength(20);
  expect(faults.sort()).toEqual(planted.sort());
  expect(counts.captured).toBe(16 * 90 - 20);
  // None of it stands among real charts.
  const real = await get<CoverageDaysDto>(`/api/rankings/coverage?from=${truth.from}&to=${truth.to}`);
  expect(real.days).toEqual([]);
});

it('is the same for the same seed and differs for another', async () => {
  const create = (seed: string) => studio.app.get(DemoHistory).create({ ...OPTIONS, seed, days: 14 });
  const first = await create('seven');
  expect(await create('seven')).toEqual(first);
  expect((await create('eight')).events).not.toEqual(first.events);
});

it('is refused where real charts exist, and leaves nothing when it is removed', async () => {
  const tables = [
    'games',
    'game_listings',
    'game_rankings',
    'chart_captures',
    'ranking_lists',
    'current_ranks',
  ];
  const count = async () =>
    Promise.all(
      [...tables, 'listing_snapshots', 'game_changes', 'chart_gaps', 'market_events'].map(async (table) => {
        const [row] = await studio.source.query<{ rows: number }[]>(
          `select count(*)::int as rows from ${table}`,
        );
        return [table, row!.rows] as const;
      }),
    );
  expect((await count()).every(([, rows]) => rows > 0)).toBe(true);
  expect(await studio.app.get(DemoHistory).remove()).toBe(70);
  expect((await count()).filter(([, rows]) => rows > 0)).toEqual([]);
  await studio.source.query(
    `insert into ranking_lists (platform, category, country, ranking_type, captured_at, sample, source, total, rows)
     values ('ios', 'all', 'nz', 'downloads', now(), false, 'App Store', 0, '[]')`,
  );
  await expect(studio.app.get(DemoHistory).create(OPTIONS)).rejects.toThrow('New Zealand has real charts');
});

import { randomUUID } from 'node:crypto';
import { startReplayServer, type ReplayServer } from '../src/market-data/replay/replay-server.js';
import type {
  CoverageDaysDto,
  CoverageDto,
  CoverageStatusDto,
} from '../src/rankings/coverage/coverage.dto.js';
import { CoverageWatch } from '../src/rankings/coverage/coverage-watch.service.js';
import { RefreshService } from '../src/rankings/refresh/refresh.service.js';
import { importFile } from './support/jobs.js';
import type { MarketEventDto } from '../src/market-events/feed/market-event.dto.js';
import { expectRebuildIsSame } from './support/rebuild-events.js';
import { startRefresh, untilJob } from './support/refresh.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

const DAY_MS = 86_400_000;
const TODAY = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
const at = (time: string, day = TODAY) => new Date(`${day}T${time}Z`);

let stores: ReplayServer;
let studio: TestApp;

beforeAll(async () => {
  stores = await startReplayServer();
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url, RANKINGS_CRON: '0 5 * * *' };
  studio = await openTestApp({ env, workers: true });
});
afterAll(async () => {
  await studio.close();
  await stores.stop();
});

const get = async <Body>(path: string): Promise<Body> =>
  (await studio.admin.get(path).expect(200)).body as Body;
const status = () => get<CoverageStatusDto>('/api/coverage/status');
const look = (now: Date) => {
  studio.clock.set(now.getTime() - Date.now());
  return studio.app.get(CoverageWatch).check(now);
};
const days = (query: string) =>
  get<CoverageDaysDto>(`/api/rankings/coverage?from=${TODAY}&to=${TODAY}&country=us&${query}`);

it('a chart that was not captured is missing within a minute of its due time plus the grace period', async () => {
  await look(at('04:00:00'));
  await look(at('05:59:00'));
  expect(await status()).toMatchObject({
    missing: 0,
    since: null,
    nextRunAt: at('05:00:00', nextDay(1)).toISOString(),
  });

  await look(at('06:00:00'));
  const seen = await status();
  expect(seen).toMatchObject({ missing: 105, since: at('05:00:00').toISOString() });
  expect(seen.examples[0]).toMatchObject({ state: 'missing', dueAt: at('05:00:00').toISOString() });
  expect(seen.examples[0]!.reason).toMatch(/^Nothing was fetched at .* 05:00 UTC\. /);
  const { counts, days: all } = await days('platform=android');
  expect(counts.missing).toBe(all.length);
  expect(new Set(all.map(({ state, dueAt }) => `${state} ${dueAt as unknown as string}`))).toEqual(
    new Set([`missing ${at('05:00:00').toISOString()}`]),
  );
});

it('a missing chart is an event of the feed, once', async () => {
  await look(at('06:01:00'));
  const events = await get<MarketEventDto[]>('/api/events?types=coverage.missing&limit=1000');
  expect(events).toHaveLength(105);
  expect(events[0]).toMatchObject({
    ...{ type: 'coverage.missing', bundleId: null, country: 'us', sample: false },
    ...{ occurredAt: at('05:00:00').toISOString(), category: expect.any(String) as string },
  });
  await expectRebuildIsSame(studio);
});

it('a day shows each result: captured, derived, imported, empty, blocked or missing, with the reason', async () => {
  stores.setMode('garbage', { path: 'genre=7012' });
  stores.setMode('refused', { path: 'topselling_free/GAME_WORD' });
  stores.setMode('empty', { path: 'topgrossing/GAME_WORD' });
  await untilJob(studio, await startRefresh(studio, { categories: ['puzzle', 'games_puzzle', 'word'] }));
  stores.setMode('ok');
  await importFile(
    studio.admin,
    'rankings',
    `date,platform,country,type,category,rank,bundle_id\n${TODAY},android,us,free,card,1,com.example.cards\n`,
  );
  const { lists, counts } = await get<CoverageDto>(`/api/coverage?from=${TODAY}&to=${TODAY}&country=us`);
  const find = (platform: string, category: string, type: string) =>
    lists.find(
      (list) => list.platform === platform && list.category === category && list.rankingType === type,
    )!;
  expect(find('android', 'puzzle', 'downloads').days).toMatchObject([
    { date: TODAY, state: 'captured', rows: expect.any(Number) as number, reason: null },
  ]);
  expect(find('android', 'puzzle', 'new').days).toMatchObject([{ state: 'derived' }]);
  expect(find('android', 'card', 'downloads').days).toMatchObject([{ state: 'imported', rows: 1 }]);
  expect(find('android', 'word', 'downloads').days).toMatchObject([{ state: 'blocked', capturedAt: null }]);
  expect(find('android', 'word', 'revenue').days).toMatchObject([{ state: 'empty' }]);
  const failed = find('ios', 'games_puzzle', 'downloads');
  expect(failed).toMatchObject({
    capturedAt: null,
    label: 'App Store, United States, Top Free Games, Puzzle',
  });
  expect(failed.days[0]!.state).toBe('missing');
  expect(failed.days[0]!.reason).not.toMatch(/^Nothing was fetched/);
  expect(failed.days[0]!.jobId).not.toBeNull();
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(105);
  expect((await status()).missing).toBe(counts.missing + counts.blocked);

  const { text } = await studio.api.get('/metrics').expect(200);
  expect(text).toMatch(
    /gamekit_chart_age_seconds\{platform="android",country="us",category="puzzle",type="downloads"\} \d+/,
  );
  // An import is of midnight, so that its chart is older.
  const age = (category: string) =>
    Number(new RegExp(`category="${category}",type="downloads"\\} (\\d+)`).exec(text)?.[1]);
  expect(age('card')).toBeGreaterThan(age('puzzle') + 5 * 3_600);
});

it('days on which the product was down are missing, even if later charts exist', async () => {
  studio.clock.set(at('07:00:00', nextDay(3)).getTime() - Date.now());
  stores.setMode('empty', { path: 'topgrossing/GAME_PUZZLE' });
  await untilJob(studio, await startRefresh(studio, { platforms: ['android'], categories: ['puzzle'] }));
  stores.setMode('ok');
  await look(at('07:01:00', nextDay(3)));
  const events = await get<MarketEventDto[]>('/api/events?types=coverage.missing&limit=1000');
  const missing = events.filter(
    ({ occurredAt, platform, category }) =>
      new Date(occurredAt).getTime() === at('05:00:00', nextDay(3)).getTime() &&
      platform === 'android' &&
      category === 'puzzle',
  );
  // Revenue was asked for and is empty in the store, which is no gap in our data.
  expect(missing.map(({ rankingType }) => rankingType)).not.toContain('revenue');
  const { days: all } = await get<CoverageDaysDto>(
    `/api/rankings/coverage?from=${TODAY}&to=${nextDay(3)}&platform=android&category=puzzle&rankingType=downloads`,
  );
  expect(all.map(({ date, state }) => [date, state])).toEqual([
    [TODAY, 'captured'],
    [nextDay(1), 'missing'],
    [nextDay(2), 'missing'],
    [nextDay(3), 'captured'],
  ]);
});

it('a chart of a missed refresh is missing only when it was not made up within the grace period', async () => {
  const day = nextDay(5);
  const missing = async () =>
    (await get<CoverageDaysDto>(`/api/rankings/coverage?from=${day}&to=${day}&country=us`)).counts.missing;
  const start = (time: string) =>
    studio.app.get(RefreshService).startScheduled({ name: 'test', at: at(time, day) });
  await start('04:58:00');
  await look(at('04:58:00', day));
  await start('06:30:00');
  await look(at('06:30:00', day));
  expect(await missing()).toBe(0);
  const { running } = await get<{ running: { id: string } }>('/api/rankings/refresh');
  await studio.admin.post(`/api/jobs/${running.id}/cancel`).expect(200);
  await look(at('07:30:00', day));
  expect(await missing()).toBeGreaterThan(0);
});

it('a chart that a refresh fetched shortly before is not missing when the schedule joined that refresh', async () => {
  const day = nextDay(7);
  const [joined, earlier] = [randomUUID(), randomUUID()];
  for (const [type, time, job] of [
    ['downloads', '04:40:00', joined],
    ['revenue', '05:10:00', joined],
    ['new', '04:40:00', earlier],
  ])
    await studio.source.query(
      `insert into chart_captures
         (platform, category, country, ranking_type, captured_at, sample, source, row_count, job_id, updated_at)
       values ('android', 'card', 'us', $1, $2, false, 'Google Play', 1, $3, now())`,
      [type, at(time!, day), job],
    );
  await look(at('06:00:00', day));
  const due = await studio.source.query<{ type: string }[]>(
    `select ranking_type as type from chart_gaps where due_at = $1 and country = 'us' and category = 'card'`,
    [at('05:00:00', day)],
  );
  expect(due.map(({ type }) => type)).toEqual(['new']);
});

it('is filtered by period and storefront', async () => {
  for (const bad of ['from=2026-02-30', 'to=soon', 'country=usa', 'platform=windows', 'sample=perhaps']) {
    const { body } = await studio.admin.get(`/api/coverage?${bad}`).expect(400);
    expect((body as { errors: object }).errors).toHaveProperty(bad.split('=')[0]!);
  }
  await studio.admin.get('/api/coverage?from=2020-01-01&to=2026-01-01').expect(400);
});

function nextDay(count: number): string {
  return new Date(Date.parse(TODAY) + count * DAY_MS).toISOString().slice(0, 10);
}

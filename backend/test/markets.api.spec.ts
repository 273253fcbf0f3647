import { JobSchedule } from '../src/jobs/schedule/job-schedule.service.js';
import { CapturesService } from '../src/rankings/captures/captures.service.js';
import { type MarketDto } from '../src/rankings/markets/markets.dto.js';
import { RefreshService } from '../src/rankings/refresh/refresh.service.js';
import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import { listActivity, join, type TestPerson } from './support/people.js';
import { startRefresh, untilJob } from './support/refresh.js';
import { openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

let stores: ReplayServer;
let studio: TestApp;
let other: TestApp;
let mina: TestPerson;

beforeAll(async () => {
  stores = await startReplayServer();
  const env = { APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url };
  studio = await openTestApp({ env, workers: true });
  other = await openTestApp({ env, databaseUrl: studio.databaseUrl });
  mina = await join(studio, 'mina@studio.example', { role: 'analyst' });
});
afterAll(async () => {
  await other.close();
  await studio.close();
  await stores.stop();
});

const markets = async (from = studio) => {
  const { body } = await from.admin.get('/api/markets?range=[0,99]').expect(200);
  return body as MarketDto[];
};
const names = async (from = studio) => (await markets(from)).map(({ name }) => name);
const add = (input: object) => studio.admin.post('/api/markets').send(input);
const change = (country: string, input: object) => studio.admin.put(`/api/markets/${country}`).send(input);
const readFields = (body: unknown) => Object.keys((body as { errors: object }).errors);
const readCode = (body: unknown) => (body as { code: string }).code;

describe('markets without environment variables', () => {
  it('start with the United States, refreshed by hand', async () => {
    expect(await markets()).toMatchObject([
      {
        id: 'us',
        name: 'United States',
        platforms: ['android', 'ios'],
        schedule: null,
        pinned: false,
        nextRunAt: null,
      },
    ]);
    const { body } = await studio.admin.delete('/api/markets/us').expect(409);
    expect(readCode(body)).toBe('last_market');
  });

  it('are added beside it, with the available stores', async () => {
    const { body } = await add({ country: 'CN' }).expect(201);
    expect(body).toMatchObject({ id: 'cn', platforms: ['ios'], cron: null, paused: false, lastRunAt: null });
    await add({ country: 'jp', cron: ' 0 6 * * * ', platforms: ['ios', 'android'] }).expect(201);
    expect(await names()).toEqual(['China', 'Japan', 'United States']);
    expect(await names(other)).toEqual(await names());
    const [line] = await listActivity(studio, 'market.added');
    expect(line).toMatchObject({ text: expect.stringMatching(/^Market Japan added by /) as string });
  });

  it.each([
    [{ country: 'xx' }, 'country'],
    [{ country: 'japan' }, 'country'],
    [{ country: 'aq' }, 'country'],
    [{}, 'country'],
    [{ country: 'np', platforms: [] }, 'platforms'],
    [{ country: 'np', platforms: ['windows'] }, 'platforms'],
    [{ country: 'de', cron: '0 6 * *' }, 'cron'],
    [{ country: 'de', cron: '0 6 30 2 *' }, 'cron'],
    [{ country: 'de', cron: '*/5 * * * *' }, 'cron'],
    [{ country: 'de', paused: 'yes' }, 'paused'],
  ])('refuse %j', async (input, field) => {
    const { body } = await add(input).expect(400);
    expect(readFields(body)).toEqual([field]);
    expect(await names()).toEqual(['China', 'Japan', 'United States']);
  });

  it('name a store that is unavailable in the country', async () => {
    const { body } = await change('cn', { platforms: ['android', 'ios'] }).expect(400);
    expect(body).toMatchObject({ errors: { platforms: 'Google Play has no storefront in China' } });
    expect(readCode((await add({ country: 'jp' }).expect(409)).body)).toBe('market_exists');
    await change('de', { paused: true }).expect(404);
  });

  it('can be read by analysts and changed by administrators only', async () => {
    await mina.api.get('/api/markets').expect(200);
    await mina.api.post('/api/markets').send({ country: 'de' }).expect(403);
    await mina.api.put('/api/markets/jp').send({ paused: true }).expect(403);
    await mina.api.delete('/api/markets/jp').expect(403);
    await studio.api.get('/api/markets').expect(401);
  });

  it('are at most 50', async () => {
    const known =
      'ae ar at au be bg br ca ch cl co cr cz de dk ec eg es fi fr gb gr hk hu id ie il in it ke kr mx my ng nl no nz';
    for (const country of [...known.split(' '), 'pe', 'ph', 'pk', 'pl', 'pt', 'ro', 'sa', 'se', 'sg', 'th'])
      await add({ country, paused: true }).expect(201);
    expect(await markets()).toHaveLength(50);
    // As the cursor `after` compares them, which is not by name: "at" is Austria, "au" Australia.
    const sorted = (await studio.admin.get('/api/markets?sort=["id","ASC"]').expect(200)).body as {
      id: string;
    }[];
    expect(sorted.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id).sort());
    expect(readCode((await add({ country: 'tr' }).expect(409)).body)).toBe('too_many_markets');
    const { body } = await studio.admin.get('/api/rankings/refresh').expect(200);
    expect(body).toMatchObject({ countries: ['cn', 'jp', 'us'] });
  });
});

describe('the schedule', () => {
  const fire = async (app: TestApp, time: string) => {
    const refreshes = app.app.get(RefreshService);
    const schedule = app.app.get(JobSchedule);
    await schedule.fire({ name: 'markets', start: (tick) => refreshes.startScheduled(tick) }, new Date(time));
    return studio.source.query<{ id: string; countries: string[] }[]>(
      `select id, array(select jsonb_array_elements_text(params -> 'countries')) as countries
       from jobs where (params ->> 'scheduled')::boolean order by created_at`,
    );
  };

  it('starts the markets that are due, changes holding in every process without a restart', async () => {
    expect(await fire(other, '2026-11-30T05:00:00Z')).toEqual([]);
    const first = await fire(other, '2026-11-30T06:00:00Z');
    expect(first.map(({ countries }) => countries)).toEqual([['jp']]);
    await untilJob(studio, first[0]!.id);
    await change('jp', { cron: '30 7 * * *' }).expect(200);
    await change('cn', { cron: '30 7 * * *' }).expect(200);
    expect(await fire(other, '2026-12-01T06:00:00Z')).toHaveLength(1);
    const second = await fire(other, '2026-12-01T07:30:00Z');
    expect(second[1]!.countries.sort()).toEqual(['cn', 'jp']);
    await untilJob(studio, second[1]!.id);
    await change('jp', { paused: true }).expect(200);
    await change('cn', { cron: null }).expect(200);
    expect(await fire(other, '2026-12-02T07:30:00Z')).toHaveLength(2);
  });

  it('shows for each market how the last run ended and when the next starts', async () => {
    await change('jp', { paused: false }).expect(200);
    const [japan] = (await markets()).filter(({ id }) => id === 'jp');
    expect(japan).toMatchObject({ lastRunCharts: 105, schedule: '30 7 * * *' });
    expect(japan!.lastRunFound).toBeGreaterThan(0);
    expect(japan!.lastRunRows).toBeGreaterThan(0);
    const next = new Date(japan!.nextRunAt!);
    expect([next.getUTCHours(), next.getUTCMinutes(), next > new Date()]).toEqual([7, 30, true]);
    const { body } = await studio.admin.get('/api/rankings/refresh').expect(200);
    expect(body).toMatchObject({ cron: '30 7 * * *', nextRunAt: japan!.nextRunAt });
    await studio.admin.get(`/api/jobs/${japan!.lastRunJobId}`).expect(200);
  });

  it('refreshes each market in its own stores when no country is given', async () => {
    const job = await untilJob(
      studio,
      await startRefresh(studio, { platforms: ['android'], categories: ['puzzle'] }),
    );
    expect(job.progress.total).toBe(6);
    const [china] = (await markets()).filter(({ id }) => id === 'cn');
    expect(china!.lastRunCharts).toBe(51);
  });
});

describe('the default market', () => {
  const capture = (platform: 'android' | 'ios', country: string) =>
    studio.app.get(CapturesService).record({
      ...{ platform, category: 'all', country, rankingType: 'downloads' as const, source: 'test' },
      ...{ capturedAt: new Date(), sample: false, derived: null },
      entries: [
        {
          ...{ rankPosition: 1, platform, bundleId: 'com.studio.a', trackId: null, title: 'Game A' },
          ...{ developer: null, iconUrl: null, url: null, country },
        },
      ],
    });
  const start = async (api = studio.admin) => {
    const { body } = await api.get('/api/rankings/countries').expect(200);
    const [row] = (body as { country: string; start: string | null; startCategory: string }[]).filter(
      (one) => one.start,
    );
    return row && [row.country, row.start, row.startCategory];
  };

  it("is the person's own, then that of the installation", async () => {
    await capture('ios', 'tw');
    const tw = { platform: 'ios', country: 'TW', category: 'games_puzzle' };
    const jp = { platform: 'android', country: 'jp' };
    await mina.api.put('/api/markets/default').send(tw).expect(200);
    const { body } = await studio.admin.put('/api/markets/default/installation').send(jp).expect(200);
    expect(body).toEqual({ own: null, installation: { ...jp, category: 'all' } });
    expect(await start()).toEqual(['jp', 'android', 'all']);
    expect(await start(mina.api)).toEqual(['tw', 'ios', 'games_puzzle']);
    await mina.api.delete('/api/markets/default').expect(200);
    expect(await start(mina.api)).toEqual(['jp', 'android', 'all']);
  });

  it('is checked', async () => {
    const put = (input: object) => studio.admin.put('/api/markets/default/installation').send(input);
    const fr = { platform: 'ios', country: 'tw' };
    expect(readFields((await put(fr).expect(400)).body)).toEqual(['country']);
    const wrong = { platform: 'ios', country: 'jp', category: 'puzzle' };
    expect(readFields((await put(wrong).expect(400)).body)).toEqual(['category']);
    await mina.api
      .put('/api/markets/default/installation')
      .send({ platform: 'ios', country: 'jp' })
      .expect(403);
  });

  it('is removed with its market', async () => {
    const { body } = await studio.admin.delete('/api/markets/jp').expect(200);
    expect(body).toMatchObject({ id: 'jp' });
    expect((await studio.admin.get('/api/markets/default').expect(200)).body).toEqual({
      own: null,
      installation: null,
    });
  });
});

describe('markets of the environment', () => {
  let fixed: TestApp;
  beforeAll(async () => {
    fixed = await openTestApp({ env: { RANKINGS_COUNTRIES: 'de,us', RANKINGS_CRON: '0 5 * * *' } });
  });
  afterAll(() => fixed.close());

  it('exist in their order and follow its schedule', async () => {
    expect(await names(fixed)).toEqual(['Germany', 'United States']);
    const { body } = await fixed.admin.get('/api/rankings/refresh').expect(200);
    expect(body).toMatchObject({ countries: ['de', 'us'], cron: '0 5 * * *' });
  });

  it('stay as the variable says, but may have a schedule of their own', async () => {
    const put = (input: object) => fixed.admin.put('/api/markets/de').send(input);
    expect(readCode((await put({ paused: true }).expect(409)).body)).toBe('market_pinned');
    expect(readCode((await put({ platforms: ['ios'] }).expect(409)).body)).toBe('market_pinned');
    expect(readCode((await fixed.admin.delete('/api/markets/de').expect(409)).body)).toBe('market_pinned');
    const { body } = await put({ cron: '0 9 * * 1' }).expect(200);
    expect(body).toMatchObject({ cron: '0 9 * * 1', schedule: '0 9 * * 1', pinned: true });
    await fixed.admin.post('/api/markets').send({ country: 'jp' }).expect(201);
    const [, japan] = await markets(fixed);
    expect(japan).toMatchObject({ id: 'jp', cron: null, schedule: '0 5 * * *', pinned: false });
    await fixed.admin.delete('/api/markets/jp').expect(200);
    expect(await names(fixed)).toEqual(['Germany', 'United States']);
  });
});

import { CapturesService } from '../src/rankings/captures/captures.service.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;

beforeAll(async () => (studio = await openTestApp({ env: { RANKINGS_COUNTRIES: 'de,us' } })));
afterAll(() => studio.close());

async function capture(platform: 'android' | 'ios', country: string, time: string, sample = false) {
  await studio.app.get(CapturesService).record({
    platform,
    category: 'all',
    country,
    rankingType: 'downloads',
    capturedAt: new Date(time),
    source: 'test',
    sample,
    derived: null,
    entries: ['a', 'b'].map((name, index) => ({
      rankPosition: index + 1,
      platform,
      bundleId: `com.studio.${name}`,
      trackId: platform === 'ios' ? String(index + 1) : null,
      title: `Game ${name}`,
      developer: null,
      iconUrl: null,
      url: null,
      country,
    })),
  });
}

async function start() {
  const { body } = await studio.admin.get('/api/rankings/countries').expect(200);
  const countries = body as { country: string; start: string | null }[];
  return countries.flatMap((row) => (row.start ? [[row.country, row.start]] : []));
}

it('opens at real charts, newest day first, then refreshed countries in their order', async () => {
  expect(await start()).toEqual([]);
  await capture('android', 'us', '2026-11-20T06:00:00Z', true);
  await capture('ios', 'us', '2026-11-20T06:00:00Z', true);
  expect(await start()).toEqual([['us', 'android']]);
  // Old and real stands before new and sample.
  await capture('ios', 'jp', '2026-02-21T00:00:00Z');
  expect(await start()).toEqual([['jp', 'ios']]);
  await capture('android', 'tw', '2026-07-06T00:00:00Z');
  await capture('ios', 'tw', '2026-07-06T00:00:00Z');
  expect(await start()).toEqual([['tw', 'android']]);
  // Refreshed in one night, one after the other.
  await capture('android', 'de', '2026-07-06T05:00:00Z');
  await capture('android', 'kr', '2026-07-06T05:00:09Z');
  expect(await start()).toEqual([['de', 'android']]);
});

it('is where the dashboard looks as well, unless another country is asked for', async () => {
  const country = async (query = '') => {
    const { body } = await studio.admin.get(`/api/dashboard${query}`).expect(200);
    return (body as { movers: { country: string }[] }).movers.map((one) => one.country);
  };
  expect(await country()).toEqual(['de', 'de']);
  expect(await country('?country=tw')).toEqual(['tw', 'tw']);
  const { body } = await studio.admin.get('/api/dashboard?country=zz').expect(400);
  expect(body).toHaveProperty('errors.country');
});

import { CapturesService } from '../src/rankings/captures/captures.service.js';
import type { RankingType } from '../src/rankings/rankings.types.js';
import { openTestApp, type TestApp } from './support/test-app.js';

interface Mover {
  rankingType: RankingType;
  bundleId: string;
  title: string;
  from: number | null;
  to: number | null;
  change: number | null;
}

interface Movers {
  capturedFrom: string | null;
  capturedTo: string | null;
  sample: boolean;
  lists: { rankingType: RankingType; capturedFrom: string; capturedTo: string; reason: string }[];
  notCompared: { rankingType: RankingType; reason: string; newest: string | null }[];
  climbers: Mover[];
  fallers: Mover[];
  entries: Mover[];
  exits: Mover[];
}

let studio: TestApp;

beforeAll(async () => {
  studio = await openTestApp();
  await capture('2026-11-01T06:00:00Z', ['old', 'b', 'c']);
  await capture('2026-11-10T06:00:00Z', ['a', 'b', 'c', 'd']);
  await capture('2026-11-11T06:00:00Z', ['c', 'b', 'x', 'a']);
  await capture('2026-11-11T07:00:00Z', ['r1', 'r2'], 'revenue');
  await capture('2026-11-12T07:00:00Z', ['r2', 'r1'], 'revenue');
  await capture('2026-11-12T07:00:00Z', ['n'], 'new');
});
afterAll(() => studio.close());

async function capture(
  time: string,
  names: string[],
  rankingType: RankingType = 'downloads',
  { ios, country = 'us' }: { ios?: { trackId: string; bundleId: string | null }; country?: string } = {},
): Promise<void> {
  await studio.app.get(CapturesService).record({
    platform: ios ? 'ios' : 'android',
    category: 'all',
    country,
    rankingType,
    capturedAt: new Date(time),
    source: 'test',
    sample: false,
    derived: null,
    entries: names.map((name, index) => ({
      rankPosition: index + 1,
      platform: ios ? ('ios' as const) : ('android' as const),
      bundleId: ios ? ios.bundleId : `com.studio.${name}`,
      trackId: ios?.trackId ?? null,
      title: `Game ${name}`,
      developer: null,
      iconUrl: null,
      url: null,
      country,
    })),
  });
}

async function movers(query: string): Promise<Movers> {
  const { body } = await studio.admin.get(`/api/rankings/movers?platform=android${query}`).expect(200);
  return body as Movers;
}

const moves = (rows: Mover[]) =>
  rows.map(({ bundleId, from, to, change }) => [bundleId.slice(11), from, to, change]);

describe('movers', () => {
  it('compares the two newest captures of each list', async () => {
    const all = await movers('');
    expect(moves(all.climbers)).toEqual([
      ['c', 3, 1, 2],
      ['r2', 2, 1, 1],
    ]);
    expect(moves(all.fallers)).toEqual([
      ['a', 1, 4, -3],
      ['r1', 1, 2, -1],
    ]);
    expect(moves(all.entries)).toEqual([['x', null, 3, null]]);
    expect(moves(all.exits)).toEqual([['d', 4, null, null]]);
    expect(all.climbers[0]).toMatchObject({ title: 'Game c', rankingType: 'downloads' });
    expect(all).toMatchObject({
      capturedFrom: '2026-11-10T06:00:00.000Z',
      capturedTo: '2026-11-12T07:00:00.000Z',
      sample: false,
    });
    expect(all.lists.map(({ rankingType, reason }) => [rankingType, reason])).toEqual([
      ['downloads', 'newest capture and the one before it'],
      ['revenue', 'newest capture and the one before it'],
    ]);
    expect(all.notCompared).toEqual([
      {
        rankingType: 'new',
        reason: 'This list was captured once, on 12 Nov 2026.',
        newest: '2026-11-12T07:00:00.000Z',
      },
    ]);
  });

  it('is limited to one list', async () => {
    const revenue = await movers('&rankingType=revenue&category=game');
    expect(moves(revenue.climbers)).toEqual([['r2', 2, 1, 1]]);
    expect(revenue.entries).toEqual([]);
  });

  it('compares the first and the last capture of a time, days included as a whole', async () => {
    const long = await movers('&rankingType=downloads&from=2026-11-01&to=2026-11-10');
    expect(long).toMatchObject({
      capturedFrom: '2026-11-01T06:00:00.000Z',
      capturedTo: '2026-11-10T06:00:00.000Z',
    });
    expect(moves(long.exits)).toEqual([['old', 1, null, null]]);
    expect(long.lists[0]?.reason).toBe('first and last capture from 1 Nov 2026 to 10 Nov 2026');
    const until = await movers('&rankingType=downloads&to=2026-11-10');
    expect(until.capturedFrom).toBe('2026-11-01T06:00:00.000Z');
    const since = await movers('&rankingType=downloads&from=2026-10-01');
    expect([since.capturedFrom, since.capturedTo]).toEqual([
      '2026-11-01T06:00:00.000Z',
      '2026-11-11T06:00:00.000Z',
    ]);
  });

  it('counts days from the newest capture and says which captures it used', async () => {
    const [day] = (await movers('&rankingType=downloads&days=1')).lists;
    expect(day).toMatchObject({
      capturedFrom: '2026-11-10T06:00:00.000Z',
      capturedTo: '2026-11-11T06:00:00.000Z',
      reason: 'newest capture and the nearest one 1 day earlier',
    });
    const [ten] = (await movers('&rankingType=downloads&days=10')).lists;
    expect(ten?.capturedFrom).toBe('2026-11-01T06:00:00.000Z');
  });

  it('compares nothing else when the requested period has less than two captures', async () => {
    const month = await movers('&rankingType=downloads&days=30');
    expect(month).toMatchObject({ capturedFrom: null, lists: [], climbers: [] });
    expect(month.notCompared[0]?.reason).toBe(
      'No capture around 12 Oct 2026, 30 days before the newest one of 11 Nov 2026.',
    );
    const later = await movers('&rankingType=downloads&from=2026-11-12');
    expect(later).toMatchObject({ capturedTo: null, lists: [], exits: [] });
    expect(later.notCompared).toEqual([
      {
        rankingType: 'downloads',
        reason: 'No capture since 12 Nov 2026. The newest capture is of 11 Nov 2026.',
        newest: '2026-11-11T06:00:00.000Z',
      },
    ]);
  });

  it('says when a capture was truncated, and reports no exits below its end', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `t${at}`);
    const day = (date: string, rows: number) =>
      capture(`2026-11-${date}T06:00:00Z`, names.slice(0, rows), 'downloads', { country: 'nl' });
    await day('10', 10);
    await day('11', 4);
    const cut = await movers('&country=nl');
    expect(cut.exits).toEqual([]);
    expect(cut.lists[0]?.reason).toBe(
      'newest capture and the one before it; the later one has only 4 rows, so games below #4 may still be listed',
    );
    await day('12', 10);
    const whole = await movers('&country=nl');
    expect(whole.entries).toEqual([]);
    expect(whole.lists[0]?.reason).toMatch(
      /; the earlier one has only 4 rows, so games below #4 may have been listed$/,
    );
  });

  it('has nothing to compare with one capture or none', async () => {
    const nothing = { capturedFrom: null, capturedTo: null, lists: [], climbers: [], entries: [], exits: [] };
    expect(await movers('&rankingType=new')).toMatchObject(nothing);
    expect(await movers('&country=de')).toMatchObject(nothing);
    expect(await movers('&to=2020-01-01')).toMatchObject(nothing);
  });

  it.each([
    ['', 'platform'],
    ['platform=android&rankingType=paid', 'rankingType'],
    ['platform=android&from=yesterday', 'from'],
    ['platform=android&from=2026-02-01&to=2026-01-01', 'from'],
    ['platform=android&days=0', 'days'],
    ['platform=android&days=week', 'days'],
    ['platform=android&days=7&from=2026-01-01', 'days'],
    ['platform=android&category=chess', 'category'],
    ['platform=android&country=xx', 'country'],
  ])('refuses "%s"', async (query, field) => {
    const answer = await studio.admin.get(`/api/rankings/movers?${query}`).expect(400);
    expect((answer.body as { errors: object }).errors).toHaveProperty(field);
  });

  it('is for administrators', async () => {
    await studio.api.get('/api/rankings/movers?platform=android').expect(401);
  });
});

describe('the history of a game', () => {
  it('returns first seen, peak and days of the whole history for any period', async () => {
    await capture('2026-11-11T23:30:00Z', ['b', 'c']);
    const { body } = await studio.admin
      .get('/api/rankings/history?platform=android&bundleId=com.studio.b&from=2026-11-11&to=2026-11-12')
      .expect(200);
    const [downloads] = (body as { series: { points: object[] }[] }).series;
    expect(downloads).toMatchObject({ firstSeen: '2026-11-01T06:00:00.000Z', peak: 1, daysOnChart: 3 });
    expect(downloads?.points).toHaveLength(2);
  });
});

describe('an App Store game known by its track id only', () => {
  it('keeps its history and is renamed in lists when its bundle id is found', async () => {
    const trackId = '98000000001';
    await capture('2026-11-10T06:00:00Z', ['tiny'], 'downloads', { ios: { trackId, bundleId: null } });
    await capture('2026-11-10T06:00:00Z', ['tiny'], 'revenue', { ios: { trackId, bundleId: null } });
    const ids = async () => {
      const { body } = await studio.admin.get('/api/rankings/current?platform=ios').expect(200);
      const { downloads, revenue } = body as Record<string, { bundleId: string }[]>;
      return [...downloads!, ...revenue!].map(({ bundleId }) => bundleId);
    };
    expect(await ids()).toEqual([`id${trackId}`, `id${trackId}`]);
    await capture('2026-11-11T06:00:00Z', ['tiny'], 'downloads', {
      ios: { trackId, bundleId: 'com.studio.tiny' },
    });
    // The revenue list was not captured again.
    expect(await ids()).toEqual(['com.studio.tiny', 'com.studio.tiny']);
    const { body } = await studio.admin
      .get('/api/rankings/history?platform=ios&bundleId=com.studio.tiny&from=2026-11-01&to=2026-11-30')
      .expect(200);
    expect((body as { series: object[] }).series[0]).toMatchObject({
      firstSeen: '2026-11-10T06:00:00.000Z',
      daysOnChart: 2,
    });
    await studio.admin.get(`/api/games/id${trackId}`).expect(404);
  });
});

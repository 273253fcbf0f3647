import { FirstAdmin } from '../src/auth/accounts/first-admin.js';
import { SampleCatalog } from '../src/seed/sample-catalog.service.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const load = ({ app }: TestApp) => app.get(SampleCatalog).load();
async function counts({ source }: TestApp) {
  const [row] = await source.query<Record<string, number>[]>(
    `select (select count(*)::int from games) as games,
       (select count(*)::int from games where not sample) as real_games,
       (select count(*)::int from game_listings where not sample) as real_listings,
       (select count(*)::int from chart_captures where not sample) as real_captures,
       (select count(*)::int from game_rankings where not sample) as real_ranks,
       (select count(*)::int from ranking_lists where not sample) as real_lists,
       (select count(*)::int from ranking_lists) as lists`,
  );
  return row!;
}

describe('an empty database', () => {
  let studio: TestApp;
  beforeAll(async () => {
    studio = await openTestApp({ env: { SAMPLE_DATA: 'auto' } });
    const other = await openTestApp({ env: { SAMPLE_DATA: 'auto' }, databaseUrl: studio.databaseUrl });
    try {
      // Two that start at once: one of them loads.
      const loaded = await Promise.all([load(studio), load(other)]);
      expect(loaded.sort()).toEqual([false, true]);
    } finally {
      await other.close();
    }
  });
  afterAll(() => studio.close());

  it('gets about 120 games, and every row of theirs is marked', async () => {
    const found = await counts(studio);
    expect(found.games).toBeGreaterThanOrEqual(110);
    expect(found.games).toBeLessThanOrEqual(260);
    expect(found.lists).toBeGreaterThan(50);
    expect(found).toMatchObject({
      real_games: 0,
      real_listings: 0,
      real_captures: 0,
      real_ranks: 0,
      real_lists: 0,
    });
  });

  it('gets them once', async () => {
    const before = await counts(studio);
    expect(await load(studio)).toBe(false);
    expect(await counts(studio)).toEqual(before);
  });

  it('shows games with a description to analyze and an icon of our own', async () => {
    const page = await studio.admin.get('/api/games?range=[0,999]').expect(200);
    const games = page.body as { id: string; iconUrl: string; sample: boolean }[];
    expect(games.every(({ sample, iconUrl }) => sample && iconUrl.startsWith('/sample-icons/'))).toBe(true);
    for (const { id, iconUrl } of games.filter((_, index) => index % 12 === 0)) {
      const detail = await studio.admin.get(`/api/games/${id}`).expect(200);
      const { listings } = detail.body as { listings: { description: string | null; sample: boolean }[] };
      expect(listings.length).toBeGreaterThan(0);
      expect(listings.every(({ description, sample }) => sample && (description ?? '').length > 200)).toBe(
        true,
      );
      const icon = await fetch(`${studio.url}${iconUrl}`);
      expect([id, icon.status, icon.headers.get('content-type')]).toEqual([id, 200, 'image/svg+xml']);
      expect(await icon.text()).toMatch(/^<svg[^>]*xmlns/);
    }
  });

  it('shows lists as of today with what changed since yesterday', async () => {
    for (const platform of ['android', 'ios']) {
      const answer = await studio.admin.get(`/api/rankings/current?platform=${platform}`).expect(200);
      const {
        downloads,
        revenue,
        capturedAt,
        sample,
        new: newest,
      } = answer.body as {
        downloads: { rankPosition: number; change: string | null; trend: unknown[] }[];
        revenue: unknown[];
        new: unknown[];
        capturedAt: string;
        sample: boolean;
      };
      expect(sample).toBe(true);
      expect(capturedAt.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
      expect(downloads.map(({ rankPosition }) => rankPosition)).toEqual(
        downloads.map((_, index) => index + 1),
      );
      expect(new Set(downloads.map(({ change }) => change)).size).toBeGreaterThan(1);
      expect(downloads[0]?.trend.length).toBeGreaterThan(3);
      expect(revenue.length).toBeGreaterThan(5);
      expect(newest.length).toBeGreaterThan(0);
    }
  });

  it('of another country stays empty rather than showing samples of this one', async () => {
    const answer = await studio.admin.get('/api/rankings/current?platform=android&country=jp').expect(200);
    expect(answer.body).toMatchObject({ sample: false, downloads: [] });
  });
});

it('leaves a database with games alone, unless it is asked for', async () => {
  const studio = await openTestApp({ env: { SAMPLE_DATA: 'auto' }, workers: true });
  try {
    await importFile(studio.admin, 'rankings', chartCsv(chart(['com.real'], { category: 'all' })));
    expect(await load(studio)).toBe(false);
    const asked = await openTestApp({ env: { SAMPLE_DATA: 'on' }, databaseUrl: studio.databaseUrl });
    try {
      expect(await load(asked)).toBe(true);
      expect(await load(asked)).toBe(false);
    } finally {
      await asked.close();
    }
    const { real_games: games, real_captures: captures } = await counts(studio);
    expect([games, captures]).toEqual([1, 1]);
    const answer = await studio.admin.get('/api/rankings/current?platform=android').expect(200);
    expect(answer.body).toMatchObject({
      lists: { downloads: { sample: false }, revenue: { sample: true } },
      downloads: [{ bundleId: 'com.real' }],
    });
  } finally {
    await studio.close();
  }
});

it('loads nothing when it is off', async () => {
  const studio = await openTestApp({ env: { SAMPLE_DATA: 'off' } });
  try {
    expect(await load(studio)).toBe(false);
    expect((await counts(studio)).games).toBe(0);
  } finally {
    await studio.close();
  }
});

it('makes one first administrator, however many processes look for one at once', async () => {
  const studio = await openTestApp();
  const other = await openTestApp({ databaseUrl: studio.databaseUrl });
  try {
    await studio.source.query('truncate users cascade');
    const makers = Array.from({ length: 10 }, (_, i) => (i % 2 ? studio : other).app.get(FirstAdmin));
    const made = await Promise.all(makers.map((maker) => maker.ensure()));
    expect(made.filter((admin) => admin !== null)).toHaveLength(1);
    const [row] = await studio.source.query<{ n: number }[]>(
      `select count(*)::int as n from profiles where role = 'admin' and approved`,
    );
    expect(row?.n).toBe(1);
    await studio.getToken(ADMIN.email, ADMIN.password);
    expect(await makers[0]?.ensure()).toBeNull();
  } finally {
    await other.close();
    await studio.close();
  }
});

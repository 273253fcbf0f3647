import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CapturesService } from '../src/rankings/captures/captures.service.js';
import { RevenueService } from '../src/revenue/revenue.service.js';
import { PrototypesService } from '../src/prototypes/prototypes.service.js';
import { samplePrototypes, createSampleRevenue } from '../src/seed/sample-office.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { join, signUp } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

interface Stat {
  value: number | null;
  change: number | null;
  sample: boolean;
}

interface Dashboard {
  stats: Record<'totalUsers' | 'activeTests' | 'successRate' | 'revenue', Stat>;
  recentActivity: { kind: string; read: boolean }[];
  system: { name: string; state: string; detail: string }[];
  latestCapture: { sample: boolean; lists: number; countries: string[] } | null;
  movers: { platform: string; climbers: { bundleId: string; change: number }[]; sample: boolean }[];
  pendingRequests: number;
  runningJobs: { kind: string }[];
}

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp({ workers: true })));
afterAll(() => studio.close());

const dashboard = async (): Promise<Dashboard> =>
  (await studio.admin.get('/api/dashboard').expect(200)).body as Dashboard;

const job = (state: string, daysAgo: number) =>
  studio.source.query(
    `insert into jobs (id, kind, title, state, created_at, finished_at)
     values ($1, 'test', 'Test', $2, now(), now() - $3 * interval '1 day')`,
    [randomUUID(), state, daysAgo],
  );

describe('the dashboard', () => {
  it('marks what it does not know', async () => {
    const { stats, latestCapture, movers } = await dashboard();
    expect(stats.successRate).toMatchObject({ value: null, change: null });
    expect(stats.revenue).toMatchObject({ value: null, change: null, sample: false });
    expect(stats.activeTests).toMatchObject({ value: 0, change: null });
    expect(stats.totalUsers).toMatchObject({ value: 1, change: null });
    expect(latestCapture).toBeNull();
    expect(movers.map(({ climbers }) => climbers)).toEqual([[], []]);
  });

  it('measures people, jobs, prototypes and revenue, with their change', async () => {
    await studio.source.query(`update profiles set created_at = now() - interval '40 days'`);
    await join(studio, 'new@studio.example');
    for (const state of ['completed', 'completed', 'completed', 'failed', 'cancelled']) await job(state, 1);
    for (const state of ['completed', 'failed']) await job(state, 45);
    await studio.admin.post('/api/prototypes').send({ name: 'Mine', status: 'Testing' }).expect(201);
    const month = studio.clock.now().toISOString().slice(0, 7);
    await studio.admin
      .post('/api/revenue-entries')
      .send({ month, game: 'Harbour', source: 'advertisements', amount: 40 })
      .expect(201);
    const { stats } = await dashboard();
    expect(stats.totalUsers).toMatchObject({ value: 2, change: 100 });
    expect(stats.successRate).toMatchObject({ value: 75, change: 50 });
    expect(stats.activeTests).toMatchObject({ value: 1, sample: false });
    expect(stats.revenue).toMatchObject({ value: 40, change: null, sample: false });
  });

  it('marks figures that are only samples', async () => {
    await studio.source.query('delete from revenue_entries');
    await studio.source.query('delete from prototypes');
    await studio.app.get(DataSource).transaction(async (manager) => {
      await studio.app.get(RevenueService).addSamples(manager, createSampleRevenue(studio.clock.now()));
      await studio.app.get(PrototypesService).addSamples(manager, samplePrototypes);
    });
    const { stats } = await dashboard();
    expect(stats.revenue.sample).toBe(true);
    expect(stats.revenue.change).toBeGreaterThan(0);
    expect(stats.activeTests).toMatchObject({ value: 1, sample: true });
  });

  it('checks the system on request', async () => {
    const { system } = await dashboard();
    expect(system.map(({ name }) => name)).toEqual(['API Status', 'Database', 'Test Runners']);
    expect(system.find(({ name }) => name === 'Test Runners')).toMatchObject({ state: 'Operational' });
    const id = randomUUID();
    await studio.source.query(
      `insert into jobs (id, kind, title, state, created_at)
       values ($1, 'nobody', 'Left', 'queued', now() - interval '1 hour')`,
      [id],
    );
    const late = (await dashboard()).system.find(({ name }) => name === 'Test Runners');
    await studio.source.query('delete from jobs where id = $1', [id]);
    expect(late).toMatchObject({ state: 'Degraded' });
  });

  it('shows the newest capture, the movers and pending requests', async () => {
    for (const [time, names] of [
      ['2026-11-10T06:00:00Z', ['a', 'b', 'c']],
      ['2026-11-11T06:00:00Z', ['c', 'a', 'b']],
    ] as const) {
      await studio.app.get(CapturesService).record({
        platform: 'android',
        category: 'all',
        country: 'us',
        rankingType: 'downloads',
        capturedAt: new Date(time),
        source: 'test',
        sample: false,
        derived: null,
        entries: names.map((name, index) => ({
          rankPosition: index + 1,
          platform: 'android' as const,
          bundleId: `com.studio.${name}`,
          trackId: null,
          title: name,
          developer: null,
          iconUrl: null,
          url: null,
          country: 'us',
        })),
      });
    }
    await signUp(studio, 'waits@studio.example');
    const { latestCapture, movers, pendingRequests, recentActivity } = await dashboard();
    expect(latestCapture).toMatchObject({ sample: false, lists: 1, countries: ['us'] });
    expect(movers[0]?.climbers).toMatchObject([{ bundleId: 'com.studio.c', change: 2 }]);
    expect(pendingRequests).toBe(1);
    expect(recentActivity[0]).toMatchObject({ kind: 'account.requested', read: false });
  });
});

describe('analytics', () => {
  it('returns each month, including empty ones', async () => {
    const { body } = await studio.admin.get('/api/analytics?months=12').expect(200);
    const { months, users } = body as {
      months: { month: string; users: number; captures: number }[];
      users: Stat;
    };
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.month).toBe(studio.clock.now().toISOString().slice(0, 7));
    expect(months.at(-1)?.users).toBe(users.value);
    expect(months[0]?.users).toBe(0);
    expect(months.reduce((sum, { captures }) => sum + captures, 0)).toBe(2);
  });

  it('counts a game that was analyzed several times in a month once', async () => {
    const analyze = (bundleId: string, version: number) =>
      studio.source.query(
        `insert into game_analysis (bundle_id, version, analyzed_at, analyzed_by, mechanics, meta_elements, item_keys,
           engine, engine_version, taxonomy_version, input_hash, language, duration_ms, is_current)
         select $1, $2, now(), id, '[]', '[]', '{}', 'built-in', '1', '1', 'x', 'en', 1, $2 = 2 from users limit 1`,
        [bundleId, version],
      );
    const [game] = await studio.source.query<{ id: string }[]>('select bundle_id as id from games limit 1');
    for (const version of [1, 2]) await analyze(game!.id, version);
    const { body } = await studio.admin.get('/api/analytics').expect(200);
    expect((body as { analyses: Stat }).analyses.value).toBe(1);
    await studio.source.query('delete from game_analysis');
  });

  it.each(['2', '25', 'x', '-3', '4.5'])('refuses %s months', async (months) => {
    await studio.admin.get(`/api/analytics?months=${months}`).expect(400);
  });
});

describe('the bell', () => {
  const unread = async (api = studio.admin) =>
    ((await api.get('/api/activity/unread').expect(200)).body as { count: number }).count;

  it('counts what others did since I looked, and marks lines or all as read', async () => {
    await studio.admin.post('/api/activity/read').send({}).expect(200);
    expect(await unread()).toBe(0);
    await signUp(studio, 'one@studio.example');
    await signUp(studio, 'two@studio.example');
    expect(await unread()).toBe(2);
    const filter = encodeURIComponent(JSON.stringify({ unread: true }));
    const lines = (await studio.admin.get(`/api/activity?filter=${filter}`).expect(200)).body as {
      id: string;
      read: boolean;
    }[];
    expect(lines.map(({ read }) => read)).toEqual([false, false]);
    const { body } = await studio.admin
      .post('/api/activity/read')
      .send({ ids: [lines[0]?.id, lines[0]?.id, randomUUID()] })
      .expect(200);
    expect(body).toEqual({ count: 1 });
    expect((await studio.admin.post('/api/activity/read').send({}).expect(200)).body).toEqual({ count: 0 });
  });

  it('is separate for each person and leaves out their own actions', async () => {
    const colleague = await join(studio, 'colleague@studio.example', { admin: true });
    await studio.admin.post('/api/activity/read').send({}).expect(200);
    const before = await unread(colleague.api);
    await studio.admin.post('/api/prototypes').send({ name: 'News' }).expect(201);
    expect(await unread()).toBe(0);
    expect(await unread(colleague.api)).toBe(before + 1);
  });

  it.each([{ ids: 'x' }, { ids: ['x'] }, { ids: Array.from({ length: 501 }, () => randomUUID()) }])(
    'refuses odd ids %#',
    async (body) => {
      await studio.admin.post('/api/activity/read').send(body).expect(400);
    },
  );
});

describe('the day of the studio', () => {
  it('shows the moves of tagged games, the age of charts, and my own ideas and analyses', async () => {
    const day = async () =>
      ((await studio.admin.get('/api/dashboard?country=nz').expect(200)).body as { day: Day }).day;
    expect(await day()).toMatchObject({ taggedGames: 0, moves: [], moveCount: 0, ideas: 0 });
    const now = studio.clock.now().getTime();
    for (const [daysAgo, order] of [
      [1, ['com.first', 'com.second', 'com.third']],
      [0, ['com.third', 'com.first', 'com.second']],
    ] as const) {
      const date = new Date(now - daysAgo * 24 * 3_600_000).toISOString();
      const rows = order.map((id, index) => `${date},android,nz,free,all,${index + 1},${id},Title ${id}`);
      await importFile(
        studio.admin,
        'rankings',
        ['date,platform,country,type,category,rank,bundle_id,title', ...rows].join('\n'),
      );
    }
    const tag = (await studio.admin.post('/api/tags').send({ name: 'Watched' }).expect(201)).body as {
      id: string;
    };
    for (const game of ['com.third', 'com.first']) {
      await studio.admin.put(`/api/games/${game}/tags/${tag.id}`).expect(200);
    }
    await studio.admin
      .post('/api/ideas')
      .send({ name: 'Mine', coreMechanics: [], metaElements: [] })
      .expect(201);
    const today = await day();
    expect(today).toMatchObject({
      taggedGames: 2,
      moveCount: 2,
      ideas: 1,
      recentIdeas: 1,
      recentAnalyses: 0,
    });
    expect(today.moves.map(({ bundleId, from, to }) => [bundleId, from, to])).toEqual([
      ['com.third', 3, 1],
      ['com.first', 1, 2],
    ]);
    expect(today.storefronts.find(({ country }) => country === 'nz')).toMatchObject({
      platform: 'android',
      lists: 1,
      sample: false,
      stale: false,
    });
  });

  it('counts every tagged game that moved, at any rank', async () => {
    const games = Array.from({ length: 60 }, (_, at) => `com.many.g${at}`);
    const date = (daysAgo: number) =>
      new Date(studio.clock.now().getTime() - daysAgo * 24 * 3_600_000).toISOString();
    const show = (ids: string[], daysAgo: number) =>
      importFile(
        studio.admin,
        'rankings',
        chartCsv(chart(ids, { date: date(daysAgo), country: 'fj', category: 'all' })),
      );
    await show(games, 1);
    await show([...games].reverse(), 0);
    const tag = (await studio.admin.post('/api/tags').send({ name: 'Many' }).expect(201)).body as {
      id: string;
    };
    for (const game of games.slice(0, 12))
      await studio.admin.put(`/api/games/${game}/tags/${tag.id}`).expect(200);
    const { body } = await studio.admin.get('/api/dashboard?country=fj').expect(200);
    const { day } = body as { day: Day };
    expect(day).toMatchObject({ taggedGames: 14, moveCount: 12, movedGames: 12 });
    expect(day.moves).toHaveLength(8);
    expect(day.moves[0]).toMatchObject({ bundleId: 'com.many.g0', from: 1, to: 60 });
  });
});

it('has no unread entries about successful work that the reader started', async () => {
  await studio.admin.post('/api/activity/read').send({}).expect(200);
  const date = studio.clock.now().toISOString();
  const file = `date,platform,country,type,category,rank,bundle_id,title\n${date},android,pt,free,all,1,com.own,Own`;
  await importFile(studio.admin, 'rankings', file);
  const lines = await studio.admin.get('/api/activity?filter={"kind":"rankings.imported"}').expect(200);
  expect((lines.body as { read: boolean }[])[0]).toMatchObject({ read: true });
  expect((await studio.admin.get('/api/activity/unread').expect(200)).body).toEqual({ count: 0 });
});

interface Day {
  taggedGames: number;
  moves: { bundleId: string; from: number; to: number }[];
  moveCount: number;
  movedGames: number;
  storefronts: { platform: string; country: string; lists: number; sample: boolean; stale: boolean }[];
  ideas: number;
}

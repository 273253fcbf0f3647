import { ensurePartitions } from '../src/database/rows/partitions.js';
import { JobsService } from '../src/jobs/jobs.service.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const GAME = 'com.example.harbor';
const CHART = 'platform=android&country=us&category=all';

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp();
  await studio.source.query(`insert into games (bundle_id, title) values ($1, 'Harbor')`, [GAME]);
});
afterAll(() => studio.close());

it('refuses one tag more than an installation can have', async () => {
  await studio.source.query(
    `insert into tags (name, name_key) select 'Tag ' || n, 'tag ' || n from generate_series(1, 1999) n`,
  );
  const created = await Promise.all(
    ['one', 'two', 'three'].map((name) => studio.admin.post('/api/tags').send({ name })),
  );
  expect(created.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(created.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'too_many_tags',
    detail: 'There are already 2,000 tags. Delete one first.',
  });
});

it.each([
  ['/api/tokens', 50, (n: number) => ({ name: `script ${n}`, scope: 'read' })],
  ['/api/alert-rules', 100, () => ({ kind: 'first_game', scope: 'all' })],
])('refuses more at %s than %d, also when many ask at once', async (path, most, toInput) => {
  for (let n = 0; n < most - 1; n += 1) await studio.admin.post(path).send(toInput(n)).expect(201);
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, n) => studio.admin.post(path).send(toInput(most + n))),
  );
  expect(created.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
});

it('creates self-filling lists with the last connection to the database', async () => {
  const others = Array.from({ length: 9 }, () => studio.source.createQueryRunner());
  await Promise.all(others.map((runner) => runner.connect()));
  const input = { name: 'All harbors', kind: 'filter', filter: { q: 'Harbor' } };
  const { body } = await studio.admin.post('/api/watchlists').send(input).expect(201);
  const changed = await studio.admin.put(`/api/watchlists/${body.id}`).send({ name: 'Harbors' }).expect(200);
  const removed = await studio.admin.delete(`/api/watchlists/${body.id}`).expect(200);
  await Promise.all(others.map((runner) => runner.release()));
  expect([body.games, changed.body.games, removed.body.games]).toEqual([1, 1, 1]);
});

it('exports every row once while others are deleted', async () => {
  await studio.source.query(
    `insert into jobs (kind, title, state, created_at) select 'test', 'Job ' || n, 'completed', now() - n * interval '1 minute'
     from generate_series(1, 1200) n`,
  );
  const query = {
    sort: 'createdAt',
    order: 'DESC',
    offset: 0,
    limit: 25,
    filter: { kind: ['test'] },
  } as const;
  const titles: string[] = [];
  for await (const rows of studio.app
    .get(JobsService)
    .list({ ...query, filter: { kind: ['test'] } })
    .batches()) {
    titles.push(...rows.map(({ title }) => title));
    await studio.source.query('delete from jobs where title = any($1)', [titles.slice(0, 100)]);
  }
  expect(titles).toEqual(Array.from({ length: 1_200 }, (_, index) => `Job ${index + 1}`));
});

it('refuses a history of more captures than one answer holds', async () => {
  await studio.source.query(
    `insert into chart_captures (platform, category, country, ranking_type, captured_at, source, row_count)
     select 'android', 'all', 'us', 'downloads', '2026-01-01'::timestamptz + n * interval '10 minutes', 'test', 0
     from generate_series(0, 10000) n`,
  );
  const path = `/api/rankings/history?${CHART}&bundleId=${GAME}&to=2026-06-01`;
  const refused = await studio.admin.get(`${path}&from=2026-01-01`).expect(400);
  expect(refused.body.errors).toEqual({ from: 'gives more than 10,000 captures; choose a later day' });
  const { body } = await studio.admin.get(`${path}&from=2026-02-01`).expect(200);
  expect(body.series[0].points.length).toBeGreaterThan(5_000);
});

it('refuses more days of a store page than ten years', async () => {
  const path = `/api/games/${GAME}/facts?to=2026-11-22`;
  const refused = await studio.admin.get(`${path}&from=2016-11-01`).expect(400);
  expect(refused.body.errors).toEqual({ from: 'must be less than 3,660 days before "to"' });
  await studio.admin.get(`${path}&from=2016-11-22`).expect(200);
});

it('lists the newest changes of a game on a day, and their number', async () => {
  await ensurePartitions(studio.source, 'market_events', [new Date('2026-11-22')]);
  await studio.source.query(
    `insert into market_events (type, bundle_id, platform, country, category, ranking_type, happened_at, recorded_at, data)
     select 'chart.entered', $1, 'android', 'us', 'all', 'downloads',
       '2026-11-22T06:00:00Z'::timestamptz + n * interval '1 second', now(), '{"rank": 3}'
     from generate_series(0, 200) n`,
    [GAME],
  );
  const { body } = await studio.admin.get('/api/changes?to=2026-11-22').expect(200);
  const [game] = body.games;
  expect(game).toMatchObject({ bundleId: GAME, eventCount: 201 });
  expect(game.events).toHaveLength(200);
  expect(game.events[0].occurredAt).toBe('2026-11-22T06:03:20.000Z');
});

it('previews a rule over the newest changes, and says that there are more', async () => {
  const today = new Date();
  const before = new Date(today.getTime() - 86_400_000);
  await ensurePartitions(studio.source, 'market_events', [before, today]);
  await studio.source.query(
    `insert into market_events (type, bundle_id, platform, country, happened_at, recorded_at, data)
     select 'store.version_released', $1, 'android', 'us', $2::timestamptz + n * interval '1 second', now(),
       jsonb_build_object('to', n::text)
     from generate_series(1, 20001) n`,
    [GAME, before],
  );
  const input = { kind: 'new_version', scope: 'game', scopeId: GAME, cooldownDays: 0 };
  const { body } = await studio.admin.post('/api/alert-rules/preview').send(input).expect(200);
  expect(body.leftOut).toBe('Only the newest 20,000 changes were checked.');
  expect(body.alerts.at(-1).occurredAt).toBe(new Date(before.getTime() + 20_001_000).toISOString());
});

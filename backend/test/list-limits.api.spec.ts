import { ensurePartitions } from '../src/database/rows/partitions.js';
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
    detail: 'There are 2,000 tags already. Delete one first.',
  });
});

it('refuses a history of more captures than one answer holds', async () => {
  await studio.source.query(
    `insert into chart_captures (platform, category, country, ranking_type, captured_at, source, row_count)
     select 'android', 'all', 'us', 'downloads', '2026-01-01'::timestamptz + n * interval '10 minutes', 'test', 0
     from generate_series(0, 10000) n`,
  );
  const path = `/api/rankings/history?${CHART}&bundleId=${GAME}&to=2026-06-01`;
  const refused = await studio.admin.get(`${path}&from=2026-01-01`).expect(400);
  expect(refused.body.errors).toEqual({ from: 'gives more than 10,000 captures: choose a later day' });
  const { body } = await studio.admin.get(`${path}&from=2026-02-01`).expect(200);
  expect(body.series[0].points.length).toBeGreaterThan(5_000);
});

it('refuses more days of a store page than ten years', async () => {
  const path = `/api/games/${GAME}/facts?to=2026-11-22`;
  const refused = await studio.admin.get(`${path}&from=2016-11-01`).expect(400);
  expect(refused.body.errors).toEqual({ from: 'must be less than 3,660 days before "to"' });
  await studio.admin.get(`${path}&from=2016-11-22`).expect(200);
});

it('tells the newest changes of a game on a day, and how many there are', async () => {
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

import { DataSource } from 'typeorm';
import { connectionOptions } from '../src/database/connection/connection.js';
import { migrate } from '../src/database/connection/migrate.js';
import { ensurePartitions } from '../src/database/rows/partitions.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

let database: TestDatabase;
let sources: DataSource[];
beforeAll(async () => {
  database = await createTestDatabase();
  const open = () => new DataSource(connectionOptions(database.url)).initialize();
  sources = await Promise.all([open(), open(), open()]);
});
afterAll(async () => {
  await Promise.all(sources.map((source) => source.destroy()));
  await database.drop();
});

const first = () => sources[0] as DataSource;
const partitions = async () => {
  const rows = await first().query<{ name: string }[]>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'game_rankings'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
};
const insert = (time: string, rank = 1) =>
  first().query(
    `insert into game_rankings (platform, category, country, ranking_type, captured_at, rank_position, bundle_id)
     values ('ios', 'all', 'us', 'new', $1, $2, 'com.a')`,
    [time, rank],
  );

it('three concurrent starts create the schema once', async () => {
  const done = await Promise.all(sources.map(migrate));
  const names = done.flat();
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(new Set(names).size).toBe(names.length);
  expect(done.filter((each) => each.length > 0)).toHaveLength(1);
  expect(await migrate(first())).toEqual([]);
});

it('a month has no partition until it is created', async () => {
  await expect(insert('2026-01-15')).rejects.toThrow(/no partition/);
});

it('months are created once, however many ask at the same time', async () => {
  const times = [
    '2025-12-31T23:59:59.999Z',
    '2026-01-01T00:00:00Z',
    '2026-01-31T12:00:00Z',
    '2026-02-28',
  ].map((time) => new Date(time));
  await Promise.all(sources.map((source) => ensurePartitions(source, 'game_rankings', times)));
  await ensurePartitions(first(), 'game_rankings', times);
  expect(await partitions()).toEqual([
    'game_rankings_y2025m12',
    'game_rankings_y2026m01',
    'game_rankings_y2026m02',
  ]);
});

it('a row is in the month of its capture, up to the last moment', async () => {
  const times = [
    '2025-12-31T23:59:59.999Z',
    '2026-01-01T00:00:00Z',
    '2026-01-31T23:59:59.999Z',
    '2026-02-01T00:00:00Z',
  ];
  for (const time of times) await insert(time);
  const rows = await first().query<{ name: string; n: number }[]>(
    `select tableoid::regclass::text as name, count(*)::int as n from game_rankings group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { name: 'game_rankings_y2025m12', n: 1 },
    { name: 'game_rankings_y2026m01', n: 2 },
    { name: 'game_rankings_y2026m02', n: 1 },
  ]);
});

it('a new month has the keys and indexes of the table', async () => {
  await expect(insert('2026-01-01T00:00:00Z')).rejects.toThrow(/duplicate key/);
  await expect(insert('2026-01-02', 0)).rejects.toThrow(/check constraint/);
  const [plan] = await first().query<{ 'QUERY PLAN': { Plan: object }[] }[]>(
    `explain (format json) select rank_position from game_rankings
     where bundle_id = 'com.a' and platform = 'ios' and country = 'us' and captured_at >= '2026-02-01'`,
  );
  const text = JSON.stringify(plan);
  expect(text).toContain('game_rankings_y2026m02');
  expect(text).not.toContain('game_rankings_y2026m01');
});

it('are created while history is read and written elsewhere', async () => {
  const [, reader, maker] = sources as [DataSource, DataSource, DataSource];
  const runner = reader.createQueryRunner();
  await runner.startTransaction();
  await runner.query('select count(*) from game_rankings');
  await runner.query(`update game_rankings set sample = true where captured_at < '2026-01-01'`);
  await ensurePartitions(maker, 'game_rankings', [new Date('2026-03-15')]);
  expect(await partitions()).toContain('game_rankings_y2026m03');
  await runner.rollbackTransaction();
  await runner.release();
});

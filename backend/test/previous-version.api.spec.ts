import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { parseHead } from '../src/database/backup/backup-format.js';
import { BackupReader } from '../src/database/backup/backup-reader.js';
import { restoreBackup } from '../src/database/backup/restore-backup.js';
import { MIGRATIONS } from '../src/database/connection/connection.js';
import { migrate } from '../src/database/connection/migrate.js';
import { PASSWORD } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import {
  createMigratedDatabase,
  createTestDatabase,
  patientConnection,
  type TestDatabase,
} from './support/test-database.js';

/** What `gamekit backup` of the version before wrote, uncompressed: a few rows in every table. */
const BACKUP = path.join(__dirname, 'fixtures/previous-version.backup');

/** Tables by the name that they had. */
const RENAMED: Record<string, string> = {
  activity_marks: 'activity_read_marks',
  analysis_turns: 'leases',
  game_last_words: 'game_field_snapshots',
  game_snapshots: 'listing_snapshots',
};
/** Columns that a migration fills anew: the order of items is now that of the whole table. */
const FILLED_ANEW: Record<string, string[]> = { job_items: ['position'] };
/** Columns that held nothing beyond the life of a process, and are gone. */
const DROPPED: Record<string, string[]> = {
  jobs: ['lease_owner', 'lease_until', 'attempts', 'sealed'],
  job_items: ['lease_owner', 'lease_until'],
};

type Row = Record<string, unknown>;

/** Rows that a migration put into another form, here what it must be. */
const CONVERTED: Record<string, (row: Row) => Row> = {
  game_snapshots: ({ country, platform, store_id, taken_at, sources, ...rest }) => ({
    country,
    platform,
    store_id,
    taken_at,
    day: String(taken_at).slice(0, 10),
    sources,
    facts: Object.fromEntries(
      Object.entries(rest).filter(
        ([column, value]) => ['version', 'price', 'downloads', 'revenue'].includes(column) && value !== null,
      ),
    ),
  }),
};

let database: TestDatabase;
let source: DataSource;
let before: Map<string, Row[]>;

const open = ({ url }: TestDatabase, migrations = MIGRATIONS) =>
  new DataSource({ ...patientConnection(url), migrations }).initialize();

const readRows = (from: DataSource, table: string): Promise<Row[]> =>
  from
    .query<{ row: Row }[]>(`select to_json(t) as row from "${table}" t order by t::text`)
    .then((rows) => rows.map(({ row }) => row));

/** Makes the database as the version before left it. */
async function fillPrevious(database: TestDatabase): Promise<void> {
  const reader = new BackupReader(createReadStream(BACKUP));
  const names = MIGRATIONS.map(({ name }) => name);
  const head = parseHead(await reader.line(), names);
  const previous = await open(database, MIGRATIONS.slice(0, head.migrations.length));
  await previous.runMigrations();
  await previous.query('create schema pgboss');
  for (const { table, name, bounds } of head.partitions)
    await previous.query(`create table "${name}" partition of "${table}" ${bounds}`);
  const runner = previous.createQueryRunner();
  const client = (await runner.connect()) as pg.PoolClient;
  for (const { name, columns } of head.tables) {
    const copy = copyFrom(`copy "${name}" (${columns.map((column) => `"${column}"`).join()}) from stdin`);
    await pipeline(Readable.from(reader.rows(), { objectMode: false }), client.query(copy));
  }
  await runner.release();
  before = new Map();
  for (const { name } of head.tables) before.set(name, await readRows(previous, name));
  await previous.destroy();
}

beforeAll(async () => {
  database = await createTestDatabase();
  await fillPrevious(database);
  source = await open(database);
  await migrate(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

it('the backup holds rows of every table', () => {
  expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
});

it('a database of the previous version keeps every row', async () => {
  for (const [table, rows] of before) {
    const after = await readRows(source, RENAMED[table] ?? table);
    const changed = [...(FILLED_ANEW[table] ?? []), ...(DROPPED[table] ?? [])];
    const kept = rows.map((row) => {
      const converted = CONVERTED[table]?.(row) ?? row;
      return Object.fromEntries(Object.entries(converted).filter(([column]) => !changed.includes(column)));
    });
    expect([table, after]).toEqual([
      table,
      expect.arrayContaining(kept.map((row) => expect.objectContaining(row) as unknown)),
    ]);
    expect([table, after.length]).toEqual([table, rows.length]);
  }
});

it('a backup of the previous version restores to the same rows', async () => {
  const other = await createMigratedDatabase();
  const restored = await open(other);
  try {
    await restoreBackup(other.url, createReadStream(BACKUP));
    for (const table of before.keys()) {
      const name = RENAMED[table] ?? table;
      expect([name, await readRows(restored, name)]).toEqual([name, await readRows(source, name)]);
    }
  } finally {
    await restored.destroy();
    await other.drop();
  }
});

describe('the product on a database of the version before', () => {
  let studio: TestApp;
  let bea: TestApp['api'];
  beforeAll(async () => {
    studio = await openTestApp({ databaseUrl: database.url });
    bea = studio.api.as(await studio.getToken('bea@studio.example', PASSWORD));
  });
  afterAll(() => studio.close());

  const read = async (address: string) => (await bea.get(address).expect(200)).body as unknown;

  it('shows games, charts and analyses', async () => {
    expect(await read('/api/games/com.sweet.ant')).toMatchObject({
      title: 'Sweet ant',
      tags: [{ name: 'Sweets' }],
      analysis: { bundleId: 'com.sweet.ant', version: 1 },
    });
    expect(await read('/api/games/com.sweet.ant/notes')).toMatchObject([{ text: 'Watch the guilds' }]);
    expect(await read('/api/games/com.sweet.ant/changes')).toMatchObject([
      { field: 'version', from: '0.9', to: '1.0' },
    ]);
    expect(await read('/api/rankings/current?platform=android&category=puzzle')).toMatchObject({
      downloads: [{ bundleId: 'com.sweet.cat', previousPosition: 3, change: 'up' }, {}, {}],
    });
  });

  it('shows the work of a person', async () => {
    const [idea] = (await read('/api/ideas')) as { id: string; name: string }[];
    expect(idea).toMatchObject({ name: 'Tide pool', coreMechanics: [{ content: 'Merge shells' }] });
    expect(await read(`/api/ideas/${idea?.id}/messages`)).toMatchObject([{ role: 'user' }, { role: 'ai' }]);
    expect(await read('/api/prototypes')).toMatchObject([{ name: 'Reef', ideaName: 'Tide pool' }]);
    expect(await read('/api/plugins')).toMatchObject([{ name: 'Heat map', installed: true, stars: 4 }]);
    expect(await read('/api/tokens')).toMatchObject([{ name: 'Sheet', scope: 'read' }]);
    expect(await read('/api/settings')).toMatchObject({ displayName: 'Bea', theme: 'light' });
    const revenue = await studio.admin.get('/api/revenue-entries').expect(200);
    expect(revenue.body).toMatchObject([{ month: '2026-10', game: 'Reef', amount: 1234.5 }]);
  });
});

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { connectionOptions, MIGRATIONS } from '../connection/connection.js';
import { type BackupHead, BackupError, type BackupTail, parseHead, parseTail } from './backup-format.js';
import { BackupReader } from './backup-reader.js';
import { checksumQuery, SAME_TEXTS } from './checksums.js';
import { quote } from './quote.js';

export interface RestoreOptions {
  /** Called before each table. */
  onTable?: (table: string) => void;
  /** The backup is of the past: what has ended since must not begin again. */
  isPast?: boolean;
}

/**
 * Replaces the contents of the database by a backup in one transaction: any error leaves it unchanged. An older
 * backup is migrated.
 * @param stream the uncompressed backup
 * @returns rows by table
 * @throws BackupError
 */
export async function restoreBackup(
  databaseUrl: string,
  stream: AsyncIterable<Buffer>,
  { onTable = () => undefined, isPast = false }: RestoreOptions = {},
): Promise<Record<string, number>> {
  const reader = new BackupReader(stream);
  const migrations = MIGRATIONS.map((Migration) => new Migration() as MigrationInterface & { name: string });
  const head = parseHead(
    await reader.line(),
    migrations.map(({ name }) => name),
  );
  const source = await new DataSource(connectionOptions(databaseUrl)).initialize();
  const runner = source.createQueryRunner();
  try {
    // Creates the migrations table, which an empty database lacks.
    await source.showMigrations();
    await runner.startTransaction();
    await runner.query('set local statement_timeout = 0');
    await runner.query('set local idle_in_transaction_session_timeout = 0');
    const sessions = isPast ? await listSessions(runner) : [];
    await dropAll(runner);
    // A database that was upgraded often may lack one that precedes its newest.
    const applied = new Set(head.migrations);
    for (const migration of migrations) if (applied.has(migration.name)) await migration.up(runner);
    const rows = await fill(runner, head, reader, onTable);
    for (const migration of migrations) if (!applied.has(migration.name)) await migration.up(runner);
    if (isPast) await endPast(runner, sessions);
    await runner.query(`delete from migrations`);
    for (const { name } of migrations) {
      await runner.query(`insert into migrations (timestamp, name) values ($1, $2)`, [name.slice(-13), name]);
    }
    await runner.commitTransaction();
    // Every process drops its caches when its listening connection is lost.
    await runner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'gamekit-events'`,
    );
    return rows;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await source.destroy();
  }
}

/** Counts the records that people would miss. */
export async function countContents(source: DataSource): Promise<{ captures: number; accounts: number }> {
  const [counts] = await source.query<{ captures: number; accounts: number }[]>(
    `select (select count(*)::int from chart_captures where not sample) as captures,
       (select count(*)::int from profiles) as accounts`,
  );
  return counts ?? { captures: 0, accounts: 0 };
}

/** Sessions that have not ended. */
async function listSessions(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query('select id from sessions where revoked_at is null')) as { id: string }[];
  return rows.map(({ id }) => id);
}

/** A backup does not know what ended after it was made: sessions, links, mails and jobs. */
async function endPast(runner: QueryRunner, sessions: string[]): Promise<void> {
  await runner.query(
    'update sessions set revoked_at = now() where revoked_at is null and id <> all($1::uuid[])',
    [sessions],
  );
  await runner.query('delete from password_resets');
  await runner.query('delete from sign_ups');
  await runner.query(
    `update outbox set state = 'failed', error = 'Not sent again after a backup was restored.' where state = 'queued'`,
  );
  // Among them is the job that wrote the backup: it would write another, and remove the oldest.
  await runner.query(
    `update job_items set state = 'cancelled', worker = null, finished_at = now() where state in ('queued', 'running')`,
  );
  await runner.query('delete from job_file_chunks');
  await runner.query(
    `update jobs set state = 'cancelled', error = 'Not continued after a backup was restored.', finished_at = now()
     where state in ('queued', 'running')`,
  );
}

/** Drops everything that migrations of any version created; objects of extensions stay. */
async function dropAll(runner: QueryRunner): Promise<void> {
  const tables = (await runner.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and not relispartition and relname not in ('migrations', 'typeorm_metadata')`,
  )) as { name: string }[];
  if (tables.length > 0)
    await runner.query(`drop table ${tables.map(({ name }) => quote(name)).join(', ')} cascade`);
  const functions = (await runner.query(
    `select p.oid::regprocedure::text as signature from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )) as { signature: string }[];
  for (const { signature } of functions) await runner.query(`drop function ${signature} cascade`);
}

async function fill(
  runner: QueryRunner,
  head: BackupHead,
  reader: BackupReader,
  onTable: (table: string) => void,
): Promise<Record<string, number>> {
  for (const { table, name, bounds } of head.partitions) {
    if (!/^(FOR VALUES FROM \('[0-9 :.+-]+'\) TO \('[0-9 :.+-]+'\)|DEFAULT)$/.test(bounds)) {
      throw new BackupError('This is not a Gamekit backup.');
    }
    await runner.query(`create table ${quote(name)} partition of ${quote(table)} ${bounds}`);
  }
  const client = (await runner.connect()) as pg.PoolClient;
  const rows: Record<string, number> = {};
  for (const { name, columns } of head.tables) {
    onTable(name);
    const copied = client.query(
      copyFrom(`copy ${quote(name)} (${columns.map(quote).join(', ')}) from stdin`),
    );
    await pipeline(Readable.from(reader.rows(), { objectMode: false }), copied);
    rows[name] = copied.rowCount ?? 0;
  }
  const tail = parseTail(await reader.line());
  const short = head.tables.find(({ name }) => tail.rows[name] !== rows[name]);
  if (short)
    throw new BackupError(`The backup is incomplete: rows of ${short.name} are missing. Use another one.`);
  await compareChecksums(runner, head, tail);
  await continueSequences(runner, tail);
  return rows;
}

/** @throws BackupError when a table does not hold what was written */
async function compareChecksums(runner: QueryRunner, head: BackupHead, tail: BackupTail): Promise<void> {
  await runner.query(SAME_TEXTS);
  for (const { name, columns } of head.tables) {
    const expected = tail.checksums?.[name];
    if (expected === undefined) continue;
    const [found] = (await runner.query(checksumQuery(name, columns))) as { checksum: string }[];
    if (found?.checksum !== expected)
      throw new BackupError(
        `The backup is damaged: the rows of ${name} are not those that were written. Use another one.`,
      );
  }
}

/** Continues sequences where they were: positions of readers may be beyond the highest restored number. */
async function continueSequences(runner: QueryRunner, { sequences = {} }: BackupTail): Promise<void> {
  const counted = (await runner.query(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
       and not a.attisdropped and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  )) as { table: string; column: string; sequence: string }[];
  for (const { table, column, sequence } of counted) {
    await runner.query(
      `select setval($1, greatest((select coalesce(max(${quote(column)}), 0) from ${quote(table)}), $2) + 1, false)`,
      [sequence, sequences[sequence] ?? '0'],
    );
  }
}

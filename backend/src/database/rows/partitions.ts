import type pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { DatabaseClient } from '../connection/database-client.js';
import { PARTITION_LOCK } from '../locks/locks.js';

const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;

/** History tables, partitioned by month. */
const PARTITIONED_TABLES = ['game_rankings', 'listing_snapshots', 'market_events'] as const;
export type PartitionedTable = (typeof PARTITIONED_TABLES)[number];

/** Names of known partitions, per process. */
const existing = new WeakMap<DataSource, Set<string>>();

/**
 * Creates missing partitions for the months of these times, outside the transaction of the caller: an empty partition
 * is harmless, while its lock held for long would block all reads of history.
 */
export async function ensurePartitions(
  source: DataSource,
  table: PartitionedTable,
  times: Iterable<Date>,
): Promise<void> {
  const known = existing.get(source) ?? new Set<string>();
  existing.set(source, known);
  const missing = new Map<string, string>();
  for (const time of times) {
    const month = toMonth(time);
    const name = getPartitionName(table, month);
    if (!known.has(name)) missing.set(name, month);
  }
  if (missing.size === 0) return;
  await createPartitions(source, table, [...missing].sort());
  for (const name of missing.keys()) known.add(name);
}

/**
 * Uses a connection of its own: callers hold one of the pool, and all others may belong to transactions that wait for
 * theirs.
 */
async function createPartitions(
  { options }: DataSource,
  table: PartitionedTable,
  months: [name: string, month: string][],
): Promise<void> {
  const client = new DatabaseClient({
    connectionString: (options as { url: string }).url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'gamekit-partitions',
  });
  // A lost connection fails the running query as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    await client.query(`set local statement_timeout = ${STATEMENT_MS}`);
    await client.query('select pg_advisory_xact_lock($1)', [PARTITION_LOCK]);
    for (const [name, month] of months) await createPartition(client, table, name, month);
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes new partitions visible to the current transaction. PostgreSQL only looks for them when a transaction locks a
 * table for the first time, and imports repeat the same statements.
 * @param seen months that this transaction has seen already; those of `times` are added
 */
export async function showPartitions(
  manager: EntityManager,
  table: PartitionedTable,
  times: Iterable<Date>,
  seen: Set<string>,
): Promise<void> {
  for (const time of times) {
    const month = toMonth(time);
    if (seen.has(month)) continue;
    await manager.query(`select from ${getPartitionName(table, month)} limit 0`);
    seen.add(month);
  }
}

/** Lists the months that have partitions, oldest first, as `2024-03`; reads none of their rows. */
export async function listPartitionMonths(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ month: string }[]>(
    `select distinct translate(right(c.relname, 7), 'm', '-') as month
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = any($1::text[]::regclass[]) and c.relname ~ '_y\\d{4}m\\d{2}$' order by month`,
    [PARTITIONED_TABLES],
  );
  return rows.map(({ month }) => month);
}

/** The database may have been restored to another state. */
export const forgetPartitions = (source: DataSource): boolean => existing.delete(source);

async function createPartition(
  client: pg.Client,
  table: PartitionedTable,
  name: string,
  month: string,
): Promise<void> {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const from = new Date(Date.UTC(year, monthNumber - 1, 1)).toISOString();
  const to = new Date(Date.UTC(year, monthNumber, 1)).toISOString();
  const found = await client.query<{ exists: boolean }>(
    `select to_regclass('${name}') is not null as exists`,
  );
  if (found.rows[0]?.exists) return;
  // Attached rather than created in place, which needs no lock that conflicts with a running import.
  await client.query(`create table ${name} (like ${table} including all)`);
  await client.query(
    `alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`,
  );
}

/** As `2026-07`. */
const toMonth = (time: Date): string => time.toISOString().slice(0, 7);

const getPartitionName = (table: PartitionedTable, month: string): string =>
  `${table}_y${month.replace('-', 'm')}`;

import type { DataSource, EntityManager } from 'typeorm';
import { PARTITION_LOCK } from '../locks/locks.js';
import { lockUntilCommit } from '../locks/run-locked.js';

/** History tables, partitioned by month. */
export type PartitionedTable = 'game_rankings' | 'listing_snapshots' | 'market_events';

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
  await source.transaction(async (manager) => {
    await lockUntilCommit(manager, PARTITION_LOCK);
    for (const [name, month] of [...missing].sort()) await createPartition(manager, table, name, month);
  });
  for (const name of missing.keys()) known.add(name);
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

/** The database may have been restored to another state. */
export const forgetPartitions = (source: DataSource): boolean => existing.delete(source);

async function createPartition(
  manager: EntityManager,
  table: PartitionedTable,
  name: string,
  month: string,
): Promise<void> {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const from = new Date(Date.UTC(year, monthNumber - 1, 1)).toISOString();
  const to = new Date(Date.UTC(year, monthNumber, 1)).toISOString();
  const [found] = await manager.query<{ exists: boolean }[]>(
    `select to_regclass('${name}') is not null as exists`,
  );
  if (found?.exists) return;
  // Attached rather than created in place, which needs no lock that conflicts with a running import.
  await manager.query(`create table ${name} (like ${table} including all)`);
  await manager.query(
    `alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`,
  );
}

/** As `2026-07`. */
const toMonth = (time: Date): string => time.toISOString().slice(0, 7);

const getPartitionName = (table: PartitionedTable, month: string): string =>
  `${table}_y${month.replace('-', 'm')}`;

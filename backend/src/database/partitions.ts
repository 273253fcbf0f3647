import type { DataSource, EntityManager } from 'typeorm';
import { PARTITION_LOCK } from './locks.js';
import { lockUntilCommit } from './run-locked.js';

/** Tables of history, each with a partition a month. */
export type PartitionedTable = 'game_rankings' | 'listing_snapshots' | 'market_events';

/** Names of the partitions that are known to exist, per process. */
const existing = new WeakMap<DataSource, Set<string>>();

/**
 * Makes sure that a table has a partition for the month of each time. Runs outside the caller's transaction: an empty
 * partition harms nobody, while its lock held for long would stop all reads of history.
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
 * Makes a transaction that is under way see the partitions of these times. PostgreSQL looks for new ones only when a
 * transaction locks a table it has not locked before, and an import runs the same statements over and over.
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

/** The database may have been put back to another state. */
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
  // Attached rather than created in place: that takes no lock that a running import would have to give up first.
  await manager.query(`create table ${name} (like ${table} including all)`);
  await manager.query(
    `alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`,
  );
}

/** As `2026-07`. */
const toMonth = (time: Date): string => time.toISOString().slice(0, 7);

const getPartitionName = (table: PartitionedTable, month: string): string =>
  `${table}_y${month.replace('-', 'm')}`;

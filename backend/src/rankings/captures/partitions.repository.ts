import type { DataSource, EntityManager } from 'typeorm';
import { PARTITION_LOCK } from '../../database/locks.js';

/** Months whose partition is known to exist, per process. */
const existing = new WeakMap<DataSource, Set<string>>();

/**
 * Makes sure that game_rankings has a partition for the month of each time. Runs outside the caller's
 * transaction: an empty partition harms nobody, while its lock held for long would stop all reads of history.
 */
export async function ensurePartitions(source: DataSource, times: Iterable<Date>): Promise<void> {
  const known = existing.get(source) ?? new Set<string>();
  existing.set(source, known);
  const missing = new Set<string>();
  for (const time of times) {
    const month = time.toISOString().slice(0, 7);
    if (!known.has(month)) missing.add(month);
  }
  if (missing.size === 0) return;
  await source.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [PARTITION_LOCK]);
    for (const month of [...missing].sort()) await createPartition(manager.query.bind(manager), month);
  });
  for (const month of missing) known.add(month);
}

/**
 * Makes a transaction that is under way see the partitions of these times. PostgreSQL looks for new ones only when a
 * transaction locks a table it has not locked before, and an import runs the same statements over and over.
 * @param seen months that this transaction has seen already; those of `times` are added
 */
export async function showPartitions(
  manager: EntityManager,
  times: Iterable<Date>,
  seen: Set<string>,
): Promise<void> {
  for (const time of times) {
    const month = time.toISOString().slice(0, 7);
    if (seen.has(month)) continue;
    await manager.query(`select from ${getPartitionName(month)} limit 0`);
    seen.add(month);
  }
}

/** The database may have been put back to another state. */
export const forgetPartitions = (source: DataSource): boolean => existing.delete(source);

async function createPartition(query: (sql: string) => Promise<unknown>, month: string): Promise<void> {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const name = getPartitionName(month);
  const from = new Date(Date.UTC(year, monthNumber - 1, 1)).toISOString();
  const to = new Date(Date.UTC(year, monthNumber, 1)).toISOString();
  const [found] = (await query(`select to_regclass('${name}') is not null as exists`)) as {
    exists: boolean;
  }[];
  if (found?.exists) return;
  // Attached rather than created in place: that takes no lock that a running import would have to give up first.
  await query(`create table ${name} (like game_rankings including all)`);
  await query(`alter table game_rankings attach partition ${name} for values from ('${from}') to ('${to}')`);
}

/** @param month as `2026-07` */
const getPartitionName = (month: string): string => `game_rankings_y${month.replace('-', 'm')}`;

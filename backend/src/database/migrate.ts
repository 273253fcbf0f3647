import type { DataSource } from 'typeorm';
import { OLDEST_POSTGRES } from './connection.js';
import { MIGRATION_LOCK } from './locks.js';

// Any constant: it only has to be the same in every process of ours.

/**
 * Brings the schema up to date. Several processes may call this at once: one migrates, the others wait.
 * @returns the names of the migrations that were run by this call.
 */
export async function migrate(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('set statement_timeout = 0');
    const [version] = (await runner.query('show server_version_num')) as { server_version_num: string }[];
    const major = Math.floor(Number(version?.server_version_num ?? 0) / 10_000);
    if (major < OLDEST_POSTGRES) {
      throw new Error(`PostgreSQL ${major} is too old: use version ${OLDEST_POSTGRES} or newer.`);
    }
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const done = await source.runMigrations({ transaction: 'each' });
      return done.map((migration) => migration.name);
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await runner.query('reset statement_timeout').catch(() => undefined);
    await runner.release();
  }
}

import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { StartError } from '../../config/start-messages.js';
import { MIGRATIONS, OLDEST_POSTGRES } from './connection.js';
import { MIGRATION_LOCK } from '../locks/locks.js';

/**
 * Migrates the schema. Of concurrent processes, one migrates and the others wait.
 * @returns the names of the migrations that were run by this call.
 */
export async function migrate(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('set statement_timeout = 0');
    const [version] = (await runner.query('show server_version_num')) as { server_version_num: string }[];
    const major = Math.floor(Number(version?.server_version_num ?? 0) / 10_000);
    if (major < OLDEST_POSTGRES) {
      throw new StartError(`PostgreSQL ${major} is too old: use version ${OLDEST_POSTGRES} or newer.`);
    }
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await refuseNewerSchema(runner);
      // On this connection: one from the pool would end a statement over many rows.
      const executor = new MigrationExecutor(source, runner);
      executor.transaction = 'each';
      const applied = await executor.executePendingMigrations();
      return applied.map((migration) => migration.name);
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await runner.query('reset statement_timeout').catch(() => undefined);
    await runner.release();
  }
}

/** An older version would write rows that the newer schema does not expect. */
async function refuseNewerSchema(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const rows = (await runner.query('select name from migrations order by id')) as { name: string }[];
  const own = new Set(MIGRATIONS.map(({ name }) => name));
  const newer = rows.filter(({ name }) => !own.has(name));
  if (newer.length === 0) return;
  throw new StartError(
    `The database was upgraded by a newer version of Gamekit (${newer.at(-1)?.name}). Start that version, or restore a backup made with this one.`,
  );
}

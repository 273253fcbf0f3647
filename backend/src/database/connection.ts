import type { DataSourceOptions } from 'typeorm';
import { Accounts1763700000000 } from './migrations/1763700000000-accounts.js';
import { GamesAndRankings1763700100000 } from './migrations/1763700100000-games-and-rankings.js';
import { Jobs1763700200000 } from './migrations/1763700200000-jobs.js';

/** Oldest PostgreSQL that the migrations are tried on. */
export const OLDEST_POSTGRES = 15;

const STATEMENT_TIMEOUT_MS = 15_000;

export const MIGRATIONS = [Accounts1763700000000, GamesAndRankings1763700100000, Jobs1763700200000];

/** TypeORM options for a PostgreSQL URL. Entities are added by the modules that own them. */
export function connectionOptions(url: string): DataSourceOptions {
  const options: DataSourceOptions = {
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    // A query that nobody waits for any more must not go on in the database.
    extra: {
      max: 10,
      connectionTimeoutMillis: 2_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'gamekit',
      keepAlive: true,
    },
    logging: false,
    installExtensions: false,
  };
  return options;
}

import { countNoun } from '../common/text/count-noun.js';
import { Global, Module, Logger } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import { connectionOptions, isPooled } from './connection/connection.js';
import { DatabaseEvents } from './database-events.js';
import { DATABASE_URL } from './connection/database.tokens.js';
import { migrate } from './connection/migrate.js';
import { Lease } from './locks/lease.entity.js';
import { PostgresLease } from './locks/postgres-lease.js';
import { refusePooler } from './connection/refuse-pooler.js';
import { ReadDatabase } from './replicas/read-database.js';
import { WritePositions } from './replicas/write-positions.js';
import { RowChange } from './row-changes/row-change.entity.js';
import { RowChangesRepository } from './row-changes/row-changes.repository.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENV],
      useFactory: async (env: Env) => {
        const pooled = env.DATABASE_DIRECT_URL !== undefined;
        await refusePooler(directUrl(env), pooled);
        if (pooled) await migrateOn(new DataSource(connectionOptions(directUrl(env))), true);
        return {
          ...connectionOptions(databaseUrl(env), pooled),
          autoLoadEntities: true,
          retryAttempts: 0,
        };
      },
      dataSourceFactory: async (resolved?: DataSourceOptions) => {
        const options = resolved as DataSourceOptions;
        const source = new DataSource(options);
        return isPooled(options) ? source.initialize() : migrateOn(source);
      },
    }),
    TypeOrmModule.forFeature([Lease, RowChange]),
  ],
  providers: [
    DatabaseEvents,
    PostgresLease,
    ReadDatabase,
    RowChangesRepository,
    WritePositions,
    { provide: DATABASE_URL, inject: [ENV], useFactory: directUrl },
  ],
  exports: [DatabaseEvents, PostgresLease, ReadDatabase, RowChangesRepository, WritePositions, DATABASE_URL],
})
export class DatabaseModule {}

/** @param isLast ends the connections, which were made for this only */
async function migrateOn(source: DataSource, isLast = false): Promise<DataSource> {
  await source.initialize();
  const applied = await migrate(source).finally(() => isLast && source.destroy());
  if (applied.length > 0)
    new Logger('Database').log(`Applied ${countNoun(applied.length, 'migration')}, up to ${applied.at(-1)}`);
  return source;
}

function directUrl(env: Env): string {
  return env.DATABASE_DIRECT_URL ?? databaseUrl(env);
}

function databaseUrl(env: Env): string {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set and no embedded database was started.');
  return env.DATABASE_URL;
}

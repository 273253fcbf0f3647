import { Global, Module, Logger } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import { connectionOptions } from './connection.js';
import { DatabaseEvents } from './database-events.js';
import { DATABASE_URL } from './database.tokens.js';
import { migrate } from './migrate.js';
import { Lease } from './lease.entity.js';
import { PostgresLease } from './postgres-lease.js';
import { ReadDatabase } from './replicas/read-database.js';
import { WritePositions } from './replicas/write-positions.js';
import { RowChange } from './row-changes/row-change.entity.js';
import { RowChangesRepository } from './row-changes/row-changes.repository.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        ...connectionOptions(databaseUrl(env)),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
      dataSourceFactory: async (options?: DataSourceOptions) => {
        const source = await new DataSource(options as DataSourceOptions).initialize();
        const applied = await migrate(source);
        if (applied.length > 0) new Logger('Database').log(`Applied migrations: ${applied.join(', ')}`);
        return source;
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
    { provide: DATABASE_URL, inject: [ENV], useFactory: databaseUrl },
  ],
  exports: [DatabaseEvents, PostgresLease, ReadDatabase, RowChangesRepository, WritePositions, DATABASE_URL],
})
export class DatabaseModule {}

function databaseUrl(env: Env): string {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set and no embedded database was started.');
  return env.DATABASE_URL;
}

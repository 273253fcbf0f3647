import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { connectionOptions } from '../../src/database/connection/connection.js';
import { migrate } from '../../src/database/connection/migrate.js';
import { waitUntil } from './wait-until.js';

/** A machine that is busy with other tests takes its time to open a connection and to answer. */
const PATIENCE = { connectionTimeoutMillis: 30_000, statement_timeout: 60_000 };
const TEMPLATE_LOCK = 4_711;

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The product's own options, with more patience. */
export function patientConnection(url: string): DataSourceOptions {
  const options = connectionOptions(url);
  return { ...options, extra: { ...options.extra, ...PATIENCE } };
}

/** A new, empty database in the cluster that the run started. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase('template1');
}

/** A new database with an up-to-date schema: copying one is quicker than running every migration. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  return createDatabase(await ensureTemplate());
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster((client) => client.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(name),
    drop: () => onCluster((client) => waitUntil(`${name} is dropped`, () => dropDatabase(client, name))),
  };
}

/** False while PostgreSQL itself works in the database (autovacuum): only its superuser may end that. */
async function dropDatabase(client: pg.Client, name: string): Promise<boolean> {
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false;
    throw error;
  }
}

/** The template that all test files of a run share; whoever comes first makes it. */
async function ensureTemplate(): Promise<string> {
  const name = settingOfRun('TEST_DATABASE_TEMPLATE');
  await onCluster(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]); // ends with the connection
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const source = await new DataSource(patientConnection(databaseUrl(unfinished))).initialize();
    await migrate(source).finally(() => source.destroy());
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function databaseUrl(name: string): string {
  const url = new URL(settingOfRun('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return url.href;
}

async function onCluster(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: settingOfRun('TEST_DATABASE_URL') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Set by start-postgres.cjs. */
function settingOfRun(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the API tests through jest.config.cjs.`);
  return value;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestApp, type TestApp } from './support/test-app.js';

const SOURCES = path.resolve(__dirname, '../src');

const TABLES_OF_TYPEORM = ['migrations', 'typeorm_metadata'];

/** Tables that are still read and written without an entity; entries only ever leave this list. */
const WITHOUT_ENTITY: string[] = [];

/** What TypeORM would change although the schema is right. */
const EXPECTED_DIFFERENCES = [
  // Only migrations declare most indexes, foreign keys and checks, which TypeORM would drop as unknown to it.
  /^DROP INDEX/,
  /^ALTER TABLE \S+ DROP CONSTRAINT/,
  // A generated column is compared with what TypeORM noted when it made one; a migration made this one.
  /^ALTER TABLE "profiles" (DROP COLUMN|ADD) "approved"/,
  /"typeorm_metadata"/,
];

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp();
});
afterAll(() => studio.close());

/** Which module declares the entity of each table. */
function findOwners(): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    for (const [, table = ''] of readFileSync(path.join(SOURCES, file), 'utf8').matchAll(
      /@Entity\('(\w+)'/g,
    )) {
      owners.set(table, [...(owners.get(table) ?? []), file]);
    }
  }
  return owners;
}

it('entities declare the columns that the migrations made', async () => {
  const { upQueries } = await studio.source.driver.createSchemaBuilder().log();
  const differences = upQueries.map(({ query }) => query);
  expect(differences.filter((query) => !EXPECTED_DIFFERENCES.some((known) => known.test(query)))).toEqual([]);
});

it('every table has one entity, in the module that owns it', async () => {
  const rows = await studio.source.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !TABLES_OF_TYPEORM.includes(name));
  const owners = findOwners();
  const loaded = new Set(studio.source.entityMetadatas.map(({ tableName }) => tableName));
  expect(tables.filter((name) => !owners.has(name) && !WITHOUT_ENTITY.includes(name))).toEqual([]);
  expect([...owners.keys()].filter((name) => !tables.includes(name))).toEqual([]);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
  // An entity that no module registers is compared with nothing.
  expect([...owners.keys()].filter((name) => !loaded.has(name))).toEqual([]);
});

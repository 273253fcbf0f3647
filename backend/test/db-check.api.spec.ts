import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { openTestApp, type TestApp } from './support/test-app.js';

const SOURCES = path.resolve(__dirname, '../src');

const TABLES_OF_TYPEORM = ['migrations', 'typeorm_metadata'];

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

function* readSources(): Generator<[file: string, text: string]> {
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      yield [file, readFileSync(path.join(SOURCES, file), 'utf8')];
  }
}

/** The files that declare an entity of each table. */
function findOwners(): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [file, text] of readSources()) {
    for (const [, table = ''] of text.matchAll(/@Entity\('(\w+)'/g))
      owners.set(table, [...(owners.get(table) ?? []), file]);
  }
  return owners;
}

const findModule = (file: string): string => file.split(path.sep)[0] ?? '';

/** TypeORM reads tables with several statements at once on one connection; pg will refuse that and warns already. */
function queueStatements(source: DataSource): void {
  const createQueryRunner = source.createQueryRunner.bind(source);
  jest.spyOn(source, 'createQueryRunner').mockImplementation((mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner);
    let last: Promise<unknown> = Promise.resolve();
    runner.query = (...statement: Parameters<typeof query>) => {
      const result = last.catch(() => undefined).then(() => query(...statement));
      last = result;
      return result as ReturnType<typeof query>;
    };
    return runner;
  });
}

it('entities declare the columns that the migrations create', async () => {
  const warnings: Error[] = [];
  const keepWarning = (warning: Error) => warnings.push(warning);
  process.on('warning', keepWarning);
  queueStatements(studio.source);
  const { upQueries } = await studio.source.driver.createSchemaBuilder().log();
  const differences = upQueries.map(({ query }) => query);
  expect(differences.filter((query) => !EXPECTED_DIFFERENCES.some((known) => known.test(query)))).toEqual([]);
  process.off('warning', keepWarning);
  expect(warnings).toEqual([]);
});

it('every table has one entity, in the module that owns it', async () => {
  const rows = await studio.source.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !TABLES_OF_TYPEORM.includes(name));
  const owners = findOwners();
  const loaded = new Set(studio.source.entityMetadatas.map(({ tableName }) => tableName));
  expect([...owners.keys()].sort()).toEqual(tables.sort());
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
  // An entity that no module registers is compared with nothing.
  expect([...owners.keys()].filter((name) => !loaded.has(name))).toEqual([]);
});

it('a table is written by the module that owns it', () => {
  const owners = new Map([...findOwners()].map(([table, [file = '']]) => [table, findModule(file)]));
  const foreign = new Set<string>();
  for (const [file, text] of readSources()) {
    if (findModule(file) === 'database') continue;
    for (const [, table = ''] of text.matchAll(/\b(?:insert into|update|delete from) (\w+)\b/g)) {
      const owner = owners.get(table);
      if (owner && owner !== findModule(file)) foreign.add(`${file} writes ${table} of ${owner}`);
    }
  }
  expect([...foreign].sort()).toEqual([]);
});

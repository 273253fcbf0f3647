import { Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { biCommands } from '../src/cli/operations/bi.commands.js';
import { describeBiViews, listBiViews } from '../src/database/bi/bi-views.js';
import { DATABASE_URL } from '../src/database/connection/database.tokens.js';
import { analyze, importSweetGames } from './support/analyses.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const DOCS = path.resolve(__dirname, '../../docs');
const NAME = `bi_${randomBytes(6).toString('hex')}`;
/** Stands in everything private that is made here. */
const PRIVATE = 'Heliotrope-4711';
const SECRET = /argon2|gdk_|whsec_|eyJ[\w-]{20}|@studio\.example/i;

let studio: TestApp;
let address: string;
let reader: pg.Client;

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  await importSweetGames(studio);
  await importFile(studio.admin, 'rankings', chartCsv(chart(['com.sweet.ant', 'com.sweet.bee'])));
  await analyze(studio.admin, 'com.sweet.ant');
  const { body: tag } = await studio.admin.post('/api/tags').send({ name: 'sweet' }).expect(201);
  await studio.admin.put(`/api/games/com.sweet.ant/tags/${(tag as { id: string }).id}`).expect(200);
  await makePrivateRows();
  address = /postgres:\S+/.exec(await run('bi:role', '--name', NAME))![0];
  reader = await connect();
});
afterAll(async () => {
  await reader.end().catch(() => undefined);
  await run('bi:role', '--name', NAME, '--remove').catch(() => undefined);
  await studio.close();
});

async function makePrivateRows(): Promise<void> {
  const { admin } = studio;
  const ben = await join(studio, 'ben@studio.example', { admin: true });
  await ben.api.post('/api/ideas').send({ name: PRIVATE }).expect(201);
  await ben.api.post('/api/watchlists').send({ name: PRIVATE }).expect(201);
  await ben.api.post('/api/tokens').send({ name: PRIVATE, scope: 'read' }).expect(201);
  await ben.api.post('/api/games/com.sweet.ant/notes').send({ text: PRIVATE }).expect(201);
  await admin
    .post('/api/revenue-entries')
    .send({ month: '2026-03', game: PRIVATE, source: 'advertisements', amount: 1.5 })
    .expect(201);
  await admin.post('/api/webhooks').send({ url: 'https://hooks.example/x', name: PRIVATE }).expect(201);
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs a command of the command line. @returns what it printed */
async function run(...words: string[]): Promise<string> {
  return runOn(studio.source, ...words);
}

async function runOn(source: DataSource, ...words: string[]): Promise<string> {
  const program = new Command().exitOverride();
  const app = { get: (key: unknown) => (key === DATABASE_URL ? studio.databaseUrl : source) };
  biCommands(program, {
    openApp: () => Promise.resolve({ app, close: () => Promise.resolve() }) as never,
  });
  const printed: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    await program.parseAsync(['node', 'cli', ...words]);
  } finally {
    spy.mockRestore();
  }
  return printed.join('');
}

const listRelations = async () =>
  studio.source.query<{ schema: string; name: string }[]>(
    `select relnamespace::regnamespace::text as schema, relname as name from pg_class
     where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace::regnamespace::text in ('public', 'bi') order by 1, 2`,
  );
const readErrorCode = (sql: string): Promise<string> =>
  reader.query(sql).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('the role', () => {
  it('reads every view, for at most a minute, and cannot write', async () => {
    for (const { name } of await listBiViews(studio.source)) await reader.query(`select * from bi.${name}`);
    const { rows } = await reader.query(
      `select current_setting('statement_timeout') as timeout, current_setting('default_transaction_read_only') as only,
         rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as more
       from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([{ timeout: '1min', only: 'on', more: false }]);
  });

  it('cannot write or create any table or view, even with read-only turned off', async () => {
    await reader.query('set default_transaction_read_only = off');
    const relations = await listRelations();
    expect(relations.length).toBeGreaterThan(70);
    const done: string[] = [];
    for (const { schema, name } of relations) {
      const table = `${schema}."${name}"`;
      for (const sql of [`insert into ${table} default values`, `delete from ${table}`, `truncate ${table}`])
        if (!['42501', '42809', '55000'].includes(await readErrorCode(sql))) done.push(sql);
      const { rows } = await reader.query<{ may: boolean }>(
        `select has_table_privilege($1, 'insert, update, delete, truncate, references, trigger') as may`,
        [table],
      );
      if (rows[0]!.may) done.push(table);
    }
    for (const sql of [
      ...['create table public.x (a int)', 'create table bi.x (a int)', 'create temporary table x (a int)'],
      ...['create schema x', 'create role x', `alter role ${NAME} superuser`],
    ])
      if ((await readErrorCode(sql)) !== '42501') done.push(sql);
    expect(done).toEqual([]);
  });

  it('reads only the views', async () => {
    const open: string[] = [];
    for (const { schema, name } of await listRelations()) {
      const code = await readErrorCode(`select * from ${schema}."${name}" limit 1`);
      if ((code === 'done') !== (schema === 'bi')) open.push(`${schema}.${name}: ${code}`);
    }
    expect(open).toEqual([]);
  });

  it('finds no secret, no address of a person and nothing private', async () => {
    const found: string[] = [];
    for (const { name, columns } of await listBiViews(studio.source)) {
      const { rows } = await reader.query(`select * from bi.${name}`);
      const text = JSON.stringify(rows);
      if (text.includes(PRIVATE) || SECRET.test(text)) found.push(name);
      found.push(...columns.filter((column) => /user|email|_by$|secret|hash/.test(column.name)).map(String));
    }
    expect(found).toEqual([]);
    // What must not be found is there.
    const [{ ideas }] = await studio.source.query<[{ ideas: number }]>(
      `select count(*)::int as ideas from game_ideas where name = $1`,
      [PRIVATE],
    );
    expect(ideas).toBe(1);
  });

  it('reads views that a later version recreates', async () => {
    await studio.source.query('create view bi.later as select 1 as one');
    expect((await reader.query('select * from bi.later')).rows).toEqual([{ one: 1 }]);
    await studio.source.query('drop view bi.later');
  });

  it('is not created twice, and no other role is removed', async () => {
    await expect(run('bi:role', '--name', NAME)).rejects.toThrow(`The role ${NAME} already exists.`);
    await expect(run('bi:role', '--name', 'gamekit', '--remove')).rejects.toThrow('Nothing changed.');
    await expect(run('bi:role', '--name', 'Robert"; --')).rejects.toThrow(
      '--name must consist of lowercase letters',
    );
  });

  it('that cannot be created is reported in one line for an administrator', async () => {
    const source = await new DataSource({
      ...{ type: 'postgres', url: address },
      extra: { options: '-c default_transaction_read_only=off' },
    }).initialize();
    const name = `${NAME}_two`;
    try {
      const error = await runOn(source, 'bi:role', '--name', name).catch((caught: Error) => caught);
      expect(error).toBeInstanceOf(Error);
      const { message } = error as Error;
      expect(message).toMatch(
        /^Gamekit cannot create roles in this database\..*create role "\w+" login password '\w+'/,
      );
      expect(message).not.toContain('\n');
      const statements = message.slice(message.indexOf('run: ') + 5).replaceAll(`for role "${NAME}"`, '');
      await studio.source.query(statements);
      expect(await run('bi:role', '--name', name, '--remove')).toBe(`Removed the role ${name}.\n`);
    } finally {
      await source.destroy();
    }
  });
});

describe('the views', () => {
  it('contain what the API returns', async () => {
    const one = async (sql: string) => (await reader.query<Record<string, unknown>>(sql)).rows;
    expect(await one(`select rank, title, sample from bi.rank_history order by rank`)).toEqual([
      { rank: 1, title: expect.any(String) as string, sample: false },
      { rank: 2, title: expect.any(String) as string, sample: false },
    ]);
    expect(await one(`select rank, bundle_id, ranking_type from bi.current_lists where not sample`)).toEqual(
      expect.arrayContaining([{ rank: 1, bundle_id: 'com.sweet.ant', ranking_type: 'downloads' }]),
    );
    expect(await one(`select tag, bundle_id from bi.tagged_games`)).toEqual([
      { tag: 'sweet', bundle_id: 'com.sweet.ant' },
    ]);
    expect(await one(`select state, rows from bi.coverage where not sample and state = 'captured'`)).toEqual([
      { state: 'captured', rows: 2 },
    ]);
    const items = await one(`select kind, evidence from bi.analysis_items where bundle_id = 'com.sweet.ant'`);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ evidence }) => (evidence as string[]).length > 0)).toBe(true);
  });

  it('are documented, column by column', async () => {
    const views = await listBiViews(studio.source);
    const silent = views.flatMap(({ name, comment, columns }) =>
      [comment, ...columns.map((column) => column.comment)].some((text) => !text) ? [name] : [],
    );
    expect(silent).toEqual([]);
    // `npm run cli -- bi:describe > docs/bi-views.md`
    expect(readFileSync(path.join(DOCS, 'bi-views.md'), 'utf8')).toBe(describeBiViews(views));
    expect(await run('bi:describe')).toBe(describeBiViews(views));
  });

  it('get a new version when their columns change; what a version had stays recorded', async () => {
    const recorded = JSON.parse(
      readFileSync(path.join(__dirname, 'fixtures/bi-view-versions.json'), 'utf8'),
    ) as Record<string, string[]>;
    for (const { name, comment, columns } of await listBiViews(studio.source)) {
      const version = /^Version (\d+)\. /.exec(comment)?.[1];
      expect([`${name} ${version}`, columns.map((column) => `${column.name} ${column.type}`)]).toEqual([
        `${name} ${version}`,
        recorded[`${name} ${version}`],
      ]);
    }
  });
});

it('every statement of the guides runs as the role', async () => {
  const guide = ['bi.md', 'integrators.md']
    .map((name) => readFileSync(path.join(DOCS, name), 'utf8'))
    .join('');
  const statements = [...guide.matchAll(/^```sql\n(.*?)^```/gms)].map(([, text]) => text!);
  expect(statements.length).toBeGreaterThanOrEqual(8);
  for (const statement of statements) {
    // What Grafana makes of its macro.
    const sql = statement.replace(
      /\$__timeFilter\((.+?)\) and/g,
      `$1 between '2026-01-01' and '2027-01-01' and`,
    );
    await expect(reader.query(sql)).resolves.toBeTruthy();
  }
  const used = new Set(
    statements.flatMap((text) => [...text.matchAll(/bi\.(\w+)/g)].map(([, name]) => name)),
  );
  expect([...used].sort()).toEqual((await listBiViews(studio.source)).map(({ name }) => name));
});

it('a removed role loses access immediately', async () => {
  expect(await run('bi:role', '--name', NAME, '--remove')).toBe(`Removed the role ${NAME}.\n`);
  await expect(reader.query('select 1')).rejects.toThrow();
  await expect(connect()).rejects.toMatchObject({ code: expect.stringMatching(/^28/) as string });
});

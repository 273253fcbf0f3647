import { Command } from 'commander';
import { createHash } from 'node:crypto';
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { archiveCommand } from '../src/cli/operations/archive.command.js';
import { ensurePartitions, listPartitionMonths } from '../src/database/rows/partitions.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { readParquet } from './support/parquet.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-archive-'));
const OLD = ['2023-01-01', '2023-01-02', '2023-02-01'];
const [TODAY, YESTERDAY] = [0, 86_400_000].map((ago) =>
  new Date(Date.now() - ago).toISOString().slice(0, 10),
) as [string, string];
let studio: TestApp;

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  const games = ['com.a', 'com.b', 'com.c'];
  await importFile(
    studio.admin,
    'rankings',
    chartCsv([
      ...[...OLD, YESTERDAY, TODAY].flatMap((date) => chart(games, { date })),
      // A chart that ended long ago.
      ...OLD.flatMap((date) => chart(games, { date, country: 'jp' })),
    ]),
  );
  const times = OLD.map((day) => new Date(day));
  await ensurePartitions(studio.source, 'listing_snapshots', [...times, new Date(TODAY)]);
  await ensurePartitions(studio.source, 'market_events', times);
  await studio.source.query('delete from market_events');
  const days = [
    ['2023-01-01', 10, '{"price":"0.00 USD"}'],
    ['2023-01-02', 20, null],
    ['2023-02-01', 30, '{"price":"1.99 USD"}'],
    [TODAY, 40, null],
  ];
  for (const [day, installs, facts] of days)
    await studio.source.query(
      `insert into listing_snapshots (country, platform, store_id, day, taken_at, install_count, rating_score, facts, sources)
       values ('us', 'android', 'com.a', $1::date, $1::date, $2, 4.25, $3, $3)`,
      [day, installs, facts],
    );
  await studio.source.query(
    `insert into market_events (type, bundle_id, happened_at, recorded_at, data)
     values ('chart.entered', 'com.a', '2023-01-02', now(), '{"rank":1}')`,
  );
});
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true });
});

async function run(...words: string[]): Promise<string> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  archiveCommand(program, {
    openApp: () => Promise.resolve({ app: studio.app, close: () => Promise.resolve() }) as never,
  });
  const printed: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    await program.parseAsync(['node', 'cli', 'history:archive', ...words]);
  } finally {
    spy.mockRestore();
  }
  return printed.join('');
}

const archive = (...words: string[]) => run('--months', '24', '--to', folder, ...words);
const count = async (): Promise<Record<string, number>> => {
  const [row] = await studio.source.query<[Record<string, number>]>(
    `select (select count(*)::int from game_rankings) as ranks, (select count(*)::int from chart_captures) as captures,
       (select count(*)::int from listing_snapshots) as days, (select count(*)::int from market_events) as events`,
  );
  return row;
};
const ALL = { ranks: 24, captures: 8, days: 4, events: 1 };

interface Manifest {
  files: { file: string; rows: number; sha256: string; deleted: boolean }[];
}
const readManifest = () => JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
const readArchive = (name: string) => readFileSync(path.join(folder, name));

it('writes one file per month and table with its checksum, and deletes nothing without --delete', async () => {
  const flushed = jest.spyOn(fs, 'fsync');
  expect(await archive()).toBe(`2023-01: 15 rows archived\n2023-02: 4 rows archived\n19 rows in ${folder}\n`);
  expect(await count()).toEqual(ALL);
  const { files } = readManifest();
  // What is deleted next must survive a power cut.
  expect(flushed.mock.calls.length).toBeGreaterThanOrEqual(files.length);
  flushed.mockRestore();
  expect(files.map(({ file, rows }) => [file, rows])).toEqual([
    ['game_rankings-2023-01.parquet', 9],
    ['chart_captures-2023-01.parquet', 3],
    ['listing_snapshots-2023-01.parquet', 2],
    ['market_events-2023-01.parquet', 1],
    ['game_rankings-2023-02.parquet', 3],
    ['chart_captures-2023-02.parquet', 1],
  ]);
  for (const { file, sha256 } of files)
    expect(createHash('sha256').update(readArchive(file)).digest('hex')).toBe(sha256);
  const ranks = await readParquet(readArchive('game_rankings-2023-02.parquet'));
  expect(ranks[0]).toEqual({
    ...{ platform: 'android', category: 'puzzle', country: 'us', ranking_type: 'downloads' },
    ...{ captured_at: new Date('2023-02-01'), rank_position: 1n, bundle_id: 'com.a', sample: false },
  });
  const days = await readParquet(readArchive('listing_snapshots-2023-01.parquet'));
  expect(days).toMatchObject([
    { day: new Date('2023-01-01'), install_count: 10n, rating_score: 4.25, facts: '{"price":"0.00 USD"}' },
    { day: new Date('2023-01-02'), install_count: 20n, facts: null },
  ]);
});

it('reuses files when nothing changed', async () => {
  const before = readdirSync(folder);
  await archive();
  expect(readdirSync(folder)).toEqual(before);
});

it('deletes nothing when a file cannot be read back as it was written', async () => {
  const name = 'game_rankings-2023-01.parquet';
  const whole = readArchive(name);
  for (const damaged of [whole.subarray(0, whole.length - 10), Buffer.from(whole).fill(0, 20, 24)]) {
    writeFileSync(path.join(folder, name), damaged);
    await expect(archive('--delete')).rejects.toThrow(
      /^game_rankings-2023-01\.parquet .*Nothing was deleted/,
    );
    expect(await count()).toEqual(ALL);
  }
  writeFileSync(path.join(folder, name), whole);
});

it('deletes nothing of a month that changed during the archiving', async () => {
  await studio.source.query(
    `create function keep_row() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await studio.source.query(
    `create trigger keep_row before delete on market_events for each row execute function keep_row()`,
  );
  await expect(archive('--delete')).rejects.toThrow(/^market_events of 2023-01 changed in the meantime/);
  expect(await count()).toEqual(ALL);
  await studio.source.query('drop function keep_row cascade');
  // The files are still copies, which later ones replace.
  expect(readManifest().files.map(({ deleted }) => deleted)).not.toContain(true);
});

it('deletes archived rows; the newest captures of each chart and current facts stay', async () => {
  const lists = async () =>
    Promise.all(
      ['us', 'jp'].map(
        async (country) =>
          (
            await studio.admin.get(
              `/api/rankings/current?platform=android&category=puzzle&country=${country}`,
            )
          ).body as { downloads: object[] },
      ),
    );
  const before = await lists();
  expect(await archive('--delete')).toContain('2023-01: 15 rows archived and deleted');
  expect(await count()).toEqual({ ranks: 12, captures: 4, days: 2, events: 0 });
  const left = await studio.source.query<{ left: string }[]>(
    `select country || ' ' || to_char(captured_at at time zone 'UTC', 'YYYY-MM-DD') as left from chart_captures order by 1`,
  );
  expect(left.map((row) => row.left)).toEqual([
    'jp 2023-01-02',
    'jp 2023-02-01',
    `us ${YESTERDAY}`,
    `us ${TODAY}`,
  ]);
  expect((await lists()).map(({ downloads }) => downloads)).toEqual(before.map(({ downloads }) => downloads));
  expect(await archive('--delete')).toBe('There is no history that old.\n');
});

it('archives a month again after later imports', async () => {
  await importFile(studio.admin, 'rankings', chartCsv(chart(['com.z'], { date: '2023-01-05' })));
  await archive();
  expect(readdirSync(folder)).toContain('chart_captures-2023-01-2.parquet');
});

it('replaces a file whose rows are all in a newer one, unless they were deleted since', async () => {
  await importFile(studio.admin, 'rankings', chartCsv(chart(['com.z'], { date: '2023-01-06' })));
  await archive();
  const captures = readdirSync(folder).filter((name) => name.startsWith('chart_captures-2023-01'));
  expect(captures.sort()).toEqual(['chart_captures-2023-01-3.parquet', 'chart_captures-2023-01.parquet']);
  const listed = readManifest().files.filter(({ file }) => file.startsWith('chart_captures-2023-01'));
  expect(listed.map(({ rows }) => rows)).toEqual([3, 2]);
});

it.each([
  [['--months', '0', '--to', folder], '--months must be'],
  [['--months', '24', '--to', '/dev/null/x'], 'cannot be written'],
])('refuses %j', async (words, text) => {
  await expect(run(...words)).rejects.toThrow(text);
});

it('writes beside the caller without --to', async () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    expect(await run('--months', '24')).toContain('rows in gamekit-archive\n');
  } finally {
    process.chdir(before);
  }
  expect(readdirSync(path.join(folder, 'gamekit-archive'))).toContain('manifest.json');
});

it('finds the months without reading the history', async () => {
  const runner = studio.source.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table game_rankings, listing_snapshots, market_events in access exclusive mode');
  const months = await listPartitionMonths(studio.source.manager).finally(async () => {
    await runner.rollbackTransaction();
    await runner.release();
  });
  expect(months).toContain('2023-01');
  expect(months).toEqual([...months].sort());
});

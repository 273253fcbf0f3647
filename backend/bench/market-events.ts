// Importing a history of charts with the events that follow from it, and what the events cost of it.
// `npm run bench -- market-events`; BENCH_ROWS sets the size.
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { RebuildEvents } from '../src/market-events/record/rebuild-events.service.js';
import { WriteEvents } from '../src/market-events/record/write-events.js';
import { ImportRankings } from '../src/rankings/import/import-rankings.js';
import { chartLines } from './support/chart-lines.js';
import { openBenchApp } from './support/open-bench-app.js';
import { print, withScratchDatabase } from './support/scratch.js';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);

/** How long the database alone takes for the rows, with the same indexes. */
async function timeInsert(source: DataSource): Promise<number> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('set statement_timeout = 0');
    await runner.query('create table copied_rankings (like game_rankings including all)');
    const started = performance.now();
    await runner.query(
      'insert into copied_rankings select * from game_rankings order by captured_at, platform, ranking_type, category',
    );
    const took = performance.now() - started;
    await runner.query('drop table copied_rankings');
    await runner.query('reset statement_timeout');
    return took;
  } finally {
    await runner.release();
  }
}

await withScratchDatabase(projectRoot, async (url, dataDir) => {
  const app = await openBenchApp(projectRoot, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'benchmark-secret-benchmark-secret-00',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
  });
  await app.init();
  const source = app.get(DataSource);
  const writer = app.get(WriteEvents);
  const write = writer.write.bind(writer);
  let eventsMs = 0;
  writer.write = async (...given) => {
    const started = performance.now();
    const written = await write(...given);
    eventsMs += performance.now() - started;
    return written;
  };
  const lines = [...chartLines(ROWS)].map((line) => Buffer.from(line));
  const reporting = {
    signal: new AbortController().signal,
    totalBytes: lines.reduce((sum, line) => sum + line.length, 0),
    progress: () => undefined,
    fail: () => undefined,
  };
  const started = performance.now();
  const { rows } = await app
    .get(ImportRankings)
    .run(() => Readable.from(lines), reporting, {}, { name: 'bench.csv' });
  const importMs = performance.now() - started;
  const [counted] = await source.query<{ count: number }[]>(
    'select count(*)::int as count from market_events',
  );
  const perSecond = Math.round(rows / (importMs / 1_000));
  print(`Import of ${rows.toLocaleString('en')} rows with ${counted!.count.toLocaleString('en')} events`);
  print(`  ${(importMs / 1_000).toFixed(1)} s, ${perSecond.toLocaleString('en')} rows/s (at least 20,000)`);
  print(
    `  of it events ${(eventsMs / 1_000).toFixed(1)} s, ${(importMs / (importMs - eventsMs)).toFixed(2)} x the import without`,
  );
  const insertMs = await timeInsert(source);
  const load = os.loadavg().map((value) => value.toFixed(1));
  print(
    `  plain INSERT … SELECT of the same rows ${(insertMs / 1_000).toFixed(1)} s, ${Math.round(rows / (insertMs / 1_000)).toLocaleString('en')} rows/s: the import takes ${(importMs / insertMs).toFixed(2)} x that; load average ${load.join(', ')}`,
  );
  const rebuildStarted = performance.now();
  const { added, removed } = await app.get(RebuildEvents).run();
  print(
    `  events:rebuild ${((performance.now() - rebuildStarted) / 1_000).toFixed(1)} s, ${added} added, ${removed} removed`,
  );
  await app.close();
  if (perSecond < 20_000 || added + removed > 0) process.exitCode = 1;
});

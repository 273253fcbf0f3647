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
import { openBenchApp } from './support/open-bench-app.js';
import { print, withScratchDatabase } from './support/scratch.js';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const PLACES = 100;
const CATEGORIES = ['puzzle', 'arcade', 'word', 'strategy', 'action', 'card', 'racing', 'board', 'family'];
const TYPES = ['downloads', 'revenue', 'new'];
const FIRST_DAY = Date.UTC(2025, 10, 1);
const DAY_MS = 86_400_000;
const GAMES_OF_LIST = 400;

/** A fixed sequence of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Charts that move as real ones do: much at the bottom, little at the top, a few games in and out a day. The stores have different games, so none are linked. */
function* chartLines(rows: number): Generator<string> {
  yield 'date,platform,country,type,category,rank,bundle_id,title,developer\n';
  const lists = ['android', 'ios'].flatMap((platform) =>
    TYPES.flatMap((type) => ['all', ...CATEGORIES].map((category) => ({ platform, type, category }))),
  );
  const random = numbers(20_261_122);
  const strengths = lists.map(() => Array.from({ length: GAMES_OF_LIST }, (_, game) => 1 / (game + 3)));
  const days = Math.ceil(rows / (lists.length * PLACES));
  for (let day = 0; day < days; day += 1) {
    const date = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
    for (const [index, { platform, type, category }] of lists.entries()) {
      const strength = strengths[index]!;
      for (let game = 0; game < GAMES_OF_LIST; game += 1) strength[game]! *= 1 + (random() - 0.5) * 0.12;
      const order = strength.map((value, game) => ({ value, game })).sort((a, b) => b.value - a.value);
      let text = '';
      for (let rank = 1; rank <= PLACES; rank += 1) {
        const game = (index % 7) * 300 + order[rank - 1]!.game;
        text += `${date},${platform},us,${type},${category},${rank},com.bench.${platform}.g${game},${platform} game ${game},Studio ${game % 90}\n`;
      }
      yield text;
    }
  }
}

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

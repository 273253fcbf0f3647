// The requests of the insight screens, each against the same question in plain SQL.
// `npm run bench -- insight`; BENCH_ROWS, BENCH_GAMES and BENCH_ANALYSES set the size: 10000000, 200000 and 50000 are
// the size that the goals are for.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { FirstAdmin } from '../src/auth/accounts/first-admin.js';
import { fillInsight } from './support/fill-insight.js';
import { type InsightQuestion, insightQuestions } from './support/insight-questions.js';
import { openBenchApp } from './support/open-bench-app.js';
import { median, print, withScratchDatabase } from './support/scratch.js';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const SIZE = {
  rows: Number(process.env.BENCH_ROWS ?? 1_000_000),
  games: Number(process.env.BENCH_GAMES ?? 20_000),
  analyses: Number(process.env.BENCH_ANALYSES ?? 5_000),
};
const GOAL_P95_MS = 500;
const GOAL_USUAL_MS = 150;
const ROUNDS = 4;
const PLAIN_ROUNDS = 3;
const LONG_PLAIN_MS = 10_000;
const ADMIN = { email: 'bench@example.com', password: 'a bench password 42' };

type Ask = (path: string) => Promise<number>;

await withScratchDatabase(projectRoot, async (url, dataDir) => {
  const app = await openBenchApp(projectRoot, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'benchmark-secret-benchmark-secret-00',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
  });
  await app.init();
  try {
    const source = app.get(DataSource);
    const started = performance.now();
    const { days } = await fillInsight(source, SIZE);
    print(
      `${SIZE.rows.toLocaleString('en')} rank rows of ${days} days, ${SIZE.games.toLocaleString('en')} games, ` +
        `${SIZE.analyses.toLocaleString('en')} analyses; filled in ${Math.round((performance.now() - started) / 1_000)} s`,
    );
    await app.get(FirstAdmin).ensure();
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: ADMIN });
    const authorization = `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}`;
    const ask: Ask = async (path) => {
      const before = performance.now();
      const answer = await app.inject({ method: 'GET', url: path, headers: { authorization } });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
      return performance.now() - before;
    };
    const all: number[] = [];
    for (const question of insightQuestions) all.push(...(await measure(question, ask, source)));
    print(`  all ${all.length} requests: p95 ${p95(all).toFixed(0)} ms (goal ${GOAL_P95_MS})`);
    if (p95(all) > GOAL_P95_MS) process.exitCode = 1;
  } finally {
    await app.close();
  }
});

/** @returns the times of all requests, the first ones with nothing in memory included */
async function measure({ name, paths, plain }: InsightQuestion, ask: Ask, source: DataSource) {
  const first: number[] = [];
  for (const path of paths) first.push(await ask(path));
  const usual: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const path of paths) usual.push(await ask(path));
  const theirs: number[] = [];
  // What takes this long once is not worth the wait for a median.
  for (let round = 0; round < PLAIN_ROUNDS && (theirs[0] ?? 0) < LONG_PLAIN_MS; round += 1)
    theirs.push(await timePlain(source, plain));
  const all = [...first, ...usual];
  const slow = median(usual) > GOAL_USUAL_MS || p95(all) > GOAL_P95_MS;
  if (slow) process.exitCode = 1;
  print(
    `  ${name.padEnd(34)} usual ${median(usual).toFixed(0).padStart(4)} ms  first ${Math.max(...first)
      .toFixed(0)
      .padStart(5)} ms` +
      `  p95 ${p95(all).toFixed(0).padStart(4)} ms  ${(median(theirs) / median(usual)).toFixed(1).padStart(6)} x faster than plain SQL` +
      (slow ? `  slower than the goal of ${GOAL_USUAL_MS} ms` : ''),
  );
  return all;
}

/** The time of plain SQL, which may take longer than the product lets its own queries take. */
function timePlain(source: DataSource, { sql, params }: InsightQuestion['plain']): Promise<number> {
  return source.transaction(async (manager) => {
    await manager.query(`set local statement_timeout = '10min'`);
    const before = performance.now();
    await manager.query(sql, params);
    return performance.now() - before;
  });
}

function p95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
}

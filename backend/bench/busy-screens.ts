// The two screens that people open first, requested by 16 connections at once: the dashboard and a page of games.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadGenerator, type LoadResult, run } from './support/load.js';
import { OwnProduct } from './support/own-product.js';
import { median, print } from './support/scratch.js';

const CONNECTIONS = 16;
const SECONDS = 5;
const ROUNDS = 3;
const GOAL_P99_MS = 50;
const SCREENS = { dashboard: '/api/dashboard', 'games list': '/api/games?range=%5B0,24%5D' };

const dataDir = mkdtempSync(path.join(tmpdir(), 'gamekit-busy-'));
const product = new OwnProduct(dataDir, Number(process.env.BENCH_PORT ?? 41_040), {
  RATE_LIMIT_PER_MINUTE: '1000000000',
});
try {
  await product.start();
  await product.signIn();
  print(`sample catalog; ${CONNECTIONS} connections, ${ROUNDS} x ${SECONDS} s, ${loadGenerator}`);
  for (const [name, address] of Object.entries(SCREENS)) {
    const load = {
      origin: product.origin,
      paths: [address],
      headers: product.headers,
      connections: CONNECTIONS,
      seconds: SECONDS,
    };
    await run({ ...load, seconds: 1 });
    const rounds: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await run(load));
    const p99 = median(rounds.map(({ p99Milliseconds }) => p99Milliseconds));
    const rate = median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));
    const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
    print(
      `  ${name.padEnd(11)} ${rate.toFixed(0).padStart(5)} /s  p99 ${p99.toFixed(1)} ms  ${errors} errors`,
    );
    if (p99 > GOAL_P99_MS || errors > 0) process.exitCode = 1;
  }
} finally {
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

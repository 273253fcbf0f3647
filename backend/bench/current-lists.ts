import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { ListWriter } from '../src/rankings/charts/list-writer.js';
import { CATEGORIES } from '../src/rankings/categories.js';
import { RANKING_TYPES } from '../src/rankings/rankings.types.js';
import { PLATFORMS } from '../src/games/games.types.js';
import { DataSource } from 'typeorm';
import { fillHistory } from './support/fill-history.js';
import { loadGenerator, type LoadResult, run } from './support/load.js';
import { openBenchApp } from './support/open-bench-app.js';
import { median, print, withScratchDatabase } from './support/scratch.js';

const here = path.dirname(fileURLToPath(import.meta.url));
const projectRoot = path.resolve(here, '../../..');
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 16;
const EMAIL = 'bench@example.com';
const PASSWORD = 'a bench password 42';
const LISTS = PLATFORMS.flatMap((platform) =>
  CATEGORIES[platform]
    .filter((category) => category !== 'game' && category !== 'games')
    .map((category) => ({ platform, category })),
);

await withScratchDatabase(projectRoot, async (url, dataDir) => {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'benchmark-secret-benchmark-secret-00',
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'on',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  };
  const app = await openBenchApp(projectRoot, env);
  await app.init();
  const rows = await fillHistory(app.get(DataSource), LISTS, ROWS);
  for (const list of LISTS) {
    for (const rankingType of RANKING_TYPES) {
      await app
        .get(DataSource)
        .transaction((manager) =>
          app.get(ListWriter).rewrite(manager, { ...list, country: 'us', rankingType }),
        );
    }
  }
  await app.close();
  print(
    `${rows.toLocaleString('en')} rows of history; ${CONNECTIONS} connections, ${ROUNDS} x ${SECONDS} s, ${loadGenerator}`,
  );

  const servers = {
    bare: { port: 41_001, process: start([path.join(here, 'support/servers.js'), 'bare', '41001', url]) },
    typeorm: {
      port: 41_002,
      process: start([path.join(here, 'support/servers.js'), 'typeorm', '41002', url]),
    },
    product: { port: 41_003, process: start([path.join(here, '../src/main.js')], { ...env, PORT: '41003' }) },
  };
  try {
    await Promise.all([
      answers(41_001, '/?platform=android&category=all'),
      answers(41_002, '/?platform=android&category=all'),
      answers(41_003, '/api/health/ready'),
    ]);
    const token = await signIn(41_003);
    const measure = async (name: keyof typeof servers, headers: Record<string, string>, prefix: string) =>
      run({
        origin: `http://127.0.0.1:${servers[name].port}`,
        paths: LISTS.map(
          (list) => `${prefix}?platform=${list.platform}&category=${list.category}&country=us`,
        ),
        headers,
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
    const results: Record<keyof typeof servers, LoadResult[]> = { bare: [], typeorm: [], product: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      results.bare.push(await measure('bare', {}, '/'));
      results.product.push(
        await measure('product', { authorization: `Bearer ${token}` }, '/api/rankings/current'),
      );
      results.typeorm.push(await measure('typeorm', {}, '/'));
    }
    const rate = (name: keyof typeof servers) =>
      median(results[name].map((result) => result.requestsPerSecond));
    for (const name of ['bare', 'typeorm', 'product'] as const) {
      const p99 = median(results[name].map((result) => result.p99Milliseconds));
      const errors = results[name].reduce((sum, result) => sum + result.errors, 0);
      print(
        `  ${name.padEnd(8)} ${rate(name).toFixed(0).padStart(7)} /s  ${(rate(name) / rate('bare')).toFixed(2).padStart(6)} x bare` +
          `  ${(rate(name) / rate('typeorm')).toFixed(1).padStart(6)} x TypeORM  p99 ${p99.toFixed(1)} ms  ${errors} errors`,
      );
    }
  } finally {
    for (const { process: child } of Object.values(servers)) child.kill('SIGTERM');
    await wait(500);
  }
});

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

async function answers(port: number, path: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await get(port, path).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

async function signIn(port: number): Promise<string> {
  const response = await get(port, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

function get(port: number, path: string, init?: RequestInit): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { ListWriter } from '../src/rankings/current-lists/list-writer.js';
import { CATEGORIES } from '../src/games/catalog/categories.types.js';
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
const PATH = '/api/rankings/current';
const QUERIES = LISTS.map(
  ({ platform, category }) => `?platform=${platform}&category=${category}&country=us`,
);
const PORTS = { bare: 41_001, typeorm: 41_002, product: 41_003, memory: 41_004 };

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
          app.get(ListWriter).rewrite(manager, [{ ...list, country: 'us', rankingType }]),
        );
    }
  }
  await app.close();
  print(
    `${rows.toLocaleString('en')} rows of history; ${CONNECTIONS} connections, ${ROUNDS} x ${SECONDS} s, ${loadGenerator}`,
  );

  const product = start([path.join(here, '../../dist/src/main.js')], { ...env, PORT: String(PORTS.product) });
  const children = [product];
  const serve = async (name: 'bare' | 'typeorm' | 'memory', from: string) => {
    children.push(start([path.join(here, 'support/servers.js'), name, String(PORTS[name]), from]));
    await waitForAnswer(PORTS[name], `/${QUERIES[0]}`);
  };
  try {
    await Promise.all([
      serve('bare', url),
      serve('typeorm', url),
      waitForAnswer(PORTS.product, '/api/health/ready'),
    ]);
    const signedIn = { authorization: `Bearer ${await signIn(PORTS.product)}` };
    const documents = await readDocuments(signedIn);
    const file = path.join(dataDir, 'documents.json');
    writeFileSync(file, JSON.stringify(documents));
    await serve('memory', file);
    // One of the requested lists, since the tag of another would not match.
    const [query, { etag }] = Object.entries(documents)[0]!;
    const unchanged = { 'if-none-match': etag };
    const measured: Measured[] = [
      { name: 'memory', server: 'memory' },
      { name: 'memory 304', server: 'memory', headers: unchanged, queries: [query] },
      { name: 'bare', server: 'bare' },
      { name: 'typeorm', server: 'typeorm' },
      { name: 'product', server: 'product', headers: signedIn },
      { name: 'product 304', server: 'product', headers: { ...signedIn, ...unchanged }, queries: [query] },
    ];
    const results = new Map<string, LoadResult[]>(measured.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const one of measured) results.get(one.name)!.push(await measure(one));
    report(results);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await wait(500);
  }
});

interface Measured {
  name: string;
  server: keyof typeof PORTS;
  headers?: Record<string, string>;
  queries?: string[];
}

function measure({ server, headers = {}, queries = QUERIES }: Measured): Promise<LoadResult> {
  return run({
    origin: `http://127.0.0.1:${PORTS[server]}`,
    paths: queries.map((query) => `${server === 'product' ? PATH : '/'}${query}`),
    headers,
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
}

function report(results: ReadonlyMap<string, LoadResult[]>): void {
  const rate = (name: string) => median(results.get(name)!.map(({ requestsPerSecond }) => requestsPerSecond));
  for (const [name, rounds] of results) {
    const p99 = median(rounds.map(({ p99Milliseconds }) => p99Milliseconds));
    const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
    const limit = name.endsWith('304') ? 'memory 304' : 'memory';
    print(
      `  ${name.padEnd(11)} ${rate(name).toFixed(0).padStart(7)} /s  ${(rate(name) / rate(limit)).toFixed(2)} x memory` +
        `  ${(rate(name) / rate('bare')).toFixed(2).padStart(6)} x bare  ${(rate(name) / rate('typeorm')).toFixed(1).padStart(6)} x TypeORM` +
        `  p99 ${p99.toFixed(1)} ms  ${errors} errors`,
    );
  }
}

/** What the product answers, by the query that it is asked with. */
async function readDocuments(
  headers: Record<string, string>,
): Promise<Record<string, { body: string; etag: string }>> {
  const documents: Record<string, { body: string; etag: string }> = {};
  for (const query of QUERIES) {
    const response = await get(PORTS.product, `${PATH}${query}`, { headers });
    documents[query] = { body: await response.text(), etag: response.headers.get('etag') ?? '' };
  }
  return documents;
}

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

async function waitForAnswer(port: number, path: string): Promise<void> {
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

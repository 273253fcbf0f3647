import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SharedLimits } from '../src/common/limits/shared-limits.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const LIMIT = 40;
const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

let redis: ChildProcess | undefined;
let port: number;
let folder: string;
let one: TestApp;
let other: TestApp;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

function startRedis(): void {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  redis = spawn('redis-server', args, { stdio: 'ignore' });
}

const isShared = (studio: TestApp) => studio.app.get(SharedLimits).isShared === true;
const bothShare = () => waitUntil('both count together', () => isShared(one) && isShared(other));
const bothAlone = () => waitUntil('both count alone', () => !isShared(one) && !isShared(other));

/** Requests by turns until one is refused. @returns how many were answered */
async function countUntilRefused(token: string, most: number): Promise<number> {
  for (let n = 0; n < most; n += 1) {
    const { status } = await (n % 2 === 0 ? one : other).api.as(token).get('/api/auth/session');
    if (status === 429) return n;
  }
  return most;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gamekit-test-redis-'));
  port = await freePort();
  const env = {
    REDIS_URL: `redis://127.0.0.1:${port}`,
    RATE_LIMIT: 'on',
    RATE_LIMIT_PER_MINUTE: String(LIMIT),
  };
  // Redis is not there yet: the product starts all the same.
  one = await openTestApp({ env });
  other = await openTestApp({ env, databaseUrl: one.databaseUrl });
});
afterEach(() => redis?.kill('SIGCONT'));
afterAll(async () => {
  await other?.close();
  await one?.close();
  redis?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('are counted by each process alone while Redis is away, and nothing fails', async () => {
  expect([isShared(one), isShared(other)]).toEqual([false, false]);
  const { headers } = await one.admin.get('/api/auth/session').expect(200);
  expect(headers['ratelimit-limit']).toBe(String(LIMIT));
  expect(one.app.get(SharedLimits).fallbacks).toBeGreaterThan(0);
  const { text } = await one.api.get('/metrics');
  expect(text).toContain('gamekit_limits_shared 0');
  expect(text).toMatch(/gamekit_limits_fallbacks_total [1-9]/);
});

if (isInstalled) {
  it('are counted together by all processes', async () => {
    startRedis();
    await bothShare();
    const token = await one.getToken(ADMIN.email, ADMIN.password);
    // The first request of a token comes before anybody knows whose it is.
    await one.api.as(token).get('/api/auth/session').expect(200);
    await other.api.as(token).get('/api/auth/session').expect(200);
    expect(await countUntilRefused(token, 3 * LIMIT)).toBe(LIMIT);
    const { text } = await one.api.get('/metrics');
    expect(text).toContain('gamekit_limits_shared 1');
  });

  it('go on by each process when Redis dies or says nothing, without a long wait', async () => {
    redis?.kill('SIGSTOP');
    await one.api.get('/api/health/live').expect(200);
    await bothAlone();
    redis?.kill('SIGCONT');
    await bothShare();
    redis?.kill('SIGKILL');
    await bothAlone();
    await other.api.get('/api/health/live').expect(200);
    startRedis();
    await bothShare();
  });
} else {
  it('were not tried with Redis, because redis-server is not installed (apt-get install redis-server)', () => {
    expect(isInstalled).toBe(false);
  });
}

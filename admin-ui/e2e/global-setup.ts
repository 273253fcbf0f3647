import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const START_TIMEOUT = 120_000;

/**
 * Starts the built product on a free port with an empty data folder (its own PostgreSQL, sample data) and stops it
 * afterwards. With E2E_BASE_URL, E2E_EMAIL and E2E_PASSWORD set, the journeys go to that product instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env.E2E_BASE_URL) return;
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gamekit-e2e-'));
  chmodSync(dataDir, 0o755); // started by root, PostgreSQL runs as another user that must get through
  process.env.E2E_BASE_URL = `http://127.0.0.1:${port}`;
  process.env.E2E_EMAIL = 'analyst@example.com';
  process.env.E2E_PASSWORD = 'three harbours and a tile';

  const product = spawn(process.execPath, ['backend/dist/src/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: process.env.E2E_EMAIL,
      ADMIN_PASSWORD: process.env.E2E_PASSWORD,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const output: string[] = [];
  product.stdout?.on('data', (text: Buffer) => output.push(text.toString()));
  product.stderr?.on('data', (text: Buffer) => output.push(text.toString()));

  const died = (code: number | null, signal: string | null) =>
    process.stderr.write(
      `The product ended in the middle of the journeys (${code ?? signal}).\n${output.join('')}\n`,
    );
  product.once('exit', died);
  const stop = async () => {
    product.off('exit', died);
    await ended(product);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(product, `${process.env.E2E_BASE_URL}/api/health/ready`);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${output.join('')}`, { cause: error });
  }
  return stop;
}

async function ready(product: ChildProcess, url: string): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end;) {
    if (product.exitCode !== null || product.signalCode !== null) {
      throw new Error(`It ended with ${product.exitCode ?? product.signalCode}.`);
    }
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It was not ready in time.');
}

async function ended(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const exit = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  const late = setTimeout(() => product.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(late);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

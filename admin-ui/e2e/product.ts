import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const START_TIMEOUT = 120_000;

export interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the built product on a free port with an empty data folder: its own PostgreSQL, sample data, one admin. */
export async function startProduct(settings: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gamekit-e2e-'));
  chmodSync(dataDir, 0o755); // started by root, PostgreSQL runs as another user that must get through
  const product = spawn(process.execPath, ['backend/dist/src/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      // No journey asks the stores' picture servers.
      STORE_PICTURES_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'warn',
      ...settings,
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
    await ready(product, `${url}/api/health/ready`);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${output.join('')}`, { cause: error });
  }
  return { url, stop };
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

/** Asks a process of ours to end, and makes it when it does not. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(late);
}

export function freePort(): Promise<number> {
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

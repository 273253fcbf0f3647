// Starts the built product and a browser for scripts: an empty data folder, a free port, one administrator.
// Uses the Playwright and Chromium of admin-ui.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const ADMIN = { email: 'analyst@example.com', password: 'three harbours and a tile' };
const START_TIMEOUT = 120_000;

/**
 * Starts the product with the sample catalog.
 * @param {Record<string, string>} [settings] additional environment variables
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export async function startProduct(settings = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'gamekit-site-'));
  chmodSync(dataDir, 0o755); // started by root, PostgreSQL runs as another user that needs access
  const child = start('backend/dist/src/main.js', [], {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const stop = async () => {
    await child.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await sleep(200)) {
    if (child.hasEnded()) break;
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (ready?.ok) return { url, stop };
  }
  await stop();
  throw new Error(`The product did not start.\n${child.output()}`);
}

/** Simulates both stores with the product's replay server. */
export async function startStores() {
  const port = await freePort();
  const child = start('backend/dist/src/cli.js', ['replay', '--port', String(port)], {});
  while (!/Modes:/.test(child.output())) {
    if (child.hasEnded()) throw new Error(`The played stores did not start.\n${child.output()}`);
    await sleep(100);
  }
  return { url: `http://127.0.0.1:${port}`, stop: child.stop };
}

/** An installed Chromium, else the one from npm. */
export async function browserPath() {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((file) => file && existsSync(file));
  if (installed) return installed;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function start(file, args, env) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (hasEnded()) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exit;
    clearTimeout(late);
  };
  return { output: () => output, hasEnded, stop };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

import { defineConfig } from '@playwright/test';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** An installed Chromium is used when there is one; otherwise the one that npm brings. */
async function chromiumPath(): Promise<string> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((file) => file && existsSync(file));
  if (installed) return installed;
  return unpackedChromium();
}

/** npm's Chromium unpacks itself into the temporary folder; each user gets a folder of his own there. */
async function unpackedChromium(): Promise<string> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = path.join(tmpdir(), `gamekit-chromium-${userInfo().uid}`);
  mkdirSync(process.env.TMPDIR, { recursive: true, mode: 0o700 });
  accessSync(process.env.TMPDIR, constants.W_OK);
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  // One product with one database stands behind all journeys, on a machine that may have two cores.
  workers: 1,
  // In CI a slow machine must not stop a landing. Elsewhere `npm test` fails for a journey that passes only on retry; it
  // is tried again all the same, so that the summary can tell it from one that is broken.
  retries: process.env.CI ? 2 : 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // Recording every journey costs time; `npx playwright test --trace on` records one that is looked into.
    trace: 'on-first-retry',
    launchOptions: { executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] },
  },
});

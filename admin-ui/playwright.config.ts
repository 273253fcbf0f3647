import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** An installed Chromium is used when there is one; otherwise the one that npm brings. */
async function chromiumPath(): Promise<string> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  if (installed) return installed;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  // One product with one database stands behind all journeys, on a machine that may have two cores.
  workers: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] },
  },
});

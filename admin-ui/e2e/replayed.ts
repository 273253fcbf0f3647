import { spawn, type ChildProcess } from 'node:child_process';
import { test as base, expect, type Page } from '@playwright/test';
import { ended, freePort, root, startProduct } from './product.js';

export { expect };

const ADMIN = { email: 'collector@example.com', password: 'four lanterns and a pier' };

/** Both stores, played by a small server of our own that misbehaves on request. */
export interface Stores {
  url: string;
  /** The charts of that day from now on, as if the days went by. */
  playDay: (day: string) => Promise<void>;
  /** How everything is answered, or only addresses with that part. */
  answer: (mode: string, part?: string) => Promise<void>;
  /** From now on nobody answers: no network. */
  stop: () => Promise<void>;
}

/** Journeys that import charts of their own countries, with games of their own names, share one product: a start is dear. */
export const IMPORTED = 'imported charts';

interface Workers {
  /** Each name gets a product of its own, so that one file's captures are not another's. */
  journey: string;
  stores: Stores;
  collector: { url: string };
}

/** A page of an admin of a product of its own that collects its charts from played stores. */
export const test = base.extend<{ admin: Page }, Workers>({
  journey: ['', { scope: 'worker', option: true }],
  stores: [
    async ({}, use) => {
      const stores = await playStores();
      await use(stores);
      await stores.stop();
    },
    { scope: 'worker' },
  ],
  collector: [
    async ({ stores }, use) => {
      const product = await startProduct({
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        APP_STORE_URL: stores.url,
        GOOGLE_PLAY_URL: stores.url,
        RANKINGS_CRON: '0 5 * * *',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ collector }, use) => use(collector.url),
  admin: async ({ page }, use) => {
    const answer = await page.request.post('/api/auth/login', { data: ADMIN });
    expect(answer.status()).toBe(200);
    await use(page);
  },
});

async function playStores(): Promise<Stores> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server) await ended(server);
    server = undefined;
  };
  const playDay = async (day: string) => {
    await stop();
    server = spawn(
      process.execPath,
      ['backend/dist/src/cli.js', 'replay', '--port', String(port), '--day', day],
      { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    await said(server, /Modes:/);
  };
  const answer = async (mode: string, part = '') => {
    if (!server) throw new Error('Nobody plays the stores.');
    const heard = said(server, /answered/);
    server.stdin?.write(`${mode} ${part}\n`);
    await heard;
  };
  await playDay('2026-11-18');
  return { url: `http://127.0.0.1:${port}`, playDay, answer, stop };
}

function said(server: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const onData = (text: Buffer) => {
      if (!words.test(text.toString())) return;
      server.stdout?.off('data', onData);
      server.off('exit', onExit);
      resolve();
    };
    const onExit = (code: number | null) => reject(new Error(`The played stores ended with ${code}.`));
    server.stdout?.on('data', onData);
    server.once('exit', onExit);
  });
}

/** Stores charts as an import does, a list of games per chart: "2026-07-06 android tw free" → ids in their order. */
export async function importCharts(product: { url: string }, charts: Record<string, string[]>) {
  const rows = Object.entries(charts).flatMap(([chart, ids]) => {
    const [date, platform, country, type] = chart.split(' ');
    return ids.map((id, index) =>
      [date, platform, country, type, 'all', index + 1, `com.example.${id}`, `Game ${id}`].join(','),
    );
  });
  await importRows(product, ['date,platform,country,type,category,rank,bundle_id,title', ...rows]);
}

/** Stores the rows of a file of charts, the names of its columns first. */
export async function importRows({ url }: { url: string }, rows: string[]) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const upload = await fetch(`${url}/api/rankings/import?filename=charts.csv`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: [...rows, ''].join('\n'),
  });
  const { jobId } = (await upload.json()) as { jobId: string };
  await expect
    .poll(async () => {
      const job = await fetch(`${url}/api/jobs/${jobId}`, { headers });
      return ((await job.json()) as { state: string }).state;
    })
    .toBe('completed');
}

/** Presses the button and waits until the refresh has told how it ended. */
export async function refresh(admin: Page): Promise<void> {
  const dismiss = admin.getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
  await admin.getByRole('button', { name: 'Refresh Rankings' }).click();
  await expect(admin.locator('.banner')).toContainText(/charts? updated|no charts fetched/, {
    timeout: 60_000,
  });
}

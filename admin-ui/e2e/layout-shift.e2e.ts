import type { Page } from '@playwright/test';
import { PHONE, expect, test } from './fixtures.js';

const SAMPLE_CHARTS = '/admin/game-rankings?platform=android&country=us';

const SCREENS = [
  '/admin',
  SAMPLE_CHARTS,
  '/admin/game-rankings?platform=android&country=us&view=movers',
  '/admin/game-rankings/com.king.candycrushsaga',
  '/admin/completed-analyses',
  '/admin/games',
  '/admin/compare',
  '/admin/trends',
  '/admin/idea-generation',
  '/admin/tags',
  '/admin/taxonomy',
  '/admin/watchlists',
  '/admin/alert-rules',
  '/admin/digests',
  '/admin/countries',
  '/admin/launches',
  '/admin/changes',
  '/admin/revenue',
  '/admin/prototypes',
  '/admin/prototypes?view=board',
  '/admin/plugins',
  '/admin/user-requests',
  '/admin/user-requests?view=outbox',
  '/admin/analytics',
  '/admin/users',
  '/admin/settings',
  '/login',
  '/signup',
];

/** Share of the window; 0.1 counts as disturbing. Still below it: a count that comes behind the word of a tab. */
const VISIBLE = 0.01;

interface Shift {
  value: number;
  nodes: string[];
}

const SIZES = { 'a desktop': { width: 1440, height: 900 }, 'a phone': PHONE };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const describe = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => describe(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Slow enough that every screen is seen while it waits for its data. A route would also switch off the browser's cache.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (pathname.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, 400));
      return send(input, init);
    };
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, .spinner, [aria-busy="true"]')).toHaveCount(0);
}

async function expectNothingMoved(page: Page, what: string): Promise<void> {
  // What came last may still be placed.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const visible = shifts.filter(({ value }) => value >= VISIBLE);
  expect.soft(visible, what).toEqual([]);
}

async function expectNothingMoves(page: Page, path: string, size: string): Promise<void> {
  await open(page, path);
  await expectNothingMoved(page, `${path} on ${size}`);
}

// Side by side, since each waits most of the time for its slow data.
test('nothing moves while a screen loads, on a desktop and on a phone', async ({ admin }) => {
  test.setTimeout(240_000);
  const look = async (size: keyof typeof SIZES, page: Page) => {
    await page.setViewportSize(SIZES[size]);
    await watchShifts(page);
    for (const path of SCREENS) await expectNothingMoves(page, path, size);
  };
  await Promise.all([look('a desktop', admin), look('a phone', await admin.context().newPage())]);
  // The actions leave little room for the line below the title.
  await admin.setViewportSize({ width: 768, height: 900 });
  await expectNothingMoves(admin, SAMPLE_CHARTS, 'a tablet');
});

for (const [size, viewport] of Object.entries(SIZES))
  test(`nothing moves while charts are refreshed on ${size}`, async ({ admin }) => {
    await admin.setViewportSize(viewport);
    await watchShifts(admin);
    await open(admin, SAMPLE_CHARTS);
    await admin.getByRole('button', { name: 'Refresh Rankings' }).click();
    await expect(admin.locator('.banner')).toContainText(/Refresh failed|updated/);
    await expectNothingMoved(admin, 'the charts');
  });

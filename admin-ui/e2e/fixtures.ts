import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const THEMES = ['dark', 'light'] as const;
export const PHONE = { width: 360, height: 800 };
export const RANKINGS = '/admin/game-rankings';

/** The sidebar of an administrator, in order. */
export const MENU = [
  'Dashboard',
  'Game Rankings',
  'Changes',
  'Trends',
  'Launches',
  'Countries',
  'Coverage',
  'Watchlists',
  'Digests',
  'Games',
  'Completed Analyses',
  'Idea Generation',
  'Tags',
  'Revenue',
  'Prototypes',
  'Plugins',
  'User Requests',
  'Analytics',
  'Users',
  'Settings',
];

export const account = () => ({
  email: process.env.E2E_EMAIL ?? '',
  password: process.env.E2E_PASSWORD ?? '',
});

interface Fixtures {
  /** A page of somebody signed in as an admin. */
  admin: Page;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  admin: async ({ page }, use) => {
    // Signing in by the API leaves the refresh cookie in this browser, as the form does.
    const answer = await page.request.post('/api/auth/login', { data: account() });
    expect(answer.status()).toBe(200);
    await use(page);
  },
});

/** Opens the charts, those of the samples by default, and waits for the first row. */
export async function openCharts(page: Page, query = '?platform=android&country=us'): Promise<void> {
  await page.goto(RANKINGS + query);
  await expect(page.getByRole('link', { name: /^Top 1\b/ }).first()).toBeVisible();
}

/** Chooses something that the page's head keeps in its menu. */
export async function pickMore(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/**
 * The theme the next page load begins with; the one that the account keeps is not touched. Done within the page: a route
 * would switch off the browser's cache, so that every load fetches and compiles the whole application again.
 */
export async function useTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((choice) => {
    localStorage.setItem('gamekit-theme', choice);
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const response = await send(input, init);
      const isRead = (init?.method ?? (input instanceof Request ? input.method : 'GET')) === 'GET';
      if (!isRead || !response.ok || new URL(response.url).pathname !== '/api/settings') return response;
      return Response.json({ ...((await response.json()) as object), theme: choice }, response);
    };
  }, theme);
}

/** Nothing that axe can see keeps anybody out; `part` looks at one part of the page only, which is quicker. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Something that is still fading in has colors of nobody's choice. One that stands still is not waited for.
  await page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => setTimeout(resolve, 2_000)),
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
          .map(({ finished }) => finished),
      ),
    ]),
  );
  // No frame of another site is shown, and what passed is not read: this takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Nothing reaches beyond the right edge, once plots have taken the size of the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

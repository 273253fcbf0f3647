import { account, expect, test as base } from './fixtures.js';
import { signIn } from './people.js';
import { type Product, startProduct } from './product.js';

const BASE = '/tools/gamekit';

/** A product of its own below a path of another site. */
const test = base.extend<{ product: Product }>({
  product: async ({}, use) => {
    const { email, password } = account();
    const product = await startProduct({ BASE_PATH: BASE, ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.url),
});

test('everything is found below the path, and nothing beside it is asked for', async ({ page, context }) => {
  const problems: string[] = [];
  context.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  context.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !`${pathname}/`.startsWith(`${BASE}/`)) problems.push(request.url());
  });
  context.on('response', (response) => response.status() >= 400 && problems.push(response.url()));

  await page.goto(BASE);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/login$`));
  await signIn(page, account());
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${BASE}/admin$`));

  await page.goto(`${BASE}/admin/game-rankings?platform=android&country=us`);
  await page
    .getByRole('link', { name: /^Top 1\b/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/admin/game-rankings/[^/]+$`));
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/admin/games$`));
  await page.getByLabel('Search by title, developer or id').fill('block');
  await expect(page).toHaveURL(new RegExp(`${BASE}/admin/games\\?(.*&)?q=block`));

  const opened = context.waitForEvent('page');
  await page
    .locator('tbody tr td')
    .nth(3)
    .click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`${BASE}/admin/game-rankings/`));
  // What it still asks for would be refused once this person has signed out.
  await tab.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/login$`));
  expect(problems).toEqual([]);
});

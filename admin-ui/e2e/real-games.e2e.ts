import { test as base, expect, type Page } from '@playwright/test';
import { pickMore } from './fixtures.js';
import { startProduct } from './product.js';

const ADMIN = { email: 'analyst@example.com', password: 'four lanterns and a pier' };
// In the sample catalog as well, with a description and an icon of ours.
const KNOWN = 'com.supercell.brawlstars';
const SAMPLE_WORDS = 'three against three';
const CHART = [
  'date,platform,country,type,category,rank,bundle_id,title,developer',
  `2026-07-06,android,tw,free,game,1,${KNOWN},荒野亂鬥,Supercell`,
  '2026-07-06,android,tw,free,game,2,com.example.tower,神魔之塔與很長很長很長很長很長很長的遊戲標題,Quay Games',
  '',
].join('\r\n');
const PASTED =
  'Swap and match three candies to clear the board. Join a guild with your friends. Open the daily reward chest.';

/** A product of its own with the sample catalog, whose stores nobody answers for. */
const test = base.extend<{ admin: Page }, { product: { url: string } }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SAMPLE_DATA: 'on',
        APP_STORE_URL: 'http://127.0.0.1:9',
        GOOGLE_PLAY_URL: 'http://127.0.0.1:9',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  admin: async ({ page }, use) => {
    expect((await page.request.post('/api/auth/login', { data: ADMIN })).status()).toBe(200);
    await use(page);
  },
});

test('an imported game shows nothing of the samples, and is analyzed from what is pasted', async ({
  admin,
}) => {
  await admin.goto(`/admin/game-rankings/${KNOWN}`);
  const description = admin.getByRole('region', { name: 'Description' });
  await expect(description).toContainText(SAMPLE_WORDS);
  await expect(description.getByText('Sample data')).toBeVisible();

  await admin.goto('/admin/game-rankings');
  await pickMore(admin, 'Import…');
  await admin.getByLabel('File of rankings').setInputFiles({
    name: 'taiwan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(CHART),
  });
  const dialog = admin.getByRole('dialog', { name: 'Import rankings' });
  await expect(dialog.getByText('Import taiwan.csv: done')).toBeVisible();

  await admin.goto(`/admin/game-rankings/${KNOWN}`);
  await expect(admin.getByRole('heading', { level: 1, name: '荒野亂鬥' })).toBeVisible();
  await expect(description).toContainText('No description available.');
  await expect(admin.locator('main')).not.toContainText(SAMPLE_WORDS);
  // Three figures that nobody measured are one line; empty boxes say why, with the way to fill them.
  await expect(admin.locator('main').getByText('Default, not measured')).toHaveCount(1);
  await expect(admin.getByRole('region', { name: 'Downloads' })).toContainText('> 20.000.000');
  await expect(admin.getByRole('region', { name: 'Downloads' }).getByText('+12.5%')).toBeHidden();
  await expect(admin.getByText('53,344 ratings')).toHaveCount(0);
  const pictures = admin.getByRole('region', { name: 'Screenshots & Video' });
  await expect(pictures).toContainText('No screenshots available');
  await expect(pictures).toContainText(
    'The last fetch from the store failed. Retry with Refresh details above.',
  );
  await expect(admin.getByRole('button', { name: 'Refresh details' })).toBeEnabled();
  await expect(admin.getByLabel('Country', { exact: true })).toHaveValue('tw');
  await expect(admin.locator('main').getByText('Sample data')).toHaveCount(0);
  await expect(admin.locator('main img[src*="sample-icons"]')).toHaveCount(0);

  await description.getByRole('button', { name: 'Paste a description' }).click();
  await description.getByLabel('Description').fill(PASTED);
  await description.getByRole('button', { name: 'Save description' }).click();
  await expect(description.getByText('Entered by hand')).toBeVisible();
  await expect(description).toContainText(PASTED);

  const analysis = admin.getByRole('region', { name: 'Game Analysis' });
  await analysis.getByRole('button', { name: 'Analyze Game' }).click();
  await expect(analysis.getByText('Source: Entered by hand')).toBeVisible();
  await expect(analysis.getByText('Sample data')).toHaveCount(0);

  await admin.goto('/admin/completed-analyses');
  await admin.getByRole('button', { name: '荒野亂鬥' }).click();
  await expect(admin.getByRole('dialog')).toContainText('Source: Entered by hand');
});

test('names of games run in the direction of their script and stay on a phone', async ({ admin }) => {
  await admin.setViewportSize({ width: 360, height: 800 });
  await admin.goto('/admin/game-rankings/com.example.tower');
  await expect(admin.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'auto');
  const listings = admin.getByRole('region', { name: 'Store listings' });
  await expect(listings).toContainText('神魔之塔');
  await expect
    .poll(() => listings.evaluate((card) => card.scrollWidth - card.clientWidth))
    .toBeLessThanOrEqual(0);
  await expect
    .poll(() => admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});

import { expect, openCharts, test } from './fixtures.js';

test('Back leads to the row that was opened, scrolled and focused as it was', async ({ admin }) => {
  await admin.setViewportSize({ width: 1280, height: 600 });
  await admin.goto('/admin/games');
  const rows = admin.getByRole('region', { name: 'Games' }).getByRole('link');
  const row = rows.nth(18);
  await row.scrollIntoViewIfNeeded();
  const title = await row.getAttribute('href');
  const top = async () => (await row.boundingBox())?.y ?? 0;
  const before = await top();
  await row.click();
  await expect(admin.getByRole('link', { name: /^Back to/ })).toBeVisible();
  expect(await admin.evaluate(() => window.scrollY)).toBe(0);
  await admin.goBack();
  await expect(row).toHaveAttribute('href', title ?? '');
  await expect(row).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

test('Back leads into a list that scrolls by itself', async ({ admin }) => {
  await openCharts(admin);
  const list = admin.getByRole('list', { name: 'Top Free Games' });
  const row = list.getByRole('link').nth(30);
  await row.focus();
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('link', { name: 'Back to Rankings' })).toBeVisible();
  await admin.goBack();
  await expect(row).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

import { RANKINGS, expect, openCharts, test } from './fixtures.js';

const LISTS = ['Top Free Games', 'Top Grossing Games', 'Top New Games'];

test('the sample charts stand in three lists and say that they are samples', async ({ admin }) => {
  await openCharts(admin);
  for (const name of LISTS) {
    const list = admin.getByRole('region', { name });
    await expect(list.getByText('Sample data')).toBeVisible();
    const rows = list.getByRole('link');
    expect(await rows.count()).toBeGreaterThan(5);
    expect(await rows.count()).toBeLessThanOrEqual(50);
    await expect(rows.first()).toContainText('Android');
  }
  await expect(admin.locator('.as-of')).toContainText('Google Play');
  await expect(admin.locator('.as-of')).toContainText('United States');
});

test('a list scrolls by itself beyond 800 px', async ({ admin }) => {
  await openCharts(admin);
  const height = await admin
    .getByRole('list', { name: 'Top Free Games' })
    .evaluate((list) => list.clientHeight);
  expect(height).toBeLessThanOrEqual(800);
});

test('platform and category lead to other charts, live in the address, and reset as agreed', async ({
  admin,
}) => {
  await openCharts(admin);
  await admin.getByLabel('Category').selectOption({ label: 'Puzzle' });
  await expect(admin).toHaveURL(/category=puzzle/);
  await expect(admin.locator('.as-of')).toContainText('Puzzle');
  await admin.getByRole('button', { name: 'iOS' }).click();
  await expect(admin).toHaveURL(/\?platform=ios&country=us$/);
  await expect(admin.getByLabel('Category')).toHaveValue('all');
  await expect(admin.getByLabel('Category').getByRole('option')).toHaveCount(18);
  await expect(admin.getByRole('link', { name: /^Top 1\b.*iOS$/ }).first()).toBeVisible();
  await admin.goBack();
  await expect(admin.getByLabel('Category')).toHaveValue('puzzle');
});

test('a game opens from its row and the way back leads to the same charts and row', async ({ admin }) => {
  await openCharts(admin, '?platform=ios');
  const row = admin.getByRole('region', { name: 'Top Grossing Games' }).getByRole('link').nth(2);
  const title = (await row.locator('.rank-title b').textContent()) ?? '';
  await row.click();
  await expect(admin).toHaveURL(/\/admin\/game-rankings\/[^/?]+$/);
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(admin.getByText('Default, not measured')).toHaveCount(1);
  await expect(admin.getByRole('heading', { name: 'Rank history' })).toBeVisible();
  await expect(admin.getByRole('row').filter({ hasText: 'All Games' }).first()).toBeVisible();
  await admin.getByRole('link', { name: 'Back to Rankings' }).click();
  await expect(admin).toHaveURL(/\?platform=ios&country=us$/);
  await expect(row).toBeFocused();
});

test('the plot has a table for those who want figures', async ({ admin }) => {
  await openCharts(admin);
  await admin
    .getByRole('link', { name: /^Top 1\b/ })
    .first()
    .click();
  await expect(admin.getByRole('img', { name: /Ranks over time/ })).toBeVisible();
  await admin.getByRole('button', { name: 'Table', exact: true }).click();
  const figures = admin.getByRole('region', { name: 'Rank by capture' });
  expect(await figures.getByRole('row').count()).toBeGreaterThan(1);
});

test('an address without a game shows the error page with a way out', async ({ admin }) => {
  await admin.goto(`${RANKINGS}/com.example.not.there`);
  await expect(admin.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(admin.getByText('Game not found')).toBeVisible();
  await admin.getByRole('link', { name: 'Go Back' }).click();
  await expect(admin).toHaveURL(/\/admin\/game-rankings(\?|$)/);
});

test('the search in the head finds a game and opens it', async ({ admin }) => {
  await openCharts(admin);
  const title = (await admin.locator('.rank-title b').first().textContent()) ?? '';
  await admin.keyboard.press('/');
  await admin.keyboard.type(title);
  await admin.getByRole('option').filter({ hasText: title }).first().click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a refresh tells how it ended and leaves the lists standing', async ({ admin }) => {
  await openCharts(admin);
  const rows = await admin.locator('.rank-row').count();
  await admin.getByRole('button', { name: 'Refresh Rankings' }).click();
  await expect(admin.locator('.banner')).toContainText('Refresh failed: no charts fetched');
  await expect(admin.getByRole('button', { name: 'Refresh Rankings' })).toBeEnabled();
  await expect(admin.locator('.rank-row')).toHaveCount(rows);
  await admin.getByRole('button', { name: /^Notifications/ }).click();
  await admin.getByRole('tab', { name: 'Jobs' }).click();
  await expect(admin.getByRole('list', { name: 'Finished jobs' })).toContainText(
    'Refresh failed: no charts fetched',
  );
});

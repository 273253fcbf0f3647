import { readFile } from 'node:fs/promises';
import {
  PHONE,
  RANKINGS,
  expect,
  expectAccessible,
  expectNoOverflow,
  openCharts,
  pickMore,
  test,
} from './fixtures.js';

const LISTS = ['Top Free Games', 'Top Grossing Games', 'Top New Games'];

test('the sample charts stand in three lists and the screen says once that they are samples', async ({
  admin,
}) => {
  await openCharts(admin);
  for (const name of LISTS) {
    const list = admin.getByRole('region', { name });
    const rows = list.getByRole('link');
    expect(await rows.count()).toBeGreaterThan(5);
    expect(await rows.count()).toBeLessThanOrEqual(50);
    await expect(rows.first()).toContainText('Android');
  }
  await expect(admin.getByRole('main').getByText('Sample data')).toHaveCount(1);
  await expect(admin.locator('.as-of')).toContainText('Sample data');
  await expect(admin).toHaveTitle('United States · Google Play · Game Rankings · Gamekit');
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
  await expect(admin.getByRole('link', { name: /^Top 1\b.*iOS/ }).first()).toBeVisible();
  await admin.goBack();
  await expect(admin.getByLabel('Category')).toHaveValue('puzzle');
});

test('a game opens from its row and the way back leads to the same charts and row', async ({ admin }) => {
  await openCharts(admin, '?platform=ios');
  const row = admin.getByRole('region', { name: 'Top Grossing Games' }).getByRole('link').nth(2);
  const title = (await row.locator('b.store-text').textContent()) ?? '';
  await row.click();
  await expect(admin).toHaveURL(/\/admin\/game-rankings\/[^/?]+\?platform=ios&country=[a-z]{2}$/);
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
  await admin
    .getByRole('region', { name: 'Rank history' })
    .getByRole('button', { name: 'Table', exact: true })
    .click();
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
  const title = (await admin.locator('b.store-text').first().textContent()) ?? '';
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

test('rows are selected by shift and by x, exported, analyzed and mixed into an idea', async ({ admin }) => {
  await openCharts(admin);
  const free = admin.getByRole('region', { name: 'Top Free Games' });
  await free.getByRole('link').nth(1).focus();
  await admin.keyboard.press('x');
  const bar = admin.getByRole('group', { name: 'Selected games' });
  await expect(bar.getByText('1 selected')).toBeVisible();
  await free
    .getByRole('checkbox')
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await expectAccessible(admin, 'main');

  await bar.getByRole('button', { name: 'Export' }).click();
  const saving = admin.waitForEvent('download');
  await admin.getByRole('menuitem', { name: 'CSV, for a spreadsheet' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^selected-games-google-play-us-all-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFcapturedAt,platform,country')).toBe(true);
  expect(text.trim().split('\r\n').length).toBeGreaterThanOrEqual(4);

  await bar.getByRole('button', { name: 'Analyze' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Analyze games' });
  await dialog.getByRole('button', { name: 'Analyze 3 games' }).click();
  await expect(dialog.getByText(/: done/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(admin).toHaveURL(/compare\?games=/);
  await expect(admin.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  await admin.goBack();

  await admin.getByRole('button', { name: 'Select', exact: true }).click();
  await free.getByRole('checkbox').first().click();
  await free.getByRole('checkbox').nth(1).click();
  await bar.getByRole('button', { name: 'To idea' }).click();
  await expect(admin).toHaveURL(/idea-generation\?mode=brainstorm$/);
  await expect(admin.getByRole('region', { name: 'Input 2' })).toBeVisible();
  for (const at of [2, 1]) await admin.getByRole('button', { name: `Remove input ${at}` }).click();
});

test('a selection does not follow to another platform', async ({ admin }) => {
  await openCharts(admin);
  await admin.getByRole('button', { name: 'Select', exact: true }).click();
  await admin.getByRole('button', { name: /^Select all \d+ of Top Free Games$/ }).click();
  const bar = admin.getByRole('group', { name: 'Selected games' });
  await expect(bar.getByText(/^[1-9]\d* selected$/)).toBeVisible();
  await admin.getByRole('button', { name: 'iOS' }).click();
  await expect(bar).toHaveCount(0);
  await admin.getByRole('button', { name: 'Android' }).click();
  await admin.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(bar.getByText('0 selected')).toBeVisible();
});

test('the charts are exported under the name of their market and day', async ({ admin }) => {
  await openCharts(admin);
  const rows = await admin.locator('.rank-row').count();
  for (const [name, file] of [
    ['Export JSON', /^rankings-google-play-us-all-\d{4}-\d\d-\d\d\.json$/],
    ['Export top 200', /^top-200-google-play-us-all-\d{4}-\d\d-\d\d\.csv$/],
  ] as const) {
    const saving = admin.waitForEvent('download');
    await pickMore(admin, name);
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(file);
    const text = await readFile(await download.path(), 'utf8');
    if (name === 'Export JSON') expect(JSON.parse(text)).toHaveLength(rows);
    else expect(text.trim().split('\r\n').length).toBeGreaterThan(rows);
  }
});

test('on a phone the first row is in sight, and the filters are one line that opens a sheet', async ({
  admin,
}) => {
  await admin.setViewportSize(PHONE);
  await openCharts(admin);
  const first = admin.locator('.rank-row').first();
  await expect
    .poll(async () => {
      const box = await first.boundingBox();
      return (box?.y ?? 999) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(360);
  await admin.getByRole('button', { name: 'Filters: Google Play · United States · All' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeVisible();
  await expectAccessible(admin, '.MuiDrawer-root');
  await sheet.getByRole('button', { name: 'iOS' }).click();
  await sheet.getByLabel('Category').selectOption({ label: 'Puzzle' });
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(
    admin.getByRole('button', { name: 'Filters: App Store · United States · Puzzle' }),
  ).toBeVisible();
  await expect(admin).toHaveURL(/platform=ios.*category=games_puzzle/);

  await openCharts(admin);
  await admin.getByRole('button', { name: 'Select', exact: true }).click();
  await admin.getByRole('checkbox').first().click();
  const bar = await admin.getByRole('group', { name: 'Selected games' }).boundingBox();
  expect(bar?.height ?? 999).toBeLessThanOrEqual(56);
  await expectNoOverflow(admin);
});

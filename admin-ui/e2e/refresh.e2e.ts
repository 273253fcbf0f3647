import type { Page } from '@playwright/test';
import { RANKINGS } from './fixtures.js';
import { expect, refresh, test } from './replayed.js';

const list = (page: Page, name: string) => page.getByRole('region', { name });
const findProgress = (page: Page) => page.getByRole('group', { name: 'Refresh rankings' });

test.use({ journey: 'refresh' });
test.beforeEach(async ({ stores }) => stores.answer('ok'));

test('a refresh shows what it does, the charts land, and the samples are gone', async ({ admin, stores }) => {
  // Long enough for the progress to be seen; the others are quick.
  await stores.answer('drip', 'GAME_WORD');
  await admin.goto(RANKINGS);
  const free = list(admin, 'Top Free Games');
  await expect(admin.locator('.as-of').getByText('Sample data')).toBeVisible();
  await expect(admin.getByText('Sample chart. Refresh or import to replace it.')).toBeVisible();
  await expect(admin.getByText(/Next refresh (today|tomorrow) \d\d:00/)).toBeVisible();

  await admin.getByRole('button', { name: 'Refresh Rankings' }).click();
  const progress = findProgress(admin);
  await expect(progress).toContainText(/\d+ of 54 done/);
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Refreshing…' })).toBeDisabled();
  await stores.answer('ok');
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.locator('.banner')).toContainText('cancelled');

  await refresh(admin);
  await expect(admin.locator('.banner')).toContainText(/(All 54|\d+ of 54) charts updated/);
  await expect(admin.getByText('Sample data')).toHaveCount(0);
  await expect(free.getByRole('link')).toHaveCount(50);
  await expect(free.getByText(/· just now$/)).toBeVisible();
  const fresh = list(admin, 'Top New Games');
  await fresh.getByText('derived list').click();
  await expect(fresh.getByText(/Google Play has no chart of new games/)).toBeVisible();

  await admin.reload();
  await expect(admin.locator('.refresh-status')).toContainText(
    /Last refresh just now: (All 54|\d+ of 54) charts updated/,
  );
  await expect(admin.locator('.refresh-status')).toContainText(
    'This chart was updated from Google Play just now.',
  );
});

test('charts that fail are named one by one, keep what they had, and the others land', async ({
  admin,
  stores,
}) => {
  await admin.goto(RANKINGS);
  await refresh(admin);
  await stores.answer('changed', 'GAME_PUZZLE');
  await refresh(admin);
  const banner = admin.locator('.banner');
  const failures = banner.getByRole('list', { name: 'What failed' });
  if (!(await failures.isVisible())) await banner.getByText(/What failed/).click();
  await expect(failures).toContainText('Google Play, United States, Top Free Games, Puzzle');
  await expect(failures.getByRole('listitem').first()).toHaveText(/Puzzle .+\.$/);

  await banner.getByRole('button', { name: 'Dismiss' }).click();
  const status = admin.locator('.refresh-status');
  await status.getByRole('button', { name: /failed$/ }).click();
  await expect(status.getByRole('list', { name: 'What failed' })).toContainText('Puzzle');

  await admin.getByLabel('Category').selectOption({ label: 'Puzzle' });
  const puzzle = list(admin, 'Top Free Games');
  await expect(puzzle.getByText(/^Showing \d+ \w+\. Last update failed$/)).toBeVisible();
  await expect(puzzle.getByRole('link').first()).toBeVisible();
  await admin.getByLabel('Category').selectOption({ label: 'Word' });
  await expect(admin.locator('.as-of')).toContainText('Word');
  await expect(list(admin, 'Top Free Games').getByText(/Last update failed/)).toHaveCount(0);
  await expect(status).toContainText('This chart was updated from Google Play');
});

test('a request while one runs joins it and says so', async ({ admin, stores, context }) => {
  await admin.goto(RANKINGS);
  const second = await context.newPage();
  await second.goto(RANKINGS);
  await expect(second.getByRole('button', { name: 'Refresh Rankings' })).toBeEnabled();
  await stores.answer('drip', 'GAME_WORD');
  await admin.getByRole('button', { name: 'Refresh Rankings' }).click();
  await expect(findProgress(admin)).toContainText(/of 54 done/);
  await second.getByRole('button', { name: 'Refresh Rankings' }).click();
  await expect(second.getByText('A refresh was already running')).toBeVisible();
  await stores.answer('ok');
  await findProgress(second).getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.locator('.banner')).toContainText('cancelled');
  await expect(admin.getByRole('button', { name: 'Refresh Rankings' })).toBeEnabled();
});

test('without a network every chart fails soon with one plain reason, and the lists stay', async ({
  admin,
  stores,
}) => {
  await admin.goto(RANKINGS);
  await refresh(admin);
  let rows = -1;
  const isSettled = async () => rows === (rows = await admin.locator('.rank-row').count());
  await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  await stores.stop();
  try {
    await refresh(admin);
    const banner = admin.getByRole('alert');
    await expect(banner).toContainText('Refresh failed: no charts fetched');
    await expect(banner).toContainText('Existing charts are unchanged.');
    await expect(banner).not.toContainText(/ECONN|at \//);
    await expect(admin.locator('.rank-row')).toHaveCount(rows);
    await expect(admin.getByRole('button', { name: 'Refresh Rankings' })).toBeEnabled();
  } finally {
    await stores.playDay('2026-11-19');
  }
});

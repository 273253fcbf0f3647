import { PHONE, THEMES, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { IMPORTED, expect, importCharts, test } from './replayed.js';

test.use({ journey: IMPORTED });

const GAMES = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'];

test('a market is added, scheduled, paused and removed, and the charts offer it', async ({ admin }) => {
  await admin.goto('/admin/settings');
  const markets = admin.getByRole('region', { name: 'Markets', exact: true });
  await expect(markets.getByRole('row').filter({ hasText: 'United States' })).toContainText('0 5 * * *');

  await markets.getByRole('button', { name: 'Add market' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add market' });
  await dialog.getByLabel('Country').fill('cn');
  await dialog.getByLabel('Schedule').fill('*/5 * * * *');
  await dialog.getByRole('button', { name: 'Add market' }).click();
  await expect(dialog.getByText('must start at most once an hour')).toBeVisible();
  await dialog.getByLabel('Schedule').fill('30 6 * * *');
  await dialog.getByRole('button', { name: 'Add market' }).click();

  const china = markets.getByRole('row').filter({ hasText: 'China' });
  await expect(china).toContainText('30 6 * * *');
  await expect(china).toContainText('App Store');
  await expect(china).not.toContainText('Google Play');
  await china.getByRole('button', { name: 'Pause China' }).click();
  await expect(china).toContainText('Paused');
  await admin.goto('/admin/game-rankings?platform=ios&country=us');
  await expect(admin.getByLabel('Country').first()).toContainText('China');

  await admin.goto('/admin/settings');
  await china.getByRole('button', { name: 'Remove… China' }).click();
  await expect(admin.getByRole('alertdialog', { name: 'Remove the market China?' })).toBeVisible();
  await admin.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(china).toHaveCount(0);
});

test('the default market is where Game Rankings opens', async ({ admin, collector }) => {
  await importCharts(collector, { '2026-08-20 ios tw free': GAMES, '2026-08-20 android us free': GAMES });
  await admin.goto('/admin/settings');
  const mine = admin.getByRole('form', { name: 'Default market: For me' });
  await mine.getByLabel('Country').selectOption('tw');
  await mine.getByLabel('Store').selectOption('ios');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('button', { name: 'Save' })).toBeDisabled();
  await admin.goto('/admin/game-rankings');
  await expect(admin).toHaveURL(/platform=ios&country=tw/);
});

test('an import is removed with its name asked first, the chart goes back, and Undo restores it', async ({
  admin,
  collector,
}) => {
  await importCharts(collector, { '2026-08-20 android de free': GAMES });
  await importCharts(collector, { '2026-08-21 android de free': ['yak', 'zebu'] });
  const first = admin.getByRole('link', { name: /^Top 1\b/ }).first();
  await admin.goto('/admin/game-rankings?platform=android&country=de');
  await expect(first).toContainText('Game yak');
  await expect(admin.getByText('2 rows; 6 in the previous capture').first()).toBeVisible();

  await admin.goto('/admin/captures?country=de&thin=1');
  await expect(admin.getByRole('row').filter({ hasText: 'Germany' })).toHaveCount(1);
  await expect(admin.getByText('was 6')).toBeVisible();
  await expect(admin.getByText('21 Aug 2026', { exact: true })).toBeVisible();

  await admin.getByRole('button', { name: 'Imports' }).click();
  await expect(admin).toHaveURL(/view=imports/);
  await admin
    .getByRole('button', { name: /^Remove… charts.csv/ })
    .first()
    .click();
  const question = admin.getByRole('alertdialog', { name: 'Remove the import charts.csv?' });
  await expect(question).toContainText('2 rows in 1 chart are removed from the history');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  const undo = admin.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Restore charts.csv/ })).toBeVisible();
  await undo.click();
  await expect(admin.getByText('Restored the import charts.csv: 2 rows in 1 chart.')).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Restore charts.csv/ })).toHaveCount(0);
  await admin.goto('/admin/game-rankings?platform=android&country=de');
  await expect(first).toContainText('Game yak');
});

for (const theme of THEMES) {
  test(`captures and markets are accessible and fit a phone, ${theme}`, async ({ admin, collector }) => {
    await importCharts(collector, { '2026-08-19 ios kr free': GAMES });
    await useTheme(admin, theme);
    for (const address of ['/admin/captures', '/admin/captures?view=imports', '/admin/settings']) {
      await admin.setViewportSize({ width: 1280, height: 800 });
      await admin.goto(address);
      await expect(admin.getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(admin);
      await admin.setViewportSize(PHONE);
      await expectNoOverflow(admin);
    }
  });
}

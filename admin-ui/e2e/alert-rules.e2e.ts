import { PHONE, THEMES, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { IMPORTED, expect, importRows, test } from './replayed.js';

test.use({ journey: IMPORTED });

const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer';
const listDay = (date: string, games: string[]) =>
  games.map(
    (game, at) => `${date},android,is,grossing,all,${at + 1},com.told.${game},Told ${game},Nord Told`,
  );

test('a rule about any games is written by keyboard, seen, changed and deleted', async ({
  admin,
  collector,
}) => {
  await importRows(collector, [
    HEAD,
    ...listDay('2026-08-03', ['ant', 'bee', 'cat']),
    ...listDay('2026-08-04', ['cat', 'ant', 'bee']),
  ]);
  await admin.goto('/admin/alert-rules');
  await expect(admin.getByRole('heading', { level: 1, name: 'Alert rules' })).toBeVisible();
  await admin.keyboard.press('r');
  const dialog = admin.getByRole('dialog', { name: 'New rule' });
  await expect(dialog.getByText(/^It would have (sent|alerted)/)).toBeVisible();

  // Whose games: found by name, and picked by keyboard.
  await dialog.getByRole('button', { name: 'Games: any charting game' }).press('Enter');
  await admin.getByRole('combobox').fill('Told cat');
  await expect(admin.getByRole('option', { name: 'Told cat' })).toBeVisible();
  await admin.keyboard.press('Enter');
  const games = dialog.getByRole('button', { name: 'Games: Told cat' });
  await games.focus();
  await admin.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('button', { name: 'What happens: enters' })).toBeFocused();
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('Enter');
  await admin.getByRole('menuitemradio', { name: 'top 3', exact: true }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Top: top 3' })).toBeFocused();
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await expectAccessible(admin);
  }
  await dialog.getByLabel('Notify me').selectOption({ label: 'In the digest' });
  await dialog.getByRole('button', { name: 'Save rule' }).click();
  const sentence = 'Told cat enters the top 3 of Top Grossing';
  await expect(admin.getByRole('switch', { name: sentence })).toBeChecked();
  await expect(
    admin.getByText('In the digest · bell · each game at most once in 7 days · no alerts yet'),
  ).toBeVisible();

  // Offered where people look at a game and a developer, too.
  await admin.goto('/admin/game-rankings/com.told.cat');
  await admin.getByRole('button', { name: 'Alert me…' }).click();
  await expect(games).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await admin.goto('/admin/developers/Nord%20Told');
  await admin.getByRole('button', { name: 'Alert me…' }).click();
  await expect(dialog.getByRole('button', { name: 'Games: a game by Nord Told' })).toBeVisible();
  await admin.setViewportSize(PHONE);
  await expectAccessible(admin);
  await expectNoOverflow(admin);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await admin.goto('/admin/alert-rules');
  await expectNoOverflow(admin);
  await admin.getByRole('button', { name: `Edit… ${sentence}` }).click();
  const change = admin.getByRole('dialog', { name: 'Edit rule' });
  await change.getByRole('button', { name: 'What happens: enters' }).click();
  await admin.getByRole('menuitemradio', { name: 'leaves', exact: true }).click();
  await change.getByRole('button', { name: 'Save rule' }).click();
  const changed = 'Told cat leaves the top 3 of Top Grossing';
  await expect(admin.getByRole('switch', { name: changed })).toBeVisible();
  await admin.getByRole('button', { name: `Delete… ${changed}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByRole('switch', { name: changed })).toHaveCount(0);
});

import { PHONE, THEMES, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { IMPORTED, expect, importRows, test } from './replayed.js';

test.use({ journey: IMPORTED });

const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer';
const DAYS = ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-06'];

test('a day is noted on a plot by keyboard, read by the team, changed and deleted', async ({
  admin,
  collector,
}) => {
  await importRows(collector, [
    HEAD,
    ...DAYS.map((day, at) => `${day},android,lt,grossing,all,${at + 1},com.noted.ant,Noted Ant,Nord`),
  ]);
  await admin.goto('/admin/game-rankings/com.noted.ant?platform=android&country=lt');
  await admin.getByRole('group', { name: 'Range' }).getByRole('button', { name: '1 y' }).click();
  const plot = admin.getByRole('region', { name: 'Rank history' });
  await plot.getByRole('slider').focus();
  await admin.keyboard.press('Home');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('n');
  const dialog = admin.getByRole('dialog', { name: 'New note' });
  await expect(dialog.getByLabel('Day')).toHaveValue('2026-08-04');
  await dialog.getByLabel('Note').fill('Season two began');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog).toBeHidden();
  const mark = plot.getByRole('button', { name: /^Note of 4 Aug 2026 by .*: Season two began$/ });
  await mark.focus();
  await expect(plot.getByText('Season two began')).toBeVisible();
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await admin.reload();
    await mark.focus();
    await expectAccessible(admin);
  }
  await admin.setViewportSize(PHONE);
  await expectNoOverflow(admin);

  // The chart's own note, from the menu of the plot.
  await plot.getByRole('button', { name: 'Copy or save the plot' }).click();
  await admin.getByRole('menuitem', { name: 'Add note…' }).click();
  await dialog.getByLabel('About').selectOption({ index: 1 });
  await dialog.getByLabel('Note').fill('The store counts anew');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog).toBeHidden();

  await plot.getByRole('button', { name: 'Table' }).click();
  await expect(plot.getByRole('button', { name: /The store counts anew$/ })).toBeVisible();
  await plot.getByRole('button', { name: /Season two began$/ }).click();
  const notes = admin.getByRole('dialog', { name: 'Notes of 4 Aug 2026' });
  await notes.getByRole('button', { name: /^Edit the note/ }).click();
  await notes.getByRole('list').getByLabel('Note').fill('Season three began');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(notes.getByText('Season three began')).toBeVisible();
  await expectAccessible(admin);
  await notes.getByRole('button', { name: /^Delete the note/ }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('Season three began')).toHaveCount(0);
});

test('the compared games have their notes on the plots, by date and by launch', async ({
  admin,
  collector,
}) => {
  const games = ['com.compared.ant', 'com.compared.bee'];
  await importRows(collector, [
    HEAD,
    ...DAYS.flatMap((day, at) =>
      games.map((id, game) => `${day},android,lt,grossing,all,${2 * at + game + 1},${id},${id},Nord`),
    ),
  ]);
  await admin.goto(`/admin/compare?games=${games.join(',')}`);
  const rank = admin.getByRole('region', { name: 'Rank', exact: true });
  await rank.getByRole('slider').focus();
  await admin.keyboard.press('Home');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('n');
  const dialog = admin.getByRole('dialog', { name: 'New note' });
  await expect(dialog.getByLabel('Day')).toHaveValue('2026-08-04');
  await dialog.getByLabel('About').selectOption('com.compared.bee');
  await dialog.getByLabel('Note').fill('Season two began');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  const mark = rank.getByRole('button', {
    name: /^Note on com\.compared\.bee of 4 Aug 2026 by .*: Season two began$/,
  });
  await mark.focus();
  await expect(rank.getByText('Season two began')).toBeVisible();
  await expectAccessible(admin);

  // Nobody states when they were released: they begin with their first capture.
  await admin.getByRole('button', { name: 'By launch' }).click();
  await mark.click();
  const notes = admin.getByRole('dialog', { name: 'Notes of 4 Aug 2026' });
  await expect(notes.getByRole('list').getByText('com.compared.bee')).toBeVisible();
  await notes.getByRole('button', { name: 'Close' }).click();
  await rank.getByRole('slider').focus();
  await admin.keyboard.press('n');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await rank.getByRole('button', { name: 'Table' }).click();
  await expect(rank.getByRole('row', { name: /^Day 1/ })).toContainText('Season two began');
});

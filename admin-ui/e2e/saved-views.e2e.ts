import { THEMES, expectAccessible, expectNoOverflow, PHONE, useTheme } from './fixtures.js';
import { IMPORTED, expect, importRows, test } from './replayed.js';

test.use({ journey: IMPORTED });

const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer';

test('a list is saved under a name, changed and opened with it', async ({ admin, collector }) => {
  const games = ['ant', 'bee', 'cat'].map(
    (game, at) => `2026-08-03,android,mt,grossing,all,${at + 1},com.view.${game},Viewed ${game},Nord`,
  );
  await importRows(collector, [HEAD, ...games]);
  await admin.goto('/admin/games?q=Viewed%20bee');
  await expect(admin.getByRole('link', { name: /Viewed bee/ })).toBeVisible();
  await admin.keyboard.press('v');
  await admin.getByRole('menuitem', { name: 'Save view…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('Bees');
  await dialog.getByLabel(/Make it my default view/).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByRole('button', { name: 'View: Bees', exact: true })).toBeVisible();

  await admin.getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await admin.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(admin).toHaveURL(/q=Viewed(\+|%20)bee&saved=/);
  await admin.getByRole('button', { name: 'iOS' }).click();
  await expect(admin.getByRole('button', { name: 'View: Bees, edited' })).toBeVisible();
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await admin.reload();
    await expect(admin.getByRole('button', { name: 'View: Bees, edited' })).toBeVisible();
    await expectAccessible(admin);
  }
  await admin.getByRole('button', { name: 'Discard' }).click();
  await expect(admin.getByRole('link', { name: /Viewed bee/ })).toBeVisible();

  await admin.setViewportSize(PHONE);
  await admin.getByRole('button', { name: 'View: Bees', exact: true }).click();
  await expectNoOverflow(admin);
  await admin.getByRole('menuitem', { name: 'Delete view…' }).click();
  await admin.getByRole('button', { name: 'Delete view' }).click();
  await expect(admin.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  await expect(admin).not.toHaveURL(/saved=/);
});

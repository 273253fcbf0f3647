import {
  PHONE,
  THEMES,
  expect,
  expectAccessible,
  expectNoOverflow,
  openCharts,
  test,
  useTheme,
} from './fixtures.js';

test('the command palette opens a game, remembers it, and runs what the screen offers', async ({ admin }) => {
  await admin.goto('/admin');
  await expect(admin.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await admin.keyboard.press('Control+k');
  const palette = admin.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('option', { name: /^Game Rankings/ })).toBeVisible();
  await admin.keyboard.type('royal');
  await expect(palette.getByRole('option', { name: /Royal/ }).first()).toBeVisible();
  await expect(palette.getByRole('status')).not.toContainText('Searching');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('link', { name: 'Back to Rankings' })).toBeVisible();
  await expect(palette).toHaveCount(0);
  const title = (await admin.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await admin.keyboard.press('Control+k');
  await expect(palette.getByRole('option').first()).toHaveText(title);
  await admin.keyboard.type('manage');
  await expect(palette.getByRole('option').first()).toHaveText('Manage Tags');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog', { name: /Manage Tags/ })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
});

for (const theme of THEMES) {
  test(`the command palette and the list of keys keep nobody out: ${theme}`, async ({ admin }) => {
    await useTheme(admin, theme);
    await openCharts(admin);
    await admin.keyboard.press('?');
    const keys = admin.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Previous / next list')).toBeVisible();
    await expectAccessible(admin, '.MuiDialog-root');
    await admin.keyboard.press('Escape');
    await admin.getByRole('button', { name: 'Commands' }).click();
    await expect(admin.getByRole('option', { name: 'Refresh Rankings' })).toBeVisible();
    await expectAccessible(admin, '.MuiDialog-root');
    await admin.keyboard.type('no such thing at all');
    await expect(admin.getByText(/^No results for/)).toBeVisible();
    await expectAccessible(admin, '.MuiDialog-root');
  });
}

test('the command palette leads to importing, comparing and the proposals from anywhere', async ({
  admin,
}) => {
  const run = async (words: string, option: string) => {
    await admin.keyboard.press('Control+k');
    const palette = admin.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill(words);
    await expect(palette.getByRole('option').first()).toContainText(option);
    await admin.keyboard.press('Enter');
  };
  await admin.goto('/admin/tags');
  await expect(admin.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await run('proposals', 'Taxonomy proposals');
  await expect(admin.getByRole('button', { name: 'Proposals', pressed: true })).toBeVisible();
  await run('compare', 'Compare games');
  await expect(admin.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  await run('import', 'Import charts');
  const dialog = admin.getByRole('dialog', { name: 'Import rankings' });
  await expect(dialog.getByLabel('File of rankings')).toBeAttached();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(admin.url()).not.toContain('import');
});

test('on a phone the magnifier opens the palette over the whole screen', async ({ admin }) => {
  await admin.setViewportSize(PHONE);
  await admin.goto('/admin');
  await admin.getByRole('button', { name: 'Search and commands' }).click();
  const palette = admin.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await admin.keyboard.type('tags');
  await palette.getByRole('option', { name: 'Tags', exact: true }).first().click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await expectNoOverflow(admin);
});

test('the sidebar folds by a key and stays folded', async ({ admin }) => {
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto('/admin');
  const menu = admin.getByRole('navigation', { name: 'Main' });
  const width = async () => (await menu.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(200);
  await admin.keyboard.press('[');
  await expect.poll(width).toBeLessThan(80);
  await admin.reload();
  await expect(menu.getByRole('link', { name: 'Tags' })).toBeVisible();
  expect(await width()).toBeLessThan(80);
  await menu.getByRole('button', { name: /Expand the sidebar/ }).click();
  await expect.poll(width).toBeGreaterThan(200);
});

test('the sidebar leads back to the chart that was looked at', async ({ admin }) => {
  await admin.goto('/admin/game-rankings?platform=ios&country=us&category=games_puzzle');
  await expect(admin.locator('.rank-row').first()).toBeVisible();
  const menu = admin.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Tags' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await menu.getByRole('link', { name: 'Game Rankings' }).click();
  await expect(admin).toHaveURL(/platform=ios&country=us&category=games_puzzle/);
});

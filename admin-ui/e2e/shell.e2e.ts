import { MENU, PHONE, expect, expectNoOverflow, openCharts, test } from './fixtures.js';

test('the sidebar has its entries in order; Dashboard is active on its own address only', async ({
  admin,
}) => {
  await admin.goto('/admin');
  const menu = admin.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(MENU);
  await expect(menu.locator('[aria-current]')).toHaveText(['Dashboard']);
  for (const name of MENU) {
    await menu.getByRole('link', { name, exact: true }).click();
    const heading = name === 'Revenue' ? 'Revenue Overview' : name;
    await expect(admin.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(menu.locator('[aria-current]')).toHaveText([name]);
  }
});

test('an address that leads nowhere says so', async ({ admin }) => {
  await admin.goto('/admin/no-such-screen');
  await expect(admin.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the theme is a choice that stays', async ({ admin }) => {
  await admin.goto('/admin');
  const html = admin.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await admin.getByRole('button', { name: 'Theme: Dark' }).click();
  await admin.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await admin.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  // The account keeps the choice, so the next journey should find it as it was.
  await admin.getByRole('button', { name: 'Theme: Light' }).click();
  const saved = admin.waitForResponse(
    (answer) => answer.url().endsWith('/api/settings') && answer.request().method() === 'PUT',
  );
  await admin.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await saved;
});

test('the charts can be read and a game opened with the keyboard alone', async ({ admin }) => {
  await admin.goto('/admin');
  await expect(admin.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await admin.keyboard.press('Tab');
  await expect(admin.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await admin.keyboard.press('g');
  await admin.keyboard.press('r');
  await expect(admin).toHaveURL(/game-rankings(\?|$)/);
  const first = admin.getByRole('region', { name: 'Top Free Games' }).getByRole('link').first();
  await expect(first).toBeVisible();
  for (let step = 0; step < 20 && !(await first.evaluate((row) => row === document.activeElement)); step++) {
    await admin.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('ArrowRight');
  const second = admin.getByRole('region', { name: 'Top Grossing Games' }).getByRole('link').nth(1);
  await expect(second).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('link', { name: 'Back to Rankings' })).toBeVisible();
  await admin.keyboard.press('?');
  await expect(admin.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
});

test('everything is in reach on a phone of 360 px', async ({ admin }) => {
  await admin.setViewportSize(PHONE);
  await openCharts(admin);
  await expectNoOverflow(admin);
  await admin.getByRole('tab', { name: 'Top Grossing Games' }).click();
  await expect(admin.getByRole('list', { name: 'Top Grossing Games' })).toBeVisible();
  await expect(admin.getByRole('list', { name: 'Top Free Games' })).toHaveCount(0);
  await admin
    .getByRole('link', { name: /^Top 1\b/ })
    .first()
    .click();
  await expect(admin.getByRole('link', { name: 'Back to Rankings' })).toBeVisible();
  await expect(admin.getByRole('img', { name: /Ranks over time/ })).toBeVisible();
  await expectNoOverflow(admin);
  await admin.getByRole('button', { name: 'Open the menu' }).click();
  await admin.getByRole('link', { name: 'Settings' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await admin.getByRole('button', { name: 'Open the menu' }).click();
  await admin.getByRole('button', { name: 'Sign out' }).click();
  await expect(admin).toHaveURL(/\/login$/);
  await expectNoOverflow(admin);
});

test('a bell with more news than fit in two digits stays on the phone', async ({ admin }) => {
  await admin.setViewportSize(PHONE);
  await admin.route('**/api/activity/unread', (route) => route.fulfill({ json: { count: 120 } }));
  await admin.goto('/admin/settings');
  await expect(admin.getByText('99+')).toBeVisible();
  await expectNoOverflow(admin);
});

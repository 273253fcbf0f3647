import {
  PHONE,
  RANKINGS,
  THEMES,
  expect,
  expectAccessible,
  expectNoOverflow,
  openCharts,
  pickMore,
  test,
  useTheme,
} from './fixtures.js';

/** Screens without a journey of their own that looks at them. */
const PLAIN_SCREENS = [
  '/admin',
  '/admin/nowhere',
  '/admin/trends',
  '/admin/game-matches',
  '/admin/taxonomy',
  '/admin/taxonomy?view=proposals',
  '/admin/taxonomy?view=accuracy',
  '/admin/launches',
  '/admin/watchlists',
  '/admin/alert-rules',
  '/admin/digests',
];

for (const theme of THEMES) {
  for (const size of ['desktop', 'phone'] as const) {
    test.describe(`axe, ${theme}, ${size}`, () => {
      test.beforeEach(async ({ page }) => {
        await useTheme(page, theme);
        if (size === 'phone') await page.setViewportSize(PHONE);
      });

      test('the doors', async ({ page }) => {
        await page.goto('/login');
        await page.getByLabel('Email').fill('nobody@example.com');
        await page.getByLabel('Password').fill('not the password');
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
        await page.goto('/signup');
        await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      });

      test('the charts and what opens on them', async ({ admin }) => {
        await openCharts(admin);
        await expectAccessible(admin);
        await expectNoOverflow(admin);
        await pickMore(admin, 'Import…');
        await expect(admin.getByRole('dialog')).toBeVisible();
        await expectAccessible(admin, '.MuiDialog-root');
        await admin.keyboard.press('Escape');
        await expect(admin.getByRole('dialog')).toHaveCount(0);
        await admin.getByRole('button', { name: /^Notifications/ }).click();
        await expect(admin.getByRole('heading', { name: 'Notifications' })).toBeVisible();
        await expectAccessible(admin, '.MuiDrawer-root');
        await admin.getByRole('tab', { name: 'Jobs' }).click();
        await expectAccessible(admin, '.MuiDrawer-root');
      });

      // Journeys of their own look at the game's page; here each theme and each size once.
      if ((theme === 'dark') !== (size === 'desktop')) return;
      test('a game, its error page, and the screens to come', async ({ admin }) => {
        await openCharts(admin);
        await admin
          .getByRole('link', { name: /^Top 1\b/ })
          .first()
          .click();
        await expect(admin.getByRole('img', { name: /Ranks over time/ })).toBeVisible();
        await expectAccessible(admin);
        await expectNoOverflow(admin);
        await admin
          .getByRole('region', { name: 'Rank history' })
          .getByRole('button', { name: 'Table', exact: true })
          .click();
        await expectAccessible(admin, 'main');
        await admin.goto(`${RANKINGS}/com.example.not.there`);
        await expect(admin.getByRole('heading', { name: 'Error' })).toBeVisible();
        await expectAccessible(admin);
        for (const path of PLAIN_SCREENS) {
          await admin.goto(path);
          await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(admin.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(admin);
          await expectNoOverflow(admin);
        }
      });
    });
  }
}

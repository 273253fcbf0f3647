import type { Page } from '@playwright/test';
import { PHONE, THEMES, expect, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { test as base, expectFailedSignIn, signIn, type Person } from './people.js';

const SETTINGS = '/admin/settings';

/** Somebody of one journey, signed in and looking at the settings. */
const test = base.extend<{ person: Person }>({
  person: async ({ chief, page }, use) => {
    const person = chief.somebody('sam');
    await chief.admit(person, 'admin');
    await page.goto(SETTINGS);
    await signIn(page, person);
    await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeVisible();
    await use(person);
  },
});

const theSwitch = (page: Page, name: string) => page.getByRole('switch', { name });

test('switches begin as specified and stay as they are put, in every browser', async ({
  page,
  person,
  elsewhere,
}) => {
  await expect(theSwitch(page, 'Email notifications')).toBeChecked();
  await expect(theSwitch(page, 'Push notifications')).not.toBeChecked();
  await expect(theSwitch(page, 'Product updates')).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await theSwitch(page, 'Product updates').uncheck();
  await saved;
  await page.reload();
  await expect(theSwitch(page, 'Product updates')).not.toBeChecked();
  await elsewhere.goto(SETTINGS);
  await signIn(elsewhere, person);
  await expect(theSwitch(elsewhere, 'Product updates')).not.toBeChecked();
  await expect(theSwitch(elsewhere, 'Email notifications')).toBeChecked();
});

test('the theme follows the person, and the device where that was chosen', async ({
  page,
  person,
  elsewhere,
}) => {
  const html = page.locator('html');
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('radio', { name: /^System/ }).check();
  await saved;
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Theme: System' })).toBeVisible();

  await elsewhere.emulateMedia({ colorScheme: 'light' });
  await elsewhere.goto(SETTINGS);
  await signIn(elsewhere, person);
  await expect(elsewhere.getByRole('radio', { name: /^System/ })).toBeChecked();
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a display name is kept and found among the users', async ({ page, person }) => {
  await page.getByLabel('Display name').fill('  Sam of the Harbour ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await page.goto('/admin/users?q=HARBOUR');
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Sam of the Harbour');
});

test('a new password needs the old one, a good choice, and ends other sessions', async ({
  page,
  person,
  elsewhere,
}) => {
  await elsewhere.goto(SETTINGS);
  await signIn(elsewhere, person);
  await expect(elsewhere.getByText('This device')).toBeVisible();

  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const change = async (current: string, next: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password').fill(next);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
  };
  await change('not the password', 'four gulls on a mast');
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription('It is wrong.');
  await change(person.password, 'password1');
  await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription('This password is too common.');
  await change(person.password, 'four gulls on a mast');
  await expect(page.getByText('Password changed. Your other devices were signed out.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Users' }).click();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await signIn(elsewhere, person);
  await expectFailedSignIn(elsewhere);
  await signIn(elsewhere, { ...person, password: 'four gulls on a mast' });
  await expect(elsewhere).toHaveURL(/\/admin\/users$/);
});

test('other devices are listed and signed out, one or all', async ({ page, person, browser, baseURL }) => {
  const others: Page[] = [];
  for (let device = 0; device < 2; device++) {
    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto(SETTINGS);
    await signIn(other, person);
    await expect(other.getByText('This device')).toBeVisible();
    others.push(other);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('Your other devices were signed out')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  for (const other of others) {
    await other.getByRole('link', { name: 'Users' }).click();
    await expect(other).toHaveURL(/\/login$/);
  }
  await expect(page.getByText('This device')).toBeVisible();
});

test('an API token is shown once, works, and ends when it is revoked', async ({ page, person, request }) => {
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nightly export');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.locator('.token-text').innerText();
  expect(token).toMatch(/^gdk_/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.token-text')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Nightly export/ })).toBeVisible();
  expect(await page.content()).not.toContain(token);

  const headers = { Authorization: `Bearer ${token}` };
  const session = await request.get('/api/auth/session', { headers });
  expect(await session.json()).toMatchObject({ email: person.email });
  expect((await request.put('/api/settings', { headers, data: { theme: 'light' } })).status()).toBe(403);

  await page.getByRole('button', { name: /^Revoke… Nightly export/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  expect((await request.get('/api/auth/session', { headers })).status()).toBe(401);
});

for (const theme of THEMES) {
  test(`axe finds nothing on the settings (${theme})`, async ({ page, person }) => {
    await useTheme(page, theme);
    await page.reload();
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '.MuiDialog-root');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByLabel('Name', { exact: true }).fill(`Token of ${person.email}`);
    await expectAccessible(page, '.MuiDialog-root');
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.locator('.token-text')).toBeVisible();
    await expectAccessible(page, '.MuiDialog-root');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

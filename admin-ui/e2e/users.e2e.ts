import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PHONE, THEMES, account, expect, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { expectFailedSignIn, signIn, test } from './people.js';

const USERS = '/admin/users';
const getRow = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function saved(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await click();
  const download = await saving;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('people are found by name or email whatever the case, and by whether they are active', async ({
  admin,
  chief,
  request,
}) => {
  const [vera, wim] = [chief.somebody('vera'), chief.somebody('wim')];
  await chief.admit(vera, 'user');
  await chief.admit(wim, 'user');
  await request.post('/api/auth/login', { data: wim });

  await admin.goto(USERS);
  await admin.getByRole('searchbox', { name: 'Search by name or email' }).fill(vera.email.toUpperCase());
  await expect(admin.getByRole('row')).toHaveCount(2);
  await expect(getRow(admin, vera.email)).toBeVisible();
  await expect(admin).toHaveURL(/\?q=VERA/);
  await admin.getByRole('button', { name: 'Active', exact: true }).click();
  await expect(admin.getByText('No users found')).toBeVisible();
  await admin.getByRole('button', { name: 'Inactive' }).click();
  await expect(getRow(admin, vera.email)).toBeVisible();
  await expect(admin).toHaveURL(/status=inactive/);
  await admin.goto(`${USERS}?status=active&q=${wim.email}`);
  await expect(getRow(admin, wim.email)).toBeVisible();
  await admin.goBack();
  await expect(getRow(admin, vera.email)).toBeVisible();
  await admin.goto(`${USERS}?q=nobody-has-this-name`);
  await expect(admin.getByText('No users found')).toBeVisible();
  await admin.getByRole('button', { name: 'Show all users' }).click();
  await expect(admin).toHaveURL(new RegExp(`${USERS}$`));
});

test('the only administrator can be neither demoted, disabled nor deleted, and is told why', async ({
  admin,
}) => {
  const { email } = account();
  await admin.goto(`${USERS}?q=${email}`);
  const button = getRow(admin, email).getByRole('button', { name: 'Make User' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.focus();
  await expect(admin.getByRole('tooltip')).toHaveText(
    'The only administrator. Make someone else an admin first.',
  );
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: `More for ${email}` }).click();
  await expect(admin.getByRole('menuitem', { name: /Disable/ })).toBeDisabled();
  await expect(admin.getByRole('menuitem', { name: /Delete/ })).toBeDisabled();
  await admin.keyboard.press('Escape');
  await admin.reload();
  await expect(getRow(admin, email).getByText('Admin', { exact: true })).toBeVisible();
});

test('a disabled person is out at once and in again when enabled', async ({
  admin,
  chief,
  elsewhere: theirs,
}) => {
  const yuki = chief.somebody('yuki');
  await chief.admit(yuki, 'admin');
  await theirs.goto(USERS);
  await signIn(theirs, yuki);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await admin.goto(`${USERS}?q=${yuki.email}`);
  await admin.getByRole('button', { name: `More for ${yuki.email}` }).click();
  await admin.getByRole('menuitem', { name: /Disable/ }).click();
  const dialog = admin.getByRole('alertdialog', { name: `Disable ${yuki.email}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(getRow(admin, yuki.email).getByText('Disabled')).toBeVisible();

  await theirs.getByRole('button', { name: 'Inactive' }).click();
  await expect(theirs).toHaveURL(/\/login$/);
  await expect(theirs.getByRole('status')).toHaveText('You are not verified yet.');
  await signIn(theirs, yuki);
  await expectFailedSignIn(theirs, 'You are not verified yet.');
  await admin.getByRole('button', { name: `More for ${yuki.email}` }).click();
  await admin.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(getRow(admin, yuki.email).getByText('Disabled')).toHaveCount(0);
  await signIn(theirs, yuki);
  await expect(theirs).toHaveURL(/\/admin\/users/);
});

test('deleting saves the data first, then asks once by name', async ({ admin, chief }) => {
  const zoe = chief.somebody('zoe');
  await chief.admit(zoe, 'user');
  await admin.goto(`${USERS}?q=${zoe.email}`);
  await admin.getByRole('button', { name: `More for ${zoe.email}` }).click();
  const file = await saved(admin, () => admin.getByRole('menuitem', { name: /Delete/ }).click());
  expect(file.name).toContain(zoe.email);
  expect(JSON.parse(file.text)).toMatchObject({ profile: { email: zoe.email } });
  const dialog = admin.getByRole('alertdialog', { name: `Delete ${zoe.email}?` });
  await expect(dialog).toContainText(file.name);
  await expect(dialog).toContainText('This action cannot be undone.');
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(getRow(admin, zoe.email)).toBeVisible();

  await admin.getByRole('button', { name: `More for ${zoe.email}` }).click();
  await saved(admin, () => admin.getByRole('menuitem', { name: /Delete/ }).click());
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('No users found')).toBeVisible();
  const answer = await admin.request.post('/api/auth/login', { data: zoe });
  expect(answer.status()).toBe(401);
});

test('the list is exported as it is filtered, for spreadsheets and for programs', async ({ admin }) => {
  const { email } = account();
  await admin.goto(`${USERS}?q=${email}`);
  await expect(getRow(admin, email)).toBeVisible();
  const pick = (name: string) => async () => {
    await admin.getByRole('button', { name: 'Export Data' }).click();
    await admin.getByRole('menuitem', { name }).click();
  };
  const csv = await saved(admin, pick('CSV, for a spreadsheet'));
  expect(csv.name).toMatch(/^users-.*\.csv$/);
  const lines = csv.text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('email');
  expect(lines[1]).toContain(email);
  const json = await saved(admin, pick('JSON, for a program'));
  expect(JSON.parse(json.text)).toEqual([expect.objectContaining({ email, role: 'admin' })]);
});

for (const theme of THEMES) {
  test(`axe finds nothing on the users (${theme})`, async ({ admin, chief }) => {
    await useTheme(admin, theme);
    // An analyst's row has the most buttons.
    await chief.admit(chief.somebody('astrid'), 'analyst');
    await admin.goto(USERS);
    const row = getRow(admin, account().email);
    await expect(row).toBeVisible();
    await expectAccessible(admin);
    for (const width of [1440, 1280, 1100]) {
      await admin.setViewportSize({ width, height: 900 });
      await expectNoOverflow(admin);
    }
    await row.getByRole('button', { name: /^More for/ }).click();
    await expect(admin.getByRole('menu')).toBeVisible();
    await expectAccessible(admin, '.MuiPopover-root');
    await admin.keyboard.press('Escape');
    await admin.setViewportSize(PHONE);
    await expectAccessible(admin);
    await expectNoOverflow(admin);
    await admin.goto(`${USERS}?q=nobody-has-this-name`);
    await expect(admin.getByText('No users found')).toBeVisible();
    await expectAccessible(admin);
  });
}

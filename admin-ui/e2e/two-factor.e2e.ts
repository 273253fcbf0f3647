import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PHONE, THEMES, expect, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { signIn, test, type Person } from './people.js';
import { totp } from './totp.js';

const SETTINGS = '/admin/settings';

/** Opens the dialog and returns the key that it shows for typing in. */
async function beginEnrolment(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Two-Factor Authentication' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.getByText("Can't scan?").click();
  const key = await page.locator('.manual-key code').innerText();
  return key.replace(/\s/g, '');
}

async function enter(page: Page, person: Person) {
  await page.goto(SETTINGS);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

test('the second factor is enrolled, asked for at the door, replaced by a recovery code once, and turned off', async ({
  page,
  chief,
}) => {
  test.setTimeout(60_000);
  const rosa = chief.somebody('rosa');
  await chief.admit(rosa, 'admin');
  await enter(page, rosa);
  const secret = await beginEnrolment(page);

  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not the current code/);
  await page.getByLabel('Code').fill(totp(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();

  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(codes.join('\n'));
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await page.getByRole('checkbox', { name: "I've saved these codes" }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, rosa);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  await expect(page.getByLabel('Code')).toHaveValue('');
  // Each code works once, so the one that turned it on is used up: the next one is good already.
  await page.getByLabel('Code').fill(totp(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);

  for (const [code, works] of [
    [codes[0], true],
    [codes[0], false],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/login');
    await signIn(page, rosa);
    await page.getByLabel('Code').fill(code ?? '');
    await page.keyboard.press('Enter');
    if (works) await expect(page).toHaveURL(/\/admin$/);
    else await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  }

  await page.goto('/login');
  await signIn(page, rosa);
  await page.getByLabel('Code').fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, rosa);
  await expect(page).toHaveURL(/\/admin$/);
});

for (const theme of THEMES) {
  test(`axe finds nothing on enrolment and the second step (${theme})`, async ({ page, chief }) => {
    await useTheme(page, theme);
    await page.setViewportSize(PHONE);
    const otto = chief.somebody('otto');
    await chief.admit(otto, 'admin');
    await enter(page, otto);
    const secret = await beginEnrolment(page);
    await expectAccessible(page, '.MuiDialog-root');
    await page.getByLabel('Code').fill(totp(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expectAccessible(page, '.MuiDialog-root');
    await expectNoOverflow(page);
    await page.context().clearCookies();
    await page.goto('/login');
    await signIn(page, otto);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

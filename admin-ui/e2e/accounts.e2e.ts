import type { Page } from '@playwright/test';
import { findResetToken, startMailServer } from '../../backend/test/support/mail-server.js';
import {
  MENU,
  PHONE,
  THEMES,
  account,
  expect,
  expectAccessible,
  expectNoOverflow,
  useTheme,
} from './fixtures.js';
import { expectFailedSignIn, signIn, test } from './people.js';

const REQUESTS = '/admin/user-requests';

async function signUp(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

const NO_ROLE = "Your account doesn't have access yet";

/** Answers the dialog that asks for the role. */
async function approveAs(page: Page, email: string, role: 'User' | 'Analyst' | 'Admin') {
  const dialog = page.getByRole('dialog', { name: `Approve ${email}?` });
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
}

const getRequest = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('a visitor signs up, is approved, meets the notice as a plain user, and comes in as an admin', async ({
  admin,
  chief,
  elsewhere,
}) => {
  const mina = chief.somebody('mina');
  await signUp(elsewhere, mina);
  await expect(elsewhere.getByRole('heading', { name: 'Thank You for Signing Up!' })).toBeVisible();
  await expect(elsewhere.getByText('Your account request has been received.')).toBeVisible();

  await elsewhere.getByRole('link', { name: 'Go to Sign In' }).click();
  await expect(
    elsewhere.getByText('Your account has been created. Please wait for admin approval.'),
  ).toBeVisible();
  await signIn(elsewhere, mina);
  await expectFailedSignIn(elsewhere, 'You are not verified yet.');
  await expect(elsewhere.getByText('Wait for the email about your account request')).toBeVisible();

  await admin.goto('/admin');
  await expect(admin.getByRole('listitem').filter({ hasText: /User Requests\d+ waiting/ })).toBeVisible();
  await admin.getByRole('button', { name: /waiting for approval/ }).click();
  await expect(admin.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await admin.getByRole('link', { name: /for approval/ }).click();
  await expect(admin).toHaveURL(new RegExp(`${REQUESTS}$`));
  await getRequest(admin, mina.email)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await approveAs(admin, mina.email, 'User');
  await expect(admin.getByText(`${mina.email} approved. They can sign in now.`)).toBeVisible();
  await expect(getRequest(admin, mina.email)).toHaveCount(0);

  await signIn(elsewhere, mina);
  await expect(elsewhere.getByRole('heading', { name: NO_ROLE })).toBeVisible();
  await elsewhere.goto('/admin');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await expect(elsewhere.getByRole('heading', { name: NO_ROLE })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Check again' }).click();
  await expect(elsewhere.getByText('You don’t have a role yet.')).toBeVisible();

  await admin.goto(`/admin/users?q=${mina.email}`);
  await admin.getByRole('button', { name: 'Make Admin' }).click();
  const question = admin.getByRole('alertdialog', { name: `Make ${mina.email} an administrator?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Make Admin' }).click();
  await expect(admin.getByText(`${mina.email} is now an administrator.`)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Make User' })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Check again' }).click();
  await expect(elsewhere).toHaveURL(/\/admin$/);
  await expect(elsewhere.getByRole('navigation', { name: 'Main' })).toBeVisible();

  // The way back is one click, and the next answer of the server ends it, asked for or not.
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText(`${mina.email} is now a user.`)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Make Admin' })).toBeVisible();
  await elsewhere.goto('/admin/users');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await expect(elsewhere.getByRole('heading', { name: NO_ROLE })).toBeVisible();
});

test('a weak password is refused with a hint under its field, beside the fixed text', async ({
  page,
  chief,
}) => {
  await signUp(page, { email: chief.somebody('weak').email, password: 'password1' });
  await expect(page.getByRole('alert')).toHaveText('Failed to create account');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('This password is too common.');
  await expect(page.getByLabel('Password')).toBeFocused();
});

test('a rejected person is told why by mail and may apply again', async ({
  admin,
  page,
  chief,
  elsewhere,
}) => {
  const dan = chief.somebody('dan');
  await signUp(elsewhere, dan);
  await expect(elsewhere.getByRole('heading', { name: 'Thank You for Signing Up!' })).toBeVisible();
  await admin.goto(REQUESTS);
  await getRequest(admin, dan.email).getByRole('button', { name: 'Reject' }).click();
  await admin.getByLabel('Reason (optional)').fill('Please use your studio address.');
  await admin.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(admin.getByText(`${dan.email} rejected.`)).toBeVisible();
  await admin.getByRole('tab', { name: /^Rejected/ }).click();
  await expect(getRequest(admin, dan.email)).toContainText('Please use your studio address.');

  await page.goto(`${REQUESTS}?view=outbox&q=${dan.email}`);
  const mail = page.getByRole('listitem').filter({ hasText: 'was not approved' });
  await mail.getByText('was not approved').click();
  await expect(mail.getByLabel('Text of the mail')).toContainText('Please use your studio address.');

  await signUp(elsewhere, dan);
  await expect(elsewhere.getByRole('heading', { name: 'Thank You for Signing Up!' })).toBeVisible();
  await admin.goto(REQUESTS);
  await getRequest(admin, dan.email).getByRole('checkbox').check();
  await admin.getByRole('button', { name: 'Approve 1…' }).click();
  await approveAs(admin, dan.email, 'User');
  await expect(admin.getByText(`${dan.email} approved.`)).toBeVisible();
});

test('approval taken away ends every tab with the reason to be found, and the same page after coming back', async ({
  chief,
  elsewhere: one,
}) => {
  const leo = chief.somebody('leo');
  const id = await chief.admit(leo, 'admin');
  await one.goto('/admin/users?status=active');
  await signIn(one, leo);
  await expect(one).toHaveURL(/users\?status=active$/);
  const two = await one.context().newPage();
  await two.goto('/admin/settings');
  await expect(two.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await chief.send('post', `/api/user-requests/${id}/reject`, {});
  // What the tab asks by itself may be refused before the click is made.
  await one
    .getByRole('button', { name: 'Inactive' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  for (const tab of [one, two]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText('You are not verified yet.')).toBeVisible();
    await expect(tab.getByText('Wait for the email about your account request')).toBeVisible();
  }

  await chief.send('post', `/api/user-requests/${id}/approve`, {});
  await signIn(one, leo);
  await expect(one).toHaveURL(/users\?status=(in)?active$/);
  await expect(two.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('what was being typed outlives a session that ran out', async ({ admin, chief, elsewhere }) => {
  const [ada, asker] = [chief.somebody('ada'), chief.somebody('asker')];
  await chief.admit(ada, 'admin');
  await signUp(admin, asker);
  await expect(admin.getByRole('heading', { name: 'Thank You for Signing Up!' })).toBeVisible();

  await elsewhere.goto(REQUESTS);
  await signIn(elsewhere, ada);
  await getRequest(elsewhere, asker.email).getByRole('button', { name: 'Reject' }).click();
  await elsewhere.getByLabel('Reason (optional)').fill('We have met you before, and');
  // Everything signed in as Ada ends on the server, as it does after a week away.
  const other = await admin.request.post('/api/auth/login', { data: ada });
  const { accessToken } = (await other.json()) as { accessToken: string };
  await admin.request.delete('/api/auth/sessions', { headers: { Authorization: `Bearer ${accessToken}` } });
  await elsewhere.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await signIn(elsewhere, ada);
  await expect(elsewhere).toHaveURL(new RegExp(`${REQUESTS}$`));
  await getRequest(elsewhere, asker.email).getByRole('button', { name: 'Reject' }).click();
  await expect(elsewhere.getByLabel('Reason (optional)')).toHaveValue('We have met you before, and');
});

test('a forgotten password is replaced by a link that works once', async ({ page, chief, elsewhere }) => {
  const mailServer = await startMailServer(Number(process.env.E2E_SMTP_PORT));
  const noor = chief.somebody('noor');
  await chief.admit(noor, 'admin');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The sign-in form has a field of the same name until the other one stands.
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  await page.getByLabel('Email').fill(noor.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await expect.poll(() => findResetToken(mailServer, noor.email)).toBeTruthy();
  const link = `#reset=${findResetToken(mailServer, noor.email)}`;
  const outbox = await chief.list<{ text: string | null }>('outbox', { q: noor.email });
  expect(JSON.stringify(outbox)).not.toContain('#reset=');
  await mailServer.close();

  await page.goto(`/login${link}`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('New password').fill('nine reefs under a lantern');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('button', { name: 'Go to Sign In' }).click();
  await signIn(page, noor);
  await expectFailedSignIn(page);
  await signIn(page, { ...noor, password: 'nine reefs under a lantern' });
  await expect(page).toHaveURL(/\/admin$/);

  await elsewhere.goto(`/login${link}`);
  await elsewhere.getByLabel('New password').fill('a third one for good measure');
  await elsewhere.getByRole('button', { name: 'Change Password' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('This link was already used or has expired');
});

test('signing up, approving and signing out need no mouse', async ({ page, chief }) => {
  const kim = chief.somebody('kim');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto('/signup');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(kim.email);
  await press('Tab');
  await page.keyboard.type(kim.password);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You for Signing Up!' })).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(account().email);
  await press('Tab', 'Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(account().password);
  await press('Enter');
  // What an administrator may open is known a moment after the rest.
  await expect(page.getByRole('link', { name: 'User Requests' })).toBeVisible();
  await press('g', 'q');
  const approve = getRequest(page, kim.email).getByRole('button', { name: /^Approve/ });
  await expect(approve).toBeVisible();
  for (
    let step = 0;
    step < 80 && !(await approve.evaluate((node) => node === document.activeElement));
    step++
  ) {
    await press('Tab');
  }
  await press('Enter');
  await expect(page.getByRole('radio', { name: 'User' })).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(page.getByText(`${kim.email} approved as analyst.`)).toBeVisible();
});

for (const theme of THEMES) {
  test(`axe finds nothing on the doors and the requests (${theme})`, async ({ page, chief }) => {
    await useTheme(page, theme);
    const eve = chief.somebody('eve');
    await signUp(page, eve);
    await expect(page.getByRole('heading', { name: 'Thank You for Signing Up!' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/login?view=reset');
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/signup#confirm=a-token_that_nobody_has_made');
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/login#reset=a-token_that_nobody_has_made');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expectAccessible(page);

    await page.request.post('/api/auth/login', { data: account() });
    await page.goto(REQUESTS);
    await getRequest(page, eve.email).getByRole('checkbox').check();
    await expectAccessible(page);
    for (const decision of ['Reject', 'Approve']) {
      await getRequest(page, eve.email).getByRole('button', { name: decision }).click();
      await expect(page.getByRole('dialog', { name: `${decision} ${eve.email}?` })).toBeVisible();
      await expectAccessible(page, '.MuiDialog-root');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.goto(`${REQUESTS}?view=outbox&q=${eve.email}`);
    await page.getByText('Your Gamekit account request').click();
    await expect(page.getByLabel('Text of the mail')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test('an analyst has the research screens and no accounts', async ({ chief, elsewhere: page }) => {
  const ines = chief.somebody('ines');
  await chief.admit(ines, 'analyst');
  await page.goto('/admin/tags');
  await signIn(page, ines);
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const own = MENU.filter((name) => !['User Requests', 'Users'].includes(name));
  await expect(menu.getByRole('link')).toHaveText(own);
  for (const screen of ['Dashboard', 'Game Rankings', 'Idea Generation', 'Analytics', 'Settings']) {
    await menu.getByRole('link', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  }
  for (const address of ['/admin/users', REQUESTS, `${REQUESTS}?view=outbox`]) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { name: 'You need administrator access for this page' }),
    ).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Go to the Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

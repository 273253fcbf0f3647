import { RANKINGS, account, expect, test } from './fixtures.js';
import type { Page } from '@playwright/test';

async function fill(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a stranger is led to the form and on to the page he asked for', async ({ page }) => {
  await page.goto(`${RANKINGS}?platform=ios`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const { email, password } = account();
  await fill(page, email, password);
  await expect(page).toHaveURL(/\/admin\/game-rankings\?platform=ios(&|$)/);
  await expect(page.getByText(email)).toBeVisible();
});

test('signing in from the front goes to the dashboard, and a reload keeps the session', async ({ page }) => {
  await page.goto('/login');
  const { email, password } = account();
  await fill(page, email, password);
  await expect(page).toHaveURL(/\/admin$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a wrong password and an unknown address get the same text', async ({ page }) => {
  await page.goto('/login');
  await fill(page, account().email, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  await fill(page, 'nobody@example.com', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  await expect(page).toHaveURL(/\/login$/);
});

test('signing out ends the session in every tab', async ({ admin, context }) => {
  await admin.goto('/admin');
  const other = await context.newPage();
  await other.goto(RANKINGS);
  await expect(other.getByRole('heading', { name: 'Game Rankings' })).toBeVisible();
  await admin.getByRole('button', { name: 'Sign out' }).click();
  await expect(admin).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await admin.goto('/admin');
  await expect(admin).toHaveURL(/\/login$/);
});

test('strangers at the sign-in and sign-up pages cause no errors in the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  for (const [path, title] of [
    ['/login', 'Sign In'],
    ['/signup', 'Create Account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
  }
  expect(errors).toEqual([]);
  expect(asked).toEqual([]);
});

test('two tabs opened at once share one session', async ({ admin, context }) => {
  const tabs = [admin, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/admin')));
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('somebody without the role meets a notice and no loop', async ({ page }) => {
  await page.route('**/api/auth/refresh', (route) =>
    route.fulfill({
      json: {
        accessToken: 'plain',
        expiresIn: 900,
        user: { id: 'p', email: 'plain@example.com', displayName: null, role: 'user', approved: true },
      },
    }),
  );
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('plain@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

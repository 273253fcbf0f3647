import type { Page } from '@playwright/test';
import { THEMES, expectAccessible, expectNoOverflow, PHONE, useTheme } from './fixtures.js';
import { IMPORTED, expect, importRows, test } from './replayed.js';

test.use({ journey: IMPORTED });

const DAY = 86_400_000;
const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer';
const listDay = (date: string, games: string[]) =>
  games.map((game, at) => `${date},android,fj,grossing,all,${at + 1},com.digest.${game},Game ${game},Nord`);

/** The last days of the week that a digest tells of now, and of the one before it. */
function listSundays(): [string, string] {
  // They are written from six in the morning on; the first day of 1970 was a Thursday.
  const today = Math.floor((Date.now() - DAY / 4) / DAY);
  const monday = today - ((today + 3) % 7);
  const name = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
  return [name(monday - 8), name(monday - 1)];
}

/** Two Sundays of a chart, and the preview of the week between them. */
async function previewLastWeek(admin: Page, collector: Parameters<typeof importRows>[0]) {
  const [before, last] = listSundays();
  await importRows(collector, [
    HEAD,
    ...listDay(before, ['ant', 'bee', 'cat', 'dog']),
    ...listDay(last, ['dog', 'ant', 'bee', 'elk']),
  ]);
  await admin.goto('/admin/digests');
  await admin.getByRole('button', { name: 'Subscribe' }).first().click();
  const form = admin.getByRole('dialog', { name: 'Get a digest' });
  await form.getByLabel('About').selectOption('market');
  await form.getByLabel('Country').selectOption('fj');
  const [answer] = await Promise.all([
    admin.waitForResponse('**/api/digests/preview'),
    form.getByRole('button', { name: 'Preview last week' }).click(),
  ]);
  return { form, ...((await answer.json()) as { html: string; title: string }) };
}

test('a digest is previewed, subscribed to, read, and fed', async ({ admin, collector }) => {
  const { form, html, title } = await previewLastWeek(admin, collector);
  const preview = admin.getByRole('dialog', { name: title });
  const digest = preview.frameLocator('iframe');
  await expect(digest.getByRole('heading', { name: 'Movers' })).toBeVisible();
  await expect(digest.locator('tr', { hasText: /^Game dog\s*#4 → #1/ })).toBeVisible();
  await expect(digest.locator('tr', { hasText: /^Game elk\s*in at #4/ })).toBeVisible();
  await expect(digest.locator('tr', { hasText: /^Game cat\s*out, was #3/ })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).last().click();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(admin.getByText(/^Subscribed to the “Top Grossing, Fiji, Google Play” digest/)).toBeVisible();
  await admin.getByRole('button', { name: 'Get an address' }).click();
  await expect(admin.getByText(/feed\.atom\?token=dgf_/)).toBeVisible();
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await admin.reload();
    await expect(admin.getByText(/Weekly on Monday/)).toBeVisible();
    await expectAccessible(admin);
  }

  // Digests are written once a day; this one stands in for the first.
  const id = '4f9a1c5e-1111-4000-8000-000000000021';
  const kept = { id, title, sample: false, createdAt: new Date().toISOString() };
  await admin.route(`**/api/digests/${id}`, (route) => route.fulfill({ json: kept }));
  await admin.route(`**/api/digests/${id}/html`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await admin.goto(`/admin/digests/${id}`);
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const file = admin.frameLocator(`iframe[title="${title}"]`);
  await expect(file.getByRole('link', { name: 'Game dog' })).toBeVisible();
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain('.html');
  await admin.setViewportSize(PHONE);
  await expect(file.getByRole('link', { name: 'Game dog' })).toBeVisible();
  await expectNoOverflow(admin);
  const game = file.getByRole('link', { name: 'Game dog' });
  await expect(game).toHaveAttribute('href', /\/admin\/game-rankings\/com\.digest\.dog\?.*day=/);
  await game.click();
  // The product under test is called by its number, its links by its name: there nobody is signed in.
  await expect(admin).toHaveURL(/\/login|\/admin\/game-rankings\//);
});

test('the file reads well by itself, in light and in dark', async ({ admin, collector, browser }) => {
  const { html } = await previewLastWeek(admin, collector);
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({ colorScheme, viewport: PHONE });
    const page = await context.newPage();
    await page.setContent(html);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await context.close();
  }
});

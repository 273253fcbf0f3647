import type { Page } from '@playwright/test';
import { RANKINGS } from './fixtures.js';
import { expect, importCharts, test } from './replayed.js';

const CURRENT = '**/api/rankings/current?*';
const TAIWAN = `${RANKINGS}?platform=android&country=tw`;

test.use({ journey: 'failures' });

const rows = (admin: Page) => admin.locator('a.rank-row');
const alert = (admin: Page) => admin.getByRole('alert');

test('what was imported is what opens, until somebody chooses', async ({ admin, collector }) => {
  await admin.goto(RANKINGS);
  await expect(admin).toHaveURL(/\?platform=android&country=us$/);
  await importCharts(collector, {
    '2026-02-20 ios jp free': ['sakura', 'torii'],
    '2026-02-21 ios jp free': ['torii', 'sakura'],
    '2026-07-05 android tw free': ['boba', 'night', 'lantern'],
    '2026-07-06 android tw free': ['lantern', 'boba', 'night'],
  });
  await admin.goto(RANKINGS);
  await expect(admin).toHaveURL(/\?platform=android&country=tw$/);
  await expect(rows(admin).first()).toContainText('Game lantern');
  await expect(admin.getByRole('main')).not.toContainText('00:00');
  await admin.goto('/admin');
  await expect(admin.getByText(/^Top Free Games, Taiwan/)).toBeVisible();
  await admin.getByRole('link', { name: 'All movers' }).click();
  await expect(admin.getByRole('main')).toContainText('Comparing 6 Jul 2026 with 5 Jul 2026');

  await admin.getByLabel('Country').selectOption({ label: 'Japan' });
  await admin.goto(RANKINGS);
  await expect(admin).toHaveURL(/\?platform=android&country=jp$/);
});

test('a chart that cannot be read never shows the rows of another one', async ({ admin }) => {
  await admin.goto(TAIWAN);
  await expect(rows(admin).first()).toContainText('Game lantern');
  await admin.route(CURRENT, (route) =>
    route.request().url().includes('country=jp')
      ? route.fulfill({ status: 500, json: { status: 500, detail: 'Something went wrong on our side.' } })
      : route.fallback(),
  );
  await admin.getByLabel('Country').selectOption({ label: 'Japan' });
  await expect(alert(admin)).toContainText("Couldn't load the charts");
  await expect(alert(admin)).toContainText('Something went wrong on our side.');
  await expect(admin.getByLabel('Country')).toHaveValue('jp');
  await expect(rows(admin)).toHaveCount(0);
  await expect(admin.getByText('No games found')).toHaveCount(0);

  await admin.unroute(CURRENT);
  await admin.getByRole('button', { name: 'iOS' }).click();
  await expect(rows(admin).first()).toContainText('Game torii');
});

test('rows of the same chart stay when it cannot be read again, with their date and the failure', async ({
  admin,
}) => {
  await admin.goto(TAIWAN);
  await expect(rows(admin)).toHaveCount(3);
  await admin.getByLabel('Category').selectOption({ label: 'Puzzle' });
  await expect(admin.getByText('No games found').first()).toBeVisible();
  await admin.route(CURRENT, (route) => route.abort());
  await admin.getByLabel('Category').selectOption({ label: 'All Games' });
  await expect(alert(admin)).toContainText(/Showing 6 Jul( 2026)?\. Last update failed/);
  await expect(alert(admin)).toContainText('The server cannot be reached.');
  await expect(rows(admin)).toHaveCount(3);
  await admin.unroute(CURRENT);
  await alert(admin).getByRole('button', { name: 'Retry' }).click();
  await expect(alert(admin)).toHaveCount(0);
  await expect(rows(admin)).toHaveCount(3);
});

test('a first read that fails is an error and no empty chart', async ({ admin }) => {
  await admin.route(CURRENT, (route) => route.abort());
  await admin.goto(TAIWAN);
  await expect(alert(admin)).toContainText("Couldn't load the charts");
  await expect(admin.getByText(/No games found|Not captured|been captured yet/)).toHaveCount(0);
  await admin.unroute(CURRENT);
  await alert(admin).getByRole('button', { name: 'Retry' }).click();
  await expect(rows(admin)).toHaveCount(3);
});

for (const country of ['zz', 'taiwan']) {
  test(`the country "${country}" in the address is called wrong, and a valid one is offered`, async ({
    admin,
  }) => {
    await admin.goto(`${RANKINGS}?platform=android&country=${country}`);
    await expect(alert(admin)).toContainText(new RegExp(`“${country}” is not a valid country`, 'i'));
    await expect(admin.getByRole('main')).not.toContainText('Unknown Region');
    await alert(admin).getByRole('button', { name: 'Show Taiwan' }).click();
    await expect(rows(admin)).toHaveCount(3);
  });
}

test('a screen that cannot be loaded leaves header and sidebar alone, and loads on Retry', async ({
  admin,
  context,
}) => {
  await admin.goto(TAIWAN);
  await expect(rows(admin)).toHaveCount(3);
  await context.setOffline(true);
  const menu = admin.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Tags' }).click();
  await expect(admin.getByRole('heading', { name: "Couldn't load this screen" })).toBeVisible();
  await expect(admin.getByRole('banner')).toBeVisible();
  await menu.getByRole('link', { name: 'Game Rankings' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Game Rankings' })).toBeVisible();
  await menu.getByRole('link', { name: 'Tags' }).click();
  await admin.getByRole('button', { name: 'Retry' }).click();
  await expect(admin.getByRole('heading', { name: "Couldn't load this screen" })).toBeVisible();
  await context.setOffline(false);
  await admin.getByRole('button', { name: 'Retry' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Create Tag' })).toBeVisible();
});

test('without a network a filter never shows the rows of another one, and says why there are none', async ({
  admin,
  context,
}) => {
  await admin.goto('/admin/games');
  const games = admin.getByRole('region', { name: 'Games' });
  await expect(games.getByRole('row').first()).toBeVisible();
  await context.setOffline(true);
  await admin.getByRole('button', { name: 'iOS' }).click();
  await expect(alert(admin)).toContainText("Couldn't load the games");
  await expect(games.getByRole('row')).toHaveCount(0);
  await expect(admin.getByText('No games found')).toHaveCount(0);
  // With the network back they are read without a click.
  await context.setOffline(false);
  await expect(games.getByRole('row').first()).toBeVisible();
  await expect(alert(admin)).toHaveCount(0);
});

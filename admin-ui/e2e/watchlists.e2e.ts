import { THEMES, expectAccessible, expectNoOverflow, PHONE, useTheme } from './fixtures.js';
import { expect, importRows, test } from './replayed.js';

test.use({ journey: 'watchlists' });

const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer';
const listDay = (date: string, country: string, games: string[]) =>
  games.map(
    (game, at) => `${date},android,${country},grossing,all,${at + 1},com.watch.${game},Game ${game},Nord`,
  );

test('games are watched with one key and seen in every market', async ({ admin, collector }) => {
  await importRows(collector, [
    HEAD,
    ...listDay('2026-08-03', 'nz', ['ant', 'bee', 'cat']),
    ...listDay('2026-08-04', 'nz', ['bee', 'ant', 'cat']),
    ...listDay('2026-08-04', 'au', ['cat']),
  ]);
  await admin.goto('/admin/games?q=Game%20bee');
  await expect(admin.getByRole('link', { name: /Game bee/ })).toBeVisible();
  await admin.keyboard.press('j');
  await admin.keyboard.press('w');
  const watch = admin.getByRole('dialog', { name: 'Watch Game bee' });
  await watch.getByRole('button', { name: 'New watchlist' }).click();
  const made = admin.getByRole('dialog', { name: 'New watchlist' });
  await made.getByLabel('Name').fill('Rivals');
  await made.getByRole('button', { name: 'Create watchlist' }).click();
  await expect(admin.getByText('“Rivals” was created.')).toBeVisible();
  await admin.goto('/admin/game-rankings/com.watch.cat');
  await expect(admin.getByRole('heading', { level: 1, name: 'Game cat' })).toBeVisible();
  await admin.keyboard.press('w');
  await admin
    .getByRole('dialog', { name: 'Watch Game cat' })
    .getByRole('button', { name: /Rivals/ })
    .click();
  await expect(admin.getByText('“Rivals” has 1 more game.')).toBeVisible();

  await admin.goto('/admin/watchlists');
  await admin.getByRole('link', { name: 'Rivals' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Rivals' })).toBeVisible();
  const games = admin.getByRole('region', { name: 'Games of Rivals' });
  await expect(games.getByRole('row')).toHaveCount(3);
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await admin.reload();
    await expect(games.getByRole('link', { name: /Game bee/ })).toBeVisible();
    await expectAccessible(admin);
  }
  await admin.setViewportSize(PHONE);
  await expect(games.getByRole('link', { name: /Game bee/ })).toBeVisible();
  await expectNoOverflow(admin);
  await games.getByRole('checkbox', { name: 'Select Game cat' }).check();
  await admin.getByRole('button', { name: 'Remove from the list' }).click();
  await expect(admin.getByText('“Rivals” has 1 game fewer.')).toBeVisible();
  await expect(games.getByRole('link', { name: /Game cat/ })).toHaveCount(0);
});

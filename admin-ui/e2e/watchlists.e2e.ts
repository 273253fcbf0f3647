import { THEMES, expectAccessible, expectNoOverflow, PHONE, useTheme } from './fixtures.js';
import { IMPORTED, expect, importRows, test } from './replayed.js';

test.use({ journey: IMPORTED });

const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer';
const listDay = (date: string, country: string, games: string[]) =>
  games.map(
    (game, at) => `${date},android,${country},grossing,all,${at + 1},com.watch.${game},Watched ${game},Nord`,
  );

test('games are watched with one key and seen in every market', async ({ admin, collector }) => {
  await importRows(collector, [
    HEAD,
    ...listDay('2026-08-03', 'lv', ['ant', 'bee', 'cat']),
    ...listDay('2026-08-04', 'lv', ['bee', 'ant', 'cat']),
    ...listDay('2026-08-04', 'au', ['cat']),
  ]);
  await admin.goto('/admin/games?q=Watched%20bee');
  await expect(admin.getByRole('link', { name: /Watched bee/ })).toBeVisible();
  await admin.keyboard.press('j');
  await admin.keyboard.press('w');
  const watch = admin.getByRole('dialog', { name: 'Watch Watched bee' });
  await watch.getByRole('button', { name: 'New watchlist' }).click();
  const made = admin.getByRole('dialog', { name: 'New watchlist' });
  await made.getByLabel('Name').fill('Rivals');
  await made.getByRole('button', { name: 'Create watchlist' }).click();
  await expect(admin.getByText('“Rivals” was created.')).toBeVisible();
  await admin.goto('/admin/game-rankings/com.watch.cat');
  await expect(admin.getByRole('heading', { level: 1, name: 'Watched cat' })).toBeVisible();
  await admin.keyboard.press('w');
  await admin
    .getByRole('dialog', { name: 'Watch Watched cat' })
    .getByRole('button', { name: /Rivals/ })
    .click();
  await expect(admin.getByText('Added 1 game to “Rivals”.')).toBeVisible();

  await admin.goto('/admin/watchlists');
  await admin.getByRole('link', { name: 'Rivals' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Rivals' })).toBeVisible();
  const games = admin.getByRole('region', { name: 'Games of Rivals' });
  await expect(games.getByRole('row')).toHaveCount(3);
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await admin.reload();
    await expect(games.getByRole('link', { name: /Watched bee/ })).toBeVisible();
    await expectAccessible(admin);
  }
  await admin.setViewportSize(PHONE);
  await expect(games.getByRole('link', { name: /Watched bee/ })).toBeVisible();
  await expectNoOverflow(admin);
  await games.getByRole('checkbox', { name: 'Select Watched cat' }).check();
  await admin.getByRole('button', { name: 'Remove from the list' }).click();
  await expect(admin.getByText('Removed 1 game from “Rivals”.')).toBeVisible();
  await expect(games.getByRole('link', { name: /Watched cat/ })).toHaveCount(0);
});

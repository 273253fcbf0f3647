import { THEMES, expectAccessible, expectNoOverflow, PHONE, useTheme } from './fixtures.js';
import { IMPORTED, expect, importRows, test } from './replayed.js';

test.use({ journey: IMPORTED });

const DAYS = 20;
const DEPTH = 54;
const START = Date.parse('2026-08-03');
const HEAD = 'date,platform,country,type,category,rank,bundle_id,title,developer';

/** A chart of 54 places; on the third day 24 games of one developer come, and one of them goes each day. */
function listRows(day: number): string[] {
  const date = new Date(START + day * 86_400_000).toISOString().slice(0, 10);
  const games = [
    ...Array.from({ length: 24 }, (_, at) => `com.fresh.g${at},Fresh Game ${at},Fresh Oy`).filter(
      (_, at) => day >= 2 && day - 2 <= at,
    ),
    ...Array.from({ length: DEPTH }, (_, at) => `com.old.g${at},Old Game ${at},Old Studio`),
  ].slice(0, DEPTH);
  return games.map((game, index) => `${date},android,ie,downloads,all,${index + 1},${game}`);
}

test('launches are followed from the curve to the games and their developer, by keys and in both themes', async ({
  admin,
  collector,
}) => {
  const days = Array.from({ length: DAYS }, (_, day) => listRows(day));
  await importRows(collector, [HEAD, ...days.flat()]);
  await admin.goto('/admin/launches?platform=android&country=ie');
  await expect(admin.getByText(/All launches: half are gone after 12\.5 days/)).toBeVisible();
  await expect(
    admin.getByText(/54 games that were already in the chart on 3 Aug 2026 are left out/),
  ).toBeVisible();
  const week = admin.getByRole('button', { name: 'Week of 3 Aug 2026: 24 games' });
  await week.focus();
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'First seen in the week of 3 Aug 2026' });
  await expect(dialog.getByRole('listitem')).toHaveCount(24);
  await expect(admin).toHaveURL(/games=week/);
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(week).toBeFocused();
  await week.press('Enter');
  await dialog.getByRole('link', { name: 'Fresh Oy' }).first().click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Fresh Oy' })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Games', exact: true })).toContainText('Fresh Game 23');
  await expect(admin.getByRole('region', { name: 'Games', exact: true })).toContainText('5 Aug 2026');
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    for (const path of ['/admin/developers/fresh', '/admin/launches?platform=android&country=ie']) {
      await admin.goto(path);
      await expect(admin.getByRole('region', { name: /^(Games|How long launches stay)$/ })).toBeVisible();
      await expectAccessible(admin);
    }
  }
  await admin.setViewportSize(PHONE);
  await expectNoOverflow(admin);
  await admin.goto('/admin/developers/Fresh%20Oy');
  await expect(admin.getByRole('region', { name: 'Games', exact: true })).toBeVisible();
  await expectNoOverflow(admin);
});

import { expectAccessible, expectNoOverflow, PHONE, THEMES, useTheme } from './fixtures.js';
import { IMPORTED, expect, importCharts, test } from './replayed.js';

test.use({ journey: IMPORTED });

test.beforeAll(async ({ collector }) => {
  const chart = (day: number) => `2026-07-0${day} ios nz free`;
  const all = Array.from({ length: 12 }, (_, at) => `g${at}`);
  await importCharts(collector, {
    [chart(1)]: all,
    [chart(2)]: ['fresh', ...all.slice(0, 11)],
    // Nothing was captured on the third day.
    [chart(4)]: ['g0', 'fresh', ...all.slice(1, 11)],
  });
});

test('a change leads by keys to its game on the chart and day, where its mark and row stand out', async ({
  admin,
}) => {
  await admin.goto('/admin/changes?country=nz');
  await admin.getByRole('button', { name: /^Number one/ }).click();
  await expect(admin).toHaveURL(/type=chart\.number_one/);
  const day = admin.getByRole('region', { name: '2 Jul 2026' });
  await expect(admin.getByRole('region', { name: '4 Jul 2026' }).getByText('#1 in Top Free')).toBeVisible();
  await admin.keyboard.press('j');
  await admin.keyboard.press('j');
  await expect(day.getByRole('link', { name: 'Game fresh' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { level: 1, name: 'Game fresh' })).toBeVisible();
  await expect(admin).toHaveURL(/platform=ios&country=nz&category=all&day=2026-07-02/);
  const history = admin.getByRole('region', { name: 'Rank history' });
  await expect(history).toBeInViewport();
  const current = history.getByRole('row').filter({ has: admin.locator('[aria-current=date]') });
  await expect(current.first()).toContainText('2 Jul 2026');
  await expect(current.filter({ hasText: 'Number one' })).toBeInViewport();
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await admin.goto('/admin/changes?country=nz');
    await expect(day.getByRole('article').first()).toBeVisible();
    await expectAccessible(admin);
  }
  await admin.setViewportSize(PHONE);
  await expectNoOverflow(admin);
});

test('coverage shows the days of charts from long ago, with the day between them empty', async ({
  admin,
}) => {
  await admin.goto('/admin/coverage?platform=ios&country=nz');
  await admin.getByRole('button', { name: 'Show the days up to 4 Jul 2026' }).click();
  await expect(admin).toHaveURL(/to=2026-07-04/);
  const row = admin.getByRole('row', { name: /Top Free|Free/ });
  await expect(row.getByTitle('4 Jul 2026: Imported. 12 rows')).toBeVisible();
  await expect(row.getByTitle('3 Jul 2026: not scheduled')).toBeVisible();
  await admin.getByRole('button', { name: 'Later' }).click();
  await expect(admin.getByText('Nothing was captured on these days')).toBeVisible();
  await admin.goBack();
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await admin.goto('/admin/coverage?platform=ios&country=nz&to=2026-07-04');
    await expect(row).toBeVisible();
    await expectAccessible(admin);
  }
  await admin.setViewportSize(PHONE);
  await expectNoOverflow(admin);
});

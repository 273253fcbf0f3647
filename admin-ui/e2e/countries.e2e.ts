import { PHONE, RANKINGS, THEMES, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { IMPORTED, expect, importCharts, test } from './replayed.js';

test.use({ journey: IMPORTED });

const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `2026-07-${String(from + at).padStart(2, '0')}`);

test('an analyst goes back to a day and sees where a game came first', async ({ admin, collector }) => {
  // Quay comes to Taiwan on the 10th and to Korea on the 16th; Korea has no capture on the 18th.
  const charts = days(1, 20).flatMap((day): [string, string[]][] => [
    [`${day} android tw downloads`, day < '2026-07-10' ? ['alpha', 'beta'] : ['quay', 'alpha', 'beta']],
    ...(day === '2026-07-18'
      ? []
      : ([[`${day} android kr downloads`, day < '2026-07-16' ? ['alpha', 'beta'] : ['alpha', 'quay']]] as [
          string,
          string[],
        ][])),
  ]);
  await importCharts(collector, Object.fromEntries(charts));

  await admin.goto(`${RANKINGS}?platform=android&country=tw&date=2026-07-09`);
  await expect(admin.getByText('Chart of 9 July 2026.')).toBeVisible();
  await expect(admin.getByRole('link', { name: /Game quay/ })).toHaveCount(0);
  await admin.keyboard.press('.');
  await expect(admin.getByText('Chart of 10 July 2026.')).toBeVisible();
  await expect(admin.getByRole('link', { name: /Game quay/ })).toBeVisible();
  await admin.getByRole('button', { name: /^Date:/ }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('button', { name: '10 July 2026, captured' })).toBeFocused();
  await expectAccessible(admin);
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Back to today' }).click();
  await expect(admin).not.toHaveURL(/date=/);

  const countries = '/admin/countries?platform=android&country=tw&countries=tw,kr&target=kr';
  await admin.goto(`${countries}&date=2026-07-20`);
  await expect(admin.getByText('First in Taiwan on 10 Jul 2026, 6 days before South Korea')).toBeVisible();
  await admin.goto(`${countries}&date=2026-07-18`);
  await expect(admin.getByText(/^South Korea: not captured on this day/)).toBeVisible();
  for (const theme of THEMES) {
    await useTheme(admin, theme);
    await admin.goto(`${countries}&date=2026-07-20&game=com.example.quay`);
    const dialog = admin.getByRole('dialog', { name: 'Game quay' });
    await expect(
      dialog.getByRole('img', { name: /^Taiwan: listed on 11 of 20 captured days/ }),
    ).toBeVisible();
    await expectAccessible(admin);
    await admin.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectAccessible(admin);
    await admin.setViewportSize(theme === 'dark' ? PHONE : { width: 1440, height: 900 });
    await expectNoOverflow(admin);
  }
});

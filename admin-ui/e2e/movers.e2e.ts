import { readFile } from 'node:fs/promises';
import {
  PHONE,
  RANKINGS,
  THEMES,
  expectAccessible,
  expectNoOverflow,
  pickMore,
  useTheme,
} from './fixtures.js';
import { expect, importCharts, refresh, test } from './replayed.js';

const MOVERS = `${RANKINGS}?view=movers`;
const SECTIONS = ['Climbers', 'Fallers', 'New entries', 'Dropped out'];

test.use({ journey: 'movers' });

test('movers need two captures, and then tell who climbed, fell, came and went', async ({
  admin,
  stores,
}) => {
  await stores.playDay('2026-11-19');
  await admin.goto(`${RANKINGS}?platform=android&country=us`);
  await refresh(admin);
  await stores.playDay('2026-11-20');
  await refresh(admin);

  await admin.getByRole('button', { name: 'Movers' }).click();
  await expect(admin).toHaveURL(/view=movers/);
  for (const name of SECTIONS) await expect(admin.getByRole('region', { name, exact: true })).toBeVisible();
  const climber = admin.getByRole('list', { name: 'Climbers' }).getByRole('link').first();
  await expect(climber).toContainText(/\d+ → \d+/);
  await expect(admin.getByText('Sample data')).toHaveCount(0);
  await expect(admin.getByRole('img', { name: /^Largest moves/ })).toBeVisible();
  const saving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Copy or save the plot' }).click();
  await admin.getByRole('menuitem', { name: 'Save picture (PNG)' }).click();
  const plot = await saving;
  expect(plot.suggestedFilename()).toMatch(/^movers-google-play-us-all-\d{4}-\d\d-\d\d\.png$/);
  expect((await readFile(await plot.path())).subarray(1, 4).toString()).toBe('PNG');
  const moves = admin.waitForEvent('download');
  await pickMore(admin, 'Export CSV');
  const file = await readFile(await (await moves).path(), 'utf8');
  expect(file.split('\r\n')[0]).toBe(
    '\uFEFFcapturedFrom,capturedTo,platform,country,category,rankingType,move,from,to,change,bundleId,title,developer,sample',
  );
  expect(file).toContain(',climbers,');
  await admin.getByRole('button', { name: 'Table', exact: true }).click();
  const table = admin.getByRole('region', { name: 'Moves by game' });
  expect(await table.getByRole('row').count()).toBeGreaterThan(1);

  await climber.focus();
  await admin.keyboard.press('ArrowDown');
  const second = admin.getByRole('list', { name: 'Climbers' }).getByRole('link').nth(1);
  await expect(second).toBeFocused();
  const title = (await second.locator('b.store-text').textContent()) ?? '';
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await admin.getByRole('link', { name: 'Back to Rankings' }).click();
  await expect(admin).toHaveURL(/view=movers/);
  await expect(second).toBeFocused();
});

test('the list and the dates live in the address', async ({ admin }) => {
  await admin.goto(MOVERS);
  await admin.getByLabel('List').selectOption({ label: 'Top Grossing' });
  await expect(admin).toHaveURL(/list=revenue/);
  await admin.getByLabel('Compare with').selectOption({ label: 'Custom dates' });
  await admin.getByLabel('From', { exact: true }).fill('2026-01-02');
  await expect(admin).toHaveURL(/from=2026-01-02/);
  await admin.reload();
  await expect(admin.getByLabel('From', { exact: true })).toHaveValue('2026-01-02');
  await admin.getByRole('button', { name: 'Charts' }).click();
  await expect(admin).toHaveURL(/list=revenue$/);
});

test('days are counted from the newest capture, and the screen says which captures it compares', async ({
  admin,
  collector,
}) => {
  await importCharts(collector, {
    '2026-07-15 android kr free': ['one', 'two', 'three'],
    '2026-08-15 android kr free': ['one', 'two', 'three'],
    '2026-08-21 android kr free': ['two', 'one', 'three'],
    '2026-08-22 android kr free': ['three', 'two', 'four'],
  });
  await admin.goto(`${MOVERS}&platform=android&country=kr`);
  const main = admin.getByRole('main');
  await expect(main).toContainText(
    'Comparing 22 Aug 2026 with 21 Aug 2026 (newest capture and the one before it)',
  );
  const compare = admin.getByLabel('Compare with');
  await compare.selectOption({ label: '7 days earlier' });
  await expect(admin).toHaveURL(/days=7/);
  await expect(main).toContainText(
    'Comparing 22 Aug 2026 with 15 Aug 2026 (newest capture and the nearest one 7 days earlier)',
  );
  await expect(admin.getByRole('list', { name: 'New entries' })).toContainText('Game four');
  await expect(admin.getByRole('list', { name: 'Dropped out' })).toContainText('was #1');
  await expect(main).not.toContainText('00:00');

  await compare.selectOption({ label: 'Custom dates' });
  await expect(admin.getByLabel('From', { exact: true })).toHaveValue('2026-08-15');
  await expect(admin.getByLabel('To', { exact: true })).toHaveValue('2026-08-22');
  await admin.getByLabel('From', { exact: true }).fill('2026-08-23');
  await expect(admin.getByRole('alert')).toHaveText('From must not be after To.');
  await expect(admin.getByLabel('From', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(admin.getByRole('list', { name: 'Climbers' })).toHaveCount(0);
  await admin.getByLabel('To', { exact: true }).fill('2026-09-01');
  await expect(main).toContainText(
    'No capture from 23 Aug 2026 to 1 Sep 2026. The newest capture is of 22 Aug 2026.',
  );
  await admin.getByRole('button', { name: 'Compare with the previous capture' }).click();
  await expect(main).toContainText('Comparing 22 Aug 2026 with 21 Aug 2026');
});

test('movers that cannot be read say so and are read again', async ({ admin }) => {
  await admin.route('**/api/rankings/movers?*', (route) => route.abort());
  await admin.goto(`${MOVERS}&platform=android&country=kr`);
  const alert = admin.getByRole('alert');
  await expect(alert).toContainText("Couldn't load movers");
  await expect(admin.getByText('Movers need two captures')).toHaveCount(0);
  await admin.unroute('**/api/rankings/movers?*');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(admin.getByRole('main')).toContainText('Comparing 22 Aug 2026 with 21 Aug 2026');
});

test('a list captured once says what is missing', async ({ admin, collector }) => {
  await importCharts(collector, { '2026-11-19 android nz free': ['once'] });
  await admin.goto(`${MOVERS}&platform=android&country=nz`);
  await expect(admin.getByRole('heading', { name: 'Movers need two captures' })).toBeVisible();
  await expect(admin.getByRole('main')).toContainText('This list was captured once, on 19 Nov 2026.');
  await admin.getByRole('button', { name: 'Import…' }).click();
  await expect(admin.getByRole('dialog')).toBeVisible();
});

for (const theme of THEMES) {
  test(`movers keep nobody out and fit a phone (${theme})`, async ({ admin }) => {
    await useTheme(admin, theme);
    await admin.goto(`${MOVERS}&platform=android&country=kr`);
    await expect(admin.getByRole('region', { name: 'Climbers', exact: true })).toBeVisible();
    await expectAccessible(admin, 'main');
    await admin.setViewportSize(PHONE);
    await expectNoOverflow(admin);
  });
}

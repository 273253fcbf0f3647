import { PHONE, RANKINGS, THEMES, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { expect, refresh, test } from './replayed.js';

const MOVERS = `${RANKINGS}?view=movers`;
const SECTIONS = ['Climbers', 'Fallers', 'Entries', 'Exits'];

test.use({ journey: 'movers' });

test('movers need two captures, and then tell who climbed, fell, came and went', async ({
  admin,
  stores,
}) => {
  await stores.playDay('2026-11-19');
  await admin.goto(RANKINGS);
  await refresh(admin);
  await stores.playDay('2026-11-20');
  await refresh(admin);

  await admin.getByRole('button', { name: 'Movers' }).click();
  await expect(admin).toHaveURL(/view=movers$/);
  for (const name of SECTIONS) await expect(admin.getByRole('region', { name, exact: true })).toBeVisible();
  const climber = admin.getByRole('list', { name: 'Climbers' }).getByRole('link').first();
  await expect(climber).toContainText(/\d+ → \d+/);
  await expect(admin.getByText('Sample data')).toHaveCount(0);
  await expect(admin.getByRole('img', { name: /^Largest moves/ })).toBeVisible();
  await admin.getByRole('button', { name: 'As a table' }).click();
  const table = admin.getByRole('region', { name: 'Moves by game' });
  expect(await table.getByRole('row').count()).toBeGreaterThan(1);

  await climber.focus();
  await admin.keyboard.press('ArrowDown');
  const second = admin.getByRole('list', { name: 'Climbers' }).getByRole('link').nth(1);
  await expect(second).toBeFocused();
  const title = (await second.locator('.rank-title b').textContent()) ?? '';
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await admin.getByRole('link', { name: 'Back to Rankings' }).click();
  await expect(admin).toHaveURL(/view=movers$/);
  await expect(second).toBeFocused();
});

test('the list and the days live in the address', async ({ admin }) => {
  await admin.goto(MOVERS);
  await admin.getByLabel('List').selectOption({ label: 'Top Grossing' });
  await expect(admin).toHaveURL(/list=revenue/);
  await admin.getByLabel('Against').selectOption({ label: 'Days of my choice' });
  await admin.getByLabel('From', { exact: true }).fill('2026-01-02');
  await expect(admin).toHaveURL(/from=2026-01-02/);
  await admin.reload();
  await expect(admin.getByLabel('From', { exact: true })).toHaveValue('2026-01-02');
  await admin.getByRole('button', { name: 'Charts' }).click();
  await expect(admin).toHaveURL(/\?list=revenue$/);
});

test('a list captured once says what is missing', async ({ admin, collector }) => {
  const { accessToken } = (await (
    await admin.request.post('/api/auth/refresh', { headers: { origin: collector.url } })
  ).json()) as { accessToken: string };
  await admin.request.post('/api/rankings/import?filename=once.csv', {
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'text/csv' },
    data: 'date,platform,country,type,category,rank,bundle_id,title\n2026-11-19,android,nz,free,all,1,com.example.once,Once\n',
  });
  await admin.goto(`${MOVERS}&country=nz`);
  await expect(admin.getByRole('heading', { name: 'Movers need two captures' })).toBeVisible();
});

for (const theme of THEMES) {
  test(`movers keep nobody out and fit a phone (${theme})`, async ({ admin }) => {
    await useTheme(admin, theme);
    await admin.goto(MOVERS);
    await expect(admin.getByRole('region', { name: 'Climbers', exact: true })).toBeVisible();
    await expectAccessible(admin, 'main');
    await admin.setViewportSize(PHONE);
    await expectNoOverflow(admin);
  });
}

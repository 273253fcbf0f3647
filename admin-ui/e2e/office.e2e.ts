import { PHONE, THEMES, expect, expectAccessible, expectNoOverflow, test, useTheme } from './fixtures.js';

const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/analytics', 'Analytics'],
  ['/admin/revenue', 'Revenue Overview'],
] as const;

for (const theme of THEMES) {
  test(`dashboard, analytics and revenue keep nobody out: ${theme}`, async ({ admin }) => {
    await useTheme(admin, theme);
    for (const [path, heading] of SCREENS) {
      await admin.goto(path);
      await expect(admin.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(admin.locator('main .number').first()).toBeVisible();
      const figure = admin.locator('main figure').or(admin.getByRole('region', { name: 'Top movers' }));
      await expect(figure.first()).toBeVisible();
      await expectAccessible(admin);
      await admin.setViewportSize(PHONE);
      await expectNoOverflow(admin);
      for (const button of await admin.locator('.page-actions button').all()) {
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
      }
      await admin.setViewportSize({ width: 1280, height: 800 });
    }
    await admin.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(admin.getByRole('region', { name: 'History, as a table' })).toBeVisible();
    await expectAccessible(admin, 'main');
  });
}

test('the dashboard says how things stand, and its movers lead to the game', async ({ admin }) => {
  await admin.goto('/admin');
  for (const name of ['Total Users', 'Active Tests', 'Success Rate', 'Revenue'])
    await expect(admin.getByRole('region', { name, exact: true })).toBeVisible();
  const system = admin.getByRole('region', { name: 'System Status' });
  for (const part of ['API Status', 'Database', 'Test Runners'])
    await expect(system.getByRole('listitem').filter({ hasText: part })).toContainText('Operational');
  const movers = admin.getByRole('region', { name: 'Top movers' });
  await expect(movers.getByText('Sample data')).toBeVisible();
  const first = movers.getByRole('listitem').first();
  const title = (await first.locator('b').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the figures of the day lead to where they come from', async ({ admin }) => {
  for (const [figure, heading] of [
    ['Tagged games that moved', 'Tags'],
    ['Charts out of date', 'Game Rankings'],
    ['Your ideas', 'Idea Generation'],
    ['Games you analyzed', 'Completed Analyses'],
    ['Active Tests', 'Prototypes'],
  ] as const) {
    await admin.goto('/admin');
    await admin.getByRole('region', { name: figure }).getByRole('link', { name: figure }).click();
    await expect(admin.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a dashboard that is not answered says what is down', async ({ admin }) => {
  await admin.route('**/api/dashboard', (route) => route.abort());
  await admin.goto('/admin');
  await expect(admin.getByText("Couldn't load the dashboard")).toBeVisible();
  const system = admin.getByRole('region', { name: 'System Status' });
  await expect(system.getByRole('listitem').filter({ hasText: 'API Status' })).toContainText('Down');
});

test('revenue comes from a file with a preview, by hand, and gives way to nothing invented', async ({
  admin,
}) => {
  const main = admin.locator('main');
  await admin.goto('/admin/revenue');
  await expect(main.getByText('These are sample figures.', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'Import CSV' }).click();
  await admin.getByLabel('File of revenue').setInputFiles({
    name: 'income.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'month,game,source,amount\n2026-09,Quay,ads,1200.50\n2026-10,Quay,ads,lots\n2026-10,Quay,in-app purchases,80000\n',
    ),
  });
  const dialog = admin.getByRole('dialog', { name: 'Import revenue' });
  await expect(dialog.getByRole('alert')).toContainText('Line 3');
  // Looking has not changed anything.
  await expect(main.getByText('These are sample figures.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(dialog.getByText('2 entries imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(main.getByText('These are sample figures.', { exact: false })).toHaveCount(0);
  await expect(admin.getByRole('region', { name: 'Total Revenue' })).toContainText('$81,201');
  await main.getByRole('button', { name: 'Add entry' }).click();
  const form = admin.getByRole('dialog', { name: 'Add entry' });
  await form.getByLabel('Month').fill('2026-10');
  await form.getByLabel('Game').fill('quay');
  await form.getByLabel('Source').selectOption('In-app purchases');
  await form.getByLabel('Amount in US dollars').fill('5');
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(form.getByText(/already exists. Change that one/)).toBeVisible();
  await form.getByLabel('Source').selectOption('Advertisements');
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(form).toHaveCount(0);
  await expect(admin.getByRole('region', { name: 'Total Revenue' })).toContainText('$81,206');

  await main.getByRole('button', { name: 'Delete quay, Oct 2026, Advertisements' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Delete quay, Oct 2026?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete entry' }).click();
  await expect(admin.getByRole('region', { name: 'Total Revenue' })).toContainText('$81,201');
});

test('the bell counts what others did, and forgets it when it was read', async ({ admin, request }) => {
  const applicant = `bell-${Date.now()}@example.com`;
  const answer = await request.post('/api/auth/signup', {
    data: { email: applicant, password: 'seven green lanterns' },
  });
  expect(answer.status()).toBe(202);
  await admin.goto('/admin');
  const bell = admin.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/unread/);
  await bell.click();
  const drawer = admin.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByRole('link').filter({ hasText: applicant })).toContainText('Unread');
  await expectAccessible(admin, '.MuiDrawer-root');
  await drawer.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(drawer.getByText('All read')).toBeVisible();
  await drawer.getByRole('link').filter({ hasText: applicant }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'User Requests' })).toBeVisible();
  await expect(bell).not.toHaveAccessibleName(/unread/);
});

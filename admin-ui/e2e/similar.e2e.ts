import {
  PHONE,
  THEMES,
  expect,
  expectAccessible,
  expectNoOverflow,
  openCharts,
  test,
  useTheme,
} from './fixtures.js';

test('similar games say why, and lead to a comparison by keyboard alone', async ({ admin }) => {
  await openCharts(admin, '?platform=android&country=us&category=puzzle');
  await admin
    .getByRole('link', { name: /^Top 1\b/ })
    .first()
    .click();
  const card = admin.getByRole('region', { name: 'Similar games', exact: true });
  await expect(card.getByRole('listitem').first()).toContainText(/both|Both|similar/);
  await card.getByRole('checkbox').first().focus();
  await admin.keyboard.press('Space');
  await card.getByRole('link', { name: 'Compare', exact: true }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/\/admin\/compare\?games=[^&]+%2C/);

  const compared = admin.getByRole('list', { name: 'Compared' }).getByRole('listitem');
  await expect(compared).toHaveCount(2);
  const rank = admin.getByRole('region', { name: 'Rank', exact: true });
  await rank.getByRole('slider').focus();
  await admin.keyboard.press('ArrowRight');
  await expect(rank.getByRole('slider')).toHaveAttribute('aria-valuetext', /\d/);
  await rank.getByRole('button', { name: 'Table' }).focus();
  await admin.keyboard.press('Enter');
  await expect(rank.getByRole('table')).toBeVisible();
  await admin.getByRole('button', { name: 'By launch' }).press('Enter');
  await expect(admin).toHaveURL(/align=launch/);
  const games = admin.url();

  await admin
    .getByRole('button', { name: /^Remove / })
    .last()
    .press('Enter');
  await expect(admin.getByRole('heading', { name: 'Add one more to compare' })).toBeVisible();
  await admin.goto(games);
  await expect(compared).toHaveCount(2);
});

for (const theme of THEMES) {
  test(`a comparison keeps nobody out and fits a phone (${theme})`, async ({ admin }) => {
    await useTheme(admin, theme);
    await openCharts(admin, '?platform=android&country=us&category=puzzle');
    await admin
      .getByRole('link', { name: /^Top 2\b/ })
      .first()
      .click();
    const card = admin.getByRole('region', { name: 'Similar games', exact: true });
    for (const place of [0, 1]) await card.getByRole('checkbox').nth(place).check();
    await expectAccessible(admin, 'main');
    await card.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(admin.getByRole('slider').first()).toBeVisible();
    await expectAccessible(admin, 'main');
    await admin.setViewportSize(PHONE);
    await expectNoOverflow(admin);
  });
}

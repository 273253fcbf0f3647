import { readFile } from 'node:fs/promises';
import { PHONE, expect, expectAccessible, expectNoOverflow, openCharts, pickMore, test } from './fixtures.js';

const GAMES = '/admin/games';

test('the catalogue is reached from the charts, narrowed down in the address, and exported', async ({
  admin,
}) => {
  await openCharts(admin);
  await pickMore(admin, 'All games');
  await expect(admin).toHaveURL(/\/admin\/games$/);
  const rows = admin.getByRole('region', { name: 'Games' }).getByRole('row');
  await expect(rows).toHaveCount(26);
  const whole = (await admin.locator('.as-of').textContent()) ?? '';

  await admin.getByRole('button', { name: 'iOS' }).click();
  await expect(admin).toHaveURL(/platform=ios/);
  await admin.getByLabel('Category').selectOption({ label: 'Puzzle' });
  await expect(admin).toHaveURL(/platform=ios&category=games_puzzle/);
  await expect(admin.locator('.as-of')).toContainText('found');
  await admin.getByRole('button', { name: 'Android' }).click();
  await expect(admin).toHaveURL(/category=puzzle/);
  await admin.getByRole('button', { name: 'Game', exact: true }).click();
  await admin.getByRole('button', { name: 'Game', exact: true }).click();
  await expect(admin.getByRole('columnheader', { name: 'Game', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expectAccessible(admin, 'main');

  await admin.getByRole('button', { name: 'Export' }).click();
  const saving = admin.waitForEvent('download');
  await admin.getByRole('menuitem', { name: 'JSON, for a program' }).click();
  const games = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { title: string }[];
  await expect(admin.locator('.as-of')).toContainText(`${games.length} games found`);
  expect(games.map(({ title }) => title)).toContain(
    await rows.nth(1).locator('.games-title .cut').first().textContent(),
  );

  await admin.goBack();
  await expect(admin.getByRole('columnheader', { name: 'Game', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await admin.goto(GAMES);
  await expect(admin.locator('.as-of')).toHaveText(whole);
});

test('games are chosen and tagged together, and found by the tag', async ({ admin }) => {
  await admin.goto(GAMES);
  const boxes = admin.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const bar = admin.getByRole('group', { name: 'Selected games' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Manage Tags' }).click();
  const dialog = admin.getByRole('dialog', { name: /Manage Tags/ });
  await dialog.getByRole('textbox').fill('shortlist of the list');
  await admin.keyboard.press('Enter');
  const tag = dialog.getByRole('button', { name: /shortlist of the list/ });
  await tag.click();
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await admin.getByRole('combobox', { name: 'Tags' }).click();
  await admin.getByRole('option', { name: 'shortlist of the list' }).click();
  await expect(admin).toHaveURL(/tag=[0-9a-f-]{36}/);
  await expect(admin.locator('.as-of')).toContainText('2 games found');
});

test('the search of the head leads to a game, to all results, or to adding one', async ({ admin }) => {
  await openCharts(admin);
  await admin.keyboard.press('/');
  await admin.keyboard.type('royal');
  const options = admin.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText(/Android|iOS/);
  await expectAccessible(admin, '.game-search-results');
  await admin.getByRole('option', { name: /See all results/ }).click();
  await expect(admin).toHaveURL(/\/admin\/games\?q=royal/);
  await expect(admin.locator('.as-of')).toContainText('found');
  await admin.keyboard.press('/');
  await admin.keyboard.type('com.example.nobody.knows');
  await expect(admin.getByRole('option', { name: /Add a game/ })).toBeVisible();
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Add game' });
  await expect(dialog.getByLabel('Store link or id')).toHaveValue('com.example.nobody.knows');
  await expectAccessible(admin, '.MuiDialog-root');
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(admin).toHaveURL(/\/admin\/games$/);
});

test('on a phone every game is a card', async ({ admin }) => {
  await admin.setViewportSize(PHONE);
  await admin.goto(GAMES);
  await expect(admin.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(25);
  await expectNoOverflow(admin);
  await expectAccessible(admin, 'main');
  await admin.getByRole('button', { name: 'Page after' }).click();
  await expect(admin).toHaveURL(/page=2/);
  await admin.goto(`${GAMES}?q=nobody+has+this+name`);
  await expect(admin.getByRole('heading', { name: 'No games found' })).toBeVisible();
  await expectNoOverflow(admin);
});

test('two filters chosen in the same moment are both kept', async ({ admin }) => {
  await admin.goto(GAMES);
  await expect(admin.getByRole('region', { name: 'Games' }).getByRole('row')).toHaveCount(26);
  const category = await admin.getByLabel('Category').elementHandle();
  const ios = await admin.getByRole('button', { name: 'iOS' }).elementHandle();
  await admin.evaluate(
    ([select, button]) => {
      (select as HTMLSelectElement).value = 'puzzle';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
      (button as HTMLButtonElement).click();
    },
    [category, ios] as const,
  );
  await expect(admin).toHaveURL(/platform=ios&category=games_puzzle$/);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  PHONE,
  account,
  expect,
  expectAccessible,
  expectNoOverflow,
  openCharts,
  pickMore,
  test,
} from './fixtures.js';

const GAMES = '/admin/games';

test('the catalog is reached from the charts, narrowed down in the address, and exported', async ({
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

  const saving = admin.waitForEvent('download');
  await pickMore(admin, 'Export JSON, for a program');
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
  const boxes = admin.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(boxes).toHaveCount(25);
  // The actions stand in one menu, so that the first game is soon reached.
  await expect(admin.locator('.page-actions > button:visible')).toHaveCount(2);
  expect((await boxes.first().boundingBox())?.y).toBeLessThan(360);
  await expectNoOverflow(admin);
  await expectAccessible(admin, 'main');
  await admin.getByRole('button', { name: 'Next page' }).click();
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

test('columns are chosen and moved by keys, rows stand closer, and another device has it the same', async ({
  admin,
  browser,
}) => {
  await admin.goto(GAMES);
  const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts();
  await admin.getByRole('button', { name: 'Columns' }).click();
  const panel = admin.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Developer' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Id' }).check();
  await panel.getByRole('checkbox', { name: 'Compact rows' }).check();
  const grip = panel.getByRole('button', { name: 'Move Updated' });
  await grip.focus();
  await admin.keyboard.press('Space');
  await expect(grip).toHaveAttribute('aria-pressed', 'true');
  await admin.keyboard.press('ArrowUp');
  await expect(admin.getByText('Updated is at the place of Id.')).toBeAttached();
  const saved = admin.waitForResponse((answer) => answer.request().postData()?.includes('"order"') ?? false);
  await admin.keyboard.press('Space');
  await expectAccessible(admin, '.columns-panel');
  await admin.keyboard.press('Escape');
  const arranged = await heads(admin);
  expect(arranged).not.toContain('Developer');
  expect(arranged.indexOf('Updated')).toBeLessThan(arranged.indexOf('Id'));
  await expect(admin.getByRole('table')).toHaveClass(/compact/);
  await saved;

  const other = await browser.newPage();
  await other.request.post('/api/auth/login', { data: account() });
  await other.goto(GAMES);
  await expect.poll(() => heads(other)).toEqual(arranged);
  await other.close();

  await admin.getByRole('button', { name: 'Columns' }).click();
  const reset = admin.waitForResponse((answer) => answer.request().method() === 'PUT');
  await panel.getByRole('button', { name: 'Reset columns' }).click();
  await reset;
});

test('keys go through the rows, select, look into one and open it', async ({ admin }) => {
  await admin.goto(GAMES);
  const rows = admin.getByRole('region', { name: 'Games' }).getByRole('row');
  await expect(rows).toHaveCount(26);
  const title = await rows.nth(2).getByRole('rowheader').locator('.cut').first().innerText();
  await admin.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await admin.keyboard.press('j');
  await admin.keyboard.press('x');
  await expect(admin.getByRole('group', { name: 'Selected games' })).toContainText('1 selected');
  await admin.keyboard.press(' ');
  const peek = admin.getByRole('region', { name: 'Preview' });
  await expect(peek).toContainText(title);
  await expectAccessible(admin, '.peek-panel');
  await admin.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('all games of the filter are selected over the pages, tagged, and put back with Undo', async ({
  admin,
}) => {
  await admin.goto(GAMES);
  const total = /^([\d,]+) games/.exec(await admin.locator('.as-of').innerText())?.[1] ?? '';
  await admin.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await admin.getByRole('button', { name: `Select all ${total}` }).click();
  const bar = admin.getByRole('group', { name: 'Selected games' });
  await expect(bar).toContainText(`${total} selected`);
  await bar.getByRole('button', { name: 'Manage Tags' }).click();
  const dialog = admin.getByRole('dialog', { name: /Manage Tags/ });
  await dialog.getByRole('textbox').fill('every game');
  await admin.keyboard.press('Enter');
  const tag = dialog.getByRole('button', { name: /every game/ });
  await tag.click();
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await admin.keyboard.press('Escape');
  const undone = admin.waitForResponse(/\/api\/tags\/[^/]+\/games$/);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await undone;
  await expect(admin.getByText(`Tag added to ${total} games`)).toHaveCount(0);
  await admin.goto('/admin/tags');
  await expect(admin.getByRole('button', { name: /^every game/ })).toContainText('0 games');
});

test('of a thousand rows only those in sight are drawn, and scrolling keeps up', async ({ admin }) => {
  await admin.route('**/api/games?**', async (route) => {
    const answer = await route.fetch();
    const [first] = (await answer.json()) as { id: string; bundleId: string; title: string }[];
    const json = Array.from({ length: 1_000 }, (_row, at) => ({
      ...first,
      id: `com.example.n${at}`,
      bundleId: `com.example.n${at}`,
      title: `Game number ${at}`,
    }));
    await route.fulfill({ json, headers: { 'Content-Range': 'games 0-999/1000' } });
  });
  await admin.goto(`${GAMES}?rows=1000`);
  const table = admin.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '1001');
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  const frames = await admin.locator('.table-frame').evaluate(
    (frame) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let before = performance.now();
        const step = (now: number) => {
          times.push(now - before);
          before = now;
          frame.scrollTop += 120;
          if (times.length < 240) requestAnimationFrame(step);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  test.info().annotations.push({
    type: 'frames',
    description: `scrolling 1,000 rows: median ${at(0.5)} ms, 95th ${at(0.95)} ms, ${frames.length} frames`,
  });
  await admin.keyboard.press('j');
  await expect(admin.getByRole('rowheader', { name: /Game number 0/ })).toBeVisible();
  await admin.locator('.table-frame').evaluate((frame) => (frame.scrollTop = frame.scrollHeight));
  await expect(admin.getByRole('rowheader', { name: /Game number 999/ })).toBeVisible();
});

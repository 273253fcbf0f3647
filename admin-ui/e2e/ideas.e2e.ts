import { readFile } from 'node:fs/promises';
import {
  PHONE,
  THEMES,
  account,
  expect,
  expectAccessible,
  expectNoOverflow,
  test,
  useTheme,
} from './fixtures.js';
import {
  IDEAS,
  openApi,
  makeIdea,
  getMechanics,
  getMetaElements,
  named,
  openIdea,
  getTexts,
} from './idea-pages.js';

test('an idea is noted down, reordered by keyboard, undone, reloaded, and deleted after a question', async ({
  admin,
}) => {
  const name = named('Harbour of lost tiles');
  await admin.goto(IDEAS);
  await expect(admin.getByRole('heading', { level: 1, name: 'Idea Generation' })).toBeVisible();
  await admin.getByRole('button', { name: 'New Idea' }).click();
  await expect(admin.getByLabel('Idea name')).toHaveValue('Untitled idea');
  await admin.getByLabel('Idea name').fill(name);
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/idea-generation\/[0-9a-f-]{36}$/);

  await admin.keyboard.press('e');
  const pitch = admin.getByRole('region', { name: 'Pitch' });
  await pitch.getByLabel('Pitch').fill('Swap what the sea brings.');
  await admin.keyboard.press('Enter');
  await expect(pitch.locator('.field-text')).toHaveText('Swap what the sea brings.');
  await expect(pitch.getByRole('button', { name: 'Edit pitch' })).toBeFocused();

  const list = getMechanics(admin);
  for (const text of ['Match three tiles', 'Merge two crates', 'Limited moves']) {
    await list.getByRole('button', { name: 'Add a mechanic' }).click();
    await admin.getByPlaceholder('Type your ideas here').fill(text);
    await admin.keyboard.press('Control+Enter');
    await expect(getTexts(list).last()).toHaveText(text);
  }
  await list.getByRole('button', { name: 'Move Limited moves' }).focus();
  await admin.keyboard.press('ArrowUp');
  await admin.keyboard.press('ArrowUp');
  const order = ['Limited moves', 'Match three tiles', 'Merge two crates'];
  await expect(getTexts(list)).toHaveText(order);
  await expect(admin.getByText('Moved to place 1 of 3.')).toBeAttached();
  await expect(list.getByRole('button', { name: 'Move Limited moves' })).toBeFocused();

  await list.getByRole('button', { name: 'Edit Merge two crates' }).click();
  await admin.getByPlaceholder('Type your ideas here').fill('Merge three crates');
  await list.getByRole('button', { name: 'Save' }).click();
  await list.getByRole('button', { name: 'Delete Limited moves' }).click();
  await expect(getTexts(list)).toHaveText(['Match three tiles', 'Merge three crates']);
  await admin.getByRole('button', { name: /^Undo/ }).click();
  await expect(getTexts(list)).toHaveCount(3);
  await expect(admin.locator('.idea-head + .as-of')).toContainText('saved just now');

  await admin.reload();
  await expect(getTexts(list)).toHaveText(['Limited moves', 'Match three tiles', 'Merge three crates']);
  await expect(pitch).toContainText('Swap what the sea brings.');
  await admin.getByRole('button', { name: 'All versions' }).click();
  const versions = admin.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: 'Restore version 5' }).click();
  await expect(getTexts(list)).toHaveText(['Match three tiles', 'Merge two crates']);

  await admin.getByRole('link', { name: 'Ideas', exact: true }).click();
  await expect(admin.getByRole('link', { name })).toBeVisible();
  await admin.getByRole('button', { name: `Delete ${name}` }).click();
  const question = admin.getByRole('alertdialog', { name: 'Delete Idea' });
  await expect(question).toContainText(
    'Are you sure you want to delete this idea? This action cannot be undone.',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(admin.getByRole('link', { name })).toHaveCount(0);
});

test('items move by dragging, and the order stays', async ({ admin }) => {
  const api = await openApi(admin.request, account());
  await openIdea(admin, await makeIdea(api, named('Dragged')));
  const list = getMechanics(admin);
  await list.scrollIntoViewIfNeeded();
  const from = await list.getByRole('button', { name: 'Move Match three tiles in a row' }).boundingBox();
  const to = await list.locator('.item').nth(1).boundingBox();
  if (!from || !to) throw new Error('The items are not shown.');
  await admin.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await admin.mouse.down();
  await admin.mouse.move(from.x, to.y + to.height * 0.8, { steps: 4 });
  await admin.mouse.up();
  const order = ['Merge two crates', 'Match three tiles in a row', 'Limited moves per level'];
  await expect(getTexts(list)).toHaveText(order);
  await expect(admin.locator('.idea-head + .as-of')).toContainText('saved just now');
  await admin.reload();
  await expect(getTexts(list)).toHaveText(order);
});

test('the assistant offers three texts for an item; the chosen one replaces it, in one step back', async ({
  admin,
}) => {
  const api = await openApi(admin.request, account());
  await openIdea(admin, await makeIdea(api, named('Assisted')));
  const first = getTexts(getMechanics(admin)).first();
  await getMechanics(admin)
    .getByRole('button', { name: /^Ask AI about Match/ })
    .click();
  await admin.getByPlaceholder('Ask AI for suggestions...').fill('Make it work for short sessions');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('button', { name: /^Use suggestion/ })).toHaveCount(3);
  await expect(first).toHaveText('Match three tiles in a row');
  await admin.getByRole('button', { name: 'Use suggestion 2' }).click();
  await expect(admin.getByText('Replaced by the suggestion.')).toBeVisible();
  await expect(first).not.toHaveText('Match three tiles in a row');
  await expect(first).not.toHaveText('');
  await expectAccessible(admin, '.idea-page');
  await admin.locator('.item-replaced').getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveText('Match three tiles in a row');
});

test('two tabs never overwrite each other silently', async ({ admin }) => {
  const api = await openApi(admin.request, account());
  const id = await makeIdea(api, named('Shared'));
  await openIdea(admin, id);
  const other = await admin.context().newPage();
  await openIdea(other, id);
  await other.getByLabel('Idea name').fill('Named in the other tab');
  await other.keyboard.press('Enter');
  await expect(other.locator('.idea-head + .as-of')).toContainText('saved just now');

  await getMetaElements(admin).getByRole('button', { name: 'Add a meta element' }).click();
  await admin.getByPlaceholder('Type your ideas here').fill('Weekly regatta');
  await admin.keyboard.press('Control+Enter');
  const banner = admin.getByRole('alert').filter({ hasText: 'This idea was changed elsewhere' });
  await expect(banner).toBeVisible();
  await banner.getByText('Differences in theirs').click();
  await expect(banner).toContainText('Named in the other tab');
  await expectAccessible(admin, '.idea-page');
  await banner.getByRole('button', { name: 'Take theirs' }).click();
  await expect(admin.getByLabel('Idea name')).toHaveValue('Named in the other tab');
  await expect(getTexts(getMetaElements(admin))).toHaveText(['Rebuild the harbour']);
  await admin.getByRole('button', { name: /^Undo/ }).click();
  await expect(getTexts(getMetaElements(admin))).toHaveText(['Rebuild the harbour', 'Weekly regatta']);
  await expect(admin.locator('.idea-head + .as-of')).toContainText('saved just now');
  const { metaElements } = await api.get<{ metaElements: object[] }>(`/api/ideas/${id}`);
  expect(metaElements).toHaveLength(2);
  await other.close();
});

test('the brief of an idea is read, taken along and fits one sheet', async ({ admin }) => {
  const api = await openApi(admin.request, account());
  const name = named('Briefed');
  await openIdea(admin, await makeIdea(api, name));
  await admin.getByRole('button', { name: 'Brief', exact: true }).click();
  await expect(admin).toHaveURL(/view=brief/);
  const sheet = admin.getByRole('article', { name });
  for (const part of [
    'Core loop',
    'Concept',
    'Core Mechanics',
    'Meta Elements',
    'Comparable games and sources',
  ]) {
    await expect(sheet.getByRole('heading', { name: part })).toBeVisible();
  }
  for (const [button, ending] of [
    ['Markdown', '.md'],
    ['JSON', '.json'],
  ] as const) {
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: button }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^briefed-.*-brief\\${ending}$`));
    expect(await readFile(await file.path(), 'utf8')).toContain(name);
  }
  await expectAccessible(admin, 'main');
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByRole('button', { name: 'Print' })).toBeHidden();
  const pages = (await admin.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pages.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('an address of no idea of mine says so and leads to the list; old addresses still lead to ideas', async ({
  admin,
}) => {
  await admin.goto(`${IDEAS}?idea=11111111-1111-4111-8111-111111111111`);
  await expect(admin).toHaveURL(`${IDEAS}/11111111-1111-4111-8111-111111111111`);
  await expect(admin.getByText('We couldn’t find this idea.')).toBeVisible();
  await admin.getByRole('link', { name: 'All ideas' }).click();
  await expect(admin).toHaveURL(IDEAS);
});

for (const theme of THEMES) {
  test(`the screen keeps nobody out and fits a phone, ${theme}`, async ({ admin }) => {
    const api = await openApi(admin.request, account());
    const id = await makeIdea(api, named('Looked at'));
    await useTheme(admin, theme);
    await openIdea(admin, id);
    await expectAccessible(admin);
    await admin.setViewportSize(PHONE);
    await getMechanics(admin)
      .getByRole('button', { name: /^Edit Merge/ })
      .click();
    await getMetaElements(admin)
      .getByRole('button', { name: /^Ask AI about/ })
      .click();
    await expectNoOverflow(admin);
    await expectAccessible(admin, 'main');
  });
}

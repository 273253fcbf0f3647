import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  PHONE,
  THEMES,
  expect,
  expectAccessible,
  expectNoOverflow,
  openCharts,
  useTheme,
} from './fixtures.js';
import { signIn, test } from './people.js';

const TAGS = '/admin/tags';
/** Journeys neither meet nor repeat each other. */
const word = (text: string) => `${text} ${Date.now().toString(36)}`;
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Manage Tags' });
const option = (dialog: Locator, name: string) => dialog.getByRole('list').getByRole('button', { name });

async function openFirstGame(page: Page): Promise<string> {
  await openCharts(page);
  await page
    .getByRole('link', { name: /^Top 1\b/ })
    .first()
    .click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Manage Tags' })).toBeVisible();
  return (await title.textContent()) ?? '';
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete the tag ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: `Delete the tag ${name}` })).toHaveCount(0);
}

test('a tag is made and attached on the game’s page, found on the tags page, and leads back', async ({
  admin,
}) => {
  const name = word('slow burner');
  const title = await openFirstGame(admin);
  await admin.getByRole('button', { name: 'Manage Tags' }).click();
  const dialog = getDialog(admin);
  const field = dialog.getByRole('textbox', { name: 'New tag name' });
  await field.fill('   ');
  await expect(dialog.getByRole('button', { name: 'Add tag' })).toBeDisabled();
  await field.fill(`  ${name}  `);
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  await expect(option(dialog, name)).toHaveAttribute('aria-pressed', 'false');
  await option(dialog, name).click();
  await expect(option(dialog, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('status')).toContainText(`${title} has `);
  const height = await dialog.getByRole('list').evaluate((list) => getComputedStyle(list).maxHeight);
  expect(height).toBe('240px');

  // Refused: undone, and said in red.
  await admin.route('**/api/games/*/tags/*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await option(dialog, name).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update tag selection');
  await expect(option(dialog, name)).toHaveAttribute('aria-pressed', 'true');
  await admin.unroute('**/api/games/*/tags/*');
  await field.fill(name.toUpperCase());
  await field.press('Enter');
  await expect(dialog.getByText('Failed to create tag')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await admin.goto(TAGS);
  await admin.getByRole('button', { name: new RegExp(`^${name}.*1 game$`) }).click();
  await expect(admin.getByRole('heading', { name: `Games in "${name}"` })).toBeVisible();
  await expect(admin).toHaveURL(/\?tag=/);
  await admin.getByRole('link', { name: title }).click();
  await admin.getByRole('link', { name: 'Back to Tags' }).click();
  await expect(admin.getByRole('heading', { name: `Games in "${name}"` })).toBeVisible();

  const saving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export Games' }).click();
  await admin.getByRole('menuitem', { name: /^CSV/ }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain(title);

  await admin.getByRole('button', { name: `Delete the tag ${name}` }).click();
  const question = admin.getByRole('alertdialog', { name: `Delete “${name}”?` });
  await expect(question).toContainText('1 game loses this tag');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('Select a tag to view games')).toBeVisible();
  await expect(admin.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0);
});

test('games picked in the rankings are tagged together, by keyboard, and narrowed by a second tag', async ({
  admin,
}) => {
  const [wide, narrow] = [word('wide'), word('narrow')];
  await openCharts(admin);
  await admin.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = admin.getByRole('group', { name: 'Selected games' });
  const free = admin.getByRole('region', { name: 'Top Free Games' });
  await free.getByRole('checkbox', { name: /^Top 1\b/ }).focus();
  await admin.keyboard.press('Space');
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Space');
  await expect(bar.getByText('2 selected')).toBeVisible();
  const tagAll = async (name: string) => {
    await bar.getByRole('button', { name: 'Manage Tags' }).click();
    const dialog = getDialog(admin);
    await dialog.getByRole('textbox', { name: 'New tag name' }).fill(name);
    await admin.keyboard.press('Enter');
    await option(dialog, name).click();
    await expect(option(dialog, name)).toHaveAttribute('aria-pressed', 'true');
    await admin.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await tagAll(wide);
  await free.getByRole('checkbox', { name: /^Top 2\b/ }).click();
  await tagAll(narrow);
  await free.getByRole('checkbox', { name: /^Top 2\b/ }).click();
  await bar.getByRole('button', { name: 'Manage Tags' }).click();
  await expect(option(getDialog(admin), narrow)).toHaveAttribute('aria-pressed', 'mixed');
  await expect(option(getDialog(admin), narrow)).toContainText('1 of 2');
  await expectAccessible(admin, '.MuiDialog-root');
  await admin.keyboard.press('Escape');
  await expectAccessible(admin, '.selection-bar');
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(free.getByRole('link').first()).toBeVisible();

  await admin.goto(TAGS);
  await admin.getByRole('button', { name: new RegExp(`^${wide}.*2 games$`) }).click();
  const games = admin.getByRole('region', { name: `Games in "${wide}"` });
  await expect(games.getByRole('link').filter({ hasNotText: 'Compare' })).toHaveCount(2);
  await games.getByRole('combobox', { name: 'Also tagged' }).selectOption({ label: narrow });
  const both = admin.getByRole('region', { name: `Games in "${wide}", "${narrow}"` });
  await expect(both.getByRole('link').filter({ hasNotText: 'Compare' })).toHaveCount(1);
  await admin.goBack();
  await expect(games.getByRole('link').filter({ hasNotText: 'Compare' })).toHaveCount(2);
  await remove(admin, wide);
  await remove(admin, narrow);
});

test('tag texts are shown as text, whose tag it is is told, and a colleague’s may be edited', async ({
  admin,
  chief,
  elsewhere: theirs,
}) => {
  const mina = chief.somebody('mina');
  await chief.admit(mina, 'admin');
  const name = word('<img src=x onerror=alert(1)>').slice(0, 60);
  let alerts = 0;
  for (const page of [admin, theirs]) page.on('dialog', (dialog) => ((alerts += 1), void dialog.dismiss()));
  await theirs.goto(TAGS);
  await signIn(theirs, mina);
  const make = async (page: Page) => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Description (optional)').fill('<script>alert(2)</script>');
    await page.getByRole('button', { name: 'Create Tag' }).click();
    await expect(page.getByRole('region', { name: 'Your Tags' }).getByText(name)).toBeVisible();
  };
  await make(theirs);
  await admin.goto(TAGS);
  await make(admin);
  const others = admin.getByRole('region', { name: 'Colleagues’ Tags' });
  await expect(others.getByText(`by ${mina.email}`)).toBeVisible();

  await openFirstGame(admin);
  await admin.getByRole('button', { name: 'Manage Tags' }).click();
  await expect(getDialog(admin).getByRole('button', { name: `by ${mina.email}` })).toBeVisible();
  await expect(getDialog(admin).getByRole('button', { name: 'by you' })).toBeVisible();

  await admin.goto(TAGS);
  await others.getByRole('button', { name: `Edit the tag ${name}` }).click();
  const renamed = word('renamed');
  await admin.getByRole('dialog').getByLabel(/^Name/).fill(renamed);
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(others.getByText(renamed)).toBeVisible();
  await remove(admin, renamed);
  await remove(admin, name);
  expect(alerts).toBe(0);
});

for (const theme of THEMES) {
  test(`axe finds nothing on the tags (${theme})`, async ({ admin, chief }) => {
    const name = word(`axe ${theme}`);
    const tag = (await chief.send('post', '/api/tags', { name, description: 'words' })) as { id: string };
    await useTheme(admin, theme);
    await openFirstGame(admin);
    await admin.getByRole('button', { name: 'Manage Tags' }).click();
    await option(getDialog(admin), name).click();
    await expect(option(getDialog(admin), name)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(admin, '.MuiDialog-root');
    await admin.goto(`${TAGS}?tag=${tag.id}`);
    await expect(
      admin
        .getByRole('region', { name: `Games in "${name}"` })
        .getByRole('link')
        .filter({ hasNotText: 'Compare' }),
    ).toHaveCount(1);
    await expectAccessible(admin, 'main');
    // Layout is of the screen's size, colors are of the theme: each size once is enough for what is alike.
    if (theme === 'light') {
      await admin.setViewportSize(PHONE);
      await expectAccessible(admin, 'main');
      await expectNoOverflow(admin);
    }
    await admin.getByRole('button', { name: `Edit the tag ${name}` }).click();
    await expectAccessible(admin, '.MuiDialog-root');
    await chief.send('delete', `/api/tags/${tag.id}`);
  });
}

import type { Page, Response } from '@playwright/test';
import { PHONE, THEMES, expect, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { test } from './people.js';

const PROTOTYPES = '/admin/prototypes';
const PLUGINS = '/admin/plugins';
/** Journeys neither meet nor repeat each other. */
const word = (text: string) => `${text} ${Date.now().toString(36)}`;
const column = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });
const isPut = (answer: Response) =>
  answer.request().method() === 'PUT' && answer.url().includes('/api/prototypes/');
const named = (page: Page, name: string) => page.getByRole('article', { name });

test('a prototype is made, moved on the board by keys and by mouse, changed and deleted', async ({
  admin,
}) => {
  const name = word('Tea houses');
  await admin.goto(PROTOTYPES);
  await admin.getByRole('button', { name: 'New Prototype' }).first().click();
  const form = admin.getByRole('dialog', { name: 'New Prototype' });
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel('Progress in percent').fill('250');
  await form.getByLabel('Team (optional)').fill('Mara Lind,');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Enter a number from 0 to 100.')).toBeVisible();
  await form.getByLabel('Progress in percent').fill('25');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(named(admin, name).getByText('25%')).toBeVisible();
  await expect(named(admin, name).getByText('Mara Lind')).toBeAttached();

  await admin.getByRole('button', { name: 'Board', exact: true }).click();
  await expect(admin).toHaveURL(/view=board/);
  await admin.getByRole('searchbox', { name: 'Search prototypes' }).fill(name);
  await expect(admin.locator('[data-card]')).toHaveCount(1);
  const grip = admin.getByRole('button', { name: `Move ${name}` });
  await grip.focus();
  const saved = admin.waitForResponse(isPut);
  await admin.keyboard.press('Alt+ArrowRight');
  await expect(column(admin, 'In Progress').getByText(name, { exact: true })).toBeVisible();
  await expect(admin.getByText(`${name} moved to In Progress, place 1 of 1.`)).toBeAttached();
  await expect(grip).toBeFocused();
  expect((await saved).status()).toBe(200);

  // Refused: it goes back, and that is said.
  await admin.route('**/api/prototypes/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
  );
  await admin.keyboard.press('Alt+ArrowRight');
  await expect(admin.getByRole('alert')).toContainText(`“${name}” could not be moved`);
  await expect(column(admin, 'In Progress').getByText(name, { exact: true })).toBeVisible();
  await admin.unroute('**/api/prototypes/*');

  const card = await admin.locator('[data-card]').boundingBox();
  const target = await column(admin, 'Testing').boundingBox();
  if (!card || !target) throw new Error('The board is not there.');
  const dropped = admin.waitForResponse(isPut);
  await admin.mouse.move(card.x + 40, card.y + 20);
  await admin.mouse.down();
  await admin.mouse.move(target.x + 60, target.y + 80, { steps: 4 });
  await admin.mouse.up();
  expect((await dropped).status()).toBe(200);
  await admin.reload();
  const there = column(admin, 'Testing');
  await expect(there.getByText(name, { exact: true })).toBeVisible();

  await there.getByRole('button', { name: /^View Details/ }).click();
  await expect(admin).toHaveURL(/prototype=/);
  const details = admin.getByRole('dialog', { name });
  await details.getByRole('button', { name: 'Edit' }).click();
  const edit = admin.getByRole('dialog', { name: `Edit “${name}”` });
  await edit.getByLabel('Progress, to drag').press('End');
  await expect(edit.getByLabel('Progress in percent')).toHaveValue('100');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('100%')).toBeVisible();
  await details.getByRole('button', { name: 'Delete' }).click();
  const question = admin.getByRole('alertdialog', { name: `Delete “${name}”?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByRole('heading', { name: 'No prototypes found' })).toBeVisible();
});

test('an idea becomes a prototype with one click, and each leads to the other', async ({ admin, chief }) => {
  const name = word('Lost tiles');
  const idea = (await chief.send('post', '/api/ideas', {
    name,
    pitch: 'Swap what the sea brings.',
  })) as { id: string };
  await admin.goto(`/admin/idea-generation/${idea.id}`);
  await admin.getByRole('button', { name: 'Create prototype' }).click();
  await admin.getByRole('link', { name: 'Open in Prototypes' }).click();
  const details = admin.getByRole('dialog', { name });
  await expect(details.getByText('Swap what the sea brings.')).toBeVisible();
  const id = new URL(admin.url()).searchParams.get('prototype') ?? '';
  await details.getByRole('link', { name }).click();
  await expect(admin).toHaveURL(`/admin/idea-generation/${idea.id}`);
  await chief.send('delete', `/api/prototypes/${id}`);
  await chief.send('delete', `/api/ideas/${idea.id}`);
});

test('a plugin is submitted, approved, installed, rated and deleted', async ({ admin }) => {
  const name = word('Heatmap');
  await admin.goto(PLUGINS);
  await admin.getByRole('button', { name: 'Submit Plugin' }).first().click();
  const form = admin.getByRole('dialog', { name: 'Submit Plugin' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Version').fill('one');
  await form.getByLabel('Web address').fill('http://plugins.example.com');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Enter it as in 1.2.0.')).toBeVisible();
  await form.getByLabel('Version').fill('1.0.0');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('It must be an https address.')).toBeVisible();
  await form.getByLabel('Web address').fill('https://plugins.example.com/heatmap');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(admin).toHaveURL(/tab=review/);
  await named(admin, name)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(named(admin, name)).toHaveCount(0);

  await admin.goto(`${PLUGINS}?q=${encodeURIComponent(name)}`);
  const card = named(admin, name);
  await card.getByRole('button', { name: /^Install / }).click();
  await expect(card.getByTitle('1 download', { exact: true })).toBeVisible();
  await card.getByText('Your rating').waitFor();
  await card.getByRole('radio', { name: '1 star' }).focus();
  await admin.keyboard.press('Space');
  for (let star = 2; star <= 4; star += 1) await admin.keyboard.press('ArrowRight');
  await expect(card.getByText('4.0')).toBeVisible();
  await admin.reload();
  await expect(card.getByRole('button', { name: /^Installed/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await card.getByRole('button', { name: /^Clear rating/ }).click();
  await expect(card.getByText('—')).toBeVisible();
  await admin.getByRole('combobox', { name: 'Show' }).selectOption('Not installed');
  await expect(card).toHaveCount(0);
  await admin.goBack();
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});

for (const theme of THEMES) {
  test(`axe finds nothing on prototypes and plugins (${theme})`, async ({ admin, chief }) => {
    const name = word(`axe ${theme}`);
    const team = ['Ana', 'Bo', 'Cy', 'Dee', 'Ed', 'Fay'];
    const made = (await chief.send('post', '/api/prototypes', { name, progress: 40, team })) as {
      id: string;
    };
    const submitted = (await chief.send('post', '/api/plugins', {
      name,
      version: '1.0.0',
      url: 'https://plugins.example.com/axe',
    })) as { id: string };
    await useTheme(admin, theme);
    await admin.goto(PROTOTYPES);
    await expect(named(admin, name)).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Board', exact: true }).click();
    await expect(admin.getByRole('button', { name: `Move ${name}` })).toBeVisible();
    await expectAccessible(admin);
    await admin.setViewportSize(PHONE);
    await expectNoOverflow(admin);
    await admin.goto(`${PROTOTYPES}?prototype=${made.id}`);
    await expect(admin.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(admin, '.MuiDialog-root');
    await admin.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = admin.getByRole('dialog', { name: `Edit “${name}”` });
    await expect(edit).toBeVisible();
    await expectAccessible(admin, `.MuiDialog-root:last-of-type`);
    await expectNoOverflow(admin);

    await admin.goto(`${PLUGINS}?tab=review`);
    await expect(named(admin, name)).toBeVisible();
    await expectAccessible(admin);
    await chief.send('put', `/api/plugins/${submitted.id}`, { status: 'listed' });
    await chief.send('put', `/api/plugins/${submitted.id}`, { stars: 3, installed: true });
    await admin.goto(PLUGINS);
    await expect(named(admin, name).getByRole('button', { name: /^Installed/ })).toBeVisible();
    await expectAccessible(admin);
    await expectNoOverflow(admin);
    await admin.getByRole('button', { name: 'Submit Plugin' }).click();
    await expectAccessible(admin, '.MuiDialog-root');
    await chief.send('delete', `/api/prototypes/${made.id}`);
    await chief.send('delete', `/api/plugins/${submitted.id}`);
  });
}

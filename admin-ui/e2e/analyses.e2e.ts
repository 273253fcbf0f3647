import { startModelServer, type ModelServer } from '../../backend/test/support/model-server.js';
import {
  PHONE,
  RANKINGS,
  THEMES,
  account,
  expect,
  expectAccessible,
  expectNoOverflow,
  openCharts,
  pickMore,
  test,
  useTheme,
} from './fixtures.js';
import { startProduct } from './product.js';
import type { Page } from '@playwright/test';

const COMPLETED = '/admin/completed-analyses';
const panel = (page: Page) => page.getByRole('region', { name: 'Game Analysis', exact: true });

/** Opens the game at that place of the first list and gives its title. */
async function openGame(page: Page, place: number): Promise<string> {
  await openCharts(page);
  await page
    .getByRole('link', { name: new RegExp(`^Top ${place}\\b`) })
    .first()
    .click();
  await expect(panel(page)).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

async function analyze(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Analyze Game' }).click();
  await expect(panel(page).getByText(/^Last analyzed: \d/)).toBeVisible();
}

test('an analyst analyzes a game, follows its evidence, and says what is wrong', async ({ admin }) => {
  const title = await openGame(admin, 9);
  await expect(panel(admin).getByText('Not analyzed yet')).toBeVisible();
  await expect(
    panel(admin).getByText('Click the Analyze button to generate game mechanics analysis'),
  ).toBeVisible();
  await analyze(admin);
  await expect(panel(admin).getByText(/^Built-in engine, version 1/)).toBeVisible();
  const elements = panel(admin).getByRole('region', { name: 'Meta Elements' });
  await expect(elements.getByRole('listitem').first()).toContainText(/high|medium|low/);

  const evidence = panel(admin)
    .getByRole('button', { name: /^Evidence/ })
    .first();
  // The words that prove it are marked; looking at them lights up the sentence that they stand in.
  const words = ((await evidence.locator('mark').first().textContent()) ?? '').trim();
  expect(words).not.toBe('');
  await evidence.hover();
  const lit = admin.getByRole('region', { name: 'Description', exact: true }).locator('mark');
  await expect(lit.first()).toContainText(words);
  // By keyboard: going to the sentence moves the page, and another item's evidence may come under the pointer.
  await admin.mouse.move(5, 5);
  await evidence.press('Enter');
  await expect(evidence).toHaveAttribute('aria-expanded', 'true');
  await expect(lit.first()).toHaveText(((await evidence.locator('q').first().textContent()) ?? '').trim());
  await expect(lit.first()).toBeInViewport();

  const item = elements.getByRole('listitem').first();
  const name = ((await item.locator('b, del').first().textContent()) ?? '').trim();
  await item.getByRole('button', { name: `Feedback on ${name}` }).click();
  await admin.getByRole('menuitem', { name: 'Reject' }).click();
  await expect(item.getByText(/^Rejected by/)).toBeVisible();
  await expect(item.locator('del')).toHaveText(name);
  await item.getByRole('button', { name: `Undo: ${name}` }).click();
  await expect(item.getByText(/^Rejected by/)).toHaveCount(0);
  await item.getByRole('button', { name: `Feedback on ${name}` }).click();
  await admin.getByRole('menuitem', { name: 'Correct…' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Named by me');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText(`the engine said “${name}”`)).toBeVisible();

  // What was said stays, whatever a later run says.
  await panel(admin).getByRole('button', { name: 'Engine and versions' }).click();
  await admin.getByRole('menuitem', { name: 'Re-run' }).click();
  await expect(panel(admin).getByText(/version 2/)).toBeVisible();
  await expect(panel(admin).getByText('Named by me')).toBeVisible();
  await panel(admin).getByRole('button', { name: 'Compare versions' }).click();
  await expect(
    admin
      .getByRole('dialog')
      .getByText(/\d unchanged/)
      .first(),
  ).toBeVisible();
  await expectAccessible(admin, '.MuiDialog-root');
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);

  await admin.goto(COMPLETED);
  await admin.getByRole('searchbox', { name: 'Search analyses...' }).fill(title.toUpperCase());
  await expect(admin).toHaveURL(/q=/);
  await admin.getByRole('button', { name: title, exact: true }).click();
  const detail = admin.getByRole('dialog', { name: title });
  await expect(detail.getByText(/^Analyzed on \d/)).toBeVisible();
  await expect(detail.getByText('Named by me')).toBeVisible();
  await detail.getByRole('link', { name: 'Open the game' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await admin.getByRole('link', { name: /^Back to/ }).click();
  await expect(admin).toHaveURL(/completed-analyses\?q=/);
});

test('a chart is analyzed as a job, its games are filtered and compared', async ({ admin }) => {
  await openCharts(admin, '?category=puzzle');
  await pickMore(admin, 'Analyze…');
  const dialog = admin.getByRole('dialog', { name: 'Analyze games' });
  await expect(dialog.getByText(/by Built-in engine/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Analyze \d+ games$/ }).click();
  await expect(dialog.getByText(/^Analyze .*: done/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await admin.getByRole('button', { name: /^Notifications/ }).click();
  await admin.getByRole('tab', { name: 'Jobs' }).click();
  await expect(
    admin
      .getByRole('list', { name: 'Finished jobs' })
      .getByText(/^Analyze /)
      .first(),
  ).toBeVisible();
  await admin.keyboard.press('Escape');

  await admin.goto(COMPLETED);
  const cards = admin.getByRole('region', { name: 'Analyses', exact: true }).getByRole('listitem');
  await expect(cards.first()).toContainText(/Analyzed .+ ago/);
  const all = await cards.count();
  expect(all).toBeGreaterThan(4);
  const bar = admin.getByRole('region', { name: 'Core Mechanics' }).getByRole('button').nth(1);
  await bar.click();
  await expect(admin).toHaveURL(/mechanic=/);
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await bar.click();
  await expect(cards).toHaveCount(all);

  const boxes = admin.getByRole('checkbox', { name: /^Compare / });
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
  await admin.getByRole('button', { name: 'Compare', exact: true }).click();
  const matrix = admin.getByRole('region', { name: 'Comparison', exact: true }).getByRole('table').first();
  await expect(matrix.getByRole('columnheader')).toHaveCount(4);
  await expect(matrix.getByRole('row', { name: /(high|medium|low)/ }).first()).toBeVisible();
  await admin.reload();
  await expect(matrix.getByRole('columnheader')).toHaveCount(4);
  for (const theme of THEMES) {
    await admin.evaluate((choice) => document.documentElement.setAttribute('data-theme', choice), theme);
    await expectAccessible(admin, 'main');
  }
  await admin.setViewportSize(PHONE);
  await expectNoOverflow(admin);
  await admin.goBack();
  await expect(boxes.first()).toBeVisible();
});

for (const theme of THEMES) {
  test(`analyses keep nobody out and fit a phone (${theme})`, async ({ admin }) => {
    await useTheme(admin, theme);
    await admin.goto(COMPLETED);
    const card = admin.locator('.analysis-card .covering').first();
    await expect(card).toBeVisible();
    await expectAccessible(admin, 'main');
    await admin.setViewportSize(PHONE);
    await expectNoOverflow(admin);
    await card.focus();
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('dialog')).toBeVisible();
    await expectAccessible(admin, '.MuiDialog-root');
    await admin.getByRole('link', { name: 'Open the game' }).click();
    await expect(panel(admin)).toBeVisible();
    await expectAccessible(admin, '[aria-label="About the game"]');
    await expectNoOverflow(admin);
  });
}

test.describe('with a model server', () => {
  let server: ModelServer;
  let product: Awaited<ReturnType<typeof startProduct>>;
  test.beforeAll(async () => {
    test.setTimeout(150_000);
    server = await startModelServer();
    const { email, password } = account();
    product = await startProduct({
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      OPENAI_API_KEY: 'sk-of-a-journey',
      OPENAI_BASE_URL: server.url,
      OPENAI_MODEL: 'harbour-1',
    });
  });
  test.afterAll(async () => {
    await product?.stop();
    await server?.close();
  });

  test('its failure is told in plain words, and the built-in engine answers instead', async ({ page }) => {
    const answer = await page.request.post(`${product.url}/api/auth/login`, { data: account() });
    expect(answer.status()).toBe(200);
    await page.goto(product.url + RANKINGS);
    await page
      .getByRole('link', { name: /^Top 9\b/ })
      .first()
      .click();
    server.setMode('401');
    await panel(page).getByRole('button', { name: 'Analyze Game' }).click();
    const alert = panel(page).getByRole('alert');
    await expect(alert).toContainText('Analysis failed: ');
    await expectAccessible(page, '[aria-label="About the game"]');
    await expect(panel(page).getByText('Not analyzed yet')).toBeVisible();
    await alert.getByRole('button', { name: 'Use the built-in engine' }).click();
    await expect(panel(page).getByText(/^Built-in engine, version 1/)).toBeVisible();
    await expect(alert).toHaveCount(0);

    server.setMode('garbage');
    await panel(page).getByRole('button', { name: 'Analyze Game' }).click();
    await expect(alert).toContainText('Invalid response from analysis function');
    await expect(panel(page).getByText(/^Built-in engine, version 1/)).toBeVisible();

    server.setMode('ok');
    await panel(page).getByRole('button', { name: 'Analyze Game' }).click();
    await expect(panel(page).getByText(/^harbour-1, version 2/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Compare versions' }).click();
    await expect(page.getByRole('dialog').getByText('Core Mechanics')).toBeVisible();
  });
});

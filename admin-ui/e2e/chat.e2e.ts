import { test as base } from '@playwright/test';
import { startModelServer, type ModelServer } from '../../backend/test/support/model-server.js';
import { PHONE, account, expect, expectAccessible, test } from './fixtures.js';
import {
  openApi,
  getChat,
  makeIdea,
  getMetaElements,
  named,
  openIdea,
  send,
  getTexts,
} from './idea-pages.js';
import { startProduct, type Product } from './product.js';

const OWNER = { email: 'writer@example.com', password: 'five boats and a lantern' };

test('the built-in engine answers, proposes a change to apply and take back, and the talk stays', async ({
  admin,
}) => {
  const api = await openApi(admin.request, account());
  await openIdea(admin, await makeIdea(api, named('Talked about')));
  const chat = getChat(admin);
  await expect(chat.getByText('Engine: built-in')).toBeVisible();
  await chat.getByRole('button', { name: 'Risks' }).click();
  const answers = chat.locator('.message:not(.you) p:not(.writing)');
  await expect(answers).toHaveCount(1);
  await expect(chat.locator('.message.you p')).toHaveText('Risks');

  await send(admin, 'Add a meta element: Weekly regatta');
  await expect(chat.getByText('Proposed change: 1 meta element added')).toBeVisible();
  await expect(getTexts(getMetaElements(admin))).toHaveCount(1);
  await chat.getByRole('button', { name: 'Apply' }).click();
  await expect(chat.getByText('Updated idea: 1 meta element added')).toBeVisible();
  await expect(getTexts(getMetaElements(admin)).last()).toContainText('regatta');
  await expectAccessible(admin, '.chat');
  await chat.getByRole('button', { name: 'Undo' }).click();
  await expect(getTexts(getMetaElements(admin))).toHaveText(['Rebuild the harbour']);

  await admin.reload();
  await expect(answers).toHaveCount(2);
  await expect(chat.locator('.message.you p')).toHaveText(['Risks', 'Add a meta element: Weekly regatta']);
  // Taken back, it can be applied again; a double click is one.
  await chat.getByRole('button', { name: 'Apply' }).dblclick();
  await expect(chat.getByText('Updated idea: 1 meta element added')).toBeVisible();
  await expect(getTexts(getMetaElements(admin)).last()).toContainText('regatta');
});

test('a long conversation and a long item leave the page as short as what it shows', async ({ admin }) => {
  const api = await openApi(admin.request, account());
  const id = await makeIdea(api, named('Long talk'), ['Swap two tiles in a row. '.repeat(39)]);
  const idea = await api.get<object>(`/api/ideas/${id}`);
  const messages = Array.from({ length: 120 }, (_, at) => ({
    ...{ id: `m${at}`, role: at % 2 ? 'ai' : 'user', content: 'مرحبا، ما الذي ينقص هذه الفكرة؟' },
    ...{ createdAt: new Date(1.7e12 - at * 1_000).toISOString(), clientId: null, stopped: false },
    ...{ engine: 'built-in', updatedIdea: at % 2 ? { ...idea, name: `Another name ${at}` } : null },
  }));
  await admin.route('**/api/ideas/*/messages?*', (route) => route.fulfill({ json: messages }));
  await admin.setViewportSize(PHONE);
  await openIdea(admin, id);
  await admin.getByRole('button', { name: 'Ask about this idea' }).click();
  const chat = getChat(admin);
  await expect(chat.locator('.message')).toHaveCount(messages.length);
  await expect(chat.locator('.message p').last()).toHaveCSS('direction', 'rtl');
  const blank = () =>
    admin.evaluate(() => {
      const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
      return document.documentElement.scrollHeight - window.scrollY - end;
    });
  await expect.poll(blank).toBeLessThan(2);
  await admin.keyboard.press('Escape');
  const item = admin.getByRole('region', { name: 'Core Mechanics' }).locator('.item').first();
  expect((await item.boundingBox())?.height).toBeLessThan(200);
  await item.getByRole('button', { name: 'Show more' }).click();
  expect((await item.boundingBox())?.height).toBeGreaterThan(300);
});

/** A product of its own whose engine is a model on this machine that misbehaves on request. */
const modeled = base.extend<object, { model: ModelServer; writer: Product }>({
  model: [
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  writer: [
    async ({ model }, use) => {
      const product = await startProduct({
        ADMIN_EMAIL: OWNER.email,
        ADMIN_PASSWORD: OWNER.password,
        OPENAI_BASE_URL: model.url,
        OPENAI_API_KEY: 'test',
        OPENAI_MODEL: 'loopback-model',
        AI_TIMEOUT_MS: '4000',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ writer }, use) => use(writer.url),
});

modeled(
  'an outside model streams, is stopped, stalls, fails and is asked again without a duplicate',
  async ({ page, model }) => {
    const api = await openApi(page.request, OWNER);
    await openIdea(page, await makeIdea(api, named('Modeled')));
    const chat = getChat(page);
    const mine = chat.locator('.message.you p');
    const answers = chat.locator('.message:not(.you)');
    await expect(chat.getByText('Engine: loopback-model')).toBeVisible();
    await send(page, 'Say something');
    await expect(answers).toHaveCount(1);
    await expect(answers.locator('p')).not.toHaveClass(/writing/);

    // Two pieces, then silence: what has come is shown, and kept when the reader stops it.
    model.setMode('stalled', { times: 1 });
    await send(page, 'Say more');
    await expect(answers.last().locator('p.writing')).not.toHaveText(/^(Thinking…)?$/);
    const written = (await answers.last().locator('p').textContent()) ?? '';
    await chat.getByRole('button', { name: 'Stop the answer' }).click();
    await expect(chat.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(chat.getByRole('log')).toContainText(written);
    await expect(chat.getByRole('button', { name: 'Send' })).toBeVisible();

    // Nobody stops it: the server gives up by itself, and the same message can be sent again.
    model.setMode('stalled', { times: 1 });
    await send(page, 'And then?');
    const failed = chat.getByRole('alert').filter({ hasText: 'Failed to send message' });
    await expect(failed).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page, '.chat');
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(failed).toHaveCount(0);
    await expect(chat.getByRole('log').locator('.message.you')).toHaveCount(3);

    model.setMode('401');
    await send(page, 'One more');
    await expect(failed).toBeVisible();
    await expect(failed).not.toContainText('Upstream words');
    model.setMode('ok');
    await failed.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByPlaceholder('Type your message...')).toHaveValue('One more');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(mine).toHaveText(['Say something', 'Say more', 'And then?']);
    await expect(answers).toHaveCount(3);
  },
);

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../api/session/session';
import type { Webhook } from '../../api/types';
import type { WebhookDelivery } from '../../api/types';
import { fakeApi, grant, page, problem } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { WebhookSection } from './WebhookSection';

const ID = '0b9ac4a8-5c0a-4b9e-8e0f-3f0d7f0a1111';
const webhook = (change: Partial<Webhook> = {}): Webhook => ({
  ...{ id: ID, name: 'Warehouse', url: 'https://hooks.example.com/kit', types: ['chart.entered'] },
  ...{ active: true, disabledReason: null, oldSecretUntil: null, waiting: 3, failedLastDay: 0 },
  ...{ lastDeliveredAt: '2026-11-22T06:00:00Z' },
  ...{ createdAt: '2026-11-20T06:00:00Z', updatedAt: '2026-11-20T06:00:00Z' },
  ...change,
});
const message: WebhookDelivery = {
  ...{ id: '0b9ac4a8-5c0a-4b9e-8e0f-3f0d7f0a2222', webhookId: ID, messageId: 'msg_event_7' },
  ...{ type: 'chart.entered', body: '{"type":"chart.entered"}', state: 'queued', attempts: 2 },
  ...{ nextTryAt: '2026-11-22T07:00:00Z', statusCode: 503, durationMs: 40, endedAt: null },
  ...{ error: 'The receiver answered 503 Service Unavailable', createdAt: '2026-11-22T06:00:00Z' },
};

let rows: Webhook[];
let answers: Parameters<typeof fakeApi>[0];
beforeEach(async () => {
  rows = [webhook()];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/webhooks': () => page(rows),
    'GET /api/webhook-deliveries': () => page([message]),
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = () => showScreen(<WebhookSection />, '/admin/settings');

it('adds one and shows its secret once', async () => {
  rows = [];
  let sent: unknown;
  answers['POST /api/webhooks'] = ({ body }) => {
    sent = body;
    rows = [webhook()];
    return { status: 201, body: { ...webhook(), secret: 'whsec_c2VjcmV0' } };
  };
  show();
  await screen.findByText('No webhooks yet');
  await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
  await userEvent.type(dialog.getByLabelText('Address'), 'https://hooks.example.com/kit');
  await userEvent.click(dialog.getByLabelText('Finished jobs'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeTruthy();
  const { url, types } = sent as { url: string; types: string[] };
  expect(url).toBe('https://hooks.example.com/kit');
  expect(types).toContain('user_request.created');
  expect(types).not.toContain('job.completed');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: /^Warehouse/ })).toBeTruthy();
});

it('does not take no event for every event', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit… Warehouse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Warehouse' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Charts/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose at least one event.')).toBeTruthy();
});

it('says what a test came to', async () => {
  answers[`POST /api/webhooks/${ID}/test`] = () => ({
    body: { ...message, type: 'webhook.test', state: 'failed', error: 'The receiver answered 404 Not Found' },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Test Warehouse' }));
  expect(
    await screen.findByText('The test message did not arrive: The receiver answered 404 Not Found'),
  ).toBeTruthy();
});

it('shows the messages with what went wrong, and sends one again', async () => {
  let resent = 0;
  answers[`POST /api/webhooks/deliveries/${message.id}/resend`] = () => {
    resent += 1;
    return { body: { ...message, attempts: 0 } };
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Messages… Warehouse' }));
  const log = within(await screen.findByRole('dialog', { name: 'Messages to “Warehouse”' }));
  expect(await log.findByText('The receiver answered 503 Service Unavailable')).toBeTruthy();
  await userEvent.click(log.getByRole('button', { name: 'Send again chart.entered' }));
  expect(await screen.findByText('Message resent with the same ID.')).toBeTruthy();
  expect(resent).toBe(1);
});

it('says why one is off, and why the list could not be read', async () => {
  rows = [
    webhook({
      active: false,
      disabledReason: 'The receiver answered 410 Gone, so no more messages are sent to it.',
    }),
  ];
  const { unmount } = show();
  expect(await screen.findByText(/410 Gone/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn on Warehouse' })).toBeTruthy();
  unmount();
  answers['GET /api/webhooks'] = () => problem(500, 'Something went wrong on our side.');
  show();
  expect(await screen.findByText("Couldn't load the webhooks", undefined, { timeout: 5_000 })).toBeTruthy();
});

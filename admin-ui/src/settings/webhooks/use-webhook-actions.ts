import { sendApi } from '../../api/send-api';
import { useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { describeError } from '../../api/problem';
import type { Webhook } from '../../api/types';

/** Immediate actions on a webhook. */
export function useWebhookActions(webhook: Webhook, onChange: () => void) {
  const notify = useNotify();
  const [update] = useUpdate<Webhook>();
  const [busy, setBusy] = useState(false);
  const { id, name, active } = webhook;
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(describeError(error), { type: 'error' });
    } finally {
      setBusy(false);
      onChange();
    }
  };
  const test = () =>
    run(async () => {
      const { state, statusCode, error } = await sendApi('POST', '/api/webhooks/{id}/test', { id });
      if (state === 'delivered')
        notify(`The test message arrived at “${name}”: ${statusCode}.`, { type: 'success' });
      else notify(`The test message did not arrive: ${error ?? 'no reason is known'}`, { type: 'error' });
    });
  const turn = () =>
    run(async () => {
      const data = { active: !active };
      await update('webhooks', { id, data, previousData: webhook }, { returnPromise: true });
      notify(`The webhook “${name}” is ${active ? 'off' : 'on'}.`, { type: 'success' });
    });
  return { test: () => void test(), turn: () => void turn(), busy };
}

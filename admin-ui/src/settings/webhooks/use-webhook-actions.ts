import { sendApi } from '../../api/send-api';
import { useNotify, useUpdate } from 'react-admin';
import { useAction } from '../../components/actions/use-action';
import type { Webhook } from '../../api/types';

/** Immediate actions on a webhook. */
export function useWebhookActions(webhook: Webhook, onChange: () => void) {
  const notify = useNotify();
  const [update] = useUpdate<Webhook>();
  const { id, name, active } = webhook;
  const { busy, run } = useAction((work: () => Promise<void>) => work().finally(onChange));
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

import { useNotify } from 'react-admin';
import { sendApi } from '../../api/send-api';
import type { Webhook } from '../../api/types';
import { useAction } from '../../components/actions/use-action';

/** Immediate actions on a webhook. */
export function useWebhookActions({ id, name, active }: Webhook) {
  const notify = useNotify();
  const test = useAction(async () => {
    const { state, statusCode, error } = await sendApi('POST', '/api/webhooks/{id}/test', { id });
    if (state === 'delivered')
      notify(`The test message arrived at “${name}”: ${statusCode}.`, { type: 'success' });
    else notify(`The test message did not arrive: ${error ?? 'no reason is known'}`, { type: 'error' });
  });
  const turn = useAction(async () => {
    await sendApi('PUT', '/api/webhooks/{id}', { id, body: { active: !active } });
    return `The webhook “${name}” is ${active ? 'off' : 'on'}.`;
  });
  return { test: () => void test.run(), turn: () => void turn.run(), busy: test.busy || turn.busy };
}

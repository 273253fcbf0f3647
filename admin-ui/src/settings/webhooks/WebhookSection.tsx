import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import type { Webhook } from '../../api/types';
import { useQuestion } from '../../components/dialogs/use-question';
import { Chip } from '../../components/text/chips';
import { formatCount, formatDateTime, timeAgo } from '../../components/text/format';
import { RotateDialog } from '../RotateDialog';
import { SettingsList } from '../SettingsList';
import { MessageLog } from './MessageLog';
import { describeTopics } from './topics';
import { useWebhookActions } from './use-webhook-actions';
import { WebhookDialog } from './WebhookDialog';

type OpenDialog = { what: 'edit' | 'log' | 'rotate'; webhook: Webhook };

/** The webhooks, for administrators. */
export function WebhookSection() {
  const [adding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [askToDelete, question] = useDeletion();
  const close = () => setDialog(null);
  return (
    <>
      <SettingsList<Webhook>
        resource="webhooks"
        sort={{ field: 'name', order: 'ASC' }}
        title="Webhooks"
        description="Notify other programs about market changes, finished jobs, analyses and user requests."
        what="webhooks"
        add={<Button icon="plus" label="Add webhook" size="small" onClick={() => setAdding(true)} />}
        empty={{
          title: 'No webhooks yet',
          text: 'A webhook sends each event to your URL, signed, and retries until it is accepted.',
        }}
      >
        {(webhooks) =>
          webhooks.map((webhook) => (
            <WebhookLine
              key={webhook.id}
              webhook={webhook}
              onAsk={(what) => setDialog({ what, webhook })}
              onDelete={askToDelete}
            />
          ))
        }
      </SettingsList>
      {adding && <WebhookDialog webhook={null} onClose={() => setAdding(false)} />}
      {dialog?.what === 'edit' && <WebhookDialog webhook={dialog.webhook} onClose={close} />}
      {dialog?.what === 'log' && <MessageLog webhook={dialog.webhook} onClose={close} />}
      {dialog?.what === 'rotate' && (
        <RotateDialog
          name={dialog.webhook.name}
          unaffected="The old one remains valid."
          rotate={async () =>
            (await sendApi('POST', '/api/webhooks/{id}/rotate-secret', { id: dialog.webhook.id })).secret
          }
          onClose={close}
        >
          <p>For 24 hours messages are signed with both secrets, so that you can update your program.</p>
        </RotateDialog>
      )}
      {question}
    </>
  );
}

interface LineProps {
  webhook: Webhook;
  onAsk: (what: OpenDialog['what']) => void;
  onDelete: (webhook: Webhook) => void;
}

function WebhookLine({ webhook, onAsk, onDelete }: LineProps) {
  const { test, turn, busy } = useWebhookActions(webhook);
  const { name, url, types, active, disabledReason, waiting, failedLastDay, lastDeliveredAt } = webhook;
  const named = <span className="visually-hidden"> {name}</span>;
  return (
    <div className="stack tight">
      <h3 className="row wrap">
        {name}
        {!active && <Chip tone={disabledReason ? 'down' : 'wait'}>Off</Chip>}
        {failedLastDay > 0 && <Chip tone="down">{formatCount(failedLastDay)} failed in the last day</Chip>}
        {waiting > 0 && <Chip tone="wait">{formatCount(waiting)} waiting</Chip>}
      </h3>
      <p className="text-13 muted break">{url}</p>
      <p className="text-13 muted">
        {describeTopics(types)} ·{' '}
        {lastDeliveredAt ? (
          <span title={formatDateTime(lastDeliveredAt)}>last message {timeAgo(lastDeliveredAt)}</span>
        ) : (
          'none delivered yet'
        )}
      </p>
      {disabledReason && <p className="text-13 wrong">{disabledReason}</p>}
      <div className="row wrap">
        <Button size="small" disabled={busy} onClick={test}>
          Test{named}
        </Button>
        <Button size="small" onClick={() => onAsk('log')}>
          Messages…{named}
        </Button>
        <Button size="small" onClick={() => onAsk('edit')}>
          Edit…{named}
        </Button>
        <Button size="small" disabled={busy} onClick={turn}>
          {active ? 'Turn off' : 'Turn on'}
          {named}
        </Button>
        <Button size="small" onClick={() => onAsk('rotate')}>
          New secret…{named}
        </Button>
        <Button size="small" onClick={() => onDelete(webhook)}>
          Delete…{named}
        </Button>
      </div>
    </div>
  );
}

function useDeletion() {
  const [ask, dialog] = useQuestion();
  const askToDelete = (webhook: Webhook) =>
    ask({
      title: `Delete “${webhook.name}”?`,
      text: 'No more messages are sent, and its message log is deleted. This action cannot be undone.',
      confirmLabel: 'Delete',
      done: `The webhook “${webhook.name}” was deleted.`,
      run: () => sendApi('DELETE', '/api/webhooks/{id}', { id: webhook.id }),
    });
  return [askToDelete, dialog] as const;
}

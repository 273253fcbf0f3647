import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { ListBase, useDelete, useListContext, useNotify } from 'react-admin';
import type { Webhook } from '../../api/types';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { EmptyState } from '../../components/states/EmptyState';
import { Chip } from '../../components/text/chips';
import { formatCount, formatDateTime, timeAgo } from '../../components/text/format';
import { RotateDialog } from '../RotateDialog';
import { Section } from '../Section';
import { Unread } from '../Unread';
import { MessageLog } from './MessageLog';
import { describeTopics } from './topics';
import { useWebhookActions } from './use-webhook-actions';
import { WebhookDialog } from './WebhookDialog';

/** The webhooks, for administrators. */
export function WebhookSection() {
  return (
    <ListBase
      resource="webhooks"
      perPage={100}
      sort={{ field: 'name', order: 'ASC' }}
      disableSyncWithLocation
      storeKey={false}
      disableAuthentication
      queryOptions={{ retry: 1, onError: undefined }}
    >
      <Webhooks />
    </ListBase>
  );
}

type OpenDialog = { what: 'edit' | 'log' | 'rotate' | 'delete'; webhook: Webhook };

function Webhooks() {
  const { data, error, isPending, refetch } = useListContext<Webhook>();
  const [adding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const add = <Button icon="plus" label="Add webhook" size="small" onClick={() => setAdding(true)} />;
  return (
    <Section
      title="Webhooks"
      description="Notify other programs about market changes, finished jobs, analyses and user requests."
    >
      <div className="card lines">
        {!data && (
          <Unread what="The webhooks" error={error} loading={isPending} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState title="No webhooks yet" action={add}>
            A webhook sends each event to your URL, signed, and retries until it is accepted.
          </EmptyState>
        )}
        {data?.map((webhook) => (
          <WebhookLine
            key={webhook.id}
            webhook={webhook}
            onAsk={(what) => setDialog({ what, webhook })}
            onChange={() => void refetch()}
          />
        ))}
        {data && data.length > 0 && <div className="row wrap">{add}</div>}
      </div>
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
      {dialog?.what === 'delete' && <DeleteDialog webhook={dialog.webhook} onClose={close} />}
    </Section>
  );
}

interface LineProps {
  webhook: Webhook;
  onAsk: (what: OpenDialog['what']) => void;
  onChange: () => void;
}

function WebhookLine({ webhook, onAsk, onChange }: LineProps) {
  const { test, turn, busy } = useWebhookActions(webhook, onChange);
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
          'no message yet'
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
        <Button size="small" onClick={() => onAsk('delete')}>
          Delete…{named}
        </Button>
      </div>
    </div>
  );
}

function DeleteDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const notify = useNotify();
  const [remove] = useDelete<Webhook>();
  const confirm = async () => {
    await remove('webhooks', { id: webhook.id, previousData: webhook }, { returnPromise: true });
    notify(`The webhook “${webhook.name}” was deleted.`, { type: 'success' });
  };
  return (
    <ConfirmDialog
      title={`Delete “${webhook.name}”?`}
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>No more messages are sent, and its message log is deleted. This action cannot be undone.</p>
    </ConfirmDialog>
  );
}

import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { Dialog } from '../../components/dialogs/Dialog';
import { ListBase } from 'react-admin';
import { useAction } from '../../components/actions/use-action';
import type { Webhook, WebhookDelivery } from '../../api/types';
import { DataTable, type Column } from '../../components/table/DataTable';
import { ListStates } from '../../components/lists/ListStates';
import { Chip } from '../../components/text/chips';
import { countNoun, formatDateTime, timeAgo } from '../../components/text/format';
import { ListPager } from '../../components/lists/list-parts';

const STATES = {
  queued: { label: 'Waiting', tone: 'wait' },
  delivered: { label: 'Delivered', tone: 'on' },
  failed: { label: 'Failed', tone: 'down' },
} as const;

/** The messages of a webhook with their delivery status, newest first. */
export function MessageLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  return (
    <Dialog title={`Messages to “${webhook.name}”`} onClose={onClose} maxWidth="md">
      <div className="dialog-body stack">
        <ListBase
          resource="webhook-deliveries"
          perPage={25}
          filter={{ webhookId: webhook.id }}
          sort={{ field: 'createdAt', order: 'DESC' }}
          disableSyncWithLocation
          storeKey={false}
          disableAuthentication
          queryOptions={{ retry: 1, onError: undefined }}
        >
          <Messages active={webhook.active} />
        </ListBase>
      </div>
    </Dialog>
  );
}

function Messages({ active }: { active: boolean }) {
  const { run: resend } = useAction(async ({ id }: WebhookDelivery) => {
    await sendApi('POST', '/api/webhooks/deliveries/{id}/resend', { id });
    return 'Message resent with the same ID.';
  });
  return (
    <>
      <ListStates
        what="messages"
        empty={{
          title: 'No messages yet',
          text: 'Events are listed here after they are sent. “Test” sends one now.',
        }}
      >
        <DataTable<WebhookDelivery>
          columns={buildColumns(active, (row) => void resend(row))}
          cardsBelow={900}
          plain
        />
      </ListStates>
      <ListPager />
    </>
  );
}

const buildColumns = (active: boolean, resend: (row: WebhookDelivery) => void): Column<WebhookDelivery>[] => [
  {
    label: 'Message',
    sort: 'type',
    title: ({ messageId }) => messageId,
    cell: ({ type, body }) => (
      <details>
        <summary>{type}</summary>
        <pre className="well text-12 break">{formatBody(body)}</pre>
      </details>
    ),
  },
  {
    label: 'State',
    sort: 'state',
    cell: ({ state }) => <Chip tone={STATES[state].tone}>{STATES[state].label}</Chip>,
  },
  { label: 'Answer', cell: (row) => <Answer row={row} /> },
  {
    label: 'Created',
    sort: 'createdAt',
    title: ({ createdAt }) => formatDateTime(createdAt),
    cell: ({ createdAt }) => timeAgo(createdAt),
  },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: (row) => (
      <Button size="small" disabled={!active} onClick={() => resend(row)}>
        Send again<span className="visually-hidden"> {row.type}</span>
      </Button>
    ),
  },
];

function Answer({ row }: { row: WebhookDelivery }) {
  const { statusCode, error, attempts, durationMs, nextTryAt } = row;
  if (attempts === 0) return <span className="muted">Not sent yet</span>;
  return (
    <span className="stack close">
      <span>{error ?? `${statusCode} in ${durationMs} ms`}</span>
      {(attempts > 1 || nextTryAt) && (
        <span className="text-12 muted">
          {countNoun(attempts, 'attempt')}
          {nextTryAt && `, again ${formatDateTime(nextTryAt)}`}
        </span>
      )}
    </span>
  );
}

function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

import { Button } from '../components/actions/Button';
import type { UserRequest } from '../api/types';
import type { Column } from '../components/table/DataTable';
import { formatDateTime, timeAgo } from '../components/text/format';
import type { Tab } from './tabs';
import type { Decision } from './use-decisions';

interface RequestActions {
  disabled: boolean;
  onDecide: (decision: Decision, requests: UserRequest[]) => void;
}

export function listColumns(tab: Tab, { disabled, onDecide }: RequestActions): Column<UserRequest>[] {
  const decided: Column<UserRequest> = {
    label: tab.label,
    cell: (request) => <Decided request={request} />,
  };
  const reason: Column<UserRequest> = {
    label: 'Reason',
    className: 'reason break',
    cell: (request) => request.reason ?? <span className="muted">No reason given</span>,
  };
  return [
    {
      label: 'Email',
      cell: ({ email, displayName }) => (
        <>
          <p className="break">{email}</p>
          {displayName && <p className="text-12 muted break">{displayName}</p>}
        </>
      ),
    },
    {
      label: 'Requested',
      title: ({ requestedAt }) => formatDateTime(requestedAt),
      cell: ({ requestedAt, requestCount }) => (
        <>
          {timeAgo(requestedAt)}
          {requestCount > 1 && <span className="text-12 muted"> · asked {requestCount} times</span>}
        </>
      ),
    },
    ...(tab.status === 'pending' ? [] : [decided]),
    ...(tab.status === 'rejected' ? [reason] : []),
    {
      label: 'Actions',
      bareOnCards: true,
      end: true,
      className: 'actions',
      cell: (request) =>
        tab.decisions.map(({ decision, label }) => (
          <Button
            key={decision}
            size="small"
            disabled={disabled}
            onClick={() => onDecide(decision, [request])}
          >
            {label}…<span className="visually-hidden"> {request.email}</span>
          </Button>
        )),
    },
  ];
}

function Decided({ request: { decidedAt, decidedBy } }: { request: UserRequest }) {
  if (!decidedAt) return <span className="muted">—</span>;
  return (
    <>
      <span title={formatDateTime(decidedAt)}>{timeAgo(decidedAt)}</span>
      {decidedBy && <span className="muted"> by {decidedBy}</span>}
    </>
  );
}

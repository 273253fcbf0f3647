import Button from '@mui/material/Button';
import type { UserRequest } from '../api/types';
import { formatDateTime, timeAgo } from '../components/format';
import type { Tab } from './tabs';
import type { Decision } from './use-decisions';

interface RequestTableProps {
  tab: Tab;
  rows: UserRequest[];
  chosen: ReadonlySet<string>;
  busy: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onDecide: (decision: Decision, requests: UserRequest[]) => void;
}

export function RequestTable({ tab, rows, chosen, busy, onChoose, onDecide }: RequestTableProps) {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const decided = tab.status !== 'pending';
  return (
    <table className="request-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Select</span>
          </th>
          <th scope="col">Email</th>
          <th scope="col">Requested</th>
          {decided && <th scope="col">{tab.label}</th>}
          {tab.status === 'rejected' && <th scope="col">Reason</th>}
          <th scope="col" className="end">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((request) => (
          <tr
            key={request.id}
            aria-selected={chosen.has(request.id)}
            aria-busy={busy.has(request.id) || undefined}
          >
            <td className="pick">
              <input
                type="checkbox"
                className="box"
                aria-label={`Select ${request.email}`}
                checked={chosen.has(request.id)}
                disabled={busy.size > 0}
                onChange={() => toggle(request.id)}
              />
            </td>
            <th scope="row">
              <span className="who-asks">{request.email}</span>
              {request.displayName && <span className="text-12 muted">{request.displayName}</span>}
            </th>
            <td data-label="Requested" title={formatDateTime(request.requestedAt)}>
              {timeAgo(request.requestedAt)}
              {request.requestCount > 1 && (
                <span className="text-12 muted"> · asked {request.requestCount} times</span>
              )}
            </td>
            {decided && (
              <td data-label={tab.label}>
                <Decided request={request} />
              </td>
            )}
            {tab.status === 'rejected' && (
              <td data-label="Reason" className="reason">
                {request.reason ?? <span className="muted">No reason given</span>}
              </td>
            )}
            <td className="actions">
              {tab.decisions.map(({ decision, label }) => (
                <Button
                  key={decision}
                  size="small"
                  disabled={busy.size > 0}
                  onClick={() => onDecide(decision, [request])}
                >
                  {label}…<span className="visually-hidden"> {request.email}</span>
                </Button>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
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

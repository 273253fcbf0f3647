import { Button } from '../components/actions/Button';
import { useListContext } from 'react-admin';
import type { UserRequest } from '../api/types';
import { SelectionBar } from '../components/table/SelectionBar';
import type { Tab } from './tabs';
import type { Decision } from './use-decisions';

interface BulkBarProps {
  tab: Tab;
  busy: boolean;
  onDecide: (decision: Decision, requests: UserRequest[]) => void;
}

/** Bulk actions for selected requests. */
export function BulkBar({ tab, busy, onDecide }: BulkBarProps) {
  const { data: rows = [], selectedIds } = useListContext<UserRequest>();
  const selected = rows.filter(({ id }) => selectedIds.includes(id));
  return (
    <SelectionBar what="requests">
      {tab.decisions.map(({ decision, label }) => (
        <Button
          key={decision}
          size="small"
          variant={decision === 'approve' ? 'contained' : 'outlined'}
          color={decision === 'approve' ? 'primary' : 'inherit'}
          disabled={busy}
          onClick={() => onDecide(decision, selected)}
        >
          {label} {selected.length}…
        </Button>
      ))}
    </SelectionBar>
  );
}

import { Button } from '../components/actions/Button';
import { useEffect } from 'react';
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
  const { data, selectedIds, onSelect } = useListContext<UserRequest>();
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  // Only visible requests are decided, so the others leave the selection.
  useEffect(() => {
    if (data && selected.length < selectedIds.length) onSelect(selected.map(({ id }) => id));
  });
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

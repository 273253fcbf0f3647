import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { UserRequest } from '../api/types';
import '../components/form-field.css';
import type { Tab } from './tabs';
import type { Decision } from './use-decisions';

interface BulkBarProps {
  tab: Tab;
  busy: boolean;
  onDecide: (decision: Decision, requests: UserRequest[]) => void;
}

/** Selects all rows of the page, and decides the selected ones together. */
export function BulkBar({ tab, busy, onDecide }: BulkBarProps) {
  const { data: rows = [], selectedIds, onSelect } = useListContext<UserRequest>();
  const selected = rows.filter(({ id }) => selectedIds.includes(id));
  const box = useRef<HTMLInputElement>(null);
  const all = rows.length > 0 && selected.length === rows.length;
  const some = selected.length > 0 && !all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  if (rows.length === 0) return null;
  return (
    <div className="bulk-bar">
      <label className="row">
        <input
          ref={box}
          type="checkbox"
          className="box"
          aria-label="Select all on this page"
          checked={all}
          disabled={busy}
          onChange={() => onSelect(all ? [] : rows.map(({ id }) => id))}
        />
        <span className="text-13 muted" role="status">
          {selected.length > 0 ? `${selected.length} selected` : 'Select all on this page'}
        </span>
      </label>
      {selected.length > 0 && (
        <span className="row">
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
        </span>
      )}
    </div>
  );
}

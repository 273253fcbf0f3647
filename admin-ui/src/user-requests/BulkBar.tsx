import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { UserRequest } from '../api/types';
import '../components/form-field.css';
import type { Tab } from './tabs';
import type { Decision } from './use-decisions';

interface BulkBarProps {
  tab: Tab;
  rows: UserRequest[];
  selected: UserRequest[];
  busy: boolean;
  onSelect: (ids: ReadonlySet<string>) => void;
  onDecide: (decision: Decision, requests: UserRequest[]) => void;
}

/** Chooses all rows of the page, and decides the chosen ones together. */
export function BulkBar({ tab, rows, selected, busy, onSelect, onDecide }: BulkBarProps) {
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
          onChange={() => onSelect(new Set(all ? [] : rows.map(({ id }) => id)))}
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

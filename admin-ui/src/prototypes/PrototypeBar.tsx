import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback } from 'react';
import { FilterSelect } from '../components/FilterSelect';
import { Icon } from '../components/Icon';
import { SearchField } from '../components/SearchField';
import { STATUSES } from './statuses';
import type { PrototypeView, PrototypesAddress } from './use-prototypes-address';

const STATUS_OPTIONS = [
  { value: 'all', label: 'All' },
  ...STATUSES.map((status) => ({ value: status, label: status })),
];

interface PrototypeBarProps {
  address: PrototypesAddress;
  change: (part: Partial<PrototypesAddress>) => void;
}

/** Search, filter and view. */
export function PrototypeBar({ address: { view, q, status }, change }: PrototypeBarProps) {
  const search = useCallback((text: string) => change({ q: text }), [change]);
  return (
    <div className="filter-row prototype-bar">
      <SearchField label="Search prototypes" value={q} onChange={search} />
      {view === 'cards' && (
        <FilterSelect
          label="Status"
          value={status}
          options={STATUS_OPTIONS}
          onChange={(next) => change({ status: next as typeof status })}
        />
      )}
      <ToggleButtonGroup
        exclusive
        aria-label="View"
        value={view}
        onChange={(_event, next: PrototypeView | null) => next && change({ view: next })}
      >
        <ToggleButton value="cards">
          <Icon name="dashboard" />
          Cards
        </ToggleButton>
        <ToggleButton value="board">
          <Icon name="compare" />
          Board
        </ToggleButton>
      </ToggleButtonGroup>
    </div>
  );
}

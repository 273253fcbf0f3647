import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FilterSelect } from '../components/FilterSelect';
import { Icon } from '../components/Icon';
import { ListSearch } from '../components/list-parts';
import { SavedViews } from '../components/saved-views/SavedViews';
import { STATUSES } from './statuses';
import { usePrototypeView } from './use-prototype-view';

const STATUS_OPTIONS = [
  { value: 'all', label: 'All' },
  ...STATUSES.map((status) => ({ value: status, label: status })),
];

/** Search, filter and view. */
export function PrototypeBar() {
  const { view, setView, status, setStatus } = usePrototypeView();
  return (
    <div className="filter-row">
      <ListSearch label="Search prototypes" />
      {view === 'cards' && (
        <FilterSelect
          label="Status"
          value={status ?? 'all'}
          options={STATUS_OPTIONS}
          onChange={(next) => setStatus(next === 'all' ? null : next)}
        />
      )}
      <SavedViews list="prototypes" />
      <span className="grow wide-only" />
      <ToggleButtonGroup
        exclusive
        aria-label="View"
        value={view}
        onChange={(_event, next: string | null) => next && setView(next)}
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

import { ToggleChoice } from '../components/filters/ToggleChoice';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ListSearch } from '../components/lists/list-parts';
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
    <FilterBar
      search={<ListSearch label="Search prototypes" />}
      views={<SavedViews list="prototypes" />}
      chosen={[view === 'cards' ? 'Cards' : 'Board', view === 'cards' && (status ?? 'All')]}
    >
      {view === 'cards' && (
        <FilterSelect
          label="Status"
          value={status ?? 'all'}
          options={STATUS_OPTIONS}
          onChange={(next) => setStatus(next === 'all' ? null : next)}
        />
      )}
      <ToggleChoice
        label="View"
        value={view}
        options={[
          ['cards', 'Cards', 'dashboard'],
          ['board', 'Board', 'compare'],
        ]}
        onChange={setView}
      />
    </FilterBar>
  );
}

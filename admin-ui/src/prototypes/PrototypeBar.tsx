import { ToggleChoice } from '../components/filters/ToggleChoice';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { STATUSES } from './statuses';
import { usePrototypeView } from './use-prototype-view';

/** Search, filter and view. */
export function PrototypeBar() {
  const { view, setView, status, setStatus } = usePrototypeView();
  return (
    <FilterBar
      search="Search prototypes"
      views="prototypes"
      chosen={[view === 'cards' ? 'Cards' : 'Board', view === 'cards' && (status ?? 'All')]}
    >
      {view === 'cards' && (
        <FilterSelect
          label="Status"
          value={status ?? ''}
          none="All"
          options={STATUSES.map((each) => [each, each])}
          onChange={setStatus}
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

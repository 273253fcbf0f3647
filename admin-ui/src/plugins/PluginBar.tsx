import { useListContext } from 'react-admin';
import { useListFilters } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ListSearch } from '../components/lists/list-parts';
import { SavedViews } from '../components/saved-views/SavedViews';
import { SORTS, SORT_NAMES, type PluginFilter } from './plugin-list';

const INSTALLED_NAMES = { all: 'All', yes: 'Installed', no: 'Not installed' };

/** Search, filter and sort. */
export function PluginBar() {
  const { sort, setSort } = useListContext();
  const { filter, change } = useListFilters<PluginFilter>();
  const installed = filter.installed === undefined ? 'all' : filter.installed ? 'yes' : 'no';
  return (
    <FilterBar
      search={<ListSearch label="Search plugins" />}
      views={<SavedViews list="plugins" />}
      chosen={[INSTALLED_NAMES[installed], SORT_NAMES[sort.field as keyof typeof SORT_NAMES]]}
    >
      {filter.status === 'listed' && (
        <>
          <FilterSelect
            label="Show"
            value={installed}
            options={Object.entries(INSTALLED_NAMES).map(([value, label]) => ({ value, label }))}
            onChange={(next) => change({ installed: next === 'all' ? undefined : next === 'yes' })}
          />
          <FilterSelect
            label="Sort"
            value={sort.field}
            options={Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label }))}
            onChange={(field) => setSort({ field, order: SORTS[field as keyof typeof SORTS] })}
          />
        </>
      )}
    </FilterBar>
  );
}

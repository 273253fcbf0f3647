import { useListContext } from 'react-admin';
import { useListFilters } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ListSelect } from '../components/lists/list-parts';
import { SORTS, SORT_NAMES, type PluginFilter } from './plugin-list';

const INSTALLED_NAMES = { yes: 'Installed', no: 'Not installed' };

/** Search, filter and sort. */
export function PluginBar() {
  const { sort, setSort } = useListContext();
  const { filter } = useListFilters<PluginFilter>();
  const installed = filter.installed === undefined ? 'All' : INSTALLED_NAMES[filter.installed ? 'yes' : 'no'];
  return (
    <FilterBar
      search="Search plugins"
      views="plugins"
      chosen={[installed, SORT_NAMES[sort.field as keyof typeof SORT_NAMES]]}
    >
      {filter.status === 'listed' && (
        <>
          <ListSelect label="Show" name="installed" none="All" options={Object.entries(INSTALLED_NAMES)} />
          <FilterSelect
            label="Sort"
            value={sort.field}
            options={Object.entries(SORT_NAMES)}
            onChange={(field) => setSort({ field, order: SORTS[field as keyof typeof SORTS] })}
          />
        </>
      )}
    </FilterBar>
  );
}

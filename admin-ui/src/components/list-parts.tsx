import { useListContext } from 'react-admin';
import { Pager } from './Pager';
import { SearchField } from './SearchField';

/** Searches the list around it. */
export function ListSearch({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  return (
    <SearchField
      label={label}
      value={String(filterValues.q ?? '')}
      onChange={(q) => setFilters({ ...filterValues, q })}
    />
  );
}

/** Turns the pages of the list around it. */
export function ListPager() {
  const { page, perPage, total, setPage } = useListContext();
  return <Pager page={page} perPage={perPage} total={total ?? 0} onPage={setPage} />;
}

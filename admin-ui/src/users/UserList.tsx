import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useListContext } from 'react-admin';
import { exportList } from '../api/queries/export-list';
import type { Profile } from '../api/types';
import { AddressedList } from '../components/lists/AddressedList';
import { DataTable } from '../components/table/DataTable';
import { ExportMenu } from '../components/export/ExportMenu';
import { FilterBar } from '../components/filters/FilterBar';
import { ListStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { countNoun } from '../components/text/format';
import { ListPager, ListSearch } from '../components/lists/list-parts';
import { SavedViews } from '../components/saved-views/SavedViews';
import { useUserActions } from './use-user-actions';
import { SORTS, listColumns } from './user-columns';
import './users.css';

const STATUS_NAMES: Record<string, string> = { all: 'All', active: 'Active', inactive: 'Inactive' };
const FILTERS = { status: { values: ['active', 'inactive'] } };

/** /admin/users: everyone with an account. */
export function UserList() {
  return (
    <AddressedList resource="profiles" perPage={25} sorts={SORTS} filters={FILTERS} remembered>
      <UserHead />
      <UserFilters />
      <Users />
    </AddressedList>
  );
}

function UserHead() {
  const { total, filterValues, sort } = useListContext<Profile>();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <PageHead
      title="Users"
      asOf={
        <>
          <span>{total === undefined ? 'Everyone with an account' : countPeople(total, filtered)}</span>
          <span key={String(total)}>Active means signed in within 30 days and not disabled</span>
        </>
      }
      actions={
        <ExportMenu
          what="users"
          label="Export Data"
          hasParquet
          content={(format) =>
            exportList('/api/profiles', format, { filter: filterValues, sort: [sort.field, sort.order] })
          }
        />
      }
    />
  );
}

function UserFilters() {
  const { filterValues, setFilters } = useListContext<Profile>();
  const choose = (status: string | null) =>
    status && setFilters({ ...filterValues, status: status === 'all' ? undefined : status });
  return (
    <FilterBar
      search={<ListSearch label="Search by name or email" />}
      views={<SavedViews list="users" />}
      chosen={[`${STATUS_NAMES[filterValues.status ?? 'all']} users`]}
    >
      <ToggleChoice
        label="Status"
        value={filterValues.status ?? 'all'}
        options={Object.keys(STATUS_NAMES).map((value) => [value, STATUS_NAMES[value]])}
        onChange={choose}
      />
    </FilterBar>
  );
}

function Users() {
  const { isPending, filterValues } = useListContext<Profile>();
  const { q, status } = filterValues as { q?: string; status?: string };
  const actions = useUserActions();
  return (
    <>
      <section className="card" aria-label="Users" aria-busy={isPending}>
        <ListStates
          what="users"
          empty={{ title: 'No users found', text: 'People appear here as soon as they sign up.' }}
          noResults={explainNobody(q, status)}
        >
          <DataTable<Profile>
            columns={listColumns(actions)}
            cardsBelow={1280}
            className="users-table fixed"
            isBusy={({ id }) => actions.busy === id}
          />
        </ListStates>
        <ListPager />
      </section>
      {actions.dialog}
    </>
  );
}

const countPeople = (total: number, filtered: boolean): string =>
  `${countNoun(total, 'person', 'people')}${filtered ? ' found' : ''}`;

function explainNobody(q: string | undefined, status: string | undefined): string {
  return q ? `No ${status ? `${status} ` : ''}people match “${q}”.` : `Nobody is ${status} right now.`;
}

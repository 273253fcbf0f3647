import { useListContext } from 'react-admin';
import type { Profile } from '../api/types';
import { AddressedList } from '../components/lists/AddressedList';
import { ExportMenu } from '../components/export/ExportMenu';
import { exportFrom } from '../components/export/use-export';
import { FilterBar } from '../components/filters/FilterBar';
import { ListCard } from '../components/lists/ListCard';
import { PageHead } from '../components/page/PageHead';
import { countNoun } from '../components/text/format';
import { ListToggle } from '../components/lists/list-parts';
import { useUserActions } from './use-user-actions';
import { SORTS, listColumns } from './user-columns';
import './users.css';

const STATUS_NAMES = { active: 'Active', inactive: 'Inactive' };
const FILTERS = { status: { values: Object.keys(STATUS_NAMES) } };

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
          {...exportFrom('/api/profiles', { filter: filterValues, sort: [sort.field, sort.order] })}
        />
      }
    />
  );
}

function UserFilters() {
  const { status } = useListContext<Profile>().filterValues as { status?: keyof typeof STATUS_NAMES };
  return (
    <FilterBar
      search="Search by name or email"
      views="users"
      chosen={[`${status ? STATUS_NAMES[status] : 'All'} users`]}
    >
      <ListToggle label="Status" name="status" none="All" options={Object.entries(STATUS_NAMES)} />
    </FilterBar>
  );
}

function Users() {
  const { q, status } = useListContext<Profile>().filterValues as { q?: string; status?: string };
  const actions = useUserActions();
  return (
    <>
      <ListCard<Profile>
        what="users"
        empty={{ title: 'No users found', text: 'People appear here as soon as they sign up.' }}
        noResults={explainNobody(q, status)}
        columns={listColumns(actions)}
        cardsBelow={1280}
        className="users-table fixed"
        isBusy={({ id }) => actions.busy === id}
      />
      {actions.dialog}
    </>
  );
}

const countPeople = (total: number, filtered: boolean): string =>
  `${countNoun(total, 'person', 'people')}${filtered ? ' found' : ''}`;

function explainNobody(q: string | undefined, status: string | undefined): string {
  return q ? `No ${status ? `${status} ` : ''}people match “${q}”.` : `Nobody is ${status} right now.`;
}

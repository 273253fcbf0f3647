import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback, useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { Profile } from '../api/types';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { PageHead } from '../components/PageHead';
import { Pager } from '../components/Pager';
import { SearchField } from '../components/SearchField';
import { formatCount } from '../components/format';
import { useListAddress } from '../components/use-list-address';
import { ExportUsersButton } from './ExportUsersButton';
import { UserTable } from './UserTable';
import { UserTableSkeleton } from './UserTableSkeleton';
import { SORTS } from './columns';
import './users.css';

const STATUSES = ['all', 'active', 'inactive'] as const;
const STATUS_NAMES = { all: 'All', active: 'Active', inactive: 'Inactive' };
const PER_PAGE = 25;

/** /admin/users: everybody with an account, and what may be done about them. */
export function UserList() {
  const [address, change] = useListAddress({ statuses: STATUSES, sorts: SORTS });
  const { q, status, page, sort } = address;
  const filter = useMemo(
    () => ({ ...(q ? { q } : {}), ...(status === 'all' ? {} : { status }) }),
    [q, status],
  );
  const { data, total, error, isPending, isFetching, refetch } = useGetList<Profile>('profiles', {
    pagination: { page, perPage: PER_PAGE },
    sort,
    filter,
  });
  const search = useCallback((text: string) => change({ q: text }), [change]);
  const filtered = q !== '' || status !== 'all';

  return (
    <>
      <PageHead
        title="Users"
        asOf={
          <>
            <span>{total === undefined ? 'Everybody with an account' : people(total, filtered)}</span>
            <span>Active means signed in within 30 days and not disabled</span>
          </>
        }
        actions={<ExportUsersButton filter={filter} sort={[sort.field, sort.order]} />}
      />
      <div className="filter-row">
        <SearchField label="Search by name or email" value={q} onChange={search} />
        <ToggleButtonGroup
          exclusive
          aria-label="Status"
          value={status}
          onChange={(_event, next: string | null) => next && change({ status: next })}
        >
          {STATUSES.map((value) => (
            <ToggleButton key={value} value={value}>
              {STATUS_NAMES[value]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {error && (
        <LoadError
          title={data ? 'Last update failed' : "Couldn't load the users"}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <section className="card users" aria-label="Users" aria-busy={isPending}>
        {isPending ? (
          <UserTableSkeleton />
        ) : data && data.length > 0 ? (
          <UserTable users={data} sort={sort} onSort={(next) => change({ sort: next })} />
        ) : (
          data && (
            <EmptyState
              heading="h2"
              title="No users found"
              action={
                filtered && (
                  <Button size="small" onClick={() => change({ q: '', status: 'all' })}>
                    Show all users
                  </Button>
                )
              }
            >
              {filtered ? nobody(q, status) : 'People appear here as soon as they sign up.'}
            </EmptyState>
          )
        )}
        <Pager page={page} perPage={PER_PAGE} total={total ?? 0} onPage={(next) => change({ page: next })} />
      </section>
    </>
  );
}

const people = (total: number, filtered: boolean): string =>
  `${formatCount(total)} ${total === 1 ? 'person' : 'people'}${filtered ? ' found' : ''}`;

function nobody(q: string, status: string): string {
  const who = status === 'all' ? 'Nobody’s' : `No ${status} person’s`;
  if (!q) return `Nobody is ${status} right now.`;
  return `${who} name or email contains “${q}”.`;
}

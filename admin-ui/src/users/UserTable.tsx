import type { Profile } from '../api/types';
import { Icon } from '../components/Icon';
import type { ListSort } from '../components/use-list-address';
import { UserRow } from './UserRow';
import { COLUMNS } from './columns';
import { useUserActions } from './use-user-actions';

interface UserTableProps {
  users: Profile[];
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

/** One row per person; a card per person where there is no room for a row. */
export function UserTable({ users, sort, onSort }: UserTableProps) {
  const actions = useUserActions();
  return (
    <>
      <table className="users-table">
        <thead>
          <tr>
            {COLUMNS.map(({ label, sort: field, end }) => {
              const current = field === sort.field;
              return (
                <th
                  key={label}
                  scope="col"
                  className={end ? 'end' : undefined}
                  aria-sort={current ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
                >
                  {field ? (
                    <button
                      type="button"
                      onClick={() =>
                        onSort({ field, order: current && sort.order === 'DESC' ? 'ASC' : 'DESC' })
                      }
                    >
                      {label}
                      {current && (
                        <Icon name="back" className={sort.order === 'ASC' ? 'up-arrow' : 'down-arrow'} />
                      )}
                    </button>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
            <th scope="col" className="end">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} actions={actions} />
          ))}
        </tbody>
      </table>
      {actions.dialog}
    </>
  );
}

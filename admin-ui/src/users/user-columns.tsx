import { Link } from 'react-router';
import type { Profile } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { ROLE_NAMES } from '../auth/roles';
import type { Column } from '../components/table/DataTable';
import { Chip } from '../components/text/chips';
import { dateColumn, numberColumn, timeColumn } from '../components/table/columns';
import { ROUTES } from '../routes';
import { RoleButtons } from './RoleButtons';
import { UserMenu } from './UserMenu';
import type { UserActions } from './use-user-actions';

/** Sortable fields; the first is the default, newest first. */
export const SORTS = {
  createdAt: 'DESC',
  email: 'DESC',
  displayName: 'DESC',
  role: 'DESC',
  lastActiveAt: 'DESC',
} as const;

export const listColumns = (actions: UserActions): Column<Profile>[] => [
  { label: 'Name', sort: 'displayName', width: '15%', cell: (user) => <Name user={user} /> },
  {
    label: 'Email',
    bareOnCards: true,
    sort: 'email',
    className: 'email break',
    cell: ({ email }) => email,
  },
  {
    label: 'Role',
    bareOnCards: true,
    sort: 'role',
    width: 78,
    cell: ({ role }) => <Chip tone={role === 'user' ? undefined : 'on'}>{ROLE_NAMES[role]}</Chip>,
  },
  dateColumn(({ createdAt }) => createdAt, { label: 'Joined', sort: 'createdAt', width: 108 }),
  numberColumn(({ gamesAnalysed }) => gamesAnalysed, { label: 'Games analyzed', width: 122 }),
  timeColumn(({ lastActiveAt }) => lastActiveAt, {
    label: 'Last active',
    sort: 'lastActiveAt',
    width: 116,
    title: ({ lastActiveAt }) => (lastActiveAt ? undefined : 'Has not signed in yet'),
  }),
  {
    label: 'Actions',
    bareOnCards: true,
    width: 268,
    end: true,
    className: 'actions',
    cell: (user) => (
      <span className="row near end">
        <RoleButtons user={user} actions={actions} />
        <UserMenu user={user} actions={actions} />
      </span>
    ),
  },
];

function Name({ user }: { user: Profile }) {
  const me = useAuth().user?.id === user.id;
  const { displayName } = user;
  return (
    <span className="row">
      <span className={displayName ? 'cut' : 'on-rows muted'} title={displayName ?? 'No name set'}>
        {displayName ?? '—'}
      </span>
      {me && <Chip>You</Chip>}
      <StatusChip user={user} />
    </span>
  );
}

/** Why the user can't sign in, if so. */
function StatusChip({ user }: { user: Profile }) {
  if (user.status === 'pending') {
    return (
      <Link to={ROUTES.requests} title="Awaiting approval. Open the requests">
        <Chip tone="wait" icon="clock">
          Waiting
        </Chip>
      </Link>
    );
  }
  if (user.status === 'rejected') return <Chip title="The request was rejected">Rejected</Chip>;
  if (user.status === 'disabled') {
    return (
      <Chip tone="down" icon="lock" title="Can't sign in">
        Disabled
      </Chip>
    );
  }
  return null;
}

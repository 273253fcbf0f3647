import { Link } from 'react-router';
import type { Profile } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { ROLE_NAMES } from '../auth/roles';
import { Chip } from '../components/chips';
import { formatCount, formatDate, formatDateTime, timeAgo } from '../components/format';
import { ROUTES } from '../routes';
import { RoleButtons } from './RoleButtons';
import { UserMenu } from './UserMenu';
import type { UserActions } from './use-user-actions';

interface UserRowProps {
  user: Profile;
  actions: UserActions;
}

export function UserRow({ user, actions }: UserRowProps) {
  const me = useAuth().user?.id === user.id;
  return (
    <tr aria-busy={actions.busy === user.id || undefined}>
      <th scope="row">
        <span className="row">
          <span
            className={user.displayName ? 'cut' : 'no-name muted'}
            title={user.displayName ?? 'No name set'}
          >
            {user.displayName ?? '—'}
          </span>
          {me && <Chip>You</Chip>}
          <StatusChip user={user} />
        </span>
      </th>
      <td className="email cut" title={user.email}>
        {user.email}
      </td>
      <td data-label="Role">
        <Chip tone={user.role === 'user' ? undefined : 'on'}>{ROLE_NAMES[user.role]}</Chip>
      </td>
      <td data-label="Joined" title={formatDateTime(user.createdAt)}>
        {formatDate(user.createdAt)}
      </td>
      <td data-label="Games analyzed" className="end">
        {formatCount(user.gamesAnalysed)}
      </td>
      <td data-label="Last active">
        {user.lastActiveAt ? (
          <span title={formatDateTime(user.lastActiveAt)}>{timeAgo(user.lastActiveAt)}</span>
        ) : (
          <span className="muted" title="Has not signed in yet">
            —
          </span>
        )}
      </td>
      <td className="actions">
        <RoleButtons user={user} actions={actions} />
        <UserMenu user={user} actions={actions} />
      </td>
    </tr>
  );
}

/** What keeps the person out, if anything does. */
function StatusChip({ user }: { user: Profile }) {
  if (user.status === 'pending') {
    return (
      <Link to={ROUTES.requests} title="Waits for approval: open the requests">
        <Chip tone="wait" icon="clock">
          Waiting
        </Chip>
      </Link>
    );
  }
  if (user.status === 'rejected') return <Chip title="The request was rejected">Rejected</Chip>;
  if (user.status === 'disabled') {
    return (
      <Chip tone="down" icon="lock" title="May not sign in">
        Disabled
      </Chip>
    );
  }
  return null;
}

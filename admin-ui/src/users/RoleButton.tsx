import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Profile } from '../api/types';
import { type UserActions, useAccessHold } from './use-user-actions';

interface RoleButtonProps {
  user: Profile;
  actions: UserActions;
}

/** Make Admin for those who are not, Make User for those who are. */
export function RoleButton({ user, actions }: RoleButtonProps) {
  const role = user.role === 'admin' ? 'user' : 'admin';
  const label = role === 'admin' ? 'Make Admin' : 'Make User';
  const hold = useAccessHold(user);
  if (hold) {
    // Not `disabled`: such a button could neither be focused nor tell why.
    return (
      <Tooltip title={hold} describeChild enterTouchDelay={0}>
        <Button size="small" aria-disabled className="held">
          {label}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Button size="small" disabled={actions.busy === user.id} onClick={() => actions.setRole(user, role)}>
      {label}
      <span className="visually-hidden"> {user.email}</span>
    </Button>
  );
}

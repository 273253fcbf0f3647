import { Button } from '../components/actions/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Profile, Role } from '../api/types';
import { useCommand } from '../components/actions/use-command';
import { type UserActions, useAccessHold } from './use-user-actions';

interface RoleButtonsProps {
  user: Profile;
  actions: UserActions;
}

const LABELS = { admin: 'Make Admin', user: 'Make User' } as const;

/** Make Admin for everyone but administrators, Make User for everyone but users. */
export function RoleButtons({ user, actions }: RoleButtonsProps) {
  const offered = (['admin', 'user'] as const).filter((role) => user.role !== role);
  return offered.map((role) => <RoleButton key={role} user={user} role={role} actions={actions} />);
}

interface RoleButtonProps extends RoleButtonsProps {
  role: Role & keyof typeof LABELS;
}

function RoleButton({ user, role, actions }: RoleButtonProps) {
  const hold = useAccessHold(user);
  const { busy, run } = useCommand(() => actions.setRole(user, role));
  if (hold) {
    // Not `disabled`: a disabled button can't be focused and couldn't explain why.
    return (
      <Tooltip title={hold} describeChild enterTouchDelay={0}>
        <Button label={LABELS[role]} size="small" aria-disabled />
      </Tooltip>
    );
  }
  return (
    <Button size="small" disabled={busy || actions.busy === user.id} onClick={run}>
      {LABELS[role]}
      <span className="visually-hidden"> {user.email}</span>
    </Button>
  );
}

import type { Profile } from '../api/types';
import { ActionMenu } from '../components/actions/ActionMenu';
import { type UserActions, useAccessHold } from './use-user-actions';

interface UserMenuProps {
  user: Profile;
  actions: UserActions;
}

/** Actions less common than a change of role. */
export function UserMenu({ user, actions }: UserMenuProps) {
  const hold = useAccessHold(user);
  const disabled = hold !== undefined;
  return (
    <ActionMenu
      label={`More for ${user.email}`}
      actions={[
        { icon: 'download', label: 'Download their data', action: () => actions.download(user) },
        user.role !== 'analyst' && {
          icon: 'analyses',
          label: 'Make Analyst',
          disabled,
          action: () => actions.setRole(user, 'analyst'),
        },
        user.status === 'approved' && {
          icon: 'lock',
          label: 'Disable…',
          disabled,
          action: () => actions.disable(user),
        },
        user.status === 'disabled' && { icon: 'done', label: 'Enable', action: () => actions.enable(user) },
        {
          icon: 'trash',
          label: 'Delete…',
          danger: true,
          disabled: user.isLastAdmin,
          action: () => actions.remove(user),
        },
      ]}
      note={
        hold && (
          <p className="text-12 muted" style={{ maxWidth: 220 }}>
            {hold}
          </p>
        )
      }
    />
  );
}

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Profile } from '../api/types';
import { Icon } from '../components/Icon';
import { LAST_ADMIN, type UserActions } from './use-user-actions';

interface UserMenuProps {
  user: Profile;
  actions: UserActions;
}

/** What is done more rarely than a change of role. */
export function UserMenu({ user, actions }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = (action: (user: Profile) => void) => () => {
    setAnchor(null);
    action(user);
  };
  const held = user.isLastAdmin;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`More for ${user.email}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} className="user-menu">
        <MenuItem onClick={pick(actions.download)}>
          <Icon name="download" />
          Download their data
        </MenuItem>
        {user.status === 'approved' && (
          <MenuItem disabled={held} onClick={pick(actions.disable)}>
            <Icon name="lock" />
            Disable…
          </MenuItem>
        )}
        {user.status === 'disabled' && (
          <MenuItem onClick={pick(actions.enable)}>
            <Icon name="done" />
            Enable
          </MenuItem>
        )}
        <MenuItem disabled={held} onClick={pick(actions.remove)} className="danger">
          <Icon name="trash" />
          Delete…
        </MenuItem>
        {held && (
          <li className="user-menu-note text-12 muted" role="none">
            {LAST_ADMIN}
          </li>
        )}
      </Menu>
    </>
  );
}

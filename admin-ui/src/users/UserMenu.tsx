import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { Profile } from '../api/types';
import { Icon } from '../components/Icon';
import { type UserActions, useAccessHold } from './use-user-actions';

interface UserMenuProps {
  user: Profile;
  actions: UserActions;
}

/** What is done more rarely than a change of role. */
export function UserMenu({ user, actions }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu gives the focus back while it closes; a dialog that opened in the meantime would lose it.
  const picked = useRef<((user: Profile) => void) | null>(null);
  const pick = (action: (user: Profile) => void) => () => {
    picked.current = action;
    setAnchor(null);
  };
  const onExited = () => {
    picked.current?.(user);
    picked.current = null;
  };
  const hold = useAccessHold(user);
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
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transitionDuration={80}
        slotProps={{ transition: { onExited } }}
      >
        <MenuItem onClick={pick(actions.download)}>
          <Icon name="download" />
          Download their data
        </MenuItem>
        {user.approved && user.role !== 'analyst' && (
          <MenuItem disabled={hold !== undefined} onClick={pick((who) => actions.setRole(who, 'analyst'))}>
            <Icon name="analyses" />
            Make Analyst
          </MenuItem>
        )}
        {user.status === 'approved' && (
          <MenuItem disabled={hold !== undefined} onClick={pick(actions.disable)}>
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
        <MenuItem disabled={user.isLastAdmin} onClick={pick(actions.remove)} className="wrong">
          <Icon name="trash" />
          Delete…
        </MenuItem>
        {hold && (
          <li className="user-menu-note text-12 muted" role="none">
            {hold}
          </li>
        )}
      </Menu>
    </>
  );
}

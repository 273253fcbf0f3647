import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon, type IconName } from './Icon';
import { useScreenActions } from './screen-actions';

export interface MoreAction {
  icon: IconName;
  label: string;
  /** What happens, or where it leads. */
  action: (() => void) | string;
  disabled?: boolean;
  /** A line above: what follows is of another kind. */
  apart?: boolean;
}

/** What a page offers more rarely than its primary action. */
export function MoreMenu({ actions }: { actions: MoreAction[] }) {
  const navigate = useNavigate();
  useScreenActions(
    actions
      .filter(({ disabled }) => !disabled)
      .map(({ icon, label, action }) => ({
        icon,
        label,
        run: typeof action === 'string' ? () => void navigate(action) : action,
      })),
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const picked = useRef<(() => void) | null>(null);
  // A dialog opens only after the menu has given the focus back, so that the dialog returns it here too.
  const onExited = () => {
    picked.current?.();
    picked.current = null;
  };
  return (
    <>
      <Button
        className="more"
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
        <span className="wide-only">More</span>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transitionDuration={80}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ transition: { onExited } }}
      >
        {actions.flatMap(({ icon, label, action, disabled = false, apart }) => [
          apart && <Divider key={`before ${label}`} />,
          typeof action === 'string' ? (
            <MenuItem key={label} component={Link} to={action} disabled={disabled}>
              <Icon name={icon} />
              {label}
            </MenuItem>
          ) : (
            <MenuItem
              key={label}
              disabled={disabled}
              onClick={() => {
                picked.current = action;
                setAnchor(null);
              }}
            >
              <Icon name={icon} />
              {label}
            </MenuItem>
          ),
        ])}
      </Menu>
    </>
  );
}

import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../text/Icon';

export interface MenuAction {
  icon?: IconName;
  label: string;
  /** Below the label. */
  detail?: string;
  /** What happens, or where it leads. */
  action: (() => void) | string;
  disabled?: boolean;
  /** One of several that exclude each other: whether it is the one in use. */
  checked?: boolean;
  /** It destroys something. */
  danger?: boolean;
  /** A line above: what follows is of another kind. */
  apart?: boolean;
}

interface ActionMenuProps {
  /** The name of the button. */
  label: string;
  /** None where the words say enough. */
  icon?: IconName | null;
  /** Beside the icon; without words the button is an icon alone. */
  words?: ReactNode;
  /** Further attributes of the button. */
  button?: {
    className?: string;
    title?: string;
    style?: CSSProperties;
    variant?: 'text';
    'aria-keyshortcuts'?: string;
    'data-grip'?: string;
    'data-slot'?: string;
  };
  size?: 'small' | 'medium';
  disabled?: boolean | undefined;
  actions: (MenuAction | false | null | undefined)[];
  /** Those that are checked do not exclude each other; the menu stays open. */
  several?: boolean;
  /** Which edge of the button the menu begins at. */
  side?: 'left' | 'right';
  /** Below the actions, while the menu is open. */
  note?: ReactNode;
}

/** A button that opens a list of actions. */
export function ActionMenu(props: ActionMenuProps) {
  const {
    label,
    icon = 'more',
    words,
    button,
    size = 'small',
    disabled,
    actions,
    note,
    several = false,
    side = 'right',
  } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  // The menu gives the focus back while it closes. What was picked begins after that: a dialog can then return the
  // focus to the button as well, and a row that moves keeps it.
  const picked = useRef<(() => void) | null>(null);
  const onExited = () => {
    picked.current?.();
    picked.current = null;
  };
  const shared = {
    ...button,
    size,
    disabled: disabled ?? false,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {words ? (
        <Button {...shared}>
          {icon && <Icon name={icon} />}
          {words}
        </Button>
      ) : (
        <IconButton {...shared}>{icon && <Icon name={icon} />}</IconButton>
      )}
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        transitionDuration={80}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        slotProps={{ transition: { onExited } }}
      >
        {actions
          .filter((action) => !!action)
          .flatMap((action, at) => [
            action.apart && <Divider key={`before ${at}`} />,
            <MenuItem
              key={at}
              disabled={action.disabled ?? false}
              className={action.danger ? 'wrong' : ''}
              selected={action.checked ?? false}
              {...(action.checked !== undefined && {
                role: several ? 'menuitemcheckbox' : 'menuitemradio',
                'aria-checked': action.checked,
              })}
              {...(typeof action.action === 'string'
                ? { component: Link, to: action.action }
                : {
                    onClick: () => {
                      if (several) return (action.action as () => void)();
                      picked.current = action.action as () => void;
                      close();
                    },
                  })}
            >
              {action.icon && <Icon name={action.icon} />}
              <div className="grow">
                {action.label}
                {action.detail && <p className="text-12 muted">{action.detail}</p>}
              </div>
            </MenuItem>,
          ])}
        {open && note && (
          <li role="none" className="pad">
            {note}
          </li>
        )}
      </Menu>
    </>
  );
}

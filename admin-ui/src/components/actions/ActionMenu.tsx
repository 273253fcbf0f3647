import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../text/Icon';
import { Button } from './Button';
import { IconButton } from './IconButton';

export interface MenuAction {
  icon?: IconName;
  label: string;
  /** Secondary line below the label. */
  detail?: string;
  /** A callback, or the path of a link. */
  action: (() => void) | string;
  disabled?: boolean;
  /** Renders a radio or checkbox item in this state. */
  checked?: boolean;
  /** Styles a destructive action. */
  danger?: boolean;
  /** Draws a divider above the item. */
  divider?: boolean;
}

interface ActionMenuProps {
  /** Accessible name of the button. */
  label: string;
  /** Null shows no icon. */
  icon?: IconName | null;
  /** Visible label; without it the button shows only its icon. */
  text?: ReactNode;
  /** Extra attributes of the button. */
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
  /** Makes checked items checkboxes instead of radios; the menu stays open. */
  multiple?: boolean;
  /** The edge of the button that the menu aligns to. */
  side?: 'left' | 'right';
  /** Content below the actions. */
  note?: ReactNode;
}

/** A button that opens a list of actions. */
export function ActionMenu(props: ActionMenuProps) {
  const {
    label,
    icon = 'more',
    text,
    button,
    size = 'small',
    disabled,
    actions,
    note,
    multiple = false,
    side = 'right',
  } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  // MUI returns the focus while the menu closes, so the action runs afterwards: a dialog it opens can then return the
  // focus to this button, and a row that moves keeps it.
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
      {text ? (
        <Button {...shared} icon={icon ?? undefined}>
          {text}
        </Button>
      ) : (
        <IconButton {...shared} label={label} icon={icon ?? undefined} />
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
            action.divider && <Divider key={`before ${at}`} />,
            <MenuItem
              key={at}
              disabled={action.disabled ?? false}
              className={action.danger ? 'wrong' : ''}
              selected={action.checked ?? false}
              {...(action.checked !== undefined && {
                role: multiple ? 'menuitemcheckbox' : 'menuitemradio',
                'aria-checked': action.checked,
              })}
              {...(typeof action.action === 'string'
                ? { component: Link, to: action.action }
                : {
                    onClick: () => {
                      if (multiple) return (action.action as () => void)();
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

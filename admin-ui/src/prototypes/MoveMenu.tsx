import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { Prototype } from '../api/types';
import { Icon } from '../components/Icon';
import { STATUSES, STATUS_ICONS } from './statuses';

/** What Alt and an arrow do, or a column by name. */
export type Step = 'up' | 'down' | 'left' | 'right';

interface MoveMenuProps {
  prototype: Prototype;
  first: boolean;
  last: boolean;
  onStep: (step: Step) => void;
  onColumn: (status: Prototype['status']) => void;
}

/** The grip of a card: drags, and opens the same moves as a list. */
export function MoveMenu({ prototype, first, last, onStep, onColumn }: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu gives the focus back while it closes; by then the card must not be elsewhere.
  const picked = useRef<(() => void) | null>(null);
  const pick = (action: () => void) => () => {
    picked.current = action;
    setAnchor(null);
  };
  const onExited = () => {
    picked.current?.();
    picked.current = null;
  };
  return (
    <>
      <IconButton
        size="small"
        data-grip=""
        className="grip"
        aria-label={`Move ${prototype.name}`}
        title="Drag, or press Alt and an arrow"
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="grip" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transitionDuration={80}
        slotProps={{ transition: { onExited } }}
      >
        <MenuItem disabled={first} onClick={pick(() => onStep('up'))}>
          <Icon name="rise" />
          Move up
        </MenuItem>
        <MenuItem disabled={last} onClick={pick(() => onStep('down'))}>
          <Icon name="fall" />
          Move down
        </MenuItem>
        {STATUSES.filter((status) => status !== prototype.status).map((status) => (
          <MenuItem key={status} onClick={pick(() => onColumn(status))}>
            <Icon name={STATUS_ICONS[status]} />
            Move to {status}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

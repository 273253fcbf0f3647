import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { Verdict } from '../api/types';
import { Icon } from '../components/Icon';

interface ItemMenuProps {
  name: string;
  verdict: Verdict | null;
  busy: boolean;
  onVerdict: (verdict: 'confirmed' | 'rejected') => void;
  onCorrect: () => void;
}

/** An analyst's word on one item. */
export function ItemMenu({ name, verdict, busy, onVerdict, onCorrect }: ItemMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu gives the focus back while it closes; the dialog opens once that is done.
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
        aria-label={`Feedback on ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={busy}
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
        {verdict !== 'confirmed' && (
          <MenuItem onClick={pick(() => onVerdict('confirmed'))}>
            <Icon name="done" />
            Confirm
          </MenuItem>
        )}
        <MenuItem onClick={pick(onCorrect)}>
          <Icon name="edit" />
          Correct…
        </MenuItem>
        {verdict !== 'rejected' && (
          <MenuItem onClick={pick(() => onVerdict('rejected'))}>
            <Icon name="close" />
            Reject
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

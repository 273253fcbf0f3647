import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { Engine } from '../api/types';
import { Icon } from '../components/Icon';
import { ModelUsage } from './ModelUsage';
import { engineLabel } from './engine-words';

interface AnalysisMenuProps {
  engines: Engine[];
  chosen: Engine | undefined;
  onChoose: (id: string) => void;
  /** Ask the engine although a stored answer to the same text exists. */
  onFresh: () => void;
  /** Absent as long as there is no version. */
  onVersions?: () => void;
  busy: boolean;
}

/** Which engine is asked, and what is done more rarely. */
export function AnalysisMenu({ engines, chosen, onChoose, onFresh, onVersions, busy }: AnalysisMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        aria-label="Engine and versions"
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
        {engines.map((engine) => (
          <MenuItem
            key={engine.id}
            role="menuitemradio"
            aria-checked={engine.id === chosen?.id}
            onClick={() => {
              onChoose(engine.id);
              setAnchor(null);
            }}
          >
            <ListItemIcon>{engine.id === chosen?.id && <Icon name="done" />}</ListItemIcon>
            <ListItemText
              primary={engineLabel(engine)}
              secondary={
                engine.external ? 'Sends the store text to a model server' : 'Runs here, needs no network'
              }
            />
          </MenuItem>
        ))}
        {anchor && engines.some(({ external }) => external) && (
          <li role="none" className="pad">
            <ModelUsage />
          </li>
        )}
        {engines.length > 0 && <Divider />}
        <MenuItem disabled={busy} onClick={pick(onFresh)}>
          <Icon name="refresh" />
          Re-run
        </MenuItem>
        {onVersions && (
          <MenuItem onClick={pick(onVersions)}>
            <Icon name="history" />
            Versions…
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

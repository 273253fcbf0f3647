import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { Icon, type IconName } from '../components/Icon';

const CHOICES = [
  { mode: 'light', label: 'Light', icon: 'sun' },
  { mode: 'dark', label: 'Dark', icon: 'moon' },
  { mode: 'system', label: 'System', icon: 'screen' },
] as const satisfies readonly { mode: string; label: string; icon: IconName }[];

/** Light, dark or what the system says; kept in this browser. */
export function ThemeToggle() {
  const { mode = 'dark', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = CHOICES.find((choice) => choice.mode === mode) ?? CHOICES[1];
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`Theme: ${current.label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <Icon name={current.icon} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {CHOICES.map((choice) => (
          <MenuItem
            key={choice.mode}
            role="menuitemradio"
            aria-checked={choice.mode === mode}
            selected={choice.mode === mode}
            onClick={() => {
              setMode(choice.mode);
              setAnchor(null);
            }}
          >
            <Icon name={choice.icon} />
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Icon, type IconName } from '../../components/Icon';
import { useThemeChoice } from './use-theme-choice';

const CHOICES = [
  { mode: 'light', label: 'Light', icon: 'sun' },
  { mode: 'dark', label: 'Dark', icon: 'moon' },
  { mode: 'system', label: 'System', icon: 'screen' },
] as const satisfies readonly { mode: string; label: string; icon: IconName }[];

/** Light, dark or what the system says; kept in this browser and in the account. */
export function ThemeToggle() {
  const [mode, choose] = useThemeChoice();
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
              // A failure is logged where it happens; the theme holds in this browser all the same.
              choose(choice.mode).catch(() => undefined);
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

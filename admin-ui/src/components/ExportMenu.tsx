import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent } from 'react';
import { Icon } from './Icon';
import { FORMAT_NAMES, useExport, type ExportedList } from './use-export';

interface ExportMenuProps extends ExportedList {
  /** The button's words; without them it is an icon with a name. */
  label?: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** Saves a list as CSV, JSON or, where it can be read so, Markdown. */
export function ExportMenu({ label, size = 'medium', disabled, ...list }: ExportMenuProps) {
  const { busy, run, formats } = useExport(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = `Export the ${list.what}`;
  const shared = {
    disabled: disabled || busy,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {label ? (
        <Button {...shared} size={size}>
          <Icon name="download" />
          {busy ? 'Exporting…' : label}
        </Button>
      ) : (
        <IconButton {...shared} size="small" aria-label={name} title={name}>
          <Icon name="download" />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              void run(format);
            }}
          >
            {FORMAT_NAMES[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

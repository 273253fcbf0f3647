import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent } from 'react';
import { useNotify } from 'react-admin';
import type { ExportFormat } from '../api/export-list';
import { messageOf } from '../api/problem';
import { Icon } from './Icon';
import { toCsv } from './csv';
import { jsonFile, saveFile, today } from './save-file';

interface ExportMenuProps {
  /** What is exported, in the plural: "games". Names the file and the button. */
  what: string;
  /** First part of the file's name; `what` unless said. */
  fileName?: string;
  /** The button's words; without them it is an icon with a name. */
  label?: string;
  /** The content, asked for when a format is chosen: rows that are on screen, or a file from the server. */
  content: (format: ExportFormat) => Record<string, unknown>[] | Promise<Blob>;
  disabled?: boolean;
}

/** Saves a list as CSV or JSON. */
export function ExportMenu({ what, fileName = what, label, content, disabled }: ExportMenuProps) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (format: ExportFormat) => {
    setAnchor(null);
    setBusy(true);
    try {
      const given = await content(format);
      const file = Array.isArray(given) ? fileOf(given, format) : given;
      saveFile(file, `${fileName.replaceAll(' ', '-')}-${today()}.${format}`);
    } catch (error) {
      console.error(`The ${what} could not be exported`, error);
      notify(`The ${what} could not be exported. ${messageOf(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const shared = {
    disabled: disabled || busy,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {label ? (
        <Button {...shared}>
          <Icon name="download" />
          {busy ? 'Exporting…' : label}
        </Button>
      ) : (
        <IconButton {...shared} size="small" aria-label={`Export the ${what}`} title={`Export the ${what}`}>
          <Icon name="download" />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void run('csv')}>CSV, for a spreadsheet</MenuItem>
        <MenuItem onClick={() => void run('json')}>JSON, for a program</MenuItem>
      </Menu>
    </>
  );
}

const fileOf = (rows: Record<string, unknown>[], format: ExportFormat): Blob =>
  format === 'csv' ? new Blob([toCsv(rows)], { type: 'text/csv' }) : jsonFile(rows);

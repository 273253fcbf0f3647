import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { exportList, type ExportFormat } from '../api/export-list';
import { messageOf } from '../api/problem';
import { Icon } from './Icon';
import { saveFile, today } from './save-file';

interface ExportButtonProps {
  label: string;
  /** What the file holds: begins its name and the sentence of a failure. */
  what: string;
  resource: string;
  filter?: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
  size?: 'small' | 'medium';
}

/** A whole filtered list as a file, whatever page of it is shown. */
export function ExportButton({
  label,
  what,
  resource,
  filter = {},
  sort,
  size = 'medium',
}: ExportButtonProps) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (format: ExportFormat) => {
    setAnchor(null);
    setBusy(true);
    try {
      const file = what.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
      saveFile(await exportList(resource, format, { filter, sort }), `${file}-${today()}.${format}`);
    } catch (error) {
      console.error(`${what} could not be exported`, error);
      notify(`${what} could not be exported. ${messageOf(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        size={size}
        disabled={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="download" />
        {busy ? 'Exporting…' : label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void run('csv')}>CSV, for a spreadsheet</MenuItem>
        <MenuItem onClick={() => void run('json')}>JSON, for a program</MenuItem>
      </Menu>
    </>
  );
}

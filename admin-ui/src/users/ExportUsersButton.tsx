import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { exportList, type ExportFormat } from '../api/export-list';
import { messageOf } from '../api/problem';
import { Icon } from '../components/Icon';
import { saveFile, today } from '../components/save-file';

interface ExportUsersButtonProps {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
}

/** The list as it is filtered and sorted now, all pages of it. */
export function ExportUsersButton({ filter, sort }: ExportUsersButtonProps) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (format: ExportFormat) => {
    setAnchor(null);
    setBusy(true);
    try {
      saveFile(await exportList('profiles', format, { filter, sort }), `users-${today()}.${format}`);
    } catch (error) {
      console.error('The users could not be exported', error);
      notify(`The users could not be exported. ${messageOf(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        disabled={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="download" />
        {busy ? 'Exporting…' : 'Export Data'}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void run('csv')}>CSV, for a spreadsheet</MenuItem>
        <MenuItem onClick={() => void run('json')}>JSON, for a program</MenuItem>
      </Menu>
    </>
  );
}

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { exportList, exportRows } from '../api/export-list';
import { messageOf } from '../api/problem';
import type { Analysis } from '../api/types';
import { Icon } from '../components/Icon';
import { saveFile, today } from '../components/save-file';
import { analysesMarkdown } from './analyses-document';

type Format = 'csv' | 'json' | 'md';
const SORT: [string, 'DESC'] = ['analyzedAt', 'DESC'];

/** The analyses as they are filtered now, all pages of them. */
export function ExportAnalysesButton({ filter }: { filter: Record<string, unknown> }) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (format: Format) => {
    setAnchor(null);
    setBusy(true);
    try {
      saveFile(await fileOf(format, filter), `analyses-${today()}.${format}`);
    } catch (error) {
      console.error('The analyses could not be exported', error);
      notify(`The analyses could not be exported. ${messageOf(error)}`, { type: 'error' });
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
        {busy ? 'Exporting…' : 'Export'}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void run('csv')}>CSV, for a spreadsheet</MenuItem>
        <MenuItem onClick={() => void run('json')}>JSON, for a program</MenuItem>
        <MenuItem onClick={() => void run('md')}>Markdown, to read</MenuItem>
      </Menu>
    </>
  );
}

async function fileOf(format: Format, filter: Record<string, unknown>): Promise<Blob> {
  const options = { filter, sort: SORT };
  if (format !== 'md') return exportList('analyses', format, options);
  const rows = await exportRows<Analysis>('analyses', options);
  return new Blob([analysesMarkdown(rows)], { type: 'text/markdown' });
}

import { Button } from '../actions/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { DialogHead } from '../dialogs/DialogHead';
import { ListSearch } from '../lists/list-parts';
import { SavedViews } from '../saved-views/SavedViews';
import { Icon } from '../text/Icon';
import './fields.css';

interface FilterBarProps {
  /** Summary of active filters, shown when the filters are collapsed; falsy entries are skipped. */
  chosen?: (string | false | null | undefined)[];
  /** Label of the list's search, or what else stays visible beside the collapsed filters. */
  search?: ReactNode;
  /** Also shown in the sheet, where a phone has no other place for it. */
  sheetFirst?: ReactNode;
  /** The list whose saved views are offered. */
  views?: string;
  /** The views hold its columns, too. */
  columns?: boolean;
  /** Omitted by lists that can only be searched. */
  children?: ReactNode;
}

/** The filters of a screen: a row, or on a phone one line that opens a sheet. */
export function FilterBar({ chosen = [], sheetFirst, columns = false, children, ...parts }: FilterBarProps) {
  const search = typeof parts.search === 'string' ? <ListSearch label={parts.search} /> : parts.search;
  const views = parts.views && <SavedViews list={parts.views} columns={columns} />;
  const phone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  if (!phone)
    return (
      <div className="filter-row">
        {search}
        {children}
        {views}
      </div>
    );
  if (!children)
    return (
      <div className="row wrap">
        {search}
        {views}
      </div>
    );
  const summary = chosen.filter(Boolean).join(' · ') || 'All';
  return (
    <>
      <div className="row wrap">
        {search}
        <Button
          sx={{ flex: search ? '1 2 112px' : 1, minWidth: 0, textAlign: 'left' }}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={`Filters: ${summary}`}
          onClick={() => setOpen(true)}
        >
          <span className="grow cut">{summary}</span>
          <Icon name="unfold" />
        </Button>
        {views}
      </div>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        transitionDuration={120}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'filter-sheet' } }}
      >
        <DialogHead id="filter-sheet" title="Filters" onClose={() => setOpen(false)} />
        <div className="dialog-body filter-row">
          {sheetFirst}
          {children}
          <Button label="Done" primary fullWidth onClick={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  );
}

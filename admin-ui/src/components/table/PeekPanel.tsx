import Drawer from '@mui/material/Drawer';
import { IconButton } from '../actions/IconButton';
import { Fragment } from 'react';
import { Button } from '../actions/Button';
import { columnKey, columnTitle, type Column } from './columns';

interface PeekPanelProps<T> {
  record: T;
  columns: Column<T>[];
  /** Link to the record's page. */
  href: string | undefined;
  onClose: () => void;
}

/** What a column returns for a missing or unknown value. */
const UNKNOWN: unknown[] = [undefined, null, ''];

/** Everything the list knows about a row, in a panel beside the list. */
export function PeekPanel<T>({ record, columns, href, onClose }: PeekPanelProps<T>) {
  const [name, ...others] = columns;
  return (
    <Drawer
      open
      anchor="right"
      variant="persistent"
      slotProps={{ paper: { role: 'region', 'aria-label': 'Preview', className: 'peek-panel stack' } }}
    >
      <div className="row between">
        <div className="grow">{name?.cell(record)}</div>
        <IconButton icon="close" label="Close the preview" onClick={onClose} />
      </div>
      <dl className="pairs" aria-live="polite">
        {others
          .filter(({ value }) => !UNKNOWN.includes(value?.(record)))
          .map((column) => (
            <Fragment key={columnKey(column)}>
              <dt>{columnTitle(column)}</dt>
              <dd>{column.cell(record)}</dd>
            </Fragment>
          ))}
      </dl>
      {href && <Button label="Open" primary to={href} />}
    </Drawer>
  );
}

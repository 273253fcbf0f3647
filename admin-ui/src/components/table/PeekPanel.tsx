import Drawer from '@mui/material/Drawer';
import { IconButton } from '../actions/IconButton';
import { Link } from 'react-router';
import { columnKey, columnTitle, type Column } from './columns';

interface PeekPanelProps<T> {
  record: T;
  columns: Column<T>[];
  /** The page of the record. */
  href: string | undefined;
  onClose: () => void;
}

/** Everything the list knows of one row, beside the list. */
export function PeekPanel<T>({ record, columns, href, onClose }: PeekPanelProps<T>) {
  const [name, ...others] = columns;
  return (
    <Drawer
      open
      anchor="right"
      variant="persistent"
      slotProps={{ paper: { role: 'region', 'aria-label': 'Peek', className: 'peek-panel stack' } }}
    >
      <div className="row between">
        <div className="grow">{name?.cell(record)}</div>
        <IconButton icon="close" label="Close the peek panel" onClick={onClose} />
      </div>
      <dl aria-live="polite">
        {others
          .filter(({ value }) => value)
          .map((column) => (
            <div key={columnKey(column)}>
              <dt className="text-12 muted">{columnTitle(column)}</dt>
              <dd>{column.cell(record)}</dd>
            </div>
          ))}
      </dl>
      {href && (
        <Link className="link" to={href}>
          Open
        </Link>
      )}
    </Drawer>
  );
}

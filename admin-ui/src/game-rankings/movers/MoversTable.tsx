import type { Mover } from '../../api/types';
import { StaticTable, type Column } from '../../components/table/DataTable';
import { StoreText } from '../../components/text/StoreText';
import { numberColumn } from '../../components/table/columns';

const COLUMNS: Column<Mover>[] = [
  { label: 'Game', sort: 'title', cell: ({ title }) => <StoreText>{title}</StoreText> },
  {
    label: 'Developer',
    sort: 'developer',
    cell: ({ developer }) => <StoreText>{developer || 'Unknown Developer'}</StoreText>,
  },
  numberColumn(({ from }) => from, { label: 'Before', sort: 'from' }),
  numberColumn(({ to }) => to, { label: 'Now', sort: 'to' }),
  { label: 'Change', sort: 'change', end: true, cell: describeChange },
];

const nameRow = ({ bundleId }: Mover): string => bundleId;

/** All movers as a table. */
export const MoversTable = ({ moves }: { moves: Mover[] }) => (
  <StaticTable label="Moves by game" rows={moves} rowKey={nameRow} columns={COLUMNS} />
);

function describeChange({ from, change }: Mover): string {
  if (change === null) return from === null ? 'New' : 'Dropped out';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

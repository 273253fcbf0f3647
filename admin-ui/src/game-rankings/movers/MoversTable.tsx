import { ListContextProvider, useList } from 'react-admin';
import type { Mover } from '../../api/types';
import { DataTable, type Column } from '../../components/DataTable';
import { StoreText } from '../../components/StoreText';

type Row = Mover & { id: string };

const COLUMNS: Column<Row>[] = [
  { label: 'Game', sort: 'title', cell: ({ title }) => <StoreText>{title}</StoreText> },
  {
    label: 'Developer',
    sort: 'developer',
    labelOnCards: true,
    cell: ({ developer }) => <StoreText>{developer || 'Unknown Developer'}</StoreText>,
  },
  { label: 'Before', sort: 'from', end: true, labelOnCards: true, cell: ({ from }) => from ?? '—' },
  { label: 'Now', sort: 'to', end: true, labelOnCards: true, cell: ({ to }) => to ?? '—' },
  { label: 'Change', sort: 'change', end: true, labelOnCards: true, cell: describeChange },
];

/** The plot's figures, and all the others. */
export function MoversTable({ moves }: { moves: Mover[] }) {
  const list = useList<Row>({ data: moves.map((move) => ({ ...move, id: move.bundleId })) });
  return (
    <ListContextProvider value={list}>
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Moves by game">
        <DataTable columns={COLUMNS} cardsBelow={700} />
      </div>
    </ListContextProvider>
  );
}

function describeChange({ from, change }: Mover): string {
  if (change === null) return from === null ? 'New' : 'Dropped out';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

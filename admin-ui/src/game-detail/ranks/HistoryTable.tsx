import type { RankingType } from '../../api/types';
import { StaticTable } from '../../components/table/DataTable';
import type { DayNotes } from '../../components/plot/day-notes';
import { noteColumns } from '../../components/plot/note-column';
import { formatCaptured } from '../../components/text/format';
import { numberColumn } from '../../components/table/columns';
import { nameList } from '../../rankings/filters';
import type { PlotPoint } from './history-data';

interface HistoryTableProps {
  points: PlotPoint[];
  types: RankingType[];
  notes: DayNotes;
}

/** The plot's figures, newest first. */
export function HistoryTable({ points, types, notes }: HistoryTableProps) {
  return (
    <StaticTable
      label="Rank by capture"
      rows={points.toReversed()}
      rowKey={({ time }) => time}
      columns={[
        { label: 'Captured', cell: ({ time }) => formatCaptured(new Date(time).toISOString()) },
        ...types.map((type) => numberColumn<PlotPoint>((point) => point[type], { label: nameList(type) })),
        ...noteColumns(notes, points, ({ time }) => time),
      ]}
    />
  );
}

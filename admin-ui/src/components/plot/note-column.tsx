import Button from '@mui/material/Button';
import type { Column } from '../DataTable';
import { formatDate } from '../format';
import { findNotes, type DayNotes } from './day-notes';

/** The notes of the days of a table's rows; none while there are no notes. */
export function noteColumns<Row>(
  notes: DayNotes | undefined,
  rows: readonly Row[],
  readTime: (row: Row) => number,
): Column<Row>[] {
  if (!notes || notes.list.length === 0) return [];
  const times = rows.map(readTime).sort((a, b) => a - b);
  return [
    {
      label: 'Notes',
      labelOnCards: true,
      cell: (row) =>
        findNotes(notes.list, readTime(row), times).map(({ id, day, text }) => (
          <Button key={id} size="small" variant="text" onClick={() => notes.open(day)}>
            <span className="break">
              {text}
              <span className="visually-hidden">, note of {formatDate(day)}</span>
            </span>
          </Button>
        )),
    },
  ];
}

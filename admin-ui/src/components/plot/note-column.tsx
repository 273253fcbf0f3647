import { Button } from '../actions/Button';
import type { Column } from '../table/DataTable';
import { formatDate } from '../text/format';
import { findNotes, type DayNote, type DayNotes } from './day-notes';

/** A note as a button that opens it; long text wraps. */
export function NoteButton({
  note: { day, text, author, subject },
  onOpen,
}: {
  note: DayNote;
  onOpen: () => void;
}) {
  return (
    <Button
      size="small"
      variant="text"
      title={`By ${author}`}
      onClick={onOpen}
      sx={{ height: 'auto', paddingInline: 0, textAlign: 'start', whiteSpace: 'normal' }}
    >
      <span className="break">
        <b>{[formatDate(day), subject].filter(Boolean).join(' · ')}</b> {text}
      </span>
    </Button>
  );
}

/** A notes column for a table by day; none without notes. */
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
      cell: (row) =>
        findNotes(notes.list, readTime(row), times).map((note) => (
          <NoteButton key={note.id} note={note} onOpen={() => notes.open(note.day)} />
        )),
    },
  ];
}

import { create } from '../api/send-api';
import { Dialog } from '../components/dialogs/Dialog';
import type { Annotation } from '../api/types';
import { formatDate } from '../components/text/format';
import { DayNoteForm } from './DayNoteForm';
import { DayNoteItem } from './DayNoteItem';
import { findSubject, type Subject } from './subject';

interface DayNotesDialogProps {
  days: readonly string[];
  subjects: Subject[];
  /** Notes on these days. */
  notes: Annotation[];
  onClose: () => void;
}

/** The team's notes on the given days, with add, edit and delete. */
export function DayNotesDialog({ days, subjects, notes, onClose }: DayNotesDialogProps) {
  const [from = '', to = from] = [days[0], days.at(-1)];
  const title =
    from === to ? `Notes of ${formatDate(from)}` : `Notes, ${formatDate(from)} to ${formatDate(to)}`;
  return (
    <Dialog title={notes.length > 0 ? title : 'New note'} onClose={onClose} maxWidth="xs">
      <div className="dialog-body stack">
        {notes.length > 0 && (
          <ul className="lines bare" aria-label="Notes">
            {notes.map((note) => (
              <DayNoteItem key={note.id} note={note} subject={findSubject(subjects, note)?.label} />
            ))}
          </ul>
        )}
        <DayNoteForm
          day={to}
          draft={`day note ${to}`}
          subjects={subjects}
          action="Add note"
          autoFocus={notes.length === 0}
          onSave={async ({ day, text, subject }) => {
            const { target } = subjects[Number(subject)]!;
            await create('/api/annotations', { body: { day, text, ...target } });
            onClose();
          }}
        />
        <p className="text-12 muted">The whole team sees it on the plots with your name.</p>
      </div>
    </Dialog>
  );
}

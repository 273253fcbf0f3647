import { sendApi } from '../api/send-api';
import { IconButton } from '../components/actions/IconButton';
import { useState } from 'react';
import type { Annotation } from '../api/types';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog';
import { formatDate, formatDateTime, timeAgo } from '../components/text/format';
import { DayNoteForm } from './DayNoteForm';

interface DayNoteItemProps {
  note: Annotation;
  /** Subject of the note. */
  subject: string | undefined;
  onChanged: () => Promise<unknown>;
}

/** A note on a day; its author can edit it, everyone can delete it. */
export function DayNoteItem({ note, subject, onChanged }: DayNoteItemProps) {
  const [dialog, setDialog] = useState<'change' | 'delete' | null>(null);
  const author = note.createdByName ?? 'Deleted user';
  const name = `the note of ${formatDate(note.day)} by ${author}`;
  const stop = () => setDialog(null);
  if (dialog === 'change') {
    return (
      <li>
        <DayNoteForm
          day={note.day}
          text={note.text}
          action="Save"
          autoFocus
          onCancel={stop}
          onSave={async ({ day, text }) => {
            await sendApi('PUT', '/api/annotations/{id}', { id: note.id, body: { day, text } });
            await onChanged();
            stop();
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <div className="row between">
        <span className="text-12 muted" title={formatDateTime(note.createdAt)}>
          <b>{formatDate(note.day)}</b> · {subject && `${subject} · `}
          {author}, {timeAgo(note.createdAt)}
        </span>
        <span className="row near">
          {note.mine && <IconButton icon="edit" label={`Edit ${name}`} onClick={() => setDialog('change')} />}
          <IconButton icon="trash" label={`Delete ${name}`} onClick={() => setDialog('delete')} />
        </span>
      </div>
      <p className="written">{note.text}</p>
      {dialog === 'delete' && (
        <ConfirmDialog
          title="Delete this note?"
          confirmLabel="Delete"
          failed="The note could not be deleted"
          onConfirm={async () => {
            await sendApi('DELETE', '/api/annotations/{id}', { id: note.id });
            void onChanged();
          }}
          onClose={stop}
        >
          <p className="clamp long">{note.text}</p>
          <p className="muted">It is deleted for the whole team. This action cannot be undone.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

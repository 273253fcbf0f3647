import { sendApi } from '../api/send-api';
import { IconButton } from '../components/actions/IconButton';
import { useState } from 'react';
import type { Annotation } from '../api/types';
import { useQuestion } from '../components/dialogs/use-question';
import { formatDate, formatDateTime, timeAgo } from '../components/text/format';
import { NoteToDelete } from './NoteToDelete';
import { DayNoteForm } from './DayNoteForm';

interface DayNoteItemProps {
  note: Annotation;
  /** Subject of the note. */
  subject: string | undefined;
}

/** A note on a day; its author can edit it, everyone can delete it. */
export function DayNoteItem({ note, subject }: DayNoteItemProps) {
  const [editing, setEditing] = useState(false);
  const [ask, dialog] = useQuestion();
  const author = note.createdByName ?? 'Former team member';
  const name = `the note of ${formatDate(note.day)} by ${author}`;
  const stop = () => setEditing(false);
  const question = {
    title: 'Delete this note?',
    text: <NoteToDelete text={note.text} />,
    confirmLabel: 'Delete',
    failed: 'The note could not be deleted',
    run: () => sendApi('DELETE', '/api/annotations/{id}', { id: note.id }),
  };
  if (editing) {
    return (
      <li>
        <DayNoteForm
          day={note.day}
          text={note.text}
          draft={`day note ${note.id}`}
          action="Save"
          autoFocus
          onCancel={stop}
          onSave={async ({ day, text }) => {
            await sendApi('PUT', '/api/annotations/{id}', { id: note.id, body: { day, text } });
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
          {note.mine && <IconButton icon="edit" label={`Edit ${name}`} onClick={() => setEditing(true)} />}
          <IconButton icon="trash" label={`Delete ${name}`} onClick={() => ask(question)} />
        </span>
      </div>
      <p className="written">{note.text}</p>
      {dialog}
    </li>
  );
}

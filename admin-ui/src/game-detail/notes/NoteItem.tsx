import { sendApi } from '../../api/send-api';
import { IconButton } from '../../components/actions/IconButton';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-context';
import type { GameNote } from '../../api/types';
import { useQuestion } from '../../components/dialogs/use-question';
import { formatDateTime, timeAgo } from '../../components/text/format';
import { NoteToDelete } from '../../annotations/NoteToDelete';
import { NoteForm } from './NoteForm';

export function NoteItem({ note }: { note: GameNote }) {
  const { user, isAdmin } = useAuth();
  const [editing, setEditing] = useState(false);
  const [ask, dialog] = useQuestion();
  const route = '/api/games/{bundleId}/notes/{id}';
  const ids = { bundleId: note.bundleId, id: note.id };
  const author = note.createdByName ?? 'Former team member';

  if (editing) {
    return (
      <li>
        <NoteForm
          label={`Note by ${author}`}
          action="Save"
          draft={`note ${note.id}`}
          text={note.text}
          onCancel={() => setEditing(false)}
          onSave={async (text) => {
            await sendApi('PUT', route, { ...ids, body: { text } });
            setEditing(false);
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <div className="row between">
        <span className="text-12 muted cut" title={formatDateTime(note.createdAt)}>
          <b>{author}</b>, {timeAgo(note.createdAt)}
          {note.updatedAt > note.createdAt && ', edited'}
        </span>
        <span className="row near">
          <IconButton icon="edit" label={`Edit the note by ${author}`} onClick={() => setEditing(true)} />
          {(isAdmin || note.createdBy === user?.id) && (
            <IconButton
              icon="trash"
              label={`Delete the note by ${author}`}
              onClick={() =>
                ask({
                  title: `Delete the note by ${author}?`,
                  text: <NoteToDelete text={note.text} />,
                  confirmLabel: 'Delete',
                  run: () => sendApi('DELETE', route, ids),
                })
              }
            />
          )}
        </span>
      </div>
      <p className="written">{note.text}</p>
      {dialog}
    </li>
  );
}

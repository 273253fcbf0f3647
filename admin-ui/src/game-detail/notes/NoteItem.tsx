import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { updateNote, deleteNote } from '../../api/market-data';
import { describeError } from '../../api/problem';
import type { GameNote } from '../../api/types';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Icon } from '../../components/Icon';
import { formatDateTime, timeAgo } from '../../components/format';
import { useCommand } from '../../components/use-command';
import { NoteForm } from './NoteForm';

interface NoteItemProps {
  note: GameNote;
  bundleId: string;
  onChanged: () => Promise<unknown>;
}

export function NoteItem({ note, bundleId, onChanged }: NoteItemProps) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const author = note.createdByName ?? 'Somebody who has left';

  const { busy, run: remove } = useCommand(async () => {
    setProblem(null);
    try {
      await deleteNote(bundleId, note.id);
      setAsking(false);
      await onChanged();
    } catch (error) {
      console.error('The note could not be deleted', error);
      setProblem(describeError(error));
    }
  });

  if (editing) {
    return (
      <li>
        <NoteForm
          label={`Note of ${author}`}
          action="Save"
          text={note.text}
          onCancel={() => setEditing(false)}
          onSave={async (text) => {
            await updateNote(bundleId, note.id, text);
            await onChanged();
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
        <span className="row note-actions">
          <IconButton size="small" onClick={() => setEditing(true)} aria-label={`Edit the note of ${author}`}>
            <Icon name="edit" />
          </IconButton>
          <IconButton
            size="small"
            onClick={() => setAsking(true)}
            aria-label={`Delete the note of ${author}`}
          >
            <Icon name="trash" />
          </IconButton>
        </span>
      </div>
      <p className="note-text">{note.text}</p>
      <ConfirmDialog
        open={asking}
        title={`Delete the note of ${author}?`}
        confirmLabel="Delete"
        busy={busy}
        problem={problem}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p className="note-text">{note.text}</p>
        <p className="muted">The whole team loses it. This action cannot be undone.</p>
      </ConfirmDialog>
    </li>
  );
}

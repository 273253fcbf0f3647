import { sendApi } from '../api/send-api';
import { useQueryClient } from '@tanstack/react-query';
import type { Idea } from '../api/types';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog';
import { ideaKey, ideaListKey } from './idea-cache';

interface DeleteIdeaDialogProps {
  idea: Pick<Idea, 'id' | 'name'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Confirms deleting an idea with its versions and chat. */
export function DeleteIdeaDialog({ idea, onDeleted, onClose }: DeleteIdeaDialogProps) {
  const cache = useQueryClient();
  const remove = async () => {
    await sendApi('DELETE', '/api/ideas/{id}', { id: idea.id });
    onDeleted?.();
    cache.removeQueries({ queryKey: ideaKey(idea.id) });
    await cache.invalidateQueries({ queryKey: ideaListKey });
  };
  return (
    <ConfirmDialog
      title="Delete Idea"
      confirmLabel="Confirm"
      failed="Failed to delete idea"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this idea? This action cannot be undone.</p>
      <p className="break" dir="auto">
        <b>{idea.name}</b>
      </p>
    </ConfirmDialog>
  );
}

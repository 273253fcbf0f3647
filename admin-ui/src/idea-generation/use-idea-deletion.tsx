import { useQueryClient } from '@tanstack/react-query';
import { sendApi } from '../api/send-api';
import type { Idea } from '../api/types';
import { useQuestion } from '../components/dialogs/use-question';
import { ideaKey } from './idea-cache';

/** Confirms deleting an idea with its versions and chat. */
export function useIdeaDeletion(onDeleted?: () => void) {
  const cache = useQueryClient();
  const [ask, dialog] = useQuestion();
  const askToDelete = ({ id, name }: Pick<Idea, 'id' | 'name'>) =>
    ask({
      title: 'Delete Idea',
      text: (
        <>
          <p>Are you sure you want to delete this idea? This action cannot be undone.</p>
          <p className="break" dir="auto">
            <b>{name}</b>
          </p>
        </>
      ),
      confirmLabel: 'Confirm',
      failed: 'Failed to delete idea',
      run: async () => {
        await sendApi('DELETE', '/api/ideas/{id}', { id });
        onDeleted?.();
        cache.removeQueries({ queryKey: ideaKey(id) });
      },
    });
  return { askToDelete, dialog };
}

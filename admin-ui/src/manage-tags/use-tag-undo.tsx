import { useNotify } from 'react-admin';
import { listTagCarriers, setTag } from '../api/games/tags';
import { describeError } from '../api/problem';
import { UndoButton } from '../components/actions/UndoButton';
import { countNoun } from '../components/text/format';
import { useInvalidateTags } from './use-tags';

/** Time to react to Undo, in ms. */
const UNDO_MS = 10_000;

/** Those of the games that have the tag now. */
export async function listCarriers(tagId: string, bundleIds: string[]): Promise<string[]> {
  return (await listTagCarriers(bundleIds)).find((row) => row.tagId === tagId)?.bundleIds ?? [];
}

/** Reports how many games were tagged and offers Undo for each. */
export function useTagUndo() {
  const notify = useNotify();
  const changed = useInvalidateTags();
  return (tagId: string, bundleIds: string[], attached: boolean, before: string[]) => {
    const others = attached ? bundleIds.filter((id) => !before.includes(id)) : before;
    if (others.length === 0) return;
    const undo = async () => {
      try {
        await setTag(tagId, others, !attached);
      } catch (error) {
        notify(`The tag could not be put back. ${describeError(error)}`, { type: 'error' });
      }
      changed(others);
    };
    const games = countNoun(others.length, 'game');
    notify(attached ? `Tag added to ${games}` : `Tag removed from ${games}`, {
      type: 'success',
      autoHideDuration: UNDO_MS,
      action: <UndoButton onUndo={() => void undo()} />,
    });
  };
}

import { useNotify } from 'react-admin';
import { listTagCarriers, setTag } from '../api/games/tags';
import { UndoButton } from '../components/actions/UndoButton';
import { useAction } from '../components/actions/use-action';
import { countNoun } from '../components/text/format';

/** Time to react to Undo, in ms. */
const UNDO_MS = 10_000;

/** Those of the games that have the tag now. */
export async function listCarriers(tagId: string, bundleIds: string[]): Promise<string[]> {
  return (await listTagCarriers(bundleIds)).find((row) => row.tagId === tagId)?.bundleIds ?? [];
}

/** Reports how many games were tagged and offers Undo for each. */
export function useTagUndo() {
  const notify = useNotify();
  const putBack = useAction(setTag, 'The tag could not be put back');
  return (tagId: string, bundleIds: string[], attached: boolean, before: string[]) => {
    const others = attached ? bundleIds.filter((id) => !before.includes(id)) : before;
    if (others.length === 0) return;
    const games = countNoun(others.length, 'game');
    notify(attached ? `Tag added to ${games}` : `Tag removed from ${games}`, {
      type: 'success',
      autoHideDuration: UNDO_MS,
      action: <UndoButton onUndo={() => void putBack.run(tagId, others, !attached)} />,
    });
  };
}

import { useState } from 'react';
import { describeError } from '../api/problem';
import { deleteTag } from '../api/tags';
import type { Tag } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useCommand } from '../components/use-command';
import { gameCount, nameOwner } from '../manage-tags/tag-names';
import { useTagsChanged } from '../manage-tags/use-tags';

interface DeleteTagDialogProps {
  tag: Tag;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks once and says how many games lose the tag. */
export function DeleteTagDialog({ tag, onDeleted, onClose }: DeleteTagDialogProps) {
  const me = useAuth().user?.id;
  const changed = useTagsChanged();
  const [problem, setProblem] = useState<string | null>(null);

  const { busy, run: remove } = useCommand(async () => {
    setProblem(null);
    try {
      await deleteTag(tag.id);
      onDeleted();
    } catch (error) {
      console.error('Failed to delete tag', error);
      setProblem(`Failed to delete tag: ${describeError(error)}`);
    }
    changed();
  });

  return (
    <ConfirmDialog
      open
      title={`Delete “${tag.name}”?`}
      confirmLabel="Delete"
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        {tag.gameCount === 0
          ? 'No game carries this tag.'
          : `${gameCount(tag.gameCount)} ${tag.gameCount === 1 ? 'loses' : 'lose'} this tag; the games stay.`}{' '}
        {tag.createdBy !== me && `It was made by ${nameOwner(tag, me)}. `}
        This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

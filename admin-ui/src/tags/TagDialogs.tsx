import { sendApi } from '../api/send-api';
import type { Tag } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog';
import { FormDialog } from '../components/forms/FormDialog';
import { nameOwner } from '../manage-tags/tag-names';
import { useInvalidateTags } from '../manage-tags/use-tags';
import { TagInputs, type TagFields } from './TagInputs';
import { countNoun } from '../components/text/format';

interface EditTagDialogProps {
  tag: Tag;
  onClose: () => void;
}

/** Changes name or description; the games keep the tag. */
export function EditTagDialog({ tag, onClose }: EditTagDialogProps) {
  const changed = useInvalidateTags();
  const save = async (fields: TagFields) => {
    await sendApi('PUT', '/api/tags/{id}', { id: tag.id, body: fields });
    changed();
    onClose();
  };
  return (
    <FormDialog<TagFields>
      input="TagInput"
      title={`Edit “${tag.name}”`}
      values={{ name: tag.name, description: tag.description ?? '' }}
      errorTitle="Failed to update tag"
      submitLabel="Save"
      onSubmit={save}
      onClose={onClose}
    >
      <TagInputs autoFocus />
    </FormDialog>
  );
}

interface DeleteTagDialogProps extends EditTagDialogProps {
  onDeleted: () => void;
}

/** Confirms, with the number of games that lose the tag. */
export function DeleteTagDialog({ tag, onDeleted, onClose }: DeleteTagDialogProps) {
  const me = useAuth().user?.id;
  const changed = useInvalidateTags();
  const remove = async () => {
    try {
      await sendApi('DELETE', '/api/tags/{id}', { id: tag.id });
      onDeleted();
    } finally {
      changed();
    }
  };
  return (
    <ConfirmDialog
      title={`Delete “${tag.name}”?`}
      confirmLabel="Delete"
      failed="Failed to delete tag"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {tag.gameCount === 0
          ? 'No game carries this tag.'
          : `${countNoun(tag.gameCount, 'game loses', 'games lose')} this tag; the games stay.`}{' '}
        {tag.createdBy !== me && `It was created by ${nameOwner(tag, me)}. `}
        This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

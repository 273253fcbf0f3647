import { sendApi } from '../api/send-api';
import type { Tag } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { useQuestion } from '../components/dialogs/use-question';
import { FormDialog } from '../components/forms/FormDialog';
import { nameOwner } from '../manage-tags/tag-names';
import { TagInputs, type TagFields } from './TagInputs';
import { countNoun } from '../components/text/format';

interface EditTagDialogProps {
  tag: Tag;
  onClose: () => void;
}

/** Changes name or description; the games keep the tag. */
export function EditTagDialog({ tag, onClose }: EditTagDialogProps) {
  return (
    <FormDialog<TagFields>
      input="TagInput"
      title={`Edit “${tag.name}”`}
      values={{ name: tag.name, description: tag.description ?? '' }}
      errorTitle="Failed to update tag"
      submitLabel="Save"
      onSubmit={(_tag, body) => sendApi('PUT', '/api/tags/{id}', { id: tag.id, body })}
      onClose={onClose}
    >
      <TagInputs autoFocus />
    </FormDialog>
  );
}

/** Asks before deleting a tag, with the number of games that lose it. */
export function useTagDeletion(onDeleted: (tag: Tag) => void) {
  const me = useAuth().user?.id;
  const [ask, dialog] = useQuestion();
  const askToDelete = (tag: Tag) =>
    ask({
      title: `Delete “${tag.name}”?`,
      text: [
        tag.gameCount === 0
          ? 'No game carries this tag.'
          : `${countNoun(tag.gameCount, 'game loses', 'games lose')} this tag; the games stay.`,
        tag.createdBy !== me && `It was created by ${nameOwner(tag, me)}.`,
        'This action cannot be undone.',
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: 'Delete',
      failed: 'Failed to delete tag',
      run: async () => {
        await sendApi('DELETE', '/api/tags/{id}', { id: tag.id });
        onDeleted(tag);
      },
    });
  return [askToDelete, dialog] as const;
}

import { FormDialog } from '../../components/forms/FormDialog';
import { TextInput } from '../../components/forms/TextInput';
import type { SaidItem } from './said-item';

interface ItemWords {
  name: string;
  description: string;
}

interface CorrectDialogProps {
  item: SaidItem;
  /** Resolves to an error message, or null. */
  onSave: (words: ItemWords) => Promise<string | null | undefined>;
  onClose: () => void;
}

const REQUIRED = ['name'];

/** Rewords an item that the engine got wrong. */
export function CorrectDialog({ item, onSave, onClose }: CorrectDialogProps) {
  const save = async (words: ItemWords) => {
    const wrong = await onSave(words);
    if (wrong) throw new Error(wrong);
    onClose();
  };
  return (
    <FormDialog<ItemWords>
      input="FeedbackInput"
      required={REQUIRED}
      title={`Correct “${item.was ?? item.name}”`}
      values={{ name: item.name, description: item.description }}
      submitLabel="Save"
      busyLabel="Saving"
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-13 muted">
        Your wording is shown in place of the engine’s and stays when the game is analyzed again.
      </p>
      <TextInput source="name" label="Name" autoFocus />
      <TextInput source="description" label="Description" rows={3} />
    </FormDialog>
  );
}

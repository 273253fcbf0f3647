import { FormDialog } from '../../components/forms/FormDialog';
import { TextInput } from '../../components/forms/TextInput';
import type { DisplayedItem } from './displayed-item';

interface ItemFields {
  name: string;
  description: string;
}

interface CorrectDialogProps {
  item: DisplayedItem;
  onSave: (fields: ItemFields) => Promise<void>;
  onClose: () => void;
}

const REQUIRED = ['name'];

/** Rewords an item that the engine got wrong. */
export function CorrectDialog({ item, onSave, onClose }: CorrectDialogProps) {
  return (
    <FormDialog<ItemFields>
      input="FeedbackInput"
      required={REQUIRED}
      title={`Correct “${item.was ?? item.name}”`}
      values={{ name: item.name, description: item.description }}
      submitLabel="Save"
      busyLabel="Saving"
      onSubmit={onSave}
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

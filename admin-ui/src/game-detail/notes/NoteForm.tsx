import { InlineForm } from '../../components/forms/InlineForm';
import { TextInput } from '../../components/forms/TextInput';

interface NoteFormProps {
  label: string;
  action: string;
  /** Key under which the input is kept. */
  draft: string;
  /** Initial text. */
  text?: string;
  onSave: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}

export const NoteForm = ({ label, text = '', onSave, ...form }: NoteFormProps) => (
  <InlineForm<{ text: string }>
    {...form}
    input="GameNoteInput"
    values={{ text }}
    warnWhenUnsavedChanges
    errorTitle="The note could not be saved"
    escape
    onSubmit={(note) => onSave(note.text)}
  >
    <TextInput source="text" label={label} rows={2} autoFocus={form.onCancel !== undefined} />
  </InlineForm>
);

import { InlineForm } from '../components/forms/InlineForm';
import { SelectInput } from '../components/forms/SelectInput';
import { TextInput } from '../components/forms/TextInput';
import type { Subject } from './subject';

interface Typed {
  day: string;
  text: string;
  /** Index of the subject. */
  subject: string;
}

interface DayNoteFormProps {
  day: string;
  text?: string;
  /** Possible subjects of a new note; omitted for an existing one. */
  subjects?: Subject[];
  /** Keeps what is typed under this name. */
  draft: string;
  action: string;
  autoFocus: boolean;
  onSave: (typed: Typed) => Promise<unknown>;
  onCancel?: () => void;
}

export const DayNoteForm = ({
  day,
  text = '',
  subjects = [],
  autoFocus,
  onSave,
  ...form
}: DayNoteFormProps) => (
  <InlineForm<Typed>
    {...form}
    input="AnnotationInput"
    values={{ day, text, subject: '0' }}
    errorTitle="The note could not be saved"
    primary
    onSubmit={onSave}
  >
    <TextInput source="day" label="Day" type="date" />
    {subjects.length > 1 && (
      <SelectInput
        source="subject"
        label="About"
        options={subjects.map(({ label }, at) => ({ value: String(at), label }))}
      />
    )}
    <TextInput source="text" label="Note" rows={2} autoFocus={autoFocus} />
  </InlineForm>
);

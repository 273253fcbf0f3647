import { Button } from '../components/actions/Button';
import type { KeyboardEvent } from 'react';
import { FormBanner } from '../components/forms/FormBanner';
import { SaveForm } from '../components/forms/SaveForm';
import { SelectInput } from '../components/forms/SelectInput';
import { SubmitButton } from '../components/forms/SubmitButton';
import { TextInput } from '../components/forms/TextInput';
import { discardFormDraft } from '../components/forms/use-form-draft';
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

/** A date and a text; the input stays when saving fails. */
export function DayNoteForm({
  day,
  text = '',
  subjects = [],
  draft,
  action,
  autoFocus,
  onSave,
  onCancel,
}: DayNoteFormProps) {
  const cancel =
    onCancel &&
    (() => {
      discardFormDraft(draft);
      onCancel();
    });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <SaveForm<Typed>
      className="stack tight"
      input="AnnotationInput"
      values={{ day, text, subject: '0' }}
      draft={draft}
      onSubmit={onSave}
    >
      <FormBanner errorTitle="The note could not be saved" />
      <TextInput source="day" label="Day" type="date" />
      {subjects.length > 1 && (
        <SelectInput
          source="subject"
          label="About"
          options={subjects.map(({ label }, at) => ({ value: String(at), label }))}
        />
      )}
      <TextInput source="text" label="Note" rows={2} autoFocus={autoFocus} onKeyDown={onKeyDown} />
      <div className="row end">
        {cancel && <Button label="Cancel" size="small" variant="text" onClick={cancel} />}
        <SubmitButton size="small" busyLabel="Saving…">
          {action}
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

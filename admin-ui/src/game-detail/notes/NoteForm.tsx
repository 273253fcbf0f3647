import { Button } from '../../components/actions/Button';
import type { KeyboardEvent } from 'react';
import { FormBanner } from '../../components/forms/FormBanner';
import { SaveForm } from '../../components/forms/SaveForm';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { discardFormDraft } from '../../components/forms/use-form-draft';
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

/** A text area; the input stays when saving fails. */
export function NoteForm({ label, action, draft, text = '', onSave, onCancel }: NoteFormProps) {
  const cancel =
    onCancel &&
    (() => {
      discardFormDraft(draft);
      onCancel();
    });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.closest('form')?.requestSubmit();
    }
    if (event.key === 'Escape') cancel?.();
  };
  return (
    <SaveForm<{ text: string }>
      className="stack tight"
      input="GameNoteInput"
      values={{ text }}
      draft={draft}
      warnWhenUnsavedChanges
      onSubmit={(note) => onSave(note.text)}
    >
      <FormBanner errorTitle="The note could not be saved" />
      <TextInput
        source="text"
        label={label}
        rows={2}
        autoFocus={onCancel !== undefined}
        onKeyDown={onKeyDown}
      />
      <div className="row end">
        {cancel && <Button label="Cancel" size="small" variant="text" onClick={cancel} />}
        <SubmitButton size="small" variant="outlined" color="inherit" busyLabel="Saving…">
          {action}
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

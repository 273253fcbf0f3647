import { Button } from '../actions/Button';
import { editKeys } from './edit-keys';
import { FormBanner } from './FormBanner';
import { SaveForm, type SaveFormProps } from './SaveForm';
import { SubmitButton } from './SubmitButton';
import { discardFormDraft } from './use-form-draft';

interface InlineFormProps<T> extends Omit<SaveFormProps<T>, 'className'> {
  /** Key under which the input is kept. */
  draft: string;
  /** Label of the submit button. */
  action: string;
  /** What failed: "The note could not be saved". */
  errorTitle: string;
  /** The form's main action, not a secondary one. */
  primary?: boolean;
  /** Escape cancels. */
  escape?: boolean;
  onCancel?: (() => void) | undefined;
}

/** A small form within a page; Ctrl+Enter submits. The input stays when saving fails. */
export function InlineForm<T extends object>({
  action,
  errorTitle,
  primary,
  escape,
  onCancel,
  children,
  ...form
}: InlineFormProps<T>) {
  const cancel =
    onCancel &&
    (() => {
      discardFormDraft(form.draft);
      onCancel();
    });
  const onKeyDown = editKeys({
    save: ({ currentTarget }) => currentTarget.closest('form')?.requestSubmit(),
    cancel: escape && cancel,
  });
  return (
    <SaveForm<T> {...form} className="stack tight">
      <FormBanner errorTitle={errorTitle} />
      <div className="stack tight" onKeyDown={onKeyDown}>
        {children}
      </div>
      <div className="row end">
        {cancel && <Button label="Cancel" size="small" variant="text" onClick={cancel} />}
        <SubmitButton
          size="small"
          busyLabel="Saving…"
          {...(!primary && { variant: 'outlined' as const, color: 'inherit' as const })}
        >
          {action}
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

import { Button } from '../actions/Button';
import { Dialog } from '../dialogs/Dialog';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { FormBanner } from './FormBanner';
import { SaveForm, type SaveFormProps } from './SaveForm';
import { SubmitButton } from './SubmitButton';
import { discardFormDraft } from './use-form-draft';

interface FormDialogProps<T> extends Omit<SaveFormProps<T>, 'className' | 'onDirty'> {
  title: string;
  submitLabel: string;
  /**
   * Reject to keep the input and show the error. Then the dialog closes, and reports the text that it resolves to;
   * false keeps it open.
   */
  onSubmit: SaveFormProps<T>['onSubmit'];
  /** Button label while submitting. */
  busyLabel?: string;
  cancelLabel?: string;
  /** What failed: "Failed to create tag". Without it only the reason is shown. */
  errorTitle?: string;
  /** What is unaffected by a failure. */
  unaffected?: ReactNode;
  /** Styles a destructive action. */
  danger?: boolean;
  /** Cancel has the initial focus. */
  focusCancel?: boolean;
  wide?: boolean;
  /** Replaces the form after it succeeded; shown once, so only its own button closes the dialog. */
  result?: ReactNode;
  /** Without it the dialog has no close button. */
  onClose?: () => void;
}

/** A form in a dialog. Closing it asks to discard unsaved changes; the focus returns to where it was. */
export function FormDialog<T extends object>({
  title,
  submitLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  errorTitle,
  unaffected,
  danger,
  focusCancel,
  wide,
  result,
  onSubmit,
  onClose,
  children,
  ...form
}: FormDialogProps<T>) {
  const notify = useNotify();
  const [isDirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = result ? undefined : onClose && (() => (isDirty ? setLeaving(true) : onClose()));
  const submit = async (...values: Parameters<typeof onSubmit>) => {
    const outcome = await onSubmit(...values);
    if (typeof outcome === 'string') notify(outcome, { type: 'success' });
    if (outcome !== false) onClose?.();
  };
  return (
    <Dialog title={title} onClose={close} maxWidth={wide ? 'sm' : 'xs'}>
      {result ?? (
        <SaveForm {...form} onSubmit={submit} className="dialog-form" onDirty={setDirty}>
          <div className="dialog-body stack">
            <FormBanner errorTitle={errorTitle} unaffected={unaffected} />
            {children}
          </div>
          <div className="dialog-foot">
            <Button label={cancelLabel} onClick={close} autoFocus={focusCancel} />
            <SubmitButton
              busyLabel={busyLabel}
              {...(danger && { variant: 'outlined' as const, color: 'error' as const })}
            >
              {submitLabel}
            </SubmitButton>
          </div>
        </SaveForm>
      )}
      {leaving && (
        <ConfirmDialog
          title="Discard changes?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          onConfirm={() => {
            discardFormDraft(form.draft);
            onClose?.();
          }}
          onClose={() => setLeaving(false)}
        >
          <p>Your input will be lost.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

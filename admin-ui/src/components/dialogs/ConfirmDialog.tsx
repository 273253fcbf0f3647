import { Button } from '../actions/Button';
import { Dialog } from './Dialog';
import { useId, useState, type ReactNode } from 'react';
import { describeErrorSentence } from '../../api/problem';
import { Banner } from '../states/Banner';
import { useCommand } from '../actions/use-command';

interface ConfirmDialogProps {
  /** Names the object: "Delete mina@example.com?" */
  title: string;
  /** The consequences, and whether they can be undone. */
  children: ReactNode;
  confirmLabel: string;
  /** Nothing is lost: the button is not red. */
  harmless?: boolean | undefined;
  cancelLabel?: string;
  /** What failed: "Failed to delete tag". Without it only the reason is shown. */
  failed?: string;
  /** Reject to keep the dialog open and show the error. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Confirms an action, usually a destructive one. Cancel has the initial focus. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  harmless = false,
  cancelLabel = 'Cancel',
  failed,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run: confirm } = useCommand(async () => {
    setProblem(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      console.error(title, error);
      setProblem(describeErrorSentence(error));
    }
  });
  return (
    <Dialog title={title} onClose={onClose} role="alertdialog" aria-describedby={id} maxWidth="xs">
      <div className="dialog-body stack" id={id}>
        {problem && (
          <Banner tone="error" title={failed ?? problem}>
            {failed && <p>{problem}</p>}
          </Banner>
        )}
        {children}
      </div>
      <div className="dialog-foot">
        <Button label={cancelLabel} onClick={onClose} autoFocus />
        <Button
          label={confirmLabel}
          {...(harmless ? { primary: true } : { color: 'error' })}
          onClick={() => void confirm()}
          disabled={busy}
        />
      </div>
    </Dialog>
  );
}

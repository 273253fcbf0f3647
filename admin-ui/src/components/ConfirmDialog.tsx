import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { Banner } from './Banner';
import { DialogHead } from './DialogHead';

interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing: "Delete mina@example.com?" */
  title: string;
  /** What it means, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  busy?: boolean;
  /** What went wrong with the last try. */
  problem?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something that hurts. The keyboard starts on Cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busy,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogHead id={`${id}-title`} title={title} onClose={onClose} />
      <div className="dialog-body stack" id={id}>
        {problem && <Banner tone="error" title={problem} />}
        {children}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose} autoFocus>
          Cancel
        </Button>
        <Button color="error" onClick={onConfirm} disabled={busy}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

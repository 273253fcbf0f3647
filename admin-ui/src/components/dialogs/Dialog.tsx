import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useId } from 'react';
import { DialogHead } from './DialogHead';

interface DialogProps extends Omit<MuiDialogProps, 'open' | 'onClose' | 'title'> {
  title: string;
  /** Without it the dialog has no close button. */
  onClose?: (() => void) | undefined;
}

export function Dialog({ title, onClose, children, ...dialog }: DialogProps) {
  const id = useId();
  return (
    <MuiDialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth {...dialog}>
      <DialogHead id={id} title={title} onClose={onClose} />
      {children}
    </MuiDialog>
  );
}

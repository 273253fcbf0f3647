import { useState } from 'react';
import { useNotify } from 'react-admin';
import { describeError } from '../api/problem';
import { deletePrototype } from '../api/prototypes';
import type { Prototype } from '../api/types';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useCommand } from '../components/use-command';
import { usePrototypesChanged } from './use-prototypes';

interface DeletePrototypeDialogProps {
  prototype: Prototype;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeletePrototypeDialog({ prototype, onDeleted, onClose }: DeletePrototypeDialogProps) {
  const notify = useNotify();
  const changed = usePrototypesChanged();
  const [problem, setProblem] = useState<string | null>(null);

  const { busy, run: remove } = useCommand(async () => {
    setProblem(null);
    try {
      await deletePrototype(prototype.id);
      notify(`“${prototype.name}” was deleted`, { type: 'success' });
      onDeleted();
    } catch (error) {
      console.error('The prototype could not be deleted', error);
      setProblem(`The prototype could not be deleted. ${describeError(error)}`);
    }
    changed();
  });

  return (
    <ConfirmDialog
      open
      title={`Delete “${prototype.name}”?`}
      confirmLabel="Delete"
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        This removes the prototype for everyone. {prototype.ideaName && 'The idea it was made from stays. '}
        This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

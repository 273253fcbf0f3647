import { sendApi } from '../../api/send-api';
import { useNotify } from 'react-admin';
import type { Prototype } from '../../api/types';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { useInvalidatePrototypes } from '../use-prototypes';

interface DeletePrototypeDialogProps {
  prototype: Prototype;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeletePrototypeDialog({ prototype, onDeleted, onClose }: DeletePrototypeDialogProps) {
  const notify = useNotify();
  const changed = useInvalidatePrototypes();

  const remove = async () => {
    try {
      await sendApi('DELETE', '/api/prototypes/{id}', { id: prototype.id });
      notify(`“${prototype.name}” was deleted`, { type: 'success' });
      onDeleted();
    } finally {
      changed();
    }
  };

  return (
    <ConfirmDialog
      title={`Delete “${prototype.name}”?`}
      confirmLabel="Delete"
      failed="The prototype could not be deleted"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        This removes the prototype for everyone. {prototype.ideaName && 'The idea it was made from stays. '}
        This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}

import { Button } from './Button';
import { useCloseNotification } from 'react-admin';

/** Undoes the action that the surrounding notification reports. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const close = useCloseNotification();
  return (
    <Button
      label="Undo"
      size="small"
      onClick={() => {
        close();
        onUndo();
      }}
    />
  );
}

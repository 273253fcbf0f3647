import { Button } from './Button';
import { useCloseNotification } from 'react-admin';

/** In a notification: takes back what it tells of. */
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

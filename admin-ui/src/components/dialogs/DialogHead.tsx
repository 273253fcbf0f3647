import { IconButton } from '../actions/IconButton';
import './dialog.css';

interface DialogHeadProps {
  /** Id for the dialog's aria-labelledby. */
  id: string;
  title: string;
  /** Without it the dialog has no close button. */
  onClose?: () => void;
}

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    <div className="dialog-head row start between">
      <h2 id={id} className="break">
        {title}
      </h2>
      {onClose && <IconButton icon="close" label="Close" onClick={onClose} />}
    </div>
  );
}

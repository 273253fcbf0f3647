import { IconButton } from '../actions/IconButton';
import './dialog.css';

interface DialogHeadProps {
  /** For the dialog's aria-labelledby. */
  id: string;
  title: string;
  /** Without it the dialog can only be closed by what stands in it. */
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

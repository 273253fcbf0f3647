import IconButton from '@mui/material/IconButton';
import { Icon } from './Icon';
import './dialog.css';

interface DialogHeadProps {
  /** For the dialog's aria-labelledby. */
  id: string;
  title: string;
  onClose: () => void;
}

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    <div className="dialog-head">
      <h2 id={id}>{title}</h2>
      <IconButton size="small" onClick={onClose} aria-label="Close">
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

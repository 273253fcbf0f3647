import { IconButton } from '../actions/IconButton';
import '../text/chips.css';

interface RemovableChipProps {
  label: string;
  /** Accessible name of the remove button: "Remove Mara Lind". */
  action: string;
  onRemove: () => void;
}

export const RemovableChip = ({ label, action, onRemove }: RemovableChipProps) => (
  <span className="chip removable">
    <span className="cut" dir="auto">
      {label}
    </span>
    <IconButton icon="close" label={action} onClick={onRemove} />
  </span>
);

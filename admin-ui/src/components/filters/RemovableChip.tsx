import { IconButton } from '../actions/IconButton';
import '../text/chips.css';

interface RemovableChipProps {
  label: string;
  /** What the cross does: "Remove Mara Lind". */
  action: string;
  onRemove: () => void;
}

/** A value that can be taken away again. */
export const RemovableChip = ({ label, action, onRemove }: RemovableChipProps) => (
  <span className="chip removable">
    <span className="cut" dir="auto">
      {label}
    </span>
    <IconButton icon="close" label={action} onClick={onRemove} />
  </span>
);

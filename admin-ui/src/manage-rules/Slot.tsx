import { ActionMenu } from '../components/actions/ActionMenu';
import { SLOT_STYLE, type SlotOption } from './slot-options';

interface SlotProps {
  /** Name of the part: "Chart". */
  label: string;
  text: string;
  options: readonly SlotOption[];
  chosen: readonly string[];
  /** Allows several choices; the list stays open. */
  multiple?: boolean;
  onPick: (value: string) => void;
}

/** An editable part of the sentence with its options. */
export function Slot({ label, text, options, chosen, multiple = false, onPick }: SlotProps) {
  return (
    <ActionMenu
      label={`${label}: ${text}`}
      icon={null}
      text={<span className="break">{text}</span>}
      button={{ variant: 'text', style: SLOT_STYLE, 'data-slot': '' }}
      side="left"
      multiple={multiple}
      actions={options.map((option) => ({
        label: option.label,
        checked: chosen.includes(option.value),
        ...(chosen.includes(option.value) && { icon: 'done' as const }),
        action: () => onPick(option.value),
      }))}
    />
  );
}

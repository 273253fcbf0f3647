import { ActionMenu } from '../components/actions/ActionMenu';
import { SLOT_STYLE, type SlotOption } from './slot-words';

interface SlotProps {
  /** What the part says of the rule: "Chart". */
  label: string;
  words: string;
  options: readonly SlotOption[];
  chosen: readonly string[];
  /** Several may be chosen; the list stays open. */
  several?: boolean;
  onPick: (value: string) => void;
}

/** A part of the sentence that can be changed, with the choices that it has. */
export function Slot({ label, words, options, chosen, several = false, onPick }: SlotProps) {
  return (
    <ActionMenu
      label={`${label}: ${words}`}
      icon={null}
      words={<span className="break">{words}</span>}
      button={{ variant: 'text', style: SLOT_STYLE, 'data-slot': '' }}
      side="left"
      several={several}
      actions={options.map((option) => ({
        label: option.label,
        checked: chosen.includes(option.value),
        ...(chosen.includes(option.value) && { icon: 'done' as const }),
        action: () => onPick(option.value),
      }))}
    />
  );
}

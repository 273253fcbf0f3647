import { IconButton } from '../../components/actions/IconButton';
import type { KeyboardEvent } from 'react';
import { ConfidenceBadge } from '../../analysis/items/ConfidenceBadge';
import { isKept, pinItem, tickItem, type BrainstormInput, type SourceItem } from './inputs';

interface SourceItemsProps {
  title: string;
  items: SourceItem[];
  input: BrainstormInput;
  disabled: boolean;
  onChange: (input: BrainstormInput) => void;
}

/** The items of a source: included, excluded or pinned. */
export function SourceItems({ title, items, input, disabled, onChange }: SourceItemsProps) {
  return (
    <>
      <span className="text-12 muted">{title}</span>
      {items.length === 0 && <span className="text-13 muted">None</span>}
      <ul className="row wrap" aria-label={title}>
        {items.map((item) => (
          <KeepChip
            key={item.text}
            item={item}
            kept={isKept(input, item)}
            pinned={input.pinned.includes(item.text)}
            disabled={disabled}
            onTick={(ticked) => onChange(tickItem(input, item, ticked))}
            onPin={(pinned) => onChange(pinItem(input, item, pinned))}
          />
        ))}
      </ul>
    </>
  );
}

interface KeepChipProps {
  item: SourceItem;
  kept: boolean;
  pinned: boolean;
  disabled: boolean;
  onTick: (ticked: boolean) => void;
  onPin: (pinned: boolean) => void;
}

function KeepChip({ item: { text, confidence }, kept, pinned, disabled, onTick, onPin }: KeepChipProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'p' || event.ctrlKey || event.metaKey || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    onPin(!pinned);
  };
  return (
    <li className={kept ? 'keep-chip kept' : 'keep-chip'} onKeyDown={onKeyDown}>
      <label className="row">
        <input
          type="checkbox"
          className="box"
          checked={kept}
          disabled={disabled}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="keep-name break" dir="auto">
          {text}
        </span>
        {confidence && <ConfidenceBadge confidence={confidence} />}
      </label>
      <IconButton
        icon="pin"
        label={`Pin ${text}`}

        disabled={disabled}
        aria-pressed={pinned}

        title={pinned ? 'In every variant' : 'Pin: have it in every variant (p)'}
        onClick={() => onPin(!pinned)}
      />
    </li>
  );
}

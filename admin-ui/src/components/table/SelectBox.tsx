import { useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

interface SelectBoxProps {
  record: RaRecord;
  name: string;
  selected: boolean;
  disabled: boolean;
}

/** Selects a row, and with shift everything from the one selected last. */
export function SelectBox({ record, name, selected, disabled }: SelectBoxProps) {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext();
  const shift = useRef(false);
  const toggle = () => {
    const ids = data.map(({ id }) => id);
    const last = ids.indexOf(selectedIds.at(-1));
    const here = ids.indexOf(record.id);
    if (!shift.current || last < 0 || selected) return onToggleItem(record.id);
    const between = ids.slice(Math.min(last, here), Math.max(last, here) + 1);
    onSelect([...new Set([...selectedIds, ...between])]);
  };
  return (
    <td className="pick">
      <input
        type="checkbox"
        className="box"
        aria-label={`Select ${name}`}
        checked={selected}
        disabled={disabled}
        onClick={(event) => (shift.current = event.shiftKey)}
        onChange={toggle}
      />
    </td>
  );
}

/** Selects all rows of the page, or none of them; rows of other pages stay as they are. */
export function SelectPage({ disabled }: { disabled: boolean }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const count = ids.filter((id) => selectedIds.includes(id)).length;
  const all = count > 0 && count === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <label className="row">
      <input
        type="checkbox"
        className="box"
        aria-label="Select all on this page"
        checked={all}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all;
        }}
        onChange={() => onSelect(all ? others : [...others, ...ids])}
      />
      <span className="on-cards text-13 muted" aria-hidden="true">
        Select all on this page
      </span>
    </label>
  );
}

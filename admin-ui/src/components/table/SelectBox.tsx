import { useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useRowToggle } from '../actions/use-row-toggle';

interface SelectBoxProps {
  record: RaRecord;
  name: string;
  selected: boolean;
  disabled: boolean;
}

/** Selects a row; with shift the range since the last selected one. */
export function SelectBox({ record, name, selected, disabled }: SelectBoxProps) {
  const { data = [] } = useListContext();
  const toggle = useRowToggle();
  const shift = useRef(false);
  return (
    <td className="pick">
      <input
        type="checkbox"
        className="box"
        aria-label={`Select ${name}`}
        checked={selected}
        disabled={disabled}
        onClick={(event) => (shift.current = event.shiftKey)}
        onChange={() =>
          toggle(
            record.id,
            data.map(({ id }) => id),
            shift.current,
          )
        }
      />
    </td>
  );
}

/** Selects or clears all rows of the page; rows of other pages keep their state. */
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

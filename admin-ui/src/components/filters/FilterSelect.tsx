import { useId } from 'react';
import { Select } from '../forms/Select';
import './fields.css';

export interface FilterSelectProps {
  label: string;
  value: string | number;
  options: readonly (readonly [value: string | number, label: string])[];
  /** Label of the first option, which has the empty value. */
  none?: string;
  onChange: (value: string) => void;
  /** In pixels, for long option names; full width on a phone. */
  width?: number;
}

/** A labeled select in a filter bar. */
export function FilterSelect({ label, value, options, none, onChange, width }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="filter row">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={options.map(([each, text]) => ({ value: each, label: text }))}
        width={width}
      >
        {none && <option value="">{none}</option>}
      </Select>
    </div>
  );
}

import OutlinedInput from '@mui/material/OutlinedInput';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';
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

/** A labeled select in a filter bar. Native, because that works best with touch and keyboard. */
export function FilterSelect({ label, value, options, none, onChange, width }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="filter row">
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput {...(width && { style: { width } })} />}
      >
        {none && <option value="">{none}</option>}
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

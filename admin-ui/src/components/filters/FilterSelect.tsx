import OutlinedInput from '@mui/material/OutlinedInput';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';
import './fields.css';

interface FilterSelectProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
  /** In pixels, where the names are long; a phone gives it the whole line. */
  width?: number;
}

/** A labelled choice in a filter bar; the system's own list, because it works everywhere a thumb or a key does. */
export function FilterSelect({ label, value, options, onChange, width }: FilterSelectProps) {
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
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

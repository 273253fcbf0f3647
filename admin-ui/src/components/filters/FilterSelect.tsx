import OutlinedInput from '@mui/material/OutlinedInput';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';
import './fields.css';

interface FilterSelectProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
  /** In pixels, for long option names; full width on a phone. */
  width?: number;
}

/** A labeled select in a filter bar. Native, because that works best with touch and keyboard. */
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

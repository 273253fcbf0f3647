import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import '../../components/filters/fields.css';

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string; disabled?: boolean }[];
  /** Shown until something is chosen; explains why the field is disabled. */
  empty?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

export function Choice({ label, value, options, empty, disabled, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        value={options.some((option) => option.value === value) ? value : ''}
        disabled={disabled}
        fullWidth
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
      >
        {empty !== undefined && (
          <option value="" disabled={value !== ''}>
            {empty}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

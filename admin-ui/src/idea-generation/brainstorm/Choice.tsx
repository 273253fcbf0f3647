import { useId } from 'react';
import { Select, type SelectOption } from '../../components/forms/Select';
import '../../components/filters/fields.css';

interface ChoiceProps {
  label: string;
  value: string;
  options: SelectOption[];
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
      <Select
        id={id}
        value={options.some((option) => option.value === value) ? value : ''}
        disabled={disabled}
        fullWidth
        onChange={(event) => onChange(event.target.value)}
        options={options}
      >
        {empty !== undefined && (
          <option value="" disabled={value !== ''}>
            {empty}
          </option>
        )}
      </Select>
    </div>
  );
}

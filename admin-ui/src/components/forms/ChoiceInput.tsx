import { FieldError } from './FieldError';
import { useField } from './use-field';
import '../filters/fields.css';

interface ChoiceInputProps {
  source: string;
  label: string;
  options: readonly { value: string; label: string; hint: string }[];
  autoFocus?: boolean;
}

/** Radio buttons, each with an explanation. */
export function ChoiceInput({ source, label, options, autoFocus }: ChoiceInputProps) {
  const { field, error } = useField(source, label);
  return (
    <fieldset className="stack tight">
      <legend className="form-legend">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="row start">
          <input
            type="radio"
            name={source}
            className="box"
            checked={option.value === field.value}
            autoFocus={autoFocus && option.value === field.value}
            onChange={() => field.onChange(option.value)}
          />
          <div>
            <b>{option.label}</b>
            <p className="text-12 muted">{option.hint}</p>
          </div>
        </label>
      ))}
      <FieldError error={error} />
    </fieldset>
  );
}

import './form-field.css';

interface ChoiceListProps<T extends string> {
  legend: string;
  /** Of the group of inputs. */
  name: string;
  value: T;
  options: readonly { value: T; label: string; hint: string }[];
  onChange: (value: T) => void;
  autoFocus?: boolean;
}

/** A few choices of which one holds, each with what it means. */
export function ChoiceList<T extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  autoFocus,
}: ChoiceListProps<T>) {
  return (
    <fieldset className="stack tight">
      <legend className="form-legend">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="row start">
          <input
            type="radio"
            name={name}
            className="box"
            checked={option.value === value}
            autoFocus={autoFocus && option.value === value}
            onChange={() => onChange(option.value)}
          />
          <div>
            <b>{option.label}</b>
            <p className="text-12 muted">{option.hint}</p>
          </div>
        </label>
      ))}
    </fieldset>
  );
}

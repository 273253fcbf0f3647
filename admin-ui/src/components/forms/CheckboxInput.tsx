import { useField } from './use-field';
import '../filters/fields.css';

export function CheckboxInput({ source, label }: { source: string; label: string }) {
  const { id, field } = useField(source, label, false);
  return (
    <label className="row" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        name={field.name}
        className="box"
        ref={field.ref}
        checked={field.value === true}
        onBlur={() => field.onBlur()}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

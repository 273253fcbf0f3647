import { FieldFrame, belowId, type FieldProps } from './FieldFrame';
import { Select, type SelectOption } from './Select';
import { useField } from './use-field';

interface SelectInputProps extends FieldProps {
  options: readonly SelectOption[];
}

export function SelectInput({ source, label, hint, options }: SelectInputProps) {
  const { id, field, error } = useField(source, label);
  const { ref, ...handlers } = field;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <Select
        {...handlers}
        id={id}
        inputRef={ref}
        error={error !== undefined}
        fullWidth
        options={options}
        inputProps={{ 'aria-describedby': error || hint ? belowId(id) : undefined }}
      />
    </FieldFrame>
  );
}

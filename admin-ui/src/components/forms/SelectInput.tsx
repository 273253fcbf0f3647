import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, belowId, type FieldProps } from './FieldFrame';
import { useField } from './use-field';

interface SelectInputProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** A native select, because that works best with touch and keyboard. */
export function SelectInput({ source, label, hint, options }: SelectInputProps) {
  const { id, field, error } = useField(source, label);
  const { ref, ...handlers } = field;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <NativeSelect
        {...handlers}
        id={id}
        inputRef={ref}
        error={error !== undefined}
        input={<OutlinedInput fullWidth />}
        inputProps={{ 'aria-describedby': error || hint ? belowId(id) : undefined }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

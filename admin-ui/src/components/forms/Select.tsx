import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends NativeSelectProps {
  options: readonly SelectOption[];
  /** In pixels; full width on a phone. */
  width?: number | undefined;
}

/** Native, because that works best with touch and keyboard; children are further options before the others. */
export const Select = ({ options, width, children, fullWidth, ...select }: SelectProps) => (
  <NativeSelect
    {...select}
    input={<OutlinedInput fullWidth={fullWidth ?? false} {...(width && { style: { width } })} />}
  >
    {children}
    {options.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))}
  </NativeSelect>
);

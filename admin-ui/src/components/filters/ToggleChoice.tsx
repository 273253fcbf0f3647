import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../text/Icon';

interface ToggleChoiceProps<V> extends Omit<ToggleButtonGroupProps, 'value' | 'onChange'> {
  /** Accessible name of the group. */
  label?: string;
  value: V;
  options: readonly (readonly [
    value: string | number,
    label: ReactNode,
    icon?: IconName | undefined,
    button?: Omit<ToggleButtonProps, 'value'>,
  ])[];
  onChange: (value: NonNullable<V>) => void;
}

/** A toggle button group with exactly one selected button. */
export function ToggleChoice<V>({ label, value, options, onChange, ...group }: ToggleChoiceProps<V>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      onChange={(_event, next: NonNullable<V> | null) => next !== null && onChange(next)}
      {...group}
    >
      {options.map(([each, text, icon, button]) => (
        <ToggleButton key={each} value={each} {...button}>
          {icon && <Icon name={icon} />}
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import { use } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button, type ButtonProps } from '../actions/Button';
import { isBlank } from './field-rules';
import { FormContext } from './form-context';

interface SubmitButtonProps extends ButtonProps {
  /** Label while submitting. */
  busyLabel?: string;
  /** Disabled while nothing has changed. */
  onlyChanged?: boolean;
}

/** Submits the form; disabled while submitting or while a required field is blank. */
export function SubmitButton({ busyLabel, onlyChanged, children, disabled, ...button }: SubmitButtonProps) {
  const { busy, rules } = use(FormContext);
  const { isDirty } = useFormState();
  const values = useWatch() as Record<string, unknown>;
  const incomplete = Object.entries(values).some(([name, value]) => rules[name]?.required && isBlank(value));
  return (
    <Button
      primary
      {...button}
      type="submit"
      disabled={busy || incomplete || (onlyChanged && !isDirty) || disabled}
    >
      {busy && busyLabel ? busyLabel : children}
    </Button>
  );
}

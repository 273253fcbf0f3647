import Button, { type ButtonProps } from '@mui/material/Button';
import { use } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { isBlank } from './field-rules';
import { FormContext } from './form-context';

interface SubmitButtonProps extends ButtonProps {
  /** Said while it is sent. */
  busyLabel?: string;
  /** Not while everything is as it was. */
  onlyChanged?: boolean;
}

/** Sends the form; not while it is under way, nor while something that is required is blank. */
export function SubmitButton({ busyLabel, onlyChanged, children, disabled, ...button }: SubmitButtonProps) {
  const { busy, rules } = use(FormContext);
  const { isDirty } = useFormState();
  const values = useWatch() as Record<string, unknown>;
  const incomplete = Object.entries(values).some(([name, value]) => rules[name]?.required && isBlank(value));
  return (
    <Button
      variant="contained"
      color="primary"
      {...button}
      type="submit"
      disabled={busy || incomplete || (onlyChanged && !isDirty) || disabled}
    >
      {busy && busyLabel ? busyLabel : children}
    </Button>
  );
}

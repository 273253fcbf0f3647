import Button, { type ButtonProps } from '@mui/material/Button';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { isBlank } from './field-rules';
import { FormContext } from './form-context';

interface SubmitButtonProps extends ButtonProps {
  /** Said while it is sent. */
  busyLabel?: string;
}

/** Sends the form; not while it is under way, nor while something that is required is blank. */
export function SubmitButton({ busyLabel, children, disabled, ...button }: SubmitButtonProps) {
  const { busy, rules } = use(FormContext);
  const values = useWatch() as Record<string, unknown>;
  const incomplete = Object.entries(values).some(([name, value]) => rules[name]?.required && isBlank(value));
  return (
    <Button
      variant="contained"
      color="primary"
      {...button}
      type="submit"
      disabled={busy || incomplete || disabled}
    >
      {busy && busyLabel ? busyLabel : children}
    </Button>
  );
}

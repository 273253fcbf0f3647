import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useFocusWhenWrong } from './use-focus-when-wrong';
import './form-field.css';

interface FormFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'password';
  hint?: ReactNode;
  /** What is wrong with it; stands in for the hint. */
  error?: string;
  /** More than one line. */
  rows?: number;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  input?: ComponentProps<'input'>;
}

/** A labelled field of a form in the back office, with what is wrong with it below. */
export function FormField({
  label,
  value,
  onChange,
  type = 'text',
  hint,
  error,
  rows,
  input,
  ...more
}: FormFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const field = useFocusWhenWrong(error);
  const below = error ?? hint;
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        {...more}
        id={id}
        ref={field}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        type={type === 'password' && !shown ? 'password' : 'text'}
        error={error !== undefined}
        multiline={rows !== undefined}
        minRows={rows}
        inputProps={{ ...input, 'aria-describedby': below ? `${id}-below` : undefined }}
        endAdornment={
          type === 'password' && (
            <Button variant="text" size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide' : 'Show'}
              <span className="visually-hidden"> what I type</span>
            </Button>
          )
        }
      />
      {below && (
        <small id={`${id}-below`} className={error ? 'wrong' : 'muted'}>
          {below}
        </small>
      )}
    </div>
  );
}

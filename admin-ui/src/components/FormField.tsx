import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { textLimit } from './text-limit';
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
  /** `maxLength` is counted and said, never cut off. */
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
  const { maxLength, ...attributes } = input ?? {};
  const limit = maxLength === undefined ? undefined : textLimit(value, maxLength);
  const tooLong = limit && limit.over > 0 ? limit.words : '';
  const wrong = error ?? (tooLong || undefined);
  const field = useFocusWhenWrong(error);
  const entry = useRef<HTMLInputElement>(null);
  // The browser keeps the form from being sent and leads to the field.
  useEffect(() => entry.current?.setCustomValidity(tooLong), [tooLong]);
  const below = wrong ?? (limit?.words || hint);
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        {...more}
        id={id}
        ref={field}
        inputRef={entry}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        type={type === 'password' && !shown ? 'password' : 'text'}
        error={wrong !== undefined}
        multiline={rows !== undefined}
        minRows={rows}
        inputProps={{ dir: 'auto', ...attributes, 'aria-describedby': below ? `${id}-below` : undefined }}
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
        <small id={`${id}-below`} className={wrong ? 'wrong' : 'muted'}>
          {below}
        </small>
      )}
    </div>
  );
}

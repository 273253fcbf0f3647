import { Button } from '../actions/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ComponentProps, type KeyboardEventHandler, type ReactNode } from 'react';
import { textLimit } from '../text/text-limit';
import { FieldFrame, belowId, type FieldProps } from './FieldFrame';
import { useField } from './use-field';

interface TextInputProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'date';
  /** Renders a textarea. */
  rows?: number;
  aside?: ReactNode;
  autoFocus?: boolean;
  placeholder?: string;
  /** Marks the field as invalid without a message. */
  invalid?: boolean;
  input?: ComponentProps<'input'>;
  onKeyDown?: KeyboardEventHandler;
}

/** A text, number or password field. Text over the limit is counted and reported, never cut off. */
export function TextInput({
  source,
  label,
  labelHidden,
  hint,
  type = 'text',
  rows,
  aside,
  invalid,
  input,
  ...more
}: TextInputProps) {
  const { id, field, rules, error } = useField(source, label);
  const [shown, setShown] = useState(false);
  const { ref, value, ...handlers } = field as typeof field & { value: string };
  const limit = rules.maxLength === undefined ? undefined : textLimit(value, rules.maxLength);
  const wrong = (limit && limit.over > 0 ? limit.hint : undefined) ?? error;
  const below = limit?.hint || hint;
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} aside={aside} error={wrong} hint={below}>
      <OutlinedInput
        {...more}
        {...handlers}
        id={id}
        inputRef={ref}
        fullWidth
        value={value}
        type={type === 'password' && shown ? 'text' : type}
        error={wrong !== undefined || invalid === true}
        multiline={rows !== undefined}
        minRows={rows}
        inputProps={{
          ...(type === 'text' && { dir: 'auto' }),
          ...(rules.type === 'number' && { inputMode: 'decimal' }),
          ...input,
          'aria-describedby': wrong || below ? belowId(id) : undefined,
          'aria-required': rules.required,
        }}
        endAdornment={
          type === 'password' && (
            <Button variant="text" size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide' : 'Show'}
              <span className="visually-hidden"> what I type</span>
            </Button>
          )
        }
      />
    </FieldFrame>
  );
}

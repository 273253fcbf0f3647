import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useFocusWhenWrong } from '../components/use-focus-when-wrong';

interface ProgressFieldProps {
  /** As typed; the server says what is wrong with it. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

const STEP = 5;

/** A percentage to drag or to type. */
export function ProgressField({ value, onChange, error }: ProgressFieldProps) {
  const id = useId();
  const field = useFocusWhenWrong(error);
  const number = Math.min(100, Math.max(0, Math.round(Number(value) || 0)));
  return (
    <div className="form-field" ref={field}>
      <label htmlFor={id}>Progress in percent</label>
      <div className="row far">
        <input
          type="range"
          min={0}
          max={100}
          step={STEP}
          value={number}
          className="grow"
          aria-label="Progress, to drag"
          aria-valuetext={`${number}%`}
          onChange={(event) => onChange(event.target.value)}
        />
        <OutlinedInput
          className="progress-number"
          id={id}
          value={value}
          error={error !== undefined}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'off',
            'aria-describedby': error ? `${id}-below` : undefined,
          }}
        />
      </div>
      {error && (
        <small id={`${id}-below`} className="wrong">
          {error}
        </small>
      )}
    </div>
  );
}

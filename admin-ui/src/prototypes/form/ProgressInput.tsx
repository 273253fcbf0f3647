import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, belowId } from '../../components/forms/FieldFrame';
import { useField } from '../../components/forms/use-field';

const STEP = 5;

/** A percentage, by slider or number. */
export function ProgressInput({ source, label }: { source: string; label: string }) {
  const { id, field, error } = useField(source, label);
  const { ref, ...handlers } = field;
  const number = Math.min(100, Math.max(0, Math.round(Number(field.value) || 0)));
  return (
    <FieldFrame id={id} label={label} error={error}>
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
          onChange={(event) => field.onChange(event.target.value)}
        />
        <OutlinedInput
          {...handlers}
          style={{ width: 72 }}
          id={id}
          inputRef={ref}
          error={error !== undefined}
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'off',
            'aria-describedby': error ? belowId(id) : undefined,
          }}
        />
      </div>
    </FieldFrame>
  );
}

import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';

interface ToggleProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect immediately. The whole row is clickable. */
export function Toggle({ label, hint, checked, disabled, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="row far relative">
      <div className="grow">
        <label className="covering" htmlFor={id}>
          <b>{label}</b>
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-13 muted">
            {hint}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={checked}
        disabled={disabled ?? false}
        slotProps={{ input: { role: 'switch', 'aria-describedby': hint ? `${id}-hint` : undefined } }}
        onChange={(_event, on) => onChange(on)}
      />
    </div>
  );
}

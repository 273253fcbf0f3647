import { useId, type ReactNode } from 'react';
import './toggle.css';

interface ToggleProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off and takes effect at once. The whole row can be pressed. */
export function Toggle({ label, hint, checked, disabled, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="toggle">
      <div className="grow">
        <label className="covering" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-13 muted">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

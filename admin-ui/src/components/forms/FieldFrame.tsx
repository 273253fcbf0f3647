import type { ReactNode } from 'react';
import { ValidationError } from 'react-admin';
import '../filters/fields.css';

export interface FieldProps {
  /** Name of the field in the request body. */
  source: string;
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
}

interface FieldFrameProps {
  id: string;
  label: string;
  labelHidden?: boolean;
  /** Content at the right of the label. */
  aside?: ReactNode;
  /** Error as react-admin keeps it; replaces the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

/** Id of the hint or error, for `aria-describedby`. */
export const belowId = (id: string): string => `${id}-below`;

/** A field's label above, its hint or error below. */
export function FieldFrame({ id, label, labelHidden, aside, error, hint, children }: FieldFrameProps) {
  return (
    <div className="form-field">
      {aside ? (
        <div className="row between">
          <label htmlFor={id}>{label}</label>
          {aside}
        </div>
      ) : (
        <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
          {label}
        </label>
      )}
      {children}
      {(error || hint) && (
        <small id={belowId(id)} className={error ? 'text-12 wrong' : 'text-12 muted'}>
          {error ? <ValidationError error={error} /> : hint}
        </small>
      )}
    </div>
  );
}

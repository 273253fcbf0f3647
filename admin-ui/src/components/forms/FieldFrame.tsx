import type { ReactNode } from 'react';
import { ValidationError } from 'react-admin';
import '../filters/fields.css';

export interface FieldProps {
  /** Name of the field in what is sent. */
  source: string;
  label: string;
  /** For those who cannot see where the field stands. */
  labelHidden?: boolean;
  hint?: ReactNode;
}

interface FieldFrameProps {
  id: string;
  label: string;
  labelHidden?: boolean;
  /** At the right end of the label's line. */
  aside?: ReactNode;
  /** What is wrong with it, as react-admin keeps it; stands in for the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

/** Where a field's hint or error stands, for `aria-describedby`. */
export const belowId = (id: string): string => `${id}-below`;

/** The label above a field, and below it what it is for or what is wrong with it. */
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

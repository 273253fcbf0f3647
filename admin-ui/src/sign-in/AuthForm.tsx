import { use, useState, type ReactNode } from 'react';
import { describeError } from '../api/problem';
import { Icon } from '../components/text/Icon';
import { FieldFrame, belowId } from '../components/forms/FieldFrame';
import { SaveForm, type SaveFormProps } from '../components/forms/SaveForm';
import { FormContext } from '../components/forms/form-context';
import { useField } from '../components/forms/use-field';
import { describeWait } from './advice';

interface AuthFormProps<T> extends SaveFormProps<T> {
  /** One message for every failure; without it the server's message is shown, unless it belongs to a field. */
  failed?: string;
  submitLabel: string;
  /** Below the button. */
  foot?: ReactNode;
}

/** A form of the sign-in pages. Uses no MUI, so that signing in stays small. */
export function AuthForm<T extends object>({
  failed,
  submitLabel,
  foot,
  children,
  ...form
}: AuthFormProps<T>) {
  return (
    <SaveForm {...form}>
      <AuthFailure failed={failed} />
      {children}
      <AuthSubmit>{submitLabel}</AuthSubmit>
      {foot && <p className="muted">{foot}</p>}
    </SaveForm>
  );
}

export function AuthSubmit({ children }: { children: string }) {
  return (
    <button className="auth-button primary" disabled={use(FormContext).busy}>
      {children}
    </button>
  );
}

function AuthFailure({ failed }: { failed?: string }) {
  const { failure } = use(FormContext);
  if (!failure || (failure.atFields && !failed)) return null;
  const text = failed ?? describeError(failure.error);
  return <AuthAlert more={describeWait(failure.error)}>{text}</AuthAlert>;
}

interface AuthFieldProps {
  source: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  hint?: string;
  /** Marks the field as invalid without a message. */
  invalid?: boolean;
  autoFocus?: boolean;
  /** Content at the right of the label. */
  aside?: ReactNode;
}

export function AuthField({ source, label, hint, invalid, aside, type, ...input }: AuthFieldProps) {
  const { id, field, error } = useField(source, label);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} aside={aside} error={error} hint={hint}>
      <div className="auth-input relative">
        <input
          {...input}
          {...field}
          id={id}
          type={shown ? 'text' : type}
          required
          aria-describedby={error || hint ? belowId(id) : undefined}
          aria-invalid={invalid || error !== undefined || undefined}
        />
        {type === 'password' && (
          <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> what I type</span>
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

interface AuthMessageProps {
  children: string;
  /** What to do about it. */
  more?: string;
}

export function AuthAlert({ children, more }: AuthMessageProps) {
  return (
    <>
      <p className="banner row wrap start error" role="alert">
        <Icon name="warning" />
        <b className="banner-text">{children}</b>
      </p>
      {more && (
        <p className="text-13 muted" role="status">
          {more}
        </p>
      )}
    </>
  );
}

/** Information before signing in; not an error. */
export function AuthNote({ children, more }: AuthMessageProps) {
  return (
    <>
      <p className="banner row wrap start" role="status">
        <Icon name="info" />
        <span className="banner-text">{children}</span>
      </p>
      {more && <p className="text-13 muted">{more}</p>}
    </>
  );
}

import { useEffect, useRef, type FormEvent } from 'react';
import { AuthAlert, AuthField, AuthPage } from '../layout/frame/AuthPage';

interface TotpFormProps {
  busy: boolean;
  failed: boolean;
  /** Said below the failure: how long to wait. */
  more?: string;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The second step of signing in, for those who have turned it on. */
export function TotpForm({ busy, failed, more, onCode, onBack }: TotpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // A refused code is of no more use: the next one is typed into an empty field.
  useEffect(() => {
    if (!failed) return;
    const field = form.current?.querySelector('input');
    if (!field) return;
    field.value = '';
    field.focus();
  }, [failed]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code')).trim());
  };

  return (
    <AuthPage scene="locked" title="Enter your code">
      <p className="auth-lead">Enter the 6-digit code from your authenticator app.</p>
      <form onSubmit={submit} ref={form}>
        {failed && <AuthAlert more={more}>Failed to sign in</AuthAlert>}
        <AuthField
          label="Code"
          name="code"
          type="text"
          autoComplete="one-time-code"
          hint="The six digits from your app, or one of your recovery codes."
          pattern="[0-9A-Za-z \-]{6,24}"
          invalid={failed}
          autoFocus
        />
        <button className="auth-button primary" disabled={busy}>
          Sign In
        </button>
        <p className="auth-alt">
          <button type="button" className="auth-link" onClick={onBack}>
            Use another account
          </button>
        </p>
      </form>
    </AuthPage>
  );
}

import { sendApi } from '../api/send-api';
import { useState } from 'react';
import { Link } from 'react-router';
import { session } from '../api/session/session';
import { PASSWORD_HINT } from '../auth/password-hint';
import { AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { AuthField, AuthForm } from './AuthForm';

interface ResetConfirmProps {
  token: string;
  /** The link is used up, or the user wants the form instead. */
  onLeave: () => void;
}

/** Opened by the mail's link: sets a new password. */
export function ResetConfirm({ token, onLeave }: ResetConfirmProps) {
  const [done, setDone] = useState(false);
  const submit = async ({ password }: { password: string }) => {
    await sendApi('POST', '/api/auth/password-reset/confirm', { body: { token, password } });
    // The server has ended this browser's session as well.
    if (session.snapshot().user) await session.signOut();
    setDone(true);
  };
  if (done) {
    return (
      <AuthPage scene="open" title="Password changed">
        <p className="muted break" role="status">
          Sign in with the new one. Every device that was signed in has been signed out.
        </p>
        <button type="button" className="auth-button primary" onClick={onLeave}>
          Go to Sign In
        </button>
      </AuthPage>
    );
  }
  return (
    <AuthPage scene="open" title="Choose a new password">
      <AuthForm<{ password: string }>
        input="PasswordResetConfirmInput"
        submitLabel="Change Password"
        onSubmit={submit}
        foot={
          <Link to={ROUTES.reset} onClick={onLeave}>
            Send me another link
          </Link>
        }
      >
        <AuthField
          source="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          autoFocus
        />
      </AuthForm>
    </AuthPage>
  );
}

import { sendApi } from '../api/send-api';
import { useState } from 'react';
import { Link } from 'react-router';
import { AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { AuthField, AuthForm } from './AuthForm';

interface SignUpConfirmProps {
  token: string;
  /** The user wants the form instead. */
  onLeave: () => void;
}

/** Opened by the mail's link: the sign-up's password confirms its address. */
export function SignUpConfirm({ token, onLeave }: SignUpConfirmProps) {
  const [confirmed, setConfirmed] = useState(false);
  const submit = async ({ password }: { password: string }) => {
    await sendApi('POST', '/api/auth/signup/confirm', { body: { token, password } });
    setConfirmed(true);
  };
  if (confirmed) {
    return (
      <AuthPage scene="flag" title="Email address confirmed">
        <p className="muted break" role="status">
          Your request is awaiting approval. You'll get an email when it is decided.
        </p>
        <Link className="auth-button" to={ROUTES.login}>
          Go to Sign In
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage scene="open" title="Confirm your email address">
      <p className="muted break">Enter the password you chose when you signed up.</p>
      <AuthForm<{ password: string }>
        input="SignUpConfirmInput"
        submitLabel="Confirm"
        onSubmit={submit}
        foot={
          <>
            Link too old?{' '}
            <Link to={ROUTES.signup} onClick={onLeave}>
              Sign up again
            </Link>
          </>
        }
      >
        <AuthField
          source="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          autoFocus
        />
      </AuthForm>
    </AuthPage>
  );
}

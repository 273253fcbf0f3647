import { useState } from 'react';
import { Link } from 'react-router';
import { confirmSignUp } from '../api/account';
import { readFieldErrors, describeError } from '../api/problem';
import { submitFields, useCommand } from '../components/use-command';
import { AuthAlert, AuthField, AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { describeWait } from './advice';

interface SignUpConfirmProps {
  token: string;
  /** Its reader wants the form of the page instead. */
  onLeave: () => void;
}

/** What the link of the mail opens: whoever knows the password of the sign-up confirms its address. */
export function SignUpConfirm({ token, onLeave }: SignUpConfirmProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [confirmed, setConfirmed] = useState(false);
  const { busy, run } = useCommand(async (password: string) => {
    setFailure(null);
    try {
      await confirmSignUp(token, password);
      setConfirmed(true);
    } catch (error) {
      console.error('The address could not be confirmed', error);
      setFailure(error);
    }
  });

  if (confirmed) {
    return (
      <AuthPage scene="flag" title="Email address confirmed">
        <p className="auth-lead" role="status">
          Your request waits for an administrator. You get an email when it is decided.
        </p>
        <Link className="auth-button" to={ROUTES.login}>
          Go to Sign In
        </Link>
      </AuthPage>
    );
  }

  const errors = readFieldErrors(failure);
  return (
    <AuthPage scene="open" title="Confirm your email address">
      <p className="auth-lead">Enter the password you chose when you signed up.</p>
      <form onSubmit={submitFields((field) => run(field('password')))}>
        {failure !== null && !errors.password && (
          <AuthAlert more={describeWait(failure)}>{errors.token ?? describeError(failure)}</AuthAlert>
        )}
        <AuthField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
          autoFocus
        />
        <button className="auth-button primary" disabled={busy}>
          Confirm
        </button>
        <p className="auth-alt">
          Link too old?{' '}
          <Link to={ROUTES.signup} onClick={onLeave}>
            Sign up again
          </Link>
        </p>
      </form>
    </AuthPage>
  );
}

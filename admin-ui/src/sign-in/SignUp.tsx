import { useState } from 'react';
import { Link } from 'react-router';
import { readFieldErrors } from '../api/problem';
import { SignUpConfirm } from './SignUpConfirm';
import { useAuth } from '../auth/auth-context';
import { PASSWORD_HINT } from '../auth/password-hint';
import { submitFields, useCommand } from '../components/use-command';
import { useLinkToken } from './use-link-token';
import { describeWait } from './advice';
import { AuthAlert, AuthField, AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';

/** /signup: the form, then the thank-you screen; or what the link of the confirmation mail opens. */
export function SignUp() {
  const [token, leave] = useLinkToken('confirm');
  return token ? <SignUpConfirm token={token} onLeave={leave} /> : <SignUpForm />;
}

function SignUpForm() {
  const { signUp } = useAuth();
  const [state, setState] = useState<'form' | 'failed' | 'thanks'>('form');
  const [failure, setFailure] = useState<unknown>(null);

  const { busy, run: submit } = useCommand(async (email: string, password: string) => {
    setState('form');
    setFailure(null);
    try {
      await signUp(email, password);
      setState('thanks');
    } catch (error) {
      console.error('Signing up failed', error);
      setState('failed');
      setFailure(error);
    }
  });

  if (state === 'thanks') {
    return (
      <AuthPage scene="flag" title="Thank You for Signing Up!">
        <div role="status">
          <p className="auth-lead">
            Your account request has been received. Our team will review your application and get in touch
            with you shortly.
          </p>
          <p className="auth-lead">Please check your email for further instructions.</p>
        </div>
        <Link className="auth-button" to={ROUTES.login}>
          Go to Sign In
        </Link>
        <p className="auth-alt">
          <a href={ROUTES.start}>Back to the start page</a>
        </p>
      </AuthPage>
    );
  }

  const errors = readFieldErrors(failure);
  return (
    <AuthPage scene="open" title="Create Account">
      <p className="auth-lead">Free to try. Our team looks at each request before the account opens.</p>
      <form onSubmit={submitFields((field) => submit(field('email'), field('password')))}>
        {state === 'failed' && <AuthAlert more={describeWait(failure)}>Failed to create account</AuthAlert>}
        <AuthField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
        <AuthField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errors.password}
        />
        <button className="auth-button primary" disabled={busy}>
          Create Account
        </button>
        <p className="auth-alt">
          Have an account? <Link to={ROUTES.login}>Sign In</Link>
        </p>
      </form>
    </AuthPage>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { outerPath } from '../base-path';
import { SignUpConfirm } from './SignUpConfirm';
import { useAuth } from '../auth/auth-context';
import { PASSWORD_HINT } from '../auth/password-hint';
import { AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { AuthField, AuthForm } from './AuthForm';
import { useLinkToken } from './use-link-token';

/** /signup: the form, then the confirmation screen; or what the confirmation mail opens. */
export function SignUp() {
  const [token, leave] = useLinkToken('confirm');
  return token ? <SignUpConfirm token={token} onLeave={leave} /> : <SignUpForm />;
}

interface Entry {
  email: string;
  password: string;
}

function SignUpForm() {
  const { signUp } = useAuth();
  const [thanks, setThanks] = useState(false);
  const submit = async ({ email, password }: Entry) => {
    await signUp(email, password);
    setThanks(true);
  };

  if (thanks) {
    return (
      <AuthPage scene="flag" title="Thank You for Signing Up!">
        <div role="status">
          <p className="muted break">
            Your account request has been received. Our team will review your application and get in touch
            with you shortly.
          </p>
          <p className="muted break">Please check your email for further instructions.</p>
        </div>
        <Link className="auth-button" to={ROUTES.login}>
          Go to Sign In
        </Link>
        <p className="muted">
          <a href={outerPath(ROUTES.start)}>Back to the start page</a>
        </p>
      </AuthPage>
    );
  }

  return (
    <AuthPage scene="open" title="Create Account">
      <p className="muted break">Free to try. Our team reviews each request.</p>
      <AuthForm<Entry>
        input="SignUpInput"
        failed="Failed to create account"
        submitLabel="Create Account"
        onSubmit={submit}
        foot={
          <>
            Have an account? <Link to={ROUTES.login}>Sign In</Link>
          </>
        }
      >
        <AuthField source="email" label="Email" type="email" autoComplete="email" />
        <AuthField
          source="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
      </AuthForm>
    </AuthPage>
  );
}

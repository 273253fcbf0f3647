import { sendApi } from '../api/send-api';
import { useState } from 'react';
import { Link } from 'react-router';
import { AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { AuthField, AuthForm } from './AuthForm';

type State = { name: 'form' } | { name: 'sent'; email: string } | { name: 'no-mail'; message: string };

/** /login?view=reset: requests the link. The response doesn't reveal whether the account exists. */
export function ResetRequest() {
  const [state, setState] = useState<State>({ name: 'form' });
  const submit = async ({ email }: { email: string }) => {
    const { sendsMail, message } = await sendApi('POST', '/api/auth/password-reset', { body: { email } });
    setState(sendsMail ? { name: 'sent', email } : { name: 'no-mail', message });
  };

  if (state.name === 'sent') {
    return (
      <AuthPage scene="flag" title="Check your email">
        <div role="status">
          <p className="muted break">
            If <b>{state.email}</b> has an account, we've sent a link to set a new password. It works once,
            within 30 minutes.
          </p>
          <p className="muted break">Nothing there? Check your spam folder, or ask your administrator.</p>
        </div>
        <Link className="auth-button" to={ROUTES.login}>
          Back to Sign In
        </Link>
      </AuthPage>
    );
  }

  if (state.name === 'no-mail') {
    return (
      <AuthPage scene="shut" title="Ask your administrator">
        <p className="muted break" role="status">
          {state.message}
        </p>
        <Link className="auth-button" to={ROUTES.login}>
          Back to Sign In
        </Link>
      </AuthPage>
    );
  }

  return (
    <AuthPage scene="shut" title="Forgot your password?">
      <p className="muted break">
        We'll send you a link to set a new one. Your current password works until then.
      </p>
      <AuthForm<{ email: string }>
        input="PasswordResetInput"
        submitLabel="Send link"
        onSubmit={submit}
        foot={
          <>
            Remembered it? <Link to={ROUTES.login}>Sign In</Link>
          </>
        }
      >
        <AuthField source="email" label="Email" type="email" autoComplete="email" autoFocus />
      </AuthForm>
    </AuthPage>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { requestReset } from '../api/account';
import { ApiProblem, describeError } from '../api/problem';
import { submitFields, useCommand } from '../components/use-command';
import { AuthAlert, AuthField, AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { describeWait } from './advice';

type State =
  | { name: 'form' }
  | { name: 'failed'; error: unknown }
  | { name: 'sent'; email: string }
  | { name: 'no-mail'; message: string };

/** /login?view=reset: asks for the link. The answer is the same whether or not the e-mail has an account. */
export function ResetRequest() {
  const [state, setState] = useState<State>({ name: 'form' });

  const { busy, run: submit } = useCommand(async (email: string) => {
    setState({ name: 'form' });
    try {
      const { sendsMail, message } = await requestReset(email);
      setState(sendsMail ? { name: 'sent', email } : { name: 'no-mail', message });
    } catch (error) {
      console.error('The reset could not be asked for', error);
      setState({ name: 'failed', error });
    }
  });

  if (state.name === 'sent') {
    return (
      <AuthPage scene="flag" title="Check your email">
        <div role="status">
          <p className="auth-lead">
            If <b>{state.email}</b> has an account, a link for a new password is on its way. It works once,
            within 30 minutes.
          </p>
          <p className="auth-lead">Nothing there? Look among the spam, or ask your administrator.</p>
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
        <p className="auth-lead" role="status">
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
      <p className="auth-lead">We send you a link for a new one. Your current password works until then.</p>
      <form onSubmit={submitFields((field) => submit(field('email').trim()))}>
        {state.name === 'failed' && (
          <AuthAlert more={describeWait(state.error)}>
            {state.error instanceof ApiProblem && state.error.status === 400
              ? 'This is not an e-mail address.'
              : describeError(state.error)}
          </AuthAlert>
        )}
        <AuthField label="Email" name="email" type="email" autoComplete="email" autoFocus />
        <button className="auth-button primary" disabled={busy}>
          Send the link
        </button>
        <p className="auth-alt">
          Remembered it? <Link to={ROUTES.login}>Sign In</Link>
        </p>
      </form>
    </AuthPage>
  );
}

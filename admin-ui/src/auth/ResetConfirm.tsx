import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { confirmReset } from '../api/account';
import { fieldErrorsOf, messageOf } from '../api/problem';
import { AuthAlert, AuthField, AuthPage } from '../layout/AuthPage';
import { ROUTES } from '../layout/routes';
import { PASSWORD_HINT } from './password-hint';
import { session } from './session';
import { waitOf } from './wait';

interface ResetConfirmProps {
  token: string;
  /** The link is used up, or its reader wants the form instead. */
  onLeave: () => void;
}

type State = { name: 'form' | 'busy' | 'done' } | { name: 'failed'; error: unknown };

/** What the link of the mail opens: a new password, once. */
export function ResetConfirm({ token, onLeave }: ResetConfirmProps) {
  const [state, setState] = useState<State>({ name: 'form' });

  if (state.name === 'done') {
    return (
      <AuthPage scene="open" title="Password changed">
        <p className="auth-lead" role="status">
          Sign in with the new one. Every device that was signed in has been signed out.
        </p>
        <button type="button" className="auth-button primary" onClick={onLeave}>
          Go to Sign In
        </button>
      </AuthPage>
    );
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setState({ name: 'busy' });
    try {
      await confirmReset(token, password);
      // The session of this browser has ended on the server too: no page should go on with it.
      if (session.snapshot().user) await session.signOut();
      setState({ name: 'done' });
    } catch (error) {
      console.error('The password could not be reset', error);
      setState({ name: 'failed', error });
    }
  };

  const errors = state.name === 'failed' ? fieldErrorsOf(state.error) : {};
  return (
    <AuthPage scene="open" title="Choose a new password">
      <form onSubmit={submit}>
        {state.name === 'failed' && !errors.password && (
          <AuthAlert more={waitOf(state.error)}>{errors.token ?? messageOf(state.error)}</AuthAlert>
        )}
        <AuthField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errors.password}
          autoFocus
        />
        <button className="auth-button primary" disabled={state.name === 'busy'}>
          Change Password
        </button>
        <p className="auth-alt">
          <Link to={ROUTES.reset} onClick={onLeave}>
            Send me another link
          </Link>
        </p>
      </form>
    </AuthPage>
  );
}

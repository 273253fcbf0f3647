import { useState } from 'react';
import { Link } from 'react-router';
import { confirmReset } from '../api/account';
import { readFieldErrors, describeError } from '../api/problem';
import { submitFields, useCommand } from '../components/use-command';
import { AuthAlert, AuthField, AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { PASSWORD_HINT } from '../auth/password-hint';
import { session } from '../api/session';
import { describeWait } from './advice';

interface ResetConfirmProps {
  token: string;
  /** The link is used up, or its reader wants the form instead. */
  onLeave: () => void;
}

type State = { name: 'form' | 'done' } | { name: 'failed'; error: unknown };

/** What the link of the mail opens: a new password, once. */
export function ResetConfirm({ token, onLeave }: ResetConfirmProps) {
  const [state, setState] = useState<State>({ name: 'form' });

  const { busy, run: submit } = useCommand(async (password: string) => {
    setState({ name: 'form' });
    try {
      await confirmReset(token, password);
      // The session of this browser has ended on the server too: no page should go on with it.
      if (session.snapshot().user) await session.signOut();
      setState({ name: 'done' });
    } catch (error) {
      console.error('The password could not be reset', error);
      setState({ name: 'failed', error });
    }
  });

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

  const errors = state.name === 'failed' ? readFieldErrors(state.error) : {};
  return (
    <AuthPage scene="open" title="Choose a new password">
      <form onSubmit={submitFields((field) => submit(field('password')))}>
        {state.name === 'failed' && !errors.password && (
          <AuthAlert more={describeWait(state.error)}>{errors.token ?? describeError(state.error)}</AuthAlert>
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
        <button className="auth-button primary" disabled={busy}>
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

import { useState, type FormEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useAuth } from '../auth/auth-context';
import { AuthAlert, AuthField, AuthPage } from './AuthPage';
import { NoAccess } from './NoAccess';
import { ROUTES, afterSignIn } from './routes';

/** /login: the form, a notice for those without the role, or straight on for an admin. */
export function Login() {
  const { user, isAdmin, signIn } = useAuth();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  if (isAdmin) return <Navigate to={afterSignIn(state?.from)} replace />;
  if (user) return <NoAccess email={user.email} />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setFailed(false);
    setBusy(true);
    try {
      await signIn(String(fields.get('email')), String(fields.get('password')));
    } catch (error) {
      console.error('Signing in failed', error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthPage scene="shut" title="Sign In">
      <form onSubmit={submit}>
        {failed && <AuthAlert>Failed to sign in</AuthAlert>}
        <AuthField label="Email" name="email" type="email" autoComplete="email" invalid={failed} />
        <AuthField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          invalid={failed}
        />
        <button className="auth-button primary" disabled={busy}>
          Sign In
        </button>
        <p className="auth-alt">
          No account yet? <Link to={ROUTES.signup}>Create Account</Link>
        </p>
      </form>
    </AuthPage>
  );
}

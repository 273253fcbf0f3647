import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { ApiProblem } from '../api/problem';
import { ResetConfirm } from './ResetConfirm';
import { ResetRequest } from './ResetRequest';
import { TotpForm } from './TotpForm';
import { adviceFor, describeWait } from './advice';
import { useAuth } from '../auth/auth-context';
import { mayEnter } from '../auth/roles';
import { session } from '../api/session';
import { submitFields, useCommand } from '../components/use-command';
import { useLinkToken } from './use-link-token';
import { AuthAlert, AuthField, AuthNote, AuthPage } from '../layout/frame/AuthPage';
import { NoAccess } from '../layout/access/NoAccess';
import { ROUTES, afterSignIn } from '../routes';

/** /login: the form, the two screens of a password reset, a notice for those without the role, or straight on. */
export function Login() {
  const { user } = useAuth();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const [query] = useSearchParams();
  const [resetToken, leaveReset] = useLinkToken('reset');

  if (resetToken) return <ResetConfirm token={resetToken} onLeave={leaveReset} />;
  if (mayEnter(user)) return <Navigate to={afterSignIn(state?.from)} replace />;
  if (user) return <NoAccess email={user.email} />;
  return query.get('view') === 'reset' ? <ResetRequest /> : <SignInForm />;
}

function SignInForm() {
  const { signIn } = useAuth();
  const { state } = useLocation();
  const [failure, setFailure] = useState<unknown>(null);
  /** The pair that was right and waits for its second factor. */
  const [waiting, setWaiting] = useState<{ email: string; password: string } | null>(null);
  const failed = failure !== null;
  const { message } = session.snapshot();
  // The password was right, but the account may not come in: that is told as it is, any other failure is not.
  const refusal = failed && message && adviceFor(message.code) ? message : null;
  // What ended the session, or what became of a sign-up.
  const notice = !failed && (message?.about === 'check' || message?.about === 'requested') ? message : null;

  const wrong = failed && !refusal;

  const { busy, run: attempt } = useCommand(async (email: string, password: string, totp?: string) => {
    setFailure(null);
    try {
      await signIn(email, password, totp);
    } catch (error) {
      if (totp === undefined && error instanceof ApiProblem && error.code === 'totp_required') {
        setWaiting({ email, password });
        return;
      }
      console.error('Signing in failed', error);
      setFailure(error);
    }
  });

  if (waiting) {
    return (
      <TotpForm
        busy={busy}
        failed={failed}
        more={describeWait(failure)}
        onCode={(code) => void attempt(waiting.email, waiting.password, code)}
        onBack={() => {
          setWaiting(null);
          setFailure(null);
        }}
      />
    );
  }

  return (
    <AuthPage scene="shut" title="Sign In">
      <form onSubmit={submitFields((field) => attempt(field('email'), field('password')))}>
        {failed && (
          <AuthAlert more={refusal ? adviceFor(refusal.code) : describeWait(failure)}>
            {refusal ? refusal.text : 'Failed to sign in'}
          </AuthAlert>
        )}
        {notice && <AuthNote more={adviceFor(notice.code)}>{notice.text}</AuthNote>}
        <AuthField label="Email" name="email" type="email" autoComplete="email" invalid={wrong} />
        <AuthField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          invalid={wrong}
          aside={
            <Link to={ROUTES.reset} state={state}>
              Forgot password?
            </Link>
          }
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

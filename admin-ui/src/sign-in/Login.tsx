import { use, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { ApiProblem } from '../api/problem';
import { ResetConfirm } from './ResetConfirm';
import { ResetRequest } from './ResetRequest';
import { TotpForm } from './TotpForm';
import { adviceFor, describeWait } from './advice';
import { useAuth } from '../auth/auth-context';
import { mayEnter } from '../auth/roles';
import { session } from '../api/session/session';
import { SaveForm } from '../components/forms/SaveForm';
import { FormContext } from '../components/forms/form-context';
import { useLinkToken } from './use-link-token';
import { AuthPage } from '../layout/frame/AuthPage';
import { AuthAlert, AuthField, AuthNote, AuthSubmit } from './AuthForm';
import { NoAccess } from '../layout/access/NoAccess';
import { ROUTES, afterSignIn } from '../routes';

const SIGNED_OUT_HERE = "You're signed out here. The server will be told once it responds.";

/** /login: the form, password reset, a notice for users without access, or a redirect. */
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

interface Entry {
  email: string;
  password: string;
}

function SignInForm() {
  const { signIn } = useAuth();
  /** Valid credentials that still need the second factor. */
  const [waiting, setWaiting] = useState<Entry | null>(null);
  const submit = async ({ email, password }: Entry) => {
    try {
      await signIn(email, password);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'totp_required') throw error;
      setWaiting({ email, password });
    }
  };
  if (waiting) {
    return (
      <TotpForm
        onCode={(code) => signIn(waiting.email, waiting.password, code)}
        onBack={() => setWaiting(null)}
      />
    );
  }
  return (
    <AuthPage scene="shut" title="Sign In">
      <SaveForm<Entry> input="LoginInput" onSubmit={submit}>
        <SignInFields />
        <AuthSubmit>Sign In</AuthSubmit>
        <p className="muted">
          No account yet? <Link to={ROUTES.signup}>Create Account</Link>
        </p>
      </SaveForm>
    </AuthPage>
  );
}

function SignInFields() {
  const { state } = useLocation();
  const { failure } = use(FormContext);
  const { message } = session.snapshot();
  // Valid credentials of an account without access: the reason is shown too, unlike for other failures.
  const refused = failure !== null && adviceFor(message?.code) !== undefined;
  // Why the session ended, the result of a sign-up, or a sign-out that the server doesn't know of.
  const isNotice = message !== null && ['check', 'requested', 'sign-out'].includes(message.topic);
  const notice = refused || (!failure && isNotice) ? message : null;
  const wrong = failure !== null && !refused;
  return (
    <>
      {failure && <AuthAlert more={describeWait(failure.error)}>Failed to sign in</AuthAlert>}
      {notice && (
        <AuthNote more={notice.topic === 'sign-out' ? SIGNED_OUT_HERE : adviceFor(notice.code)}>
          {notice.text}
        </AuthNote>
      )}
      <AuthField source="email" label="Email" type="email" autoComplete="email" invalid={wrong} />
      <AuthField
        source="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        invalid={wrong}
        aside={
          <Link to={ROUTES.reset} state={state}>
            Forgot password?
          </Link>
        }
      />
    </>
  );
}

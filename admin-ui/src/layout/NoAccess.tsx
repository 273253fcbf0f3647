import { useState } from 'react';
import { useAuth } from '../auth/auth-context';
import { session } from '../auth/session';
import { AuthPage } from './AuthPage';
import { ROUTES } from './routes';

/** What a signed-in person without the admin role meets on the sign-in page. */
export function NoAccess({ email }: { email: string }) {
  const { signOut } = useAuth();
  const [answer, setAnswer] = useState<'idle' | 'asking' | 'still' | 'away'>('idle');

  // The role travels with a fresh token; when it has become admin, the sign-in page lets through by itself.
  const checkAgain = async () => {
    setAnswer('asking');
    setAnswer(
      await session.refresh().then(
        () => 'still' as const,
        () => 'away' as const,
      ),
    );
  };

  return (
    <AuthPage scene="locked" title="You are in, but this door is for administrators">
      <p className="auth-lead">
        You are signed in as <b>{email}</b>. Your password is fine and nothing is broken; this account does
        not have the admin role.
      </p>
      <p className="auth-lead" role="status">
        {answer === 'still'
          ? 'Still without the role. An administrator can give it to you.'
          : answer === 'away'
            ? 'The server did not answer. Try again in a moment.'
            : 'An administrator can give it to you. When they have, check again.'}
      </p>
      <button
        type="button"
        className="auth-button primary"
        onClick={checkAgain}
        disabled={answer === 'asking'}
      >
        Check again
      </button>
      <button type="button" className="auth-button" onClick={() => void signOut()}>
        Sign out
      </button>
      <p className="auth-alt">
        <a href={ROUTES.start}>Back to the start page</a>
      </p>
    </AuthPage>
  );
}

import { useState } from 'react';
import { outerPath } from '../../base-path';
import { useAuth } from '../../auth/auth-context';
import { session } from '../../api/session/session';
import { AuthPage } from '../frame/AuthPage';
import { ROUTES } from '../../routes';

/** Shown on the sign-in page to an approved user whose role has no access. */
export function NoAccess({ email }: { email: string }) {
  const { signOut } = useAuth();
  const [answer, setAnswer] = useState<'idle' | 'asking' | 'still' | 'away'>('idle');

  // The role is part of the token. Once it grants access, the sign-in page redirects by itself.
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
    <AuthPage scene="locked" title="Your account doesn't have access yet">
      <p className="muted break">
        You are signed in as <b>{email}</b> and your account is approved. An administrator still has to give
        you the analyst or administrator role.
      </p>
      <p className="muted break" role="status">
        {answer === 'still'
          ? 'You don’t have a role yet. Ask your administrator, then check again.'
          : answer === 'away'
            ? 'The server did not respond. Try again in a moment.'
            : 'Ask your administrator for a role, then check again.'}
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
      <p className="muted">
        <a href={outerPath(ROUTES.start)}>Back to the start page</a>
      </p>
    </AuthPage>
  );
}

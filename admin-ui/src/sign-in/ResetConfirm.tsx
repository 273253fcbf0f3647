import { sendApi } from '../api/send-api';
import { session } from '../api/session/session';
import { PASSWORD_HINT } from '../auth/password-hint';
import { AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { PasswordByLink } from './PasswordByLink';

interface ResetConfirmProps {
  token: string;
  /** The link is used up, or the user wants the form instead. */
  onLeave: () => void;
}

/** Opened by the mail's link: sets a new password. */
export function ResetConfirm({ token, onLeave }: ResetConfirmProps) {
  return (
    <PasswordByLink
      title="Choose a new password"
      input="PasswordResetConfirmInput"
      submitLabel="Change Password"
      field={{ label: 'New password', autoComplete: 'new-password', hint: PASSWORD_HINT }}
      send={async (password) => {
        await sendApi('POST', '/api/auth/password-reset/confirm', { body: { token, password } });
        // The server has ended this browser's session as well.
        if (session.snapshot().user) await session.signOut();
      }}
      done={
        <AuthPage scene="open" title="Password changed">
          <p className="muted break" role="status">
            Sign in with the new one. Every device that was signed in has been signed out.
          </p>
          <button type="button" className="auth-button primary" onClick={onLeave}>
            Go to Sign In
          </button>
        </AuthPage>
      }
      again={{ label: 'Send me another link', to: ROUTES.reset }}
      onLeave={onLeave}
    />
  );
}

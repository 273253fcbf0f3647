import { Link } from 'react-router';
import { sendApi } from '../api/send-api';
import { AuthPage } from '../layout/frame/AuthPage';
import { ROUTES } from '../routes';
import { PasswordByLink } from './PasswordByLink';

interface SignUpConfirmProps {
  token: string;
  /** The user wants the form instead. */
  onLeave: () => void;
}

/** Opened by the mail's link: the sign-up's password confirms its address. */
export function SignUpConfirm({ token, onLeave }: SignUpConfirmProps) {
  return (
    <PasswordByLink
      title="Confirm your email address"
      text="Enter the password you chose when you signed up."
      input="SignUpConfirmInput"
      submitLabel="Confirm"
      field={{ label: 'Password', autoComplete: 'current-password' }}
      send={async (password) => {
        await sendApi('POST', '/api/auth/signup/confirm', { body: { token, password } });
      }}
      done={
        <AuthPage scene="flag" title="Email address confirmed">
          <p className="muted break" role="status">
            Your request is awaiting approval. You'll get an email when it is decided.
          </p>
          <Link className="auth-button" to={ROUTES.login}>
            Go to Sign In
          </Link>
        </AuthPage>
      }
      again={{ label: 'Sign up again', to: ROUTES.signup }}
      onLeave={onLeave}
    />
  );
}

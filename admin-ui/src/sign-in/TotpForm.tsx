import { use, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormContext } from '../components/forms/form-context';
import { AuthPage } from '../layout/frame/AuthPage';
import { AuthField, AuthForm } from './AuthForm';

interface TotpFormProps {
  /** Rejects when the code is wrong. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of signing in. */
export function TotpForm({ onCode, onBack }: TotpFormProps) {
  return (
    <AuthPage scene="locked" title="Enter your code">
      <p className="muted break">Enter the 6-digit code from your authenticator app.</p>
      <AuthForm<{ totp: string }>
        input="LoginInput"
        required={REQUIRED}
        failed="Failed to sign in"
        submitLabel="Sign In"
        onSubmit={({ totp }) => onCode(totp)}
        foot={
          <button type="button" className="link-button" onClick={onBack}>
            Use another account
          </button>
        }
      >
        <CodeField />
      </AuthForm>
    </AuthPage>
  );
}

const REQUIRED = ['totp'];

function CodeField() {
  const { failure } = use(FormContext);
  const { reset } = useFormContext();
  // Clears a rejected code for the next one.
  useEffect(() => {
    if (failure) reset();
  }, [failure, reset]);
  return (
    <AuthField
      source="totp"
      label="Code"
      type="text"
      autoComplete="one-time-code"
      hint="The six digits from your app, or one of your recovery codes."
      invalid={failure !== null}
      autoFocus
    />
  );
}

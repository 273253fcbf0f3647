import limits from '../api/limits.json';
import { FormField } from '../components/FormField';
import type { useReauthentication } from './use-reauthentication';

/** The field that appears when the sign-in is too long ago. */
export function PasswordAgain({
  reauthentication,
}: {
  reauthentication: ReturnType<typeof useReauthentication>;
}) {
  const { password, setPassword, asked, passwordError } = reauthentication;
  if (!asked) return null;
  return (
    <FormField
      label="Your password"
      type="password"
      value={password}
      onChange={setPassword}
      hint="You signed in a while ago: please repeat it."
      error={passwordError}
      required
      autoFocus
      input={{ autoComplete: 'current-password', maxLength: limits.ReauthenticateInput.password.maxLength }}
    />
  );
}

import { TextInput } from '../../components/forms/TextInput';

/** The field that appears when the sign-in is too long ago. */
export function PasswordAgain() {
  return (
    <TextInput
      source="password"
      label="Your password"
      type="password"
      hint="You signed in a while ago: please repeat it."
      autoFocus
      input={{ autoComplete: 'current-password' }}
    />
  );
}

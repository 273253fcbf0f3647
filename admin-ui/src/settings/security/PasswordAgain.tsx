import { TextInput } from '../../components/forms/TextInput';

/** Password field, shown when the last sign-in is too long ago. */
export function PasswordAgain() {
  return (
    <TextInput
      source="password"
      label="Your password"
      type="password"
      hint="You signed in a while ago. Enter your password again."
      autoFocus
      input={{ autoComplete: 'current-password' }}
    />
  );
}

import { sendApi } from '../../api/send-api';
import type { PasswordChange } from '../../api/types';
import { useAuth } from '../../auth/auth-context';
import { PASSWORD_HINT } from '../../auth/password-hint';
import { CheckboxInput } from '../../components/forms/CheckboxInput';
import { FormDialog } from '../../components/forms/FormDialog';
import { TextInput } from '../../components/forms/TextInput';

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const email = useAuth().user?.email;
  const change = async (passwords: PasswordChange) => {
    await sendApi('POST', '/api/auth/password', { body: passwords });
    const tokens = passwords.revokeTokens ? ' Your API tokens were revoked.' : '';
    return `Password changed. Your other devices were signed out.${tokens}`;
  };
  return (
    <FormDialog<PasswordChange>
      input="PasswordInput"
      title="Change Password"
      submitLabel="Change Password"
      errorTitle="The password could not be changed"
      unaffected="The old one still works."
      onSubmit={change}
      onClose={onClose}
    >
      {/* Tells a password manager which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextInput
        source="currentPassword"
        label="Current password"
        type="password"
        autoFocus
        input={{ autoComplete: 'current-password' }}
      />
      <TextInput
        source="newPassword"
        label="New password"
        type="password"
        hint={PASSWORD_HINT}
        input={{ autoComplete: 'new-password' }}
      />
      <CheckboxInput source="revokeTokens" label="Also revoke my API tokens" />
    </FormDialog>
  );
}

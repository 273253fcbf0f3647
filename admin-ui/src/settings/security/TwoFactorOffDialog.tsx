import { sendApi } from '../../api/send-api';
import { FormDialog } from '../../components/forms/FormDialog';
import { PasswordAgain } from './PasswordAgain';
import { usePasswordAgain } from './use-password-again';

export function TwoFactorOffDialog({ onClose }: { onClose: () => void }) {
  const { asked, attempt } = usePasswordAgain();
  const turnOff = async ({ password }: { password?: string }) => {
    const off = sendApi('DELETE', '/api/auth/totp', { body: password ? { password } : {} });
    return (await attempt(off)) && 'Two-factor authentication is off';
  };
  return (
    <FormDialog
      danger
      focusCancel
      input="ReauthenticateInput"
      title="Turn off two-factor authentication?"
      submitLabel="Turn off"
      errorTitle="Couldn't turn it off"
      unaffected="It is still on."
      onSubmit={turnOff}
      onClose={onClose}
    >
      <p>
        Your password alone will be enough to sign in. The key in your app and the recovery codes stop
        working.
      </p>
      {asked && <PasswordAgain />}
    </FormDialog>
  );
}

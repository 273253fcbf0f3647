import { useNotify } from 'react-admin';
import { turnOffSecondFactor } from '../../api/session/account';
import { FormDialog } from '../../components/forms/FormDialog';
import { PasswordAgain } from './PasswordAgain';
import { usePasswordAgain } from './use-password-again';

export function TwoFactorOffDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const { asked, attempt } = usePasswordAgain();
  const turnOff = async ({ password }: { password?: string }) => {
    if (!(await attempt(turnOffSecondFactor(password)))) return;
    notify('Two-factor authentication is off', { type: 'success' });
    onClose();
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

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { turnOffSecondFactor } from '../api/account';
import { Banner } from '../components/Banner';
import { DialogHead } from '../components/DialogHead';
import { PasswordAgain } from './PasswordAgain';
import { useReauthentication } from './use-reauthentication';

export function TwoFactorOffDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const notify = useNotify();
  const reauthentication = useReauthentication();
  const { attempt, busy, problem } = reauthentication;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await attempt(turnOffSecondFactor)) === undefined) return;
    notify('Two-factor authentication is off', { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead id={id} title="Turn off two-factor authentication?" onClose={onClose} />
      <form onSubmit={submit}>
        <div className="dialog-body stack">
          {problem && (
            <Banner tone="error" title="It could not be turned off">
              <p>{problem} It is still on.</p>
            </Banner>
          )}
          <p>
            Your password alone will open the account again. The key in your app and the recovery codes stop
            working.
          </p>
          <PasswordAgain reauthentication={reauthentication} />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button type="submit" color="error" disabled={busy}>
            Turn off
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

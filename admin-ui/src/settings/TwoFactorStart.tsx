import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { Banner } from '../components/Banner';
import { PasswordAgain } from './PasswordAgain';
import type { useReauthentication } from './use-reauthentication';

interface TwoFactorStartProps {
  reauthentication: ReturnType<typeof useReauthentication>;
  onStart: () => Promise<void>;
  onClose: () => void;
}

/** Before the picture: the password again, where the server wants it. */
export function TwoFactorStart({ reauthentication, onStart, onClose }: TwoFactorStartProps) {
  const { asked, busy, problem } = reauthentication;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onStart();
  };
  return (
    <form onSubmit={submit}>
      <div className="dialog-body stack">
        {problem && (
          <Banner tone="error" title="It could not be started">
            <p>{problem} Nothing was changed.</p>
          </Banner>
        )}
        {busy && !asked && (
          <p className="muted" role="status">
            Making a key for you…
          </p>
        )}
        <PasswordAgain reauthentication={reauthentication} />
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" color="primary" disabled={busy}>
          {problem ? 'Retry' : 'Continue'}
        </Button>
      </div>
    </form>
  );
}

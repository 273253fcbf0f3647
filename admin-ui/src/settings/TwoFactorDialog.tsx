import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useState } from 'react';
import { startSecondFactor } from '../api/account';
import type { SecondFactorSetup } from '../api/types';
import { DialogHead } from '../components/DialogHead';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoFactorScan } from './TwoFactorScan';
import { TwoFactorStart } from './TwoFactorStart';
import { useReauthentication } from './use-reauthentication';

/** Turns the second factor on: scan, confirm, keep the recovery codes. */
export function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const reauthentication = useReauthentication();
  const { attempt } = reauthentication;
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const start = async () => {
    const answer = await attempt(startSecondFactor);
    if (answer) setSetup(answer);
  };
  // Whoever has just signed in need not repeat anything: the dialog begins with the picture.
  useEffect(() => {
    void start();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);

  // Codes that are shown once must not vanish by a stray key or click: only Done closes them.
  const close = codes ? undefined : onClose;
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogHead
        id={id}
        title={codes ? 'Save your recovery codes' : 'Two-Factor Authentication'}
        onClose={close}
      />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : setup ? (
        <TwoFactorScan setup={setup} onConfirmed={setCodes} onClose={onClose} />
      ) : (
        <TwoFactorStart reauthentication={reauthentication} onStart={start} onClose={onClose} />
      )}
    </Dialog>
  );
}

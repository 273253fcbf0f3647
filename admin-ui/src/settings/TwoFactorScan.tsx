import Button from '@mui/material/Button';
import { useState } from 'react';
import { confirmSecondFactor } from '../api/account';
import { readFieldErrors, describeError } from '../api/problem';
import type { SecondFactorSetup } from '../api/types';
import { CopyButton } from '../components/CopyButton';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';

interface TwoFactorScanProps {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** The key as picture and as text, and the first code as proof that the app has it. */
export function TwoFactorScan({ setup, onConfirmed, onClose }: TwoFactorScanProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>(null);

  const { busy, run: submit } = useCommand(async () => {
    setFailure(null);
    try {
      onConfirmed((await confirmSecondFactor(code.replace(/\s/g, ''))).recoveryCodes);
    } catch (error) {
      console.error('The code was not taken', error);
      setFailure(error);
    }
  });

  const error = readFieldErrors(failure).code ?? (failure ? describeError(failure) : undefined);
  return (
    <form onSubmit={submitWith(submit)}>
      <div className="dialog-body stack">
        <img
          className="qr-code"
          src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
          alt="QR code with the key for your authenticator app"
          width={192}
          height={192}
        />
        <div className="stack">
          <ol className="numbered">
            <li>Open an authenticator app on your phone and scan the QR code.</li>
            <li>Type the six digits that it shows.</li>
          </ol>
          <FormField
            label="Code"
            value={code}
            onChange={setCode}
            error={error}
            required
            autoFocus
            placeholder="123 456"
            input={{
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              pattern: '[0-9 ]{6,7}',
              maxLength: 7,
            }}
          />
        </div>
        <details className="manual-key">
          <summary className="text-13">Cannot scan? Type the key instead</summary>
          <div className="row wrap">
            <code className="well">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={setup.secret} label="Copy the key" />
          </div>
        </details>
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" color="primary" disabled={busy}>
          Turn on
        </Button>
      </div>
    </form>
  );
}

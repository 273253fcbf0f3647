import type { SecondFactorSetup } from '../../api/types';
import { CopyButton } from '../../components/actions/CopyButton';
import { TextInput } from '../../components/forms/TextInput';

/** The secret as QR code and text, and a first code to verify the setup. */
export function TwoFactorScan({ setup }: { setup: SecondFactorSetup }) {
  return (
    <>
      <img
        className="qr-code"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
        alt="QR code with the key for your authenticator app"
        width={192}
        height={192}
      />
      <ol className="numbered">
        <li>Open an authenticator app on your phone and scan the QR code.</li>
        <li>Type the six digits that it shows.</li>
      </ol>
      <TextInput
        source="code"
        label="Code"
        autoFocus
        placeholder="123 456"
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      />
      <details className="manual-key">
        <summary className="text-13">Can't scan? Type the key instead</summary>
        <div className="row wrap">
          <code className="well">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={setup.secret} label="Copy the key" />
        </div>
      </details>
    </>
  );
}

import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-context';
import { Banner } from '../../components/states/Banner';
import { CopyButton } from '../../components/actions/CopyButton';
import { saveFile } from '../../components/export/save-file';
import '../../components/filters/fields.css';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Recovery codes, shown once, for signing in without the phone. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const email = useAuth().user?.email ?? '';
  const [saved, setSaved] = useState(false);
  const text = codes.join('\n');
  const download = () => {
    const head = `Gamekit recovery codes of ${email}\nEach signs in once in place of a code.\n\n`;
    saveFile(new Blob([head, text, '\n'], { type: 'text/plain' }), 'gamekit-recovery-codes.txt');
  };
  return (
    <>
      <div className="dialog-body stack">
        <Banner tone="good" title="Two-factor authentication is on">
          <p>
            Each of these codes signs you in once if you don't have your phone. Save them now, apart from your
            password; they won't be shown again.
          </p>
        </Banner>
        <ol className="recovery-codes well" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="row wrap">
          <CopyButton text={text} label="Copy all" />
          <Button icon="download" label="Download" size="small" onClick={download} />
        </div>
        <label className="row">
          <input type="checkbox" className="box" checked={saved} onChange={() => setSaved(!saved)} />
          I&apos;ve saved these codes
        </label>
      </div>
      <div className="dialog-foot">
        <Button label="Done" primary disabled={!saved} onClick={onDone} />
      </div>
    </>
  );
}

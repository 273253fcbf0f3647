import { Button } from '../components/actions/Button';
import { CopyButton } from '../components/actions/CopyButton';

/** Dialog content for a secret that is shown only once. */
export function SecretOnce({ text, what, onDone }: { text: string; what: string; onDone: () => void }) {
  return (
    <>
      <div className="dialog-body stack">
        <p>Copy it now. It won't be shown again.</p>
        <code className="token-text well" tabIndex={0}>
          {text}
        </code>
        <div>
          <CopyButton text={text} label={`Copy the ${what}`} />
        </div>
      </div>
      <div className="dialog-foot">
        <Button label="Done" primary onClick={onDone} />
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { CopyButton } from '../actions/CopyButton';

interface SecretOnceProps {
  text: string;
  /** What it is: "secret". */
  what: string;
  onDone: () => void;
  /** What it is for. */
  children?: ReactNode;
}

/** Dialog content for a secret that is shown only once. */
export function SecretOnce({ text, what, onDone, children }: SecretOnceProps) {
  return (
    <>
      <div className="dialog-body stack">
        <p>{children} Copy it now. It won't be shown again.</p>
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

import { Button } from './Button';
import { useEffect, useState } from 'react';

interface CopyButtonProps {
  text: string;
  /** What it copies, for those who cannot see where it stands: "Copy the token". */
  label: string;
}

/** Copies, and says so for a moment. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch (error) {
      // No clipboard on an insecure origin: the text stays selectable.
      console.error('Copying failed', error);
      setState('failed');
    }
  };
  return (
    <Button icon={state === 'copied' ? 'done' : 'copy'} size="small" onClick={copy}>
      <span aria-live="polite">
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Select and copy it' : label}
      </span>
    </Button>
  );
}

import { Button } from './Button';
import { useEffect, useState } from 'react';

interface CopyButtonProps {
  text: string;
  /** Accessible name of what is copied: "Copy the token". */
  label: string;
}

/** Copies the text and confirms it briefly. */
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
      // Insecure origins have no clipboard; the text stays selectable.
      console.error('Copying failed', error);
      setState('failed');
    }
  };
  return (
    <Button icon={state === 'copied' ? 'done' : 'copy'} size="small" onClick={copy}>
      <span aria-live="polite">
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Copy failed' : label}
      </span>
    </Button>
  );
}

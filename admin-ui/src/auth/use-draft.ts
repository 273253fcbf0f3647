import { useCallback, useState } from 'react';
import { useAuth } from './auth-context';
import { draftKey, readDraft, writeDraft } from '../drafts';

/**
 * Text that is being typed and must outlive a session that runs out: kept in this tab only, for this person only, and
 * thrown away by signing out. Never for passwords. Returns the text, its setter, and what to call once it was sent.
 */
export function useDraft(
  name: string,
  initial = '',
): [text: string, setText: (text: string) => void, discard: () => void] {
  const { user } = useAuth();
  const key = draftKey(user?.id ?? '', name);
  const [text, setState] = useState(() => readDraft(key) ?? initial);
  const setText = useCallback(
    (next: string) => {
      setState(next);
      writeDraft(key, next);
    },
    [key],
  );
  const discard = useCallback(() => {
    setState(initial);
    writeDraft(key, '');
  }, [key, initial]);
  return [text, setText, discard];
}

import { useCallback, useState } from 'react';
import { useAuth } from './auth-context';
import { draftKey, readDraft, writeDraft } from '../drafts';

/**
 * A text that survives an expired session: kept in this tab for this user and discarded on sign-out. Never for
 * passwords. Returns the text, its setter, and a function to call after submitting.
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

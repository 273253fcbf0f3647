import { useRef, useState } from 'react';
import { useAuth } from '../../auth/auth-context';
import { draftKey, readDraft } from '../../drafts';

/** Whether a text is being edited, which survives a reload; closing returns the focus. */
export function useEditing(draft: string, content: string) {
  const { user } = useAuth();
  const opener = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(() => {
    const storedDraft = readDraft(draftKey(user?.id ?? '', draft));
    return storedDraft !== null && storedDraft !== content;
  });
  const close = () => {
    setEditing(false);
    // The button appears with the next render.
    setTimeout(() => opener.current?.focus());
  };
  return { editing, opener, open: () => setEditing(true), close };
}

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { session } from '../../api/session/session';
import { draftKey, readDraft, writeDraft } from '../../drafts';

/** Keeps the surrounding form's input in this tab for this user; does nothing without a name. */
export function useFormDraft(name: string | undefined) {
  const { setValue, subscribe } = useFormContext();
  useEffect(() => {
    if (name === undefined) return;
    const typed = parseDraft(readDraft(formDraftKey(name)));
    // Marked as dirty, because the form resets other fields when its record loads.
    for (const [field, value] of Object.entries(typed ?? {})) setValue(field, value, { shouldDirty: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) =>
        writeDraft(formDraftKey(name), isDirty === false ? '' : JSON.stringify(values)),
    });
  }, [name, setValue, subscribe]);
}

export function discardFormDraft(name: string | undefined): void {
  if (name !== undefined) writeDraft(formDraftKey(name), '');
}

const formDraftKey = (name: string): string => draftKey(session.snapshot().user?.id ?? '', `form ${name}`);

function parseDraft(text: string | null): object | null {
  if (!text) return null;
  try {
    const typed: unknown = JSON.parse(text);
    return typed !== null && typeof typed === 'object' ? typed : null;
  } catch {
    return null;
  }
}

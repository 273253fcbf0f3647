import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { session } from '../../api/session/session';
import { draftKey, readDraft, writeDraft } from '../../drafts';

/** Keeps what is typed into the form around it in this tab, for this person; without a name it keeps nothing. */
export function useFormDraft(name: string | undefined) {
  const { setValue, subscribe } = useFormContext();
  useEffect(() => {
    if (name === undefined) return;
    const typed = parseDraft(readDraft(formDraftKey(name)));
    // Marked as changed, because the form puts back everything else when its record comes.
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

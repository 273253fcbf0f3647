/**
 * Unsaved input of this tab. use-draft.ts has the hook; this module has no dependency on the session, so that the
 * session can clear it.
 */
const PREFIX = 'gamekit-draft ';

/** Discards this tab's unsaved input. */
export function clearDrafts(): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/** `key` comes from draftKey(). */
export const readDraft = (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null;

export function writeDraft(key: string, text: string): void {
  attempt((storage) => (text ? storage.setItem(key, text) : storage.removeItem(key)));
}

/** When storage is blocked, a draft lives only as long as the page. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

export const draftKey = (userId: string, name: string): string => `${PREFIX}${userId} ${name}`;

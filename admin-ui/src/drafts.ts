/** What was typed and not sent, in this tab. The hook is use-draft.ts; this half knows nobody, so that a session may clear it. */
const PREFIX = 'gamekit-draft ';

/** Throws away what was typed in this tab and not sent. */
export function clearDrafts(): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/** `key` as draftKey() makes it. */
export const readDraft = (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null;

export function writeDraft(key: string, text: string): void {
  attempt((storage) => (text ? storage.setItem(key, text) : storage.removeItem(key)));
}

/** A browser may forbid storage; a draft is then only as safe as the page. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

export const draftKey = (userId: string, name: string): string => `${PREFIX}${userId} ${name}`;

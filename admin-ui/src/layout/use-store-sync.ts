import { useEffect } from 'react';
import { getViewState, saveViewState } from '../api/session/account';
import { browserStore, onStoreChange } from './admin-store';

type Entries = Record<string, unknown>;

/** Whose copy this browser holds, and which changes haven't been saved yet. */
const OWNER = 'owner';
const UNSENT = 'unsent';
/** Layout preferences are synchronized; the last visited place stays in the browser. */
const TRAVELS = /\.(columns|rows|listParams)$|^(sidebar|changes)\./;
const PAUSE = 1_500;

/**
 * Synchronizes react-admin's store across a user's devices: loads it on arrival and saves changes once they pause.
 * Offline it uses this browser's copy and saves when the connection returns.
 */
export function useStoreSync(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    if (browserStore.getItem(OWNER) !== userId) {
      // Another user's preferences are not kept.
      if (browserStore.getItem(OWNER)) browserStore.reset();
      browserStore.setItem(OWNER, userId);
    }
    return startSync();
  }, [userId]);
}

function startSync(): () => void {
  /** The server's entries by key. */
  const known = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;
  const readUnsent = (): Entries => browserStore.getItem<Entries>(UNSENT) ?? {};

  const send = async () => {
    const entries = readUnsent();
    if (Object.keys(entries).length === 0) return;
    try {
      await saveViewState(entries);
      for (const [key, value] of Object.entries(entries)) known.set(key, JSON.stringify(value));
      const left = Object.entries(readUnsent()).filter(
        ([key, value]) => known.get(key) !== JSON.stringify(value),
      );
      browserStore.setItem(UNSENT, Object.fromEntries(left));
    } catch (error) {
      // Saved with the next change, or when the connection returns.
      console.error('The arrangement of the screens could not be saved', error);
    }
  };
  const remember = (key: string, value: unknown) => {
    if (!TRAVELS.test(key)) return;
    const entry = toEntry(key, value) ?? null;
    // Replaces an unsent entry even when the value is back to the server's; otherwise the reverted change would still
    // be sent.
    if (!(key in readUnsent()) && known.get(key) === JSON.stringify(entry)) return;
    browserStore.setItem(UNSENT, { ...readUnsent(), [key]: entry });
    clearTimeout(timer);
    timer = setTimeout(() => void send(), PAUSE);
  };
  const receive = async () => {
    const entries = await getViewState();
    // They belong to the person who was signed in then.
    if (hasLeft) return;
    const unsent = readUnsent();
    for (const [key, entry] of Object.entries(entries)) {
      known.set(key, JSON.stringify(entry));
      if (key in unsent || !TRAVELS.test(key)) continue;
      const value = fromEntry(key, entry, browserStore.getItem<Entries>(key));
      if (JSON.stringify(value) !== JSON.stringify(browserStore.getItem(key)))
        browserStore.setItem(key, value);
    }
    await send();
  };

  const arrive = () =>
    void receive().catch((error: unknown) =>
      console.error('The arrangement of the screens could not be read', error),
    );
  const leave = () => void send();
  const stop = onStoreChange(remember);
  arrive();
  window.addEventListener('online', arrive);
  window.addEventListener('pagehide', leave);
  return () => {
    hasLeft = true;
    stop();
    clearTimeout(timer);
    void send();
    window.removeEventListener('online', arrive);
    window.removeEventListener('pagehide', leave);
  };
}

const isList = (key: string): boolean => key.endsWith('.listParams');

/** Sort order and page size are synchronized; a search from another device would be confusing. */
function toEntry(key: string, value: unknown): unknown {
  if (!isList(key) || !value) return value;
  const { sort, order, perPage } = value as Entries;
  return { sort, order, perPage };
}

function fromEntry(key: string, entry: unknown, here: Entries | undefined): unknown {
  return isList(key) ? { page: 1, filter: {}, ...here, ...(entry as Entries) } : entry;
}

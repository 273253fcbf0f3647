import { localStorageStore, memoryStore, type Store } from 'react-admin';

const browser = localStorageStore('1', 'gamekit');
/** What must not outlive the page: which rows are selected, and where a list was scrolled to. */
const page = memoryStore();
const FOR_NOW = /\.(selectedIds|scrollPosition)$/;
const homeFor = (key: string): Store => (FOR_NOW.test(key) ? page : browser);

type Listener = (key: string, value: unknown) => void;
const listeners = new Set<Listener>();

/** Tells of everything that is remembered or forgotten from now on. @returns what ends it */
export function onRemembered(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this browser remembers, without telling anybody of changes. */
export const browserStore = browser;

/** What react-admin remembers. */
export const adminStore: Store = {
  ...browser,
  getItem: (key, fallback) => homeFor(key).getItem(key, fallback),
  setItem: (key, value) => {
    // A screen starts at its top.
    if (key.endsWith('.scrollPosition')) return;
    homeFor(key).setItem(key, value);
    if (homeFor(key) === browser) listeners.forEach((tell) => tell(key, value));
  },
  removeItem: (key) => {
    homeFor(key).removeItem(key);
    if (homeFor(key) === browser) listeners.forEach((tell) => tell(key, null));
  },
  subscribe: (key, callback) => homeFor(key).subscribe(key, callback),
};

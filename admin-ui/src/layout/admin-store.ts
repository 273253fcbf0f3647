import { localStorageStore, memoryStore, type Store } from 'react-admin';

const browser = localStorageStore('1', 'gamekit');
/** State that must not outlive the page: selected rows and scroll positions. */
const page = memoryStore();
const FOR_NOW = /\.(selectedIds|scrollPosition)$/;
const homeFor = (key: string): Store => (FOR_NOW.test(key) ? page : browser);

type Listener = (key: string, value: unknown) => void;
const listeners = new Set<Listener>();

/** Notifies about every change from now on. @returns the unsubscribe function */
export function onStoreChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The browser's store, without change notifications. */
export const browserStore = browser;

/** react-admin's store. */
export const adminStore: Store = {
  ...browser,
  getItem: (key, fallback) => homeFor(key).getItem(key, fallback),
  setItem: (key, value) => {
    // Screens open at their top.
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

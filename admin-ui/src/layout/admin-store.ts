import { localStorageStore, memoryStore, type Store } from 'react-admin';

const browser = localStorageStore('1', 'gamekit');
/** What must not outlive the page: which rows are selected, and where a list was scrolled to. */
const page = memoryStore();
const FOR_NOW = /\.(selectedIds|scrollPosition)$/;
const homeFor = (key: string): Store => (FOR_NOW.test(key) ? page : browser);

/** What react-admin remembers in this browser. */
export const adminStore: Store = {
  ...browser,
  getItem: (key, fallback) => homeFor(key).getItem(key, fallback),
  setItem: (key, value) => {
    // A screen starts at its top.
    if (!key.endsWith('.scrollPosition')) homeFor(key).setItem(key, value);
  },
  removeItem: (key) => homeFor(key).removeItem(key),
  subscribe: (key, callback) => homeFor(key).subscribe(key, callback),
};

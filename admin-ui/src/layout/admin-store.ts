import { localStorageStore, type Store } from 'react-admin';

const browserStore = localStorageStore('1', 'gamekit');

/** What react-admin remembers in this browser. Where a list was scrolled to is not kept: a screen starts at its top. */
export const adminStore: Store = {
  ...browserStore,
  setItem: (key, value) => {
    if (!key.endsWith('.scrollPosition')) browserStore.setItem(key, value);
  },
};

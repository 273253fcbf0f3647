import { Suspense, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { lazyScreen } from '../components/states/lazy-screen';
import { useScreenActions } from '../components/actions/screen-actions';
import { WatchContext } from './watch-context';

const WatchDialog = lazyScreen(() => import('./WatchDialog').then((file) => file.WatchDialog));

/** Adds games to watchlists with one key, wherever games are shown. */
export function WatchProvider({ children }: { children: ReactNode }) {
  const [bundleIds, setBundleIds] = useState<string[] | null>(null);
  const notify = useNotify();
  const watch = () => {
    // A selection or a game page has its own button.
    const button = document.querySelector<HTMLElement>('[data-watch]:not(:disabled)');
    if (button) return button.click();
    const bundleId = findRow()?.dataset.bundleId;
    if (bundleId) setBundleIds([bundleId]);
    else notify('Go to a game first, then press w.', { type: 'info' });
  };
  useScreenActions([{ label: 'Add to a watchlist', keys: 'w', icon: 'eye', run: watch }], 'Everywhere');
  return (
    <WatchContext.Provider value={setBundleIds}>
      {children}
      <Suspense>
        {bundleIds && <WatchDialog bundleIds={bundleIds} onClose={() => setBundleIds(null)} />}
      </Suspense>
    </WatchContext.Provider>
  );
}

/** The row of a game that has the focus or the pointer. */
const findRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-bundle-id]') ??
  document.querySelector<HTMLElement>('tr.active[data-bundle-id], [data-bundle-id]:hover');

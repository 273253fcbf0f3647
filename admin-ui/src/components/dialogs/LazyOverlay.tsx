import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNotify } from 'react-admin';
import { forgetFailedLoads } from '../states/lazy-screen';

const FIRST_SCREEN_MS = 1_500;

interface LazyOverlayProps {
  open: boolean;
  /** Names the overlay in the error text: "The command palette". */
  what: string;
  load: () => Promise<unknown>;
  onClose: () => void;
  /** A {@link lazyScreen} component loaded by `load`. */
  children: ReactNode;
}

/**
 * An overlay whose code loads after the first screen, so that it opens instantly without adding to the initial
 * bundle. Reports when loading fails.
 */
export function LazyOverlay({ open, what, load, onClose, children }: LazyOverlayProps) {
  const notify = useNotify();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // A failure is reported when the overlay is opened.
    const timer = setTimeout(() => void load().catch(() => undefined), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [load]);
  if (!wanted) return null;
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[open]}
      onReset={forgetFailedLoads}
      onError={() => {
        notify(`${what} could not be loaded. Check the connection and try again.`, { type: 'error' });
        onClose();
      }}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

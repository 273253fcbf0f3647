import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNotify } from 'react-admin';
import { forgetFailedLoads, lazyScreen } from '../../components/lazy-screen';

const load = () => import('./CommandPalette').then((file) => file.CommandPalette);
const CommandPalette = lazyScreen(load);

interface PaletteLoaderProps {
  open: boolean;
  onClose: () => void;
}

/** Gets the palette's code once the first screen stands, so that it opens at once and weighs nothing before. */
export function PaletteLoader({ open, onClose }: PaletteLoaderProps) {
  const notify = useNotify();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // A failure shows when the palette is opened.
    const timer = setTimeout(() => void load().catch(() => undefined), 1_500);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted) return null;
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[open]}
      onReset={forgetFailedLoads}
      onError={() => {
        notify('The command palette could not be loaded. Check the connection and try again.', {
          type: 'error',
        });
        onClose();
      }}
    >
      <Suspense fallback={null}>
        <CommandPalette open={open} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { CrashView } from './CrashView';
import { ScreenSpinner } from './Spinner';
import { forgetFailedLoads } from './lazy-screen';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Shown while the screen is on its way. */
  loading?: ReactNode;
}

/** Holds what may fail to load or to render, so that everything around it stays usable. Another address starts over. */
export function ScreenBoundary({ children, loading = <ScreenSpinner /> }: ScreenBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary
      FallbackComponent={CrashView}
      onReset={forgetFailedLoads}
      onError={(error) => console.error('A screen failed', error)}
      resetKeys={[pathname, search]}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { CrashView } from './CrashView';
import { ScreenSpinner } from './Spinner';
import { forgetFailedLoads } from './lazy-screen';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Shown while the screen loads. */
  loading?: ReactNode;
}

/** Contains load and render errors of a screen, so that the shell stays usable. Resets when the URL changes. */
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

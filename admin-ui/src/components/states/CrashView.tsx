import { Button } from '../actions/Button';
import type { FallbackProps } from 'react-error-boundary';
import { useDocumentTitle } from '../page/use-document-title';
import { Icon } from '../text/Icon';
import './states.css';

/** Browsers' messages for a chunk that failed to load. */
const NOT_LOADED = /dynamically imported module|importing a module|error loading|preload/i;

type CrashViewProps = Pick<FallbackProps, 'error'> & Partial<Pick<FallbackProps, 'resetErrorBoundary'>>;

/** Most browsers cache a failed module import until the page is reloaded, so a retry has to reload it. */
async function loadAgain(reset: () => void): Promise<void> {
  const reachable = await fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (reachable) window.location.reload();
  else reset();
}

/** Shown instead of a screen that failed to load or to render. */
export function CrashView({ error, resetErrorBoundary }: CrashViewProps) {
  useDocumentTitle('Error');
  const text = error instanceof Error ? error.message : String(error);
  const loading = NOT_LOADED.test(text);
  return (
    <div className="empty" role="alert">
      <Icon name="warning" className="wrong" />
      <h1>{loading ? "Couldn't load this screen" : 'Error'}</h1>
      <p>
        {loading
          ? 'Check your connection, then retry.'
          : 'Something went wrong on this page. Your data is safe.'}
      </p>
      {!loading && <p className="text-12">{text}</p>}
      <div className="row">
        {resetErrorBoundary && (
          <Button
            label="Retry"
            size="small"
            onClick={() => void (loading ? loadAgain(resetErrorBoundary) : resetErrorBoundary())}
          />
        )}
        <Button size="small" variant="text" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  );
}

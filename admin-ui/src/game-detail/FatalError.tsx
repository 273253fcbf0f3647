import { Button } from '../components/actions/Button';
import { ApiProblem, describeError } from '../api/problem';
import { Icon } from '../components/text/Icon';
import { useDocumentTitle } from '../components/page/use-document-title';
import { useWayBack } from './way-back';
import '../components/states/states.css';

interface FatalErrorProps {
  error: unknown;
  /** The stores' response for a game that isn't in the catalog. */
  storesSay: unknown;
  bundleId: string;
  onRetry: () => void;
}

/** The page can't be shown: the reason, what is unaffected, and the next step. */
export function FatalError({ error, storesSay, bundleId, onRetry }: FatalErrorProps) {
  useDocumentTitle('Error');
  const back = useWayBack(bundleId);
  const missing = error instanceof ApiProblem && error.status === 404;
  const unasked =
    missing && storesSay !== null && !(storesSay instanceof ApiProblem && storesSay.status === 404);
  return (
    <section className="card">
      <div className="empty" role="alert">
        <Icon name="warning" className="down" />
        <h1>Error</h1>
        <p>
          <b>{missing ? 'Game not found' : 'Failed to load game details'}</b>
        </p>
        <p>
          {missing
            ? unasked
              ? `It isn’t in the catalog, and the stores couldn’t be reached. ${describeError(storesSay)}`
              : 'We couldn’t find this game in your catalog or in the stores.'
            : 'Nothing changed. Try again later.'}
        </p>
        <div className="row">
          <Button icon="back" label="Go Back" to={back.to} state={back.state} size="small" />
          {(!missing || unasked) && <Button label="Retry" size="small" variant="text" onClick={onRetry} />}
        </div>
      </div>
    </section>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ApiProblem } from '../api/problem';
import { Icon } from '../components/Icon';
import { useDocumentTitle } from '../components/use-document-title';
import { useWayBack } from './way-back';
import '../components/card.css';
import '../components/empty-state.css';

/** The page cannot be shown at all: which of the two reasons, what is untouched, and the way out. */
export function FatalError({ error, bundleId }: { error: unknown; bundleId: string }) {
  useDocumentTitle('Error');
  const back = useWayBack(bundleId);
  const missing = error instanceof ApiProblem && error.status === 404;
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
            ? 'The bundle id in the address is not in the catalogue. The charts are untouched.'
            : 'Nothing was changed. The game is likely to be there when you come back.'}
        </p>
        <Button component={Link} to={back.to} state={back.state} size="small">
          <Icon name="back" />
          Go Back
        </Button>
      </div>
    </section>
  );
}

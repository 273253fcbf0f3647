import { LinesSkeleton } from '../components/states/Skeleton';
import { Button } from '../components/actions/Button';

interface UnreadProps {
  what: string;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
}

/** Loading and error states of a list. */
export function Unread({ what, error, loading, onRetry }: UnreadProps) {
  if (loading) {
    return <LinesSkeleton label={`Loading ${what.toLowerCase()}`} />;
  }
  if (!error) return null;
  return (
    <div className="row wrap far" role="alert">
      <span className="grow">{what} could not be loaded.</span>
      <Button label="Retry" size="small" onClick={onRetry} />
    </div>
  );
}

import { Button } from '../components/actions/Button';
import { useWatchGames } from './watch-context';

interface WatchButtonProps {
  bundleIds: string[];
  size?: 'small' | 'medium';
  /** Icon-only on a phone. */
  short?: boolean;
}

/** Opens the dialog that adds games to a watchlist. */
export function WatchButton({ bundleIds, size = 'medium', short }: WatchButtonProps) {
  const watch = useWatchGames();
  return (
    <Button
      icon="eye"
      size={size}
      disabled={bundleIds.length === 0}
      aria-haspopup="dialog"
      aria-label="Watch"
      aria-keyshortcuts="w"
      title="Adds to a watchlist (w)"
      data-watch=""
      onClick={() => watch(bundleIds)}
    >
      <span className={short ? 'wide-only' : undefined}>Watch</span>
    </Button>
  );
}

import type { WeeklyShare } from '../api/trends';
import { formatInterval } from './share-words';

interface ShareBarProps {
  item: WeeklyShare;
  n: number;
  /** Where the scale of all bars ends, 0–1. */
  end: number;
  onOpen: () => void;
}

const place = (share: number, end: number): string => `${(Math.min(share, end) / end) * 100}%`;

/** The share as a bar from zero, its interval as a whisker, the earlier week as a tick; the count opens the games. */
export function ShareBar({ item, n, end, onOpen }: ShareBarProps) {
  const { games, share, low, high, before, name } = item;
  return (
    <span className="share row far">
      <span className="share-bar" aria-hidden="true">
        <i style={{ width: place(share, end) }} />
        <u style={{ left: place(low, end), right: `calc(100% - ${place(high, end)})` }} />
        {before && <s style={{ left: place(before.games / before.n, end) }} />}
      </span>
      <span>
        <button
          type="button"
          className="link-button"
          onClick={onOpen}
          aria-label={`${name}: ${games} of ${n} games`}
        >
          {games} of {n}
        </button>
        <span className="muted">, {formatInterval(item)}</span>
      </span>
    </span>
  );
}

import type { WeeklyShare } from '../api/types';
import { Bar } from '../components/figures/Bar';
import { formatInterval } from '../components/text/format';

interface ShareBarProps {
  item: WeeklyShare;
  n: number;
  /** End of the shared scale, 0–1. */
  end: number;
  onOpen: () => void;
}

const place = (share: number, end: number): number => Math.min(share, end) / end;

/** The share as a bar with its confidence interval and the earlier week as a mark; the count opens the games. */
export function ShareBar({ item, n, end, onOpen }: ShareBarProps) {
  const { games, share, low, high, before, name } = item;
  return (
    <span className="row wrap far">
      <Bar
        className="share-bar"
        share={place(share, end)}
        interval={[place(low, end), place(high, end)]}
        tick={before && place(before.games / before.n, end)}
      />
      {/* Equal width in every row, so that the bars share a scale. */}
      <span style={{ flex: `0 0 ${String(n).length * 2 + 11}ch` }}>
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

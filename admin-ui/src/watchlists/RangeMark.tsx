import type { WatchedGame } from '../api/types';
import { formatShort } from '../components/text/format';

const WIDTH = 48;

/** The current week compared with the eight weeks before: the band is the usual range, the mark is now. */
export function RangeMark({ range }: { range: WatchedGame['installRange'] }) {
  if (!range) return null;
  const { perDay, low, high, outside } = range;
  const most = Math.max(perDay, high) * 1.1 || 1;
  const toX = (value: number) => Math.round((value / most) * WIDTH);
  const usual = `${formatShort(Math.round(low))} to ${formatShort(Math.round(high))}`;
  const words = outside
    ? `${outside === 'above' ? 'Above' : 'Below'} its usual ${usual} a day`
    : `Within its usual ${usual} a day`;
  return (
    <span title={words}>
      <svg width={WIDTH} height="12" viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
        <rect y="5" width={WIDTH} height="2" rx="1" fill="var(--hairline)" />
        <rect
          x={toX(low)}
          y="4"
          width={Math.max(2, toX(high) - toX(low))}
          height="4"
          rx="2"
          fill="var(--edge)"
        />
        <rect
          x={Math.min(WIDTH - 3, toX(perDay))}
          width="3"
          height="12"
          rx="1"
          fill={outside ? 'var(--wait)' : 'var(--text)'}
        />
      </svg>
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}

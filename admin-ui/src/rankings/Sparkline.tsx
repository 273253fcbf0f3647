import './rankings.css';

const WIDTH = 61;
const TOP = 3;
const BOTTOM = 17;

/**
 * Recent ranks as a small line: the best rank at the top, a gap where the game wasn't listed.
 * `least` is the minimum range of ranks, so that small changes look small.
 */
export function Sparkline({ trend, minRange = 0 }: { trend: (number | null)[]; minRange?: number }) {
  const points = sparklinePoints(trend, minRange);
  const last = points.at(-1)?.at(-1);
  if (!last) return <span className="sparkline" />;
  const words = describeTrend(trend);
  return (
    <span title={words}>
      <svg className="sparkline" viewBox="0 0 64 20" aria-hidden="true">
        <path d={points.map(toPath).join('')} />
        <circle cx={last.x} cy={last.y} r="2.5" />
      </svg>
      {words && <span className="visually-hidden">, {words}</span>}
    </span>
  );
}

/** "Last 14 captures: from #30 to #3, best #1, not listed in 2"; undefined for a single capture. */
export function describeTrend(trend: (number | null)[]): string | undefined {
  const known = trend.filter((position): position is number => position !== null);
  if (trend.length < 2 || known.length === 0) return undefined;
  const missed = trend.length - known.length;
  const way =
    known.length > 1 ? `from #${known[0]} to #${known.at(-1)}, best #${Math.min(...known)}` : `#${known[0]}`;
  return `Last ${trend.length} captures: ${way}${missed > 0 ? `, not listed in ${missed}` : ''}`;
}

interface Point {
  x: number;
  y: number;
}

/** The line segments between gaps in the 64 × 20 box. @param minRange minimum range of ranks */
export function sparklinePoints(trend: (number | null)[], minRange = 0): Point[][] {
  const known = trend.filter((position): position is number => position !== null);
  const best = Math.min(...known);
  const span = Math.max(Math.max(...known) - best, minRange);
  const step = trend.length > 1 ? WIDTH / (trend.length - 1) : 0;
  const runs: Point[][] = [];
  let open = false;
  trend.forEach((position, index) => {
    if (position === null) {
      open = false;
      return;
    }
    const y = span === 0 ? (TOP + BOTTOM) / 2 : TOP + ((position - best) / span) * (BOTTOM - TOP);
    const point = { x: trend.length > 1 ? round(index * step) : WIDTH, y: round(y) };
    if (open) runs.at(-1)?.push(point);
    else runs.push([point]);
    open = true;
  });
  return runs;
}

// A segment of one rank is a dot: a zero-length line with round caps.
const toPath = (run: Point[]): string =>
  run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('') +
  (run.length === 1 ? 'h0' : '');

const round = (value: number): number => Math.round(value * 10) / 10;

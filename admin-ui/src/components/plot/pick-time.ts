import type { Span } from './shared-plots';

export const HALF_DAY = 43_200_000;

/** The nearest of the ordered times. */
export function pickNearest(times: readonly number[], time: number): number | undefined {
  let best = times[0];
  for (const each of times) if (Math.abs(each - time) < Math.abs((best ?? each) - time)) best = each;
  return best;
}

/**
 * The time `step` positions from the crosshair. Without a crosshair it starts at the near end; an infinite step is
 * the first or last time.
 */
export function stepTime(times: readonly number[], time: number | null, step: number): number | undefined {
  if (!Number.isFinite(step)) return step < 0 ? times[0] : times.at(-1);
  if (time === null) return step > 0 ? times[0] : times.at(-1);
  const at = times.indexOf(pickNearest(times, time) ?? NaN);
  return times[Math.min(times.length - 1, Math.max(0, at + step))];
}

/** The part of a plot within the page's zoom; everything when fewer than two times are in it. */
export function clipSpan(all: Span, zoom: Span | null, times: readonly number[]): Span {
  if (!zoom) return all;
  const inside = times.filter((time) => time >= zoom.from && time <= zoom.to);
  if (inside.length < 2) return all;
  return { from: Math.max(all.from, zoom.from), to: Math.min(all.to, zoom.to) };
}

/** The whole days of the times in a span. */
export function coverDays(span: Span, times: readonly number[]): Span {
  const inside = times.filter((time) => time >= span.from && time <= span.to);
  return { from: (inside[0] ?? span.from) - HALF_DAY, to: (inside.at(-1) ?? span.to) + HALF_DAY };
}

export const orderSpan = ({ from, to }: Span): Span => ({ from: Math.min(from, to), to: Math.max(from, to) });

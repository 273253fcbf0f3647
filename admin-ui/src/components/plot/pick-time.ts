import type { Span } from './shared-plots';

/** The one of the ordered times that is nearest. */
export function pickNearest(times: readonly number[], time: number): number | undefined {
  let best = times[0];
  for (const each of times) if (Math.abs(each - time) < Math.abs((best ?? each) - time)) best = each;
  return best;
}

/** That many steps from where the crosshair stands; from nowhere it begins at the end that it comes from; without end is the first or the last. */
export function stepTime(times: readonly number[], time: number | null, step: number): number | undefined {
  if (!Number.isFinite(step)) return step < 0 ? times[0] : times.at(-1);
  if (time === null) return step > 0 ? times[0] : times.at(-1);
  const at = times.indexOf(pickNearest(times, time) ?? NaN);
  return times[Math.min(times.length - 1, Math.max(0, at + step))];
}

/** The part of a plot that the page's zoom shows; all of it where the zoom lies elsewhere or holds fewer than two times. */
export function clipSpan(all: Span, zoom: Span | null, times: readonly number[]): Span {
  if (!zoom) return all;
  const inside = times.filter((time) => time >= zoom.from && time <= zoom.to);
  if (inside.length < 2) return all;
  return { from: Math.max(all.from, zoom.from), to: Math.min(all.to, zoom.to) };
}

export const orderSpan = ({ from, to }: Span): Span => ({ from: Math.min(from, to), to: Math.max(from, to) });

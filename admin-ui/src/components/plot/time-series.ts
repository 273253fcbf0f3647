const DAY = 86_400_000;
/** Values further apart than this are not joined. */
const LONGEST_STEP = 8 * DAY;
const SHORTEST_STEP = 1.5 * DAY;

export interface TimeSeries {
  key: string;
  name: string;
  /** A plot color from tokens.css. */
  color: string;
  dashed?: boolean;
  /** In order; null means looked for and not found. */
  points: { time: number; value: number | null }[];
}

type Datum = { time: number } & Record<string, number | null>;

/** All distinct times of the series, in order. */
export const collectTimes = (series: readonly TimeSeries[]): number[] =>
  [...new Set(series.flatMap(({ points }) => points.map(({ time }) => time)))].sort((a, b) => a - b);

/** Spans without values longer than 1.5 times the usual interval. */
export function findGaps(times: readonly number[]): { from: number; to: number }[] {
  const steps = times.slice(1).map((time, at) => time - times[at]!);
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const most = Math.max(SHORTEST_STEP, Math.min(usual * 1.5, LONGEST_STEP));
  return steps.flatMap((step, at) => (step > most ? [{ from: times[at]!, to: times[at + 1]! }] : []));
}

/** At most so many axis ticks, whole days apart and up to the newest time. */
export function dayTicks({ from, to }: { from: number; to: number }, most: number): number[] {
  const step = Math.max(1, Math.ceil((to - from) / DAY / (most - 1))) * DAY;
  const count = Math.floor((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => to - (count - index) * step);
}

/** Number of distinct gaps; a gap shared by several lines counts once. */
export const countGaps = (series: readonly TimeSeries[]): number =>
  new Set(
    series.flatMap(({ points }) =>
      findGaps(points.map(({ time }) => time)).map(({ from, to }) => `${from} ${to}`),
    ),
  ).size;

/**
 * Merges the series into rows of one plot. Between two of its points a series has no value at the times of the
 * others, so values are interpolated; gaps stay empty, which breaks the line.
 */
export function breakLines(series: readonly TimeSeries[]): Datum[] {
  const rows = new Map<number, Datum>();
  const put = (time: number, key: string, value: number | null) => {
    const row = rows.get(time) ?? ({ time } as Datum);
    row[key] = value;
    rows.set(time, row);
  };
  const times = collectTimes(series);
  for (const one of series) {
    for (const { time, value } of one.points) put(time, one.key, value);
    const gaps = findGaps(one.points.map(({ time }) => time));
    for (const { from, to } of gaps) put((from + to) / 2, one.key, null);
    const own = new Set(one.points.map(({ time }) => time));
    for (const time of times) {
      if (own.has(time) || gaps.some(({ from, to }) => time > from && time < to)) continue;
      const value = interpolate(one.points, time);
      if (value !== null) put(time, one.key, value);
    }
  }
  return [...rows.values()].sort((a, b) => a.time - b.time);
}

function interpolate(points: TimeSeries['points'], time: number): number | null {
  const next = points.findIndex((point) => point.time > time);
  const [before, after] = [points[next - 1], points[next]];
  if (before?.value == null || after?.value == null) return null;
  return before.value + ((after.value - before.value) * (time - before.time)) / (after.time - before.time);
}

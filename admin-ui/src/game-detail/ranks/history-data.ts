import type { ChartKey } from '../../api/charts/rankings';
import type { ChartPosition, HistorySeries, Listing, RankHistory, RankingType } from '../../api/types';

export const LONGEST = 365;
export const RANGES = [
  { days: 30, label: '30 d' },
  { days: 60, label: '60 d' },
  { days: LONGEST, label: '1 y' },
] as const;

const DAY = 86_400_000;
/** What is shown before and after a day that a link leads to. */
const AROUND = 15 * DAY;

/** The days around one that a link leads to, to zoom to. */
export function spanAround(day: string): { from: number; to: number } {
  const time = Date.parse(day);
  return { from: time - AROUND, to: time + AROUND };
}

/**
 * Midnight that many days before the chart's latest capture: a chart that was captured long ago shows its last days, not
 * an empty present. A day's edge, so that the query stays the same all day. A day before that, with what led to it, is
 * within.
 */
export function getRangeStart(days: number, latest: number, day: string | null): string {
  const start = Math.floor(latest / DAY - days) * DAY;
  return new Date(day ? Math.min(start, spanAround(day).from) : start).toISOString();
}

/** Why a list has no place for the game in a capture: it was further down, or the chart came without any rank. */
export type Absence = 'outside' | 'no data';

/** One moment of the plot: when, and the place in each list (null = not in it, missing = no capture then). */
export type PlotPoint = {
  time: number;
  absent?: Partial<Record<RankingType, Absence>>;
} & Partial<Record<RankingType, number | null>>;

/** Charts that are further apart say nothing of the days between them. */
const LONGEST_STEP = 8 * DAY;
const SHORTEST_STEP = 1.5 * DAY;

/** Spans without a capture: longer than one and a half of the usual steps. */
export function findUncaptured(points: readonly PlotPoint[]): { from: number; to: number }[] {
  const steps = points.slice(1).map(({ time }, index) => time - points[index]!.time);
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const most = Math.max(SHORTEST_STEP, Math.min(usual * 1.5, LONGEST_STEP));
  return steps.flatMap((step, index) =>
    step > most ? [{ from: points[index]!.time, to: points[index + 1]!.time }] : [],
  );
}

/** How many ranks the charts had that the game was not in; 0 when it was in all of them. */
export const countOutside = (series: readonly HistorySeries[]): number =>
  Math.max(
    0,
    ...series.flatMap(({ points }) =>
      points.map(({ rankPosition, total }) => (rankPosition === null ? total : 0)),
    ),
  );

/** All series on one time axis; captures of one run differ by seconds and fall on one point. */
export function toPlotPoints(series: HistorySeries[]): PlotPoint[] {
  const points = new Map<number, PlotPoint>();
  for (const { rankingType, points: places } of series) {
    for (const { capturedAt, rankPosition, total } of places) {
      const time = Math.floor(Date.parse(capturedAt) / 60_000) * 60_000;
      const point = points.get(time) ?? { time };
      point[rankingType] = rankPosition;
      if (rankPosition === null)
        point.absent = { ...point.absent, [rankingType]: total > 0 ? 'outside' : 'no data' };
      points.set(time, point);
    }
  }
  return [...points.values()].sort((a, b) => a.time - b.time);
}

/** The lists the game stood in at all; the others would be lines of nothing. */
export const listCharted = (series: HistorySeries[]): HistorySeries[] =>
  series.filter(({ points }) => points.some(({ rankPosition }) => rankPosition !== null));

/** Ticks from 1 down to the worst place shown: every place of a short way, else tens. */
export function rankTicks(series: HistorySeries[]): number[] {
  const places = series.flatMap(({ points }) => points.map(({ rankPosition }) => rankPosition ?? 0));
  const lowest = Math.max(0, ...places);
  if (lowest <= 5) return [1, 2, 3, 4, 5];
  const worst = Math.ceil(lowest / 10) * 10;
  const step = worst <= 50 ? 10 : Math.ceil(worst / 50) * 10;
  const ticks = [1];
  for (let tick = step; tick <= worst; tick += step) ticks.push(tick);
  return ticks;
}

/** The charts a game can be plotted in: those it stands in now, the overall ones first, and the one a link leads to; else its stores' overall ones. */
export function listCharts(
  positions: ChartPosition[],
  listings: Listing[],
  linked: ChartKey | null = null,
): ChartKey[] {
  const charts = new Map<string, ChartKey>();
  const take = ({ platform, category, country }: ChartKey) =>
    charts.set(`${platform} ${country} ${category}`, { platform, category, country });
  positions.filter(({ category }) => category === 'all').forEach(take);
  positions.forEach(take);
  if (linked) take(linked);
  if (charts.size === 0)
    listings.forEach(({ platform }) => take({ platform, category: 'all', country: 'us' }));
  return [...charts.values()];
}

/** "Latest: 2nd in Top Grossing; 12th in Top Free" — the plot in one sentence, for those who do not see it. */
export function summarize(series: HistorySeries[], nameOf: (type: RankingType) => string): string {
  const parts = series.map(({ rankingType, points, peak, daysOnChart }) => {
    const now = points.at(-1)?.rankPosition ?? null;
    const place = now === null ? 'not' : ordinal(now);
    const best =
      peak === null
        ? ''
        : `, best ${ordinal(peak)}, ${daysOnChart} ${daysOnChart === 1 ? 'day' : 'days'} on the chart`;
    return `${place} in ${nameOf(rankingType)}${best}`;
  });
  return parts.length > 0 ? `Latest: ${parts.join('; ')}.` : '';
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** 1 → "1st", 12 → "12th". */
export function ordinal(value: number): string {
  return `${value}${SUFFIX[rules.select(value)] ?? 'th'}`;
}

/** The history as rows of a file: one per list and capture, null where the game was not in the list. */
export const historyRows = ({ platform, country, category, series }: RankHistory) =>
  series.flatMap(({ rankingType, points }) =>
    points.map(({ capturedAt, rankPosition }) => ({
      capturedAt,
      platform,
      country,
      category,
      rankingType,
      rankPosition,
    })),
  );

import type { ChartKey } from '../../api/charts/rankings';
import type { ChartPosition, HistorySeries, Listing, RankHistory, RankingType } from '../../api/types';
import { countNoun } from '../../components/text/format';

export const LONGEST = 365;
export const RANGES = [
  { days: 30, label: '30 d' },
  { days: 60, label: '60 d' },
  { days: LONGEST, label: '1 y' },
] as const;

const DAY = 86_400_000;
/** Span shown before and after a linked day. */
const AROUND = 15 * DAY;

/** The span to zoom to around a linked day. */
export function spanAround(day: string): { from: number; to: number } {
  const time = Date.parse(day);
  return { from: time - AROUND, to: time + AROUND };
}

/**
 * Midnight, `days` before the chart's latest capture, so that an old chart shows its last days instead of an empty
 * present. Rounded to a day so that the query key stays the same all day. Extended to include an earlier linked day.
 */
export function getRangeStart(days: number, latest: number, day: string | null): string {
  const start = Math.floor(latest / DAY - days) * DAY;
  return new Date(day ? Math.min(start, spanAround(day).from) : start).toISOString();
}

/** Why a capture has no rank for the game: it was outside the list, or the chart had no ranks. */
export type Absence = 'outside' | 'no data';

/** A time in the plot with the rank per list (null: not listed, missing: not captured). */
export type PlotPoint = {
  time: number;
  absent?: Partial<Record<RankingType, Absence>>;
} & Partial<Record<RankingType, number | null>>;

/** Number of ranks in the charts that missed the game; 0 when it was in all of them. */
export const countOutside = (series: readonly HistorySeries[]): number =>
  Math.max(
    0,
    ...series.flatMap(({ points }) =>
      points.map(({ rankPosition, total }) => (rankPosition === null ? total : 0)),
    ),
  );

/** Merges the series onto one time axis; captures of the same run, seconds apart, share a point. */
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

/** Lists with at least one rank of the game. */
export const listChartedSeries = (series: HistorySeries[]): HistorySeries[] =>
  series.filter(({ points }) => points.some(({ rankPosition }) => rankPosition !== null));

/**
 * The charts to choose from: current ones, overall charts first, plus the linked one; otherwise the overall charts of
 * the game's stores.
 */
export function listCharts(
  positions: ChartPosition[],
  listings: Listing[],
  linked: ChartKey | null = null,
): ChartKey[] {
  const charts = new Map<string, ChartKey>();
  const addChart = ({ platform, category, country }: ChartKey) =>
    charts.set(`${platform} ${country} ${category}`, { platform, category, country });
  positions.filter(({ category }) => category === 'all').forEach(addChart);
  positions.forEach(addChart);
  if (linked) addChart(linked);
  if (charts.size === 0)
    listings.forEach(({ platform }) => addChart({ platform, category: 'all', country: 'us' }));
  return [...charts.values()];
}

/** "Latest: 2nd in Top Grossing; 12th in Top Free": text alternative of the plot. */
export function describeLatestRanks(
  series: HistorySeries[],
  formatType: (type: RankingType) => string,
): string {
  const parts = series.map(({ rankingType, points, peak, daysOnChart }) => {
    const now = points.at(-1)?.rankPosition ?? null;
    const place = now === null ? 'not' : formatOrdinal(now);
    const best =
      peak === null ? '' : `, best ${formatOrdinal(peak)}, ${countNoun(daysOnChart, 'day')} on the chart`;
    return `${place} in ${formatType(rankingType)}${best}`;
  });
  return parts.length > 0 ? `Latest: ${parts.join('; ')}.` : '';
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** 1 → "1st", 12 → "12th". */
export function formatOrdinal(value: number): string {
  return `${value}${SUFFIX[rules.select(value)] ?? 'th'}`;
}

/** Export rows: one per list and capture, with a null rank where the game wasn't listed. */
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

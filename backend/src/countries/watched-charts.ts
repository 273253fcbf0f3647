/** Depth and captured days of charts. Days are UTC, as `2026-07-03`. */

import { formatDay, DAY_MS } from '../common/time/clock.js';
import { findUsualDepth, isThin } from '../market-events/advance-chart.rules.js';

/** A chart with a longer gap is not watched. */
const MAX_GAP = 3;
/** Days that a chart must be watched before a game appears elsewhere, or since its first capture. */
const WATCHED_DAYS = 14;
/** Tolerates entries missing at the end of a capture, such as a duplicate game. */
const NEARLY = 0.9;

/** Depths to compare at: a rank that one chart shows and another cuts off proves nothing. */
export const DEPTHS = [20, 50, 100, 200] as const;
export type Depth = (typeof DEPTHS)[number];

/** Days with a complete capture of a chart, oldest first. */
export interface WatchedChart {
  country: string;
  days: readonly string[];
}

interface CapturedDay {
  country: string;
  day: string;
  total: number;
}

/**
 * Charts of countries, cut to the depth that all usually have now.
 * @param captured oldest first; a country without any has a chart without days
 */
export function watchCharts(
  captured: readonly CapturedDay[],
  countries: readonly string[],
): { depth: Depth; charts: WatchedChart[] } {
  const charts = countries.map((country) => {
    const rows = captured.filter((one) => one.country === country);
    return { country, rows, usual: findUsualDepth(rows.map(({ total }) => total)) };
  });
  const shallowest = Math.min(...charts.flatMap(({ usual }) => usual ?? []));
  const depth = DEPTHS.findLast((one) => one * NEARLY <= shallowest) ?? DEPTHS[0];
  return {
    depth,
    charts: charts.map(({ country, rows, usual }) => {
      const isShort = usual !== null && usual < depth * NEARLY;
      const isFull = (total: number) => (isShort ? !isThin(total, usual) : total >= depth * NEARLY);
      return { country, days: rows.filter(({ total }) => isFull(total)).map(({ day }) => day) };
    }),
  };
}

export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Last captured day before a day; null when there is none. */
export const findDayBefore = ({ days }: WatchedChart, day: string): string | null =>
  days.findLast((one) => one < day) ?? null;

/** Whether a game entered a chart on a day: the chart was captured shortly before without it. */
export function isArrival(chart: WatchedChart, day: string): boolean {
  const before = findDayBefore(chart, day);
  return before !== null && countDays(before, day) <= MAX_GAP;
}

/** Whether a chart was captured often enough up to a day for the absence of a game to count. */
export function isWatched({ days }: WatchedChart, day: string): boolean {
  const since = formatDay(new Date(Date.parse(day) - WATCHED_DAYS * DAY_MS));
  const recent = days.filter((one) => one >= since && one <= day);
  const [oldest] = days;
  if (recent.length < 2 || !oldest) return false;
  const start = countDays(oldest, day) < WATCHED_DAYS ? 0 : WATCHED_DAYS - countDays(recent[0]!, day);
  const gaps = recent.map((one, at) => countDays(one, recent[at + 1] ?? day));
  return Math.max(start, ...gaps) <= MAX_GAP;
}

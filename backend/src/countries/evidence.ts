/** What captures prove about where a game appeared first. */
import { countDays, findDayBefore, isArrival, isWatched, type WatchedChart } from './watched-charts.js';

/** First day within the compared ranks of a chart. */
export interface FirstSeen {
  country: string;
  day: string;
}

export type UnprovedReason = 'already_there' | 'same_day' | 'gap' | 'one_country';

/** Days between two first appearances; a range when days between were not captured. */
export interface Lead {
  least: number;
  most: number;
}

export interface Origin {
  /** First appearance; null when it is not proved. */
  first: FirstSeen | null;
  /** Why it is not proved. */
  why: UnprovedReason | null;
  /** The countries whose charts were not captured around that day. */
  missing: string[];
  /** Lead over the target country; null when the game has not appeared there or it is not proved. */
  lead: Lead | null;
}

/**
 * Finds where a game appeared first among charts. A chart without captures at that time does not prove absence, so
 * nothing is claimed.
 * @param seen in which of the charts the game has been listed
 */
export function findOrigin(
  charts: readonly WatchedChart[],
  seen: readonly FirstSeen[],
  target: string | null,
): Origin {
  const sorted = [...seen].sort((a, b) => a.day.localeCompare(b.day));
  const [first, second] = sorted;
  const toUnknown = (why: UnprovedReason, missing: string[] = []): Origin => ({
    ...{ first: null, why, missing, lead: null },
  });
  if (!first || charts.filter(({ days }) => days.length > 0).length < 2) return toUnknown('one_country');
  const home = charts.find(({ country }) => country === first.country);
  if (!home || findDayBefore(home, first.day) === null) return toUnknown('already_there');
  if (second?.day === first.day) return toUnknown('same_day');
  if (!isArrival(home, first.day)) return toUnknown('gap', [home.country]);
  const isAbsent = (chart: WatchedChart) => {
    // Captured without the game on that day or soon after, before the chart listed it.
    const arrival = sorted.find(({ country }) => country === chart.country)?.day;
    const next = chart.days.find((day) => day >= first.day);
    return next !== undefined && (arrival === undefined || next < arrival) && isWatched(chart, next);
  };
  const missing = charts.flatMap((chart) => (chart === home || isAbsent(chart) ? [] : chart.country));
  if (missing.length > 0) return toUnknown('gap', missing);
  return { first, why: null, missing, lead: findLead(charts, sorted, { first, home, target }) };
}

function findLead(
  charts: readonly WatchedChart[],
  seen: readonly FirstSeen[],
  { first, home, target }: { first: FirstSeen; home: WatchedChart; target: string | null },
): Lead | null {
  const arrival = seen.find(({ country }) => country === target);
  const chart = charts.find(({ country }) => country === target);
  if (!arrival || !chart || arrival === first) return null;
  const before = findDayBefore(chart, arrival.day);
  const beforeFirst = findDayBefore(home, first.day);
  if (before === null || beforeFirst === null) return null;
  return { least: countDays(first.day, before) + 1, most: countDays(beforeFirst, arrival.day) - 1 };
}

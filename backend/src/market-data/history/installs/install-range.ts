import { DAY_MS } from '../../../common/time/clock.js';
import type { DailyChange } from '../changes/daily-changes.js';

/** A game's usual installs per day, and whether the current week deviates. */
export interface InstallRange {
  perDay: number;
  low: number;
  high: number;
  outside: 'above' | 'below' | null;
  /** The last day of the week compared. */
  until: string;
}

const WEEK = 7;
const WEEKS_BEFORE = 8;
/** Fewer days do not show what is usual. */
const MIN_DAYS = 28;
/** Distance from the quartiles in interquartile ranges, as in box plots. */
const WHISKER = 1.5;
/** Deviations below a quarter of the median are never unusual, however steady earlier weeks were. */
const MIN_STEP = 0.25;

/**
 * Compares the last measured week with the weeks that ended in the eight weeks before it.
 * @param changes oldest first
 */
export const getInstallRange = (changes: readonly (DailyChange & { day: string })[]): InstallRange | null =>
  getInstallRanges(changes).at(-1) ?? null;

/**
 * {@link getInstallRange} for each measured day; null with too little data.
 * @param changes oldest first
 */
export function getInstallRanges(
  changes: readonly (DailyChange & { day: string })[],
): (InstallRange | null)[] {
  const measured = changes.filter(({ state, days }) => state === 'measured' && days);
  const weeks = measured.map(({ day }) => ({ day, at: Date.parse(day), pace: getWeekPace(measured, day) }));
  return weeks.map(({ day, at, pace }) => {
    const before = weeks.filter((week) => {
      const age = (at - week.at) / DAY_MS;
      return age >= WEEK && age < WEEK * (WEEKS_BEFORE + 1);
    });
    if (pace === null || before.length < MIN_DAYS) return null;
    const paces = before.flatMap((week) => week.pace ?? []).sort((a, b) => a - b);
    const [first, median, third] = [0.25, 0.5, 0.75].map((share) => getQuantile(paces, share)) as [
      number,
      number,
      number,
    ];
    const reach = Math.max(WHISKER * (third - first), MIN_STEP * median);
    const [low, high] = [Math.max(0, first - reach), third + reach];
    const outside = pace > high ? 'above' : pace < low ? 'below' : null;
    return { perDay: pace, low, high, outside, until: day };
  });
}

/** Mean installs per day over the measured days of the week that ends on a day. */
function getWeekPace(measured: readonly (DailyChange & { day: string })[], until: string): number | null {
  const end = Date.parse(until);
  const week = measured.filter(({ day }) => {
    const at = Date.parse(day);
    return at <= end && at > end - WEEK * DAY_MS;
  });
  const sum = (key: 'difference' | 'days') => week.reduce((all, change) => all + (change[key] ?? 0), 0);
  return week.length > 0 ? sum('difference') / sum('days') : null;
}

function getQuantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

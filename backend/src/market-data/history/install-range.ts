import type { DailyChange } from './daily-changes.js';

/** How fast a game is usually installed, and whether it is so now. */
export interface InstallRange {
  perDay: number;
  low: number;
  high: number;
  outside: 'above' | 'below' | null;
  /** The last day of the week that is compared. */
  until: string;
}

const DAY_MS = 86_400_000;
const WEEK = 7;
const WEEKS_BEFORE = 8;
/** Fewer weeks say nothing of what is usual. */
const LEAST_DAYS = 28;
/** Beyond the quartiles, as box plots draw their whiskers. */
const WHISKER = 1.5;
/** Changes below a quarter of the median are never unusual, however steady the weeks before were. */
const LEAST_STEP = 0.25;

/**
 * The pace of the last measured week against the weeks that ended in the eight weeks before it.
 * @param changes oldest first
 */
export function getInstallRange(changes: readonly (DailyChange & { day: string })[]): InstallRange | null {
  const measured = changes.filter(({ state, days }) => state === 'measured' && days);
  const last = measured.at(-1);
  if (!last) return null;
  const current = getWeekPace(measured, last.day);
  const before = measured.filter(({ day }) => {
    const age = (Date.parse(last.day) - Date.parse(day)) / DAY_MS;
    return age >= WEEK && age < WEEK * (WEEKS_BEFORE + 1);
  });
  if (current === null || before.length < LEAST_DAYS) return null;
  const paces = before.flatMap(({ day }) => getWeekPace(measured, day) ?? []).sort((a, b) => a - b);
  const [first, median, third] = [0.25, 0.5, 0.75].map((share) => getQuantile(paces, share)) as [
    number,
    number,
    number,
  ];
  const reach = Math.max(WHISKER * (third - first), LEAST_STEP * median);
  const [low, high] = [Math.max(0, first - reach), third + reach];
  return {
    perDay: current,
    low,
    high,
    outside: current > high ? 'above' : current < low ? 'below' : null,
    until: last.day,
  };
}

/** Installs a day over the measured days of the week that ends on a day. */
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

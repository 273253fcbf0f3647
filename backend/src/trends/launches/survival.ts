import type { Interval } from '../statistics.js';

/** One subject: how long it was followed, and whether it ended then or was still there when last seen (censored). */
export interface Followed {
  days: number;
  ended: boolean;
}

/** The curve from this day on. */
export interface SurvivalStep {
  day: number;
  /** Followed up to this day. */
  atRisk: number;
  ended: number;
  censored: number;
  share: number;
  /** The 95 % interval; null where nobody is left, since the variance is not known there. */
  low: number | null;
  high: number | null;
}

export interface LogRank {
  /** Observed and expected ends of the first group, and of the second. */
  observed: [number, number];
  expected: [number, number];
  /** Chi-squared with one degree of freedom. */
  statistic: number;
  probability: number;
}

/** 95 % of a normal distribution lies within this many standard deviations. */
const Z = 1.959963984540054;

/**
 * The Kaplan-Meier estimate, with the interval on the scale of the logarithm by Greenwood's variance, as R's `survfit`
 * gives it. Of a day both ends and censorings are known, the ends count first.
 */
export function estimateSurvival(subjects: readonly Followed[]): SurvivalStep[] {
  let [atRisk, share, variance] = [subjects.length, 1, 0];
  return countByDay(subjects).map(({ day, ended, censored }) => {
    if (ended > 0) {
      share *= (atRisk - ended) / atRisk;
      variance += ended / (atRisk * (atRisk - ended));
    }
    const step = { day, atRisk, ended, censored, share, ...intervalAround(share, variance) };
    atRisk -= ended + censored;
    return step;
  });
}

/**
 * The day from which on less than half are left, as R's `survfit` gives it: where exactly half are left for a while, the
 * middle of that time, or its first day when nobody more is seen to go. Null while more than half are left.
 */
export function findMedian(steps: readonly SurvivalStep[]): number | null {
  const ends = steps.filter(({ ended }) => ended > 0);
  // Products of fractions may miss one half by rounding.
  const at = ends.findIndex(({ share }) => share <= 0.5 + 1e-12);
  const [end, next] = [ends[at], ends[at + 1]];
  if (!end) return null;
  return next && end.share >= 0.5 - 1e-12 ? (end.day + next.day) / 2 : end.day;
}

/** The step that holds on a day; null when nobody is followed that long. */
export function findStep(steps: readonly SurvivalStep[], day: number): SurvivalStep | null {
  const last = steps.at(-1);
  if (!last || day > last.day) return null;
  return steps.findLast((step) => step.day <= day) ?? null;
}

/** Whether two groups end alike (log-rank test, as R's `survdiff`); null where nothing can be compared. */
export function compareSurvival(first: readonly Followed[], second: readonly Followed[]): LogRank | null {
  const [a, b] = [first, second].map((group) => new Map(countByDay(group).map((day) => [day.day, day])));
  const days = [...new Set([...a!.keys(), ...b!.keys()])].sort((one, other) => one - other);
  let [n, m] = [first.length, second.length];
  let [observed, expected, variance, ends] = [0, 0, 0, 0];
  for (const day of days) {
    const [own, other] = [a!.get(day), b!.get(day)];
    const ended = (own?.ended ?? 0) + (other?.ended ?? 0);
    const all = n + m;
    observed += own?.ended ?? 0;
    expected += (ended * n) / all;
    if (all > 1) variance += (ended * n * m * (all - ended)) / (all * all * (all - 1));
    ends += ended;
    n -= (own?.ended ?? 0) + (own?.censored ?? 0);
    m -= (other?.ended ?? 0) + (other?.censored ?? 0);
  }
  if (variance === 0) return null;
  const statistic = (observed - expected) ** 2 / variance;
  return {
    observed: [observed, ends - observed],
    expected: [expected, ends - expected],
    statistic,
    probability: complementaryError(Math.sqrt(statistic / 2)),
  };
}

interface DayCount {
  day: number;
  ended: number;
  censored: number;
}

function countByDay(subjects: readonly Followed[]): DayCount[] {
  const counts = new Map<number, DayCount>();
  for (const { days, ended } of subjects) {
    const count = counts.get(days) ?? { day: days, ended: 0, censored: 0 };
    count[ended ? 'ended' : 'censored'] += 1;
    counts.set(days, count);
  }
  return [...counts.values()].sort((a, b) => a.day - b.day);
}

function intervalAround(share: number, variance: number): Interval | { low: null; high: null } {
  if (share === 0) return { low: null, high: null };
  const reach = Z * Math.sqrt(variance);
  return { low: share * Math.exp(-reach), high: Math.min(1, share * Math.exp(reach)) };
}

/** erfc(x) for x >= 0: its series near 0, its continued fraction beyond. */
export function complementaryError(x: number): number {
  if (x < 2) {
    let [term, sum] = [x, x];
    for (let n = 1; Math.abs(term) > 1e-18 * sum; n += 1) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
  }
  let tail = x;
  for (let n = 120; n >= 1; n -= 1) tail = x + n / 2 / tail;
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * tail);
}

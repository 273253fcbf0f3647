import type { Interval } from '../statistics.js';

/** One subject: how long it was followed, and whether it ended or was censored (still there when last observed). */
export interface Observation {
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
  /** The 95 % interval; null where nobody is left, since its variance is undefined. */
  low: number | null;
  high: number | null;
}

export interface LogRank {
  /** Observed and expected ends, of the first and the second group. */
  observed: [number, number];
  expected: [number, number];
  /** Chi-squared with one degree of freedom. */
  statistic: number;
  probability: number;
}

/** 95 % of a normal distribution lies within this many standard deviations. */
const Z = 1.959963984540054;

/**
 * The Kaplan-Meier estimate, with the log-scale interval by Greenwood's variance, as in R's `survfit`. On days with
 * both ends and censorings, the ends come first.
 */
export function estimateSurvival(subjects: readonly Observation[]): SurvivalStep[] {
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
 * The median as in R's `survfit`: the day from which less than half are left. Where exactly half are left for a
 * while, the middle of that time, or its first day when no later end is observed. Null while more than half are
 * left.
 */
export function findMedian(steps: readonly SurvivalStep[]): number | null {
  const ends = steps.filter(({ ended }) => ended > 0);
  // Products of fractions may miss one half by rounding errors.
  const at = ends.findIndex(({ share }) => share <= 0.5 + 1e-12);
  const [end, next] = [ends[at], ends[at + 1]];
  if (!end) return null;
  return next && end.share >= 0.5 - 1e-12 ? (end.day + next.day) / 2 : end.day;
}

/** The step valid on a day; null when nobody was followed that long. */
export function findStep(steps: readonly SurvivalStep[], day: number): SurvivalStep | null {
  const last = steps.at(-1);
  if (!last || day > last.day) return null;
  return steps.findLast((step) => step.day <= day) ?? null;
}

/** Log-rank test of two groups, as in R's `survdiff`; null when nothing can be compared. */
export function compareSurvival(
  first: readonly Observation[],
  second: readonly Observation[],
): LogRank | null {
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

function countByDay(subjects: readonly Observation[]): DayCount[] {
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

/** erfc(x) for x >= 0: power series near 0, continued fraction beyond. */
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

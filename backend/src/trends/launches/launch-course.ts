import type { FollowedList } from './list-course.js';

/** Why the launch of a game is unknown. */
export type NoCourse = 'not_captured' | 'never_listed' | 'before_history' | 'across_gap';

/** A day since launch: the game's rank, and the ranks of the middle half of its cohort. */
export interface CourseDay {
  day: number;
  /** Null when it is outside the ranks included. */
  rank: number | null;
  /** Games of the cohort observed this long after their own launch. */
  n: number;
  /** How many of them are within the ranks that day. */
  listed: number;
  /** Null when the game at that quantile is outside the ranks. */
  upper: number | null;
  median: number | null;
  lower: number | null;
}

/** The cohort consists of launches within this many days before and after. */
export const COHORT_DAYS = 28;
/** Days that fewer games have reached are not compared. */
const MIN_KNOWN = 5;

/** Finds the launch of a game, or why it is unknown. */
export function findLaunch(list: FollowedList, bundleId: string) {
  if (list.captures.length === 0) return { launch: null, reason: 'not_captured' as const };
  const launch = list.launches.find((one) => one.bundleId === bundleId);
  if (launch) return { launch, reason: null };
  const first = list.ranks.findIndex((places) => places.has(bundleId));
  if (first < 0) return { launch: null, reason: 'never_listed' as const };
  return {
    launch: null,
    reason: list.gaps.has(first) ? ('across_gap' as const) : ('before_history' as const),
  };
}

/**
 * Ranks of a game on every captured day since its launch, next to those of its cohort on the same day after launch.
 */
export function compareCourse(list: FollowedList, bundleId: string): { n: number; days: CourseDay[] } {
  const { launch } = findLaunch(list, bundleId);
  if (!launch) return { n: 0, days: [] };
  const { captures, ranks } = list;
  const start = captures[launch.first]!.day;
  const cohort = list.launches.filter(
    ({ bundleId: other, first }) =>
      other !== bundleId && Math.abs(captures[first]!.day - start) <= COHORT_DAYS,
  );
  const indexes = new Map(captures.map(({ day }, index) => [day, index]));
  const days = captures.slice(launch.first).map(({ day: at }, index) => {
    const day = at - start;
    const known = cohort.flatMap(({ bundleId: other, first }) => {
      const capture = indexes.get(captures[first]!.day + day);
      return capture === undefined ? [] : [ranks[capture]!.get(other) ?? Infinity];
    });
    return { day, rank: ranks[launch.first + index]!.get(bundleId) ?? null, ...summarize(known) };
  });
  return { n: cohort.length, days };
}

function summarize(ranks: number[]): Omit<CourseDay, 'day' | 'rank'> {
  const sorted = ranks.sort((a, b) => a - b);
  const pick = (share: number) => {
    const rank = sorted[Math.ceil(sorted.length * share) - 1];
    return sorted.length < MIN_KNOWN || rank === undefined || rank === Infinity ? null : rank;
  };
  const listed = sorted.filter((rank) => rank !== Infinity).length;
  return { n: sorted.length, listed, upper: pick(0.25), median: pick(0.5), lower: pick(0.75) };
}

import { takeMedian } from '../../common/take-median.js';
import { findUsualDepth } from '../../market-events/advance-chart.rules.js';

/** One list over its whole history, with at most one capture per day. */
export interface ListCourse {
  captures: ListedCapture[];
}

export interface ListedCapture {
  /** Days since 1970. */
  day: number;
  sample: boolean;
  /** Rows of the whole capture. */
  rows: number;
  /** Bundle ids in rank order. */
  ids: readonly string[];
}

/** A game from its first day within the ranks of a list until it leaves or is no longer followed. */
export interface Launch {
  bundleId: string;
  /** Index of the first capture that lists it. */
  first: number;
  /** Days from that capture to the end. */
  days: number;
  /** True when a capture no longer lists it; false when it was still listed at the last observation. */
  ended: boolean;
}

export interface FollowedList {
  /** Number of ranks included: as requested, or as many as the list usually has now. */
  top: number;
  captures: ListedCapture[];
  /** Ranks from 1 by bundle id, for each capture. */
  ranks: ReadonlyMap<string, number>[];
  /** Usual number of days between captures. */
  usualDays: number;
  /** More days than this without a capture are a gap. */
  gapDays: number;
  /** Gaps, as the indexes of the captures after them. */
  gaps: ReadonlySet<number>;
  launches: Launch[];
  /** Games listed when the history begins, whose first day is unknown. */
  excluded: number;
  /** Games that entered during a gap, whose first day is unknown too. */
  acrossGap: number;
}

/** A capture with a smaller share of the usual rows was truncated; games missing from it may still be listed. */
const MIN_SHARE = 0.75;

/**
 * Follows every game that enters the first ranks of a list.
 *
 * Day 0 is the first capture that lists the game; the first capture without it is its end. A gap (more than twice
 * the usual days without a capture) ends the observation of all games at the last capture before it. Games that
 * appear after a gap, or that were listed at the beginning, are left out.
 */
export function followList(course: ListCourse, requestedTop: number): FollowedList {
  const usualRows = findUsualDepth(course.captures.map(({ rows }) => rows)) ?? 0;
  const top = Math.max(1, Math.min(requestedTop, usualRows));
  const captures = course.captures.filter(({ rows }) => rows >= MIN_SHARE * top);
  const distances = captures.slice(1).map(({ day }, index) => day - captures[index]!.day);
  const usualDays = takeMedian(distances) ?? 1;
  const gapDays = 2 * usualDays;
  const gaps = new Set(distances.flatMap((days, index) => (days > gapDays ? [index + 1] : [])));
  const ranks = captures.map(({ ids }) => rankIds(ids, top));
  const early = new Set(
    course.captures.filter(({ day }) => day <= (captures[0]?.day ?? 0)).flatMap(({ ids }) => ids),
  );
  const seen = new Set<string>();
  const launches: Launch[] = [];
  let [excluded, acrossGap] = [0, 0];
  for (const [index, places] of ranks.entries()) {
    for (const bundleId of places.keys()) {
      if (seen.has(bundleId)) continue;
      seen.add(bundleId);
      if (early.has(bundleId)) excluded += 1;
      else if (gaps.has(index)) acrossGap += 1;
      else launches.push({ bundleId, first: index, ...follow(bundleId, index, { captures, ranks, gaps }) });
    }
  }
  return { top, captures, ranks, usualDays, gapDays, gaps, launches, excluded, acrossGap };
}

function follow(
  bundleId: string,
  first: number,
  { captures, ranks, gaps }: Pick<FollowedList, 'captures' | 'ranks' | 'gaps'>,
): Pick<Launch, 'days' | 'ended'> {
  let seen = first;
  for (let at = first + 1; at < captures.length && !gaps.has(at); at += 1) {
    if (ranks[at]!.has(bundleId)) seen = at;
    // Below the end of a shorter capture it may still be listed.
    else if (ranks[seen]!.get(bundleId)! <= captures[at]!.rows)
      return { days: captures[at]!.day - captures[first]!.day, ended: true };
  }
  return { days: captures[seen]!.day - captures[first]!.day, ended: false };
}

/** If a game is listed twice in one capture, the better rank counts. */
function rankIds(ids: readonly string[], top: number): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const [index, id] of ids.slice(0, top).entries()) if (!ranks.has(id)) ranks.set(id, index + 1);
  return ranks;
}

/** One list over its whole history: a capture for each day that has one. */
export interface ListCourse {
  captures: CourseCapture[];
}

export interface CourseCapture {
  /** Days since 1970. */
  day: number;
  sample: boolean;
  /** Rows of the whole capture. */
  rows: number;
  /** Bundle ids of the first places, best first. */
  ids: readonly string[];
}

/** A game from its first day in the first places of a list until it is gone or no longer followed. */
export interface Launch {
  bundleId: string;
  /** Index of the capture that has it first. */
  first: number;
  /** Days from that capture to the end. */
  days: number;
  /** True: a capture lacks it then. False: it was still there when last seen. */
  ended: boolean;
}

export interface FollowedList {
  /** How many places are looked at: those asked for, or as many as the list usually has. */
  top: number;
  captures: CourseCapture[];
  /** Ranks from 1, by bundle id, of each capture. */
  ranks: ReadonlyMap<string, number>[];
  /** Days between captures as they usually come. */
  usualDays: number;
  /** More days than these without a capture are a gap. */
  gapDays: number;
  /** Gaps as the indexes of the captures after them. */
  gaps: ReadonlySet<number>;
  launches: Launch[];
  /** Games that stood in the list when its history begins: their first day is not known. */
  excluded: number;
  /** Games that came while nothing was captured: their first day is not known either. */
  acrossGap: number;
}

/** A capture with less than this share of the usual rows was cut short; games that it lacks may still be there. */
const LEAST_SHARE = 0.75;

/**
 * Follows every game that enters the first places of a list.
 *
 * Day 0 is the first capture with the game. It is gone with the first capture without it. A gap, more than twice the
 * usual days without a capture, ends the following of all games at the last capture before it, and games that come
 * first after it are left out, as are those that were in the list at the beginning.
 */
export function followList(course: ListCourse, asked: number): FollowedList {
  const usualRows = takeMedian(course.captures.map(({ rows }) => rows)) ?? 0;
  const top = Math.max(1, Math.min(asked, usualRows));
  const captures = course.captures.filter(({ rows }) => rows >= LEAST_SHARE * top);
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
  let last = first;
  while (last + 1 < captures.length && !gaps.has(last + 1)) {
    last += 1;
    if (!ranks[last]!.has(bundleId)) return { days: captures[last]!.day - captures[first]!.day, ended: true };
  }
  return { days: captures[last]!.day - captures[first]!.day, ended: false };
}

/** Of a game that stands twice in one capture the better place counts. */
function rankIds(ids: readonly string[], top: number): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const [index, id] of ids.slice(0, top).entries()) if (!ranks.has(id)) ranks.set(id, index + 1);
  return ranks;
}

/** The middle one, of two the lower; null of none. */
function takeMedian(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
}

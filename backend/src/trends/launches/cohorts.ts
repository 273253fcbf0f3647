import type { FollowedList, Launch } from './list-course.js';

/** Monday of the week that contains a day; both in days since 1970, which began on a Thursday. */
export const toMonday = (day: number): number => day - ((day + 3) % 7);

export type WeekState = 'captured' | 'not_captured' | 'due';

/** How many games of a cohort are within the ranks in a week's last capture. */
export interface CohortWeek {
  /** Weeks after the cohort's own. */
  week: number;
  state: WeekState;
  /** Null unless captured. */
  games: number | null;
}

/** The launches of one week, and how they fare in later weeks. */
export interface Cohort<Own extends Launch> {
  /** Its Monday, in days since 1970. */
  monday: number;
  launches: Own[];
  /** Whether anything was captured in its own week. */
  captured: boolean;
  weeks: CohortWeek[];
}

/**
 * Groups launches by week, newest first, each with the weeks up to the newest capture.
 * @param mondays the weeks shown
 * @param readDay the day that assigns a launch to a week; null leaves it out
 * @param today decides which weeks are over, in days since 1970
 */
export function groupByWeek<Own extends Launch>(
  list: FollowedList,
  launches: readonly Own[],
  mondays: readonly number[],
  { readDay, today }: { readDay: (launch: Own) => number | null; today: number },
): Cohort<Own>[] {
  const captured = indexWeeks(list);
  const byWeek = new Map<number, Own[]>(mondays.map((monday) => [monday, []]));
  for (const launch of launches) {
    const day = readDay(launch);
    if (day !== null) byWeek.get(toMonday(day))?.push(launch);
  }
  return [...byWeek]
    .sort(([a], [b]) => b - a)
    .map(([monday, own]) => ({
      monday,
      launches: own,
      captured: captured.has(monday),
      weeks: own.length === 0 ? [] : followWeeks(list, own, { monday, captured, today }),
    }));
}

/** Index of the last capture of each week, by Monday. */
const indexWeeks = ({ captures }: FollowedList): Map<number, number> =>
  new Map(captures.map(({ day }, index) => [toMonday(day), index]));

function followWeeks(
  { captures, ranks }: FollowedList,
  own: readonly Launch[],
  { monday, captured, today }: { monday: number; captured: Map<number, number>; today: number },
): CohortWeek[] {
  const last = captures.at(-1)?.day ?? 0;
  const count = Math.max(1, (toMonday(last) - monday) / 7);
  return Array.from({ length: count }, (_, index) => {
    const week = index + 1;
    const sunday = monday + week * 7 + 6;
    // A later capture may still come, and would replace this one.
    if (sunday >= today && sunday !== last) return { week, state: 'due', games: null };
    const capture = captured.get(sunday - 6);
    if (capture === undefined) return { week, state: 'not_captured', games: null };
    const games = own.filter(({ bundleId }) => ranks[capture]!.has(bundleId)).length;
    return { week, state: 'captured', games };
  });
}

/** Whether a game of a cohort is within the ranks in the last capture of a later week. */
export function isStillThere(list: FollowedList, bundleId: string, monday: number, week: number): boolean {
  const capture = indexWeeks(list).get(monday + week * 7);
  return capture !== undefined && list.ranks[capture]!.has(bundleId);
}

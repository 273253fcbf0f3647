import type { FollowedList, Launch } from './list-course.js';

/** Monday of the week that holds a day; both in days since 1970, whose first day was a Thursday. */
export const toMonday = (day: number): number => day - ((day + 3) % 7);

export type WeekState = 'captured' | 'not_captured' | 'due';

/** How many games of a cohort stand in the first places in the last capture of a week. */
export interface CohortWeek {
  /** Weeks after the cohort's own. */
  week: number;
  state: WeekState;
  /** Null unless captured. */
  games: number | null;
}

/** The games of one week, and where they are in the weeks after. */
export interface Cohort<Own extends Launch> {
  /** Its Monday, in days since 1970. */
  monday: number;
  launches: Own[];
  /** Whether anything was captured in its own week. */
  captured: boolean;
  weeks: CohortWeek[];
}

/**
 * The launches by week, newest first, each with the weeks until the newest capture.
 * @param readDay the day that a launch is sorted by; null leaves it out
 * @param mondays the weeks shown
 */
export function groupByWeek<Own extends Launch>(
  list: FollowedList,
  launches: readonly Own[],
  mondays: readonly number[],
  readDay: (launch: Own) => number | null,
): Cohort<Own>[] {
  const weeks = readWeeks(list);
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
      captured: weeks.states.get(monday) !== undefined,
      weeks: own.length === 0 ? [] : followWeeks(list, own, monday, weeks),
    }));
}

interface Weeks {
  /** Index of the last capture of each week, by Monday. */
  states: Map<number, number>;
  /** Monday of the newest capture. */
  newest: number;
  /** The newest week has its Sunday. */
  isOver: boolean;
}

function readWeeks({ captures }: FollowedList): Weeks {
  const states = new Map(captures.map(({ day }, index) => [toMonday(day), index]));
  const last = captures.at(-1)?.day ?? 0;
  return { states, newest: toMonday(last), isOver: last - toMonday(last) === 6 };
}

function followWeeks(
  { ranks }: FollowedList,
  own: readonly Launch[],
  monday: number,
  { states, newest, isOver }: Weeks,
): CohortWeek[] {
  const count = Math.max(1, (newest - monday) / 7);
  return Array.from({ length: count }, (_, index) => {
    const week = index + 1;
    const at = monday + week * 7;
    if (at > newest || (at === newest && !isOver)) return { week, state: 'due', games: null };
    const capture = states.get(at);
    if (capture === undefined) return { week, state: 'not_captured', games: null };
    const games = own.filter(({ bundleId }) => ranks[capture]!.has(bundleId)).length;
    return { week, state: 'captured', games };
  });
}

/** Whether a game of a cohort stands in the first places in the last capture of a week after it. */
export function isStillThere(list: FollowedList, bundleId: string, monday: number, week: number): boolean {
  const capture = readWeeks(list).states.get(monday + week * 7);
  return capture !== undefined && list.ranks[capture]!.has(bundleId);
}

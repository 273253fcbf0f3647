import { findEntry } from '../../ai/taxonomy/taxonomy.js';
import { differenceInterval, type Interval, wilsonInterval } from '../statistics.js';

/** Games within the ranks of one week's capture. */
export interface WeekFacts {
  /** Taxonomy ids of the analyzed games, by bundle id. */
  games: ReadonlyMap<string, readonly string[]>;
  /** Bundle ids of games without an analysis. */
  notAnalyzed: readonly string[];
}

/** `new`: no game had it before, and at least three have it now. */
export type ShareTrend = 'rising' | 'falling' | 'new' | 'unclear';

export interface WeeklyShare {
  id: string;
  games: number;
  share: number;
  low: number;
  high: number;
  before: { games: number; n: number } | null;
  /** Percentage points gained, with the 95 % interval; null without a week to compare with. */
  change: ({ points: number } & Interval) | null;
  trend: ShareTrend;
  /** Share in each week, oldest first; null where nothing was captured or analyzed. */
  weeks: (number | null)[];
}

const NEW_GAMES = 3;

/**
 * Share of each item among analyzed games of the week shown, compared with an earlier one. A trend is only reported
 * where the 95 % interval of the difference excludes zero.
 * @param weeks oldest first; the last one is shown
 * @param compared one of them, or null
 */
export function shareByWeek(weeks: readonly (WeekFacts | null)[], compared: number | null): WeeklyShare[] {
  const latestWeek = weeks.at(-1) ?? null;
  if (!latestWeek || latestWeek.games.size === 0) return [];
  const counts = weeks.map((week) => (week && week.games.size > 0 ? countItems(week) : null));
  const now = counts.at(-1)!;
  const before = compared === null ? null : (counts[compared] ?? null);
  const beforeN = compared === null ? 0 : (weeks[compared]?.games.size ?? 0);
  const ids = new Set([
    ...(now ?? new Map<string, number>()).keys(),
    ...(before ?? new Map<string, number>()).keys(),
  ]);
  const n = latestWeek.games.size;
  return [...ids]
    .map((id): WeeklyShare => {
      const count = now?.get(id) ?? 0;
      const had = before ? { games: before.get(id) ?? 0, n: beforeN } : null;
      const change = had && compareShares({ count, n }, { count: had.games, n: had.n });
      return {
        id,
        games: count,
        share: count / n,
        ...wilsonInterval(count, n),
        before: had,
        change,
        trend: nameTrend(count, had, change),
        weeks: counts.map((week, index) => (week ? (week.get(id) ?? 0) / weeks[index]!.games.size : null)),
      };
    })
    .sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1));
}

function compareShares(now: { count: number; n: number }, before: { count: number; n: number }) {
  const { low, high } = differenceInterval(now, before);
  return { points: (now.count / now.n - before.count / before.n) * 100, low: low * 100, high: high * 100 };
}

function nameTrend(count: number, had: WeeklyShare['before'], change: WeeklyShare['change']): ShareTrend {
  if (!had || !change) return 'unclear';
  if (change.low > 0) return had.games === 0 && count >= NEW_GAMES ? 'new' : 'rising';
  return change.high < 0 ? 'falling' : 'unclear';
}

function countItems({ games }: WeekFacts): Map<string, number> {
  const counts = new Map<string, number>();
  for (const items of games.values()) for (const id of items) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Keys outside the taxonomy, such as a model's own names, cannot be compared; each key counts once per game. */
export const keepKnownItems = (keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key) => findEntry(key) !== undefined)),
];

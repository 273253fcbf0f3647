import { isThin } from '../../market-events/advance-chart.rules.js';
import { MAX_APART_MS, type RankChange, SHOWN_ROWS } from '../rankings.types.js';

/** A game's rank in one capture. */
export interface Place {
  bundleId: string;
  rankPosition: number;
}

/** Ranks of one capture, best first. */
export interface CapturedRanks {
  capturedAt: Date;
  /** Rows of the capture, also those that `ranks` leaves out. */
  rows: number;
  ranks: Place[];
}

export interface ListedRank {
  bundleId: string;
  rankPosition: number;
  previousPosition: number | null;
  change: RankChange;
  /** Rank in each of the last captures, oldest first; null where the game was not listed. */
  trend: (number | null)[];
}

/** What the newest capture is compared with instead of the previous one. */
export interface ComparedCapture {
  /** Null where there is none. */
  capture: CapturedRanks | null;
  /** Games that were listed before that capture. */
  seenBefore: ReadonlySet<string>;
}

/**
 * Ranks the newest capture of a list without repeated games (the best rank counts), each compared with earlier
 * captures; by default only the rows shown.
 * @param captures newest first, at most {@link TREND_CAPTURES}
 * @param seenBefore games listed before those captures
 * @param compared an earlier capture to compare with
 */
export function listRanks(
  captures: CapturedRanks[],
  seenBefore: ReadonlySet<string>,
  limit = SHOWN_ROWS,
  compared?: ComparedCapture,
): ListedRank[] {
  const [current, ...earlier] = captures.map(({ ranks }) => findBestPlaces(ranks));
  if (!current) return [];
  const before = compared ? compared.capture : (captures[1] ?? null);
  const previous = before && findBestPlaces(before.ranks);
  // Ranks below the end of a truncated capture are unknown.
  const known = before && isThin(before.rows, captures[0]!.rows) ? before.rows : Infinity;
  return [...current]
    .sort(([, a], [, b]) => a - b)
    .slice(0, limit)
    .map(([bundleId, rankPosition]) => {
      const course = earlier.map((places) => places.get(bundleId) ?? null);
      const previousPosition = previous?.get(bundleId) ?? null;
      const wasSeen = compared
        ? compared.seenBefore.has(bundleId)
        : seenBefore.has(bundleId) || course.some((place) => place !== null);
      return {
        bundleId,
        rankPosition,
        previousPosition,
        change:
          previous && (previousPosition !== null || rankPosition <= known)
            ? compareRank(rankPosition, previousPosition, wasSeen)
            : null,
        trend: [...course.reverse(), rankPosition],
      };
    });
}

/** Games of the newest capture that none of the others contains: only for them older history must be queried. */
export function findNewcomers(captures: CapturedRanks[]): string[] {
  const [current, ...earlier] = captures;
  if (!current || earlier.length === 0) return [];
  const known = new Set(earlier.flatMap(({ ranks }) => ranks.map(({ bundleId }) => bundleId)));
  return current.ranks.map(({ bundleId }) => bundleId).filter((bundleId) => !known.has(bundleId));
}

/** The newest list of a category. */
export interface CategoryList<Row extends Place> {
  category: string;
  capturedAt: Date;
  sample: boolean;
  source: string;
  rows: Row[];
}

/**
 * The overall list where the store's own was never captured: category lists of one time merged by rank, each game
 * once. Real lists take precedence over samples.
 */
export function uniteLists<Row extends Place>(lists: readonly CategoryList<Row>[]) {
  const real = lists.filter(({ sample }) => !sample);
  const known = real.length > 0 ? real : lists;
  const newest = Math.max(...known.map(({ capturedAt }) => capturedAt.getTime()));
  const united = known.filter(({ capturedAt }) => newest - capturedAt.getTime() <= MAX_APART_MS);
  const seen = new Set<string>();
  const rows = united
    .flatMap(({ category, rows }) => rows.map((row) => ({ category, row })))
    .sort((a, b) => a.row.rankPosition - b.row.rankPosition || (a.category < b.category ? -1 : 1))
    .filter(({ row }) => !seen.has(row.bundleId) && seen.add(row.bundleId))
    .slice(0, SHOWN_ROWS)
    .map(({ row }) => row);
  return {
    capturedAt: new Date(newest),
    sample: real.length === 0,
    source: [...new Set(united.map(({ source }) => source))].join(', '),
    derived: 'union' as const,
    total: rows.length,
    previousTotal: null,
    rows,
  };
}

/** The best rank of each game; a chart may contain a game twice. */
export function findBestPlaces(ranks: readonly Place[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { bundleId, rankPosition } of ranks) {
    const place = places.get(bundleId);
    if (place === undefined || rankPosition < place) places.set(bundleId, rankPosition);
  }
  return places;
}

function compareRank(position: number, previous: number | null, wasSeen: boolean): RankChange {
  if (previous === null) return wasSeen ? 'back' : 'new';
  if (position === previous) return 'same';
  return position < previous ? 'up' : 'down';
}

import type { CurrentRankings } from '../api/types';
import { LISTS } from '../rankings/filters';
import { visibleRows } from './lists/visible-rows';

/** The three lists as they stand on the screen, a row for each place; sample rows say so, because a file is read without the screen around it. */
export function exportedRows(rankings: CurrentRankings): Record<string, unknown>[] {
  return LISTS.flatMap(({ type }) =>
    visibleRows(rankings[type]).map((row) => ({
      capturedAt: rankings.lists[type].capturedAt,
      platform: row.platform,
      country: rankings.country,
      category: row.category,
      rankingType: type,
      rankPosition: row.rankPosition,
      previousPosition: row.previousPosition,
      bundleId: row.bundleId,
      title: row.title,
      developer: row.developer,
      sample: rankings.lists[type].sample,
    })),
  );
}

import type { RankingRow } from '../../api/types';

export const LIST_LIMIT = 50;

/**
 * Removes duplicates (the better rank wins) and limits to 50. The server does the same, but a cached response may
 * predate that.
 */
export function visibleRows(rows: RankingRow[]): RankingRow[] {
  const seen = new Set<string>();
  const visible: RankingRow[] = [];
  for (const row of rows) {
    if (seen.has(row.bundleId)) continue;
    seen.add(row.bundleId);
    visible.push(row);
    if (visible.length === LIST_LIMIT) break;
  }
  return visible;
}

import type { RankingRow } from '../../api/types';

export const LIST_LIMIT = 50;

/** No game twice (the first place counts), at most 50. The server does the same; an older answer may not. */
export function visibleRows(rows: RankingRow[]): RankingRow[] {
  const seen = new Set<string>();
  const kept: RankingRow[] = [];
  for (const row of rows) {
    if (seen.has(row.bundleId)) continue;
    seen.add(row.bundleId);
    kept.push(row);
    if (kept.length === LIST_LIMIT) break;
  }
  return kept;
}

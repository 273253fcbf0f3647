import type { CurrentRankings } from '../api/types';
import { ExportMenu } from '../components/ExportMenu';
import { LISTS } from './filters';
import { visibleRows } from './visible-rows';

/** The three lists as they stand on the screen, in one file. */
export function ExportRankings({ rankings }: { rankings: CurrentRankings }) {
  const { platform, category, country } = rankings;
  return (
    <ExportMenu
      what="rankings"
      label="Export"
      fileName={`rankings-${platform}-${country}-${category}`}
      content={() => exportedRows(rankings)}
    />
  );
}

/** One row per place; sample rows say so, because a file is read without the screen around it. */
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

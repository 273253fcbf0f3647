import { getStoreId, listingKey } from '../../games/catalogue/catalogue.types.js';
import type { ChartEntry, ChartKey } from '../rankings.types.js';

/** A chart row with the time of its capture; rows of several charts may come together. */
export interface DatedChartRow extends ChartKey, Omit<ChartEntry, 'country'> {
  capturedAt: Date;
}

/** A capture touched by a batch of rows. */
export interface TouchedCapture extends ChartKey {
  capturedAt: Date;
}

/** The rows of one capture by place. Of two rows for one place the last one counts. */
export interface CaptureRows extends TouchedCapture {
  places: Map<number, DatedChartRow>;
}

/** Sorts rows by the capture they belong to. Rows of a capture mostly stand together, so most cost no look-up. */
export function groupByCapture(rows: DatedChartRow[]): CaptureRows[] {
  const groups = new Map<string, CaptureRows>();
  let group: CaptureRows | undefined;
  for (const row of rows) {
    if (!group || !isSameCapture(row, group)) {
      const { platform, category, country, rankingType, capturedAt } = row;
      const id = captureId(row);
      group = groups.get(id) ?? { platform, category, country, rankingType, capturedAt, places: new Map() };
      groups.set(id, group);
    }
    group.places.set(row.rankPosition, row);
  }
  return [...groups.values()];
}

/** Names a capture; for maps over many batches. */
export function captureId({ platform, category, country, rankingType, capturedAt }: TouchedCapture): string {
  return `${platform}/${category}/${country}/${rankingType}/${capturedAt.getTime()}`;
}

export type RankColumns = [
  platform: string[],
  category: string[],
  country: string[],
  rankingType: string[],
  capturedAt: string[],
  rankPosition: number[],
  bundleId: (string | undefined)[],
];

/** The rows as columns for unnest. */
export function rankColumns(captures: CaptureRows[], bundleIds: ReadonlyMap<string, string>): RankColumns {
  const columns: RankColumns = [[], [], [], [], [], [], []];
  for (const { platform, category, country, rankingType, capturedAt, places } of captures) {
    // Writing a time as text costs more than the rest of the row.
    const time = capturedAt.toISOString();
    for (const row of places.values()) {
      columns[0].push(platform);
      columns[1].push(category);
      columns[2].push(country);
      columns[3].push(rankingType);
      columns[4].push(time);
      columns[5].push(row.rankPosition);
      columns[6].push(bundleIds.get(listingKey(platform, getStoreId(row))));
    }
  }
  return columns;
}

export function isSameCapture(row: TouchedCapture, group: TouchedCapture): boolean {
  return (
    row.capturedAt.getTime() === group.capturedAt.getTime() &&
    row.category === group.category &&
    row.rankingType === group.rankingType &&
    row.country === group.country &&
    row.platform === group.platform
  );
}

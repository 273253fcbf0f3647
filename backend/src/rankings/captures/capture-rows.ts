import { getStoreId, listingKey } from '../../games/catalog/catalog.types.js';
import type { ChartEntry, ChartKey } from '../rankings.types.js';

/** A chart row with the time of its capture; a batch may contain rows of several charts. */
export interface DatedChartRow extends ChartKey, Omit<ChartEntry, 'country'> {
  capturedAt: Date;
}

/** A capture that a batch of rows belongs to. */
export interface CaptureKey extends ChartKey {
  capturedAt: Date;
}

/** The rows of one capture by rank. Of two rows with the same rank the last one wins. */
export interface CaptureRows extends CaptureKey {
  places: Map<number, DatedChartRow>;
}

/** Groups rows by capture. Rows of a capture are mostly adjacent, so most need no lookup. */
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

export const countRows = (captures: readonly CaptureRows[]): number =>
  captures.reduce((sum, { places }) => sum + places.size, 0);

/** Key of a capture, for maps across batches. */
export function captureId({ platform, category, country, rankingType, capturedAt }: CaptureKey): string {
  return `${platform}/${category}/${country}/${rankingType}/${capturedAt.getTime()}`;
}

export type RankColumns = [
  platform: string[],
  category: string[],
  country: string[],
  rankingType: string[],
  capturedAt: string[],
  rankPosition: number[],
  bundleId: string[],
];

/** The rows as columns for unnest. */
export function rankColumns(captures: CaptureRows[], bundleIds: ReadonlyMap<string, string>): RankColumns {
  const columns: RankColumns = [[], [], [], [], [], [], []];
  for (const { platform, category, country, rankingType, capturedAt, places } of captures) {
    // Formatting a time costs more than the rest of the row, so it is done once per capture.
    const time = capturedAt.toISOString();
    for (const row of places.values()) {
      columns[0].push(platform);
      columns[1].push(category);
      columns[2].push(country);
      columns[3].push(rankingType);
      columns[4].push(time);
      columns[5].push(row.rankPosition);
      columns[6].push(getBundleId(row, bundleIds));
    }
  }
  return columns;
}

/** @param bundleIds by listing, including that of the row */
export const getBundleId = (row: DatedChartRow, bundleIds: ReadonlyMap<string, string>): string =>
  bundleIds.get(listingKey(row.platform, getStoreId(row)))!;

export function isSameCapture(row: CaptureKey, group: CaptureKey): boolean {
  return (
    row.capturedAt.getTime() === group.capturedAt.getTime() &&
    row.category === group.category &&
    row.rankingType === group.rankingType &&
    row.country === group.country &&
    row.platform === group.platform
  );
}

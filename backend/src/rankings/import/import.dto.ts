import { DefaultMarketDto } from '../markets/markets.dto.js';

/** The `result` of a job of the kind `rankings.import`. */
export class ImportResultDto {
  /** Rows stored by now; `added` and `changed` of them by this import. */
  rows: number;
  /** Rows that were not known. */
  added: number;
  /** Rows that were known with other values. */
  changed: number;
  /** Charts that the file has rows of. */
  charts: number;
  /** Lines that could not be used. */
  badLines: number;
  /** Rows of paid charts, which this product does not store. */
  skippedPaid: number;
  /** Apps that are not games, from feeds that mix both. */
  skippedNotGames: number;
  /** The chart of the newest capture, to open after the import; null when nothing was stored. */
  newest: DefaultMarketDto | null;
}

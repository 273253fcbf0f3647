import { captureId, isSameCapture, type CaptureKey } from '../captures/capture-rows.js';
import type { ChartRow } from './chart-row.js';

/** Most rows remembered; in larger files, charts with scattered rows are only checked within this window. */
const MAX_ROWS = 200_000;

interface Places {
  ofRank: Map<number, number>;
  ofGame: Map<string, number>;
}

/** Ranks and games that a file has already named, by chart, with their lines. */
export class ChartPlaces {
  private readonly charts = new Map<string, Places>();
  private rows = 0;
  private last: { row: CaptureKey; places: Places } | undefined;

  /**
   * Adds a row.
   * @returns why it is rejected, when its rank or game is already in the chart
   */
  add(row: ChartRow, line: number): string | undefined {
    const places = this.listPlaces(row);
    const rankLine = places.ofRank.get(row.rankPosition);
    if (rankLine !== undefined) {
      return `rank ${row.rankPosition} is taken by line ${rankLine} of the same chart`;
    }
    const game = row.trackId ?? row.bundleId ?? '';
    const gameLine = places.ofGame.get(game);
    if (gameLine !== undefined) return `the game is already on line ${gameLine} of the same chart`;
    places.ofRank.set(row.rankPosition, line);
    places.ofGame.set(game, line);
    this.rows += 1;
    return undefined;
  }

  /** Rows of a chart are mostly adjacent, so most need no lookup. */
  private listPlaces(row: ChartRow): Places {
    const { last } = this;
    if (last && isSameCapture(last.row, row)) return last.places;
    if (this.rows > MAX_ROWS) {
      this.charts.clear();
      this.rows = 0;
    }
    const key = captureId(row);
    const places = this.charts.get(key) ?? { ofRank: new Map(), ofGame: new Map() };
    this.charts.set(key, places);
    this.last = { row, places };
    return places;
  }
}

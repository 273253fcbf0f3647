import type { RankSeriesDto } from '../charts/rankings.dto.js';
import type { RankingType } from '../rankings.types.js';

/** A game in one list over its whole history, in real or in sample captures. */
export interface ListedOverall {
  sample: boolean;
  firstSeen: Date;
  peak: number;
  /** UTC days with at least one capture that lists the game. */
  daysOnChart: number;
}

/** The place of a game in one capture of a list; null where it was not listed. */
export interface RankPoint {
  capturedAt: Date;
  sample: boolean;
  rankPosition: number | null;
  /** Ranks of the capture. */
  total: number;
}

/**
 * Places of a game in one list over time; real captures hide sample ones.
 * @param points captures of the time asked for
 * @param overall what the whole history says, at most one line per kind of capture
 */
export function rankSeries(
  rankingType: RankingType,
  points: RankPoint[],
  overall: ListedOverall[],
): RankSeriesDto {
  const real = points.filter((point) => !point.sample);
  const used = real.length > 0 ? real : points;
  const listed = overall.find(({ sample }) => !sample) ?? (real.length > 0 ? undefined : overall[0]);
  return {
    rankingType,
    firstSeen: listed?.firstSeen ?? null,
    peak: listed?.peak ?? null,
    daysOnChart: listed?.daysOnChart ?? 0,
    points: used.map(({ capturedAt, rankPosition, total }) => ({ capturedAt, rankPosition, total })),
  };
}

import type { RankSeriesDto } from '../charts/rankings.dto.js';
import type { RankingType } from '../rankings.types.js';

/** A game in one list over its whole history, in either real or sample captures. */
export interface ChartCareer {
  sample: boolean;
  firstSeen: Date;
  peak: number;
  /** UTC days with at least one capture that lists the game. */
  daysOnChart: number;
}

/** A game's rank in one capture of a list; null where it was not listed. */
export interface RankPoint {
  capturedAt: Date;
  sample: boolean;
  rankPosition: number | null;
  /** Rows of the capture. */
  total: number;
}

/**
 * Ranks of a game in one list over time; real captures hide sample ones.
 * @param points captures of the requested period
 * @param overall summary of the whole history, at most one per kind of capture
 */
export function buildRankSeries(
  rankingType: RankingType,
  points: RankPoint[],
  overall: ChartCareer[],
): RankSeriesDto {
  const real = points.filter((point) => !point.sample);
  const source = real.length > 0 ? real : points;
  const ranked = overall.find(({ sample }) => !sample) ?? (real.length > 0 ? undefined : overall[0]);
  return {
    rankingType,
    firstSeen: ranked?.firstSeen ?? null,
    peak: ranked?.peak ?? null,
    daysOnChart: ranked?.daysOnChart ?? 0,
    points: source.map(({ capturedAt, rankPosition, total }) => ({ capturedAt, rankPosition, total })),
  };
}

import type { RankSeriesDto } from './rankings.dto.js';
import type { RankingType } from './rankings.types.js';

/** Places of a game in one list over time; real captures hide sample ones. */
export function rankSeries(
  rankingType: RankingType,
  points: { capturedAt: Date; sample: boolean; rankPosition: number | null }[],
): RankSeriesDto {
  const real = points.filter((point) => !point.sample);
  const used = real.length > 0 ? real : points;
  const listed = used.filter((point) => point.rankPosition !== null);
  const places = listed.map((point) => point.rankPosition as number);
  return {
    rankingType,
    firstSeen: listed[0]?.capturedAt ?? null,
    peak: places.length > 0 ? Math.min(...places) : null,
    daysOnChart: new Set(listed.map((point) => point.capturedAt.toISOString().slice(0, 10))).size,
    points: used.map(({ capturedAt, rankPosition }) => ({ capturedAt, rankPosition })),
  };
}

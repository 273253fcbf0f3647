import type { ChartKey, RankingType } from '../rankings.types.js';
import { RANKING_TYPES } from '../rankings.types.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';

export interface RankingKey extends ChartKey {
  capturedAt: Date;
  rankPosition: number;
}

/** API id of a history row: its key, because a sequence across partitions would only cost space. */
export function rankingId(key: RankingKey): string {
  const time = key.capturedAt.getTime().toString(36);
  return [key.platform, key.category, key.country, key.rankingType, time, key.rankPosition].join('.');
}

/** API id of a capture. */
export const captureKeyId = (key: Omit<RankingKey, 'rankPosition'>): string =>
  rankingId({ ...key, rankPosition: 1 }).replace(/\.1$/, '');

/** Parses {@link captureKeyId}; undefined for anything else. */
export function parseCaptureId(id: string): Omit<RankingKey, 'rankPosition'> | undefined {
  const key = parseRankingId(`${id}.1`);
  if (!key) return undefined;
  const { platform, category, country, rankingType, capturedAt } = key;
  return { platform, category, country, rankingType, capturedAt };
}

/** Parses {@link rankingId}; undefined for anything else. */
export function parseRankingId(id: string): RankingKey | undefined {
  const [platform, category, country, rankingType, time, rank, ...rest] = id.split('.');
  const capturedAt = new Date(parseInt(time ?? '', 36));
  const rankPosition = Number(rank);
  const valid =
    rest.length === 0 &&
    category &&
    country &&
    PLATFORMS.includes(platform as Platform) &&
    RANKING_TYPES.includes(rankingType as RankingType) &&
    !Number.isNaN(capturedAt.getTime()) &&
    Number.isSafeInteger(rankPosition) &&
    rankPosition > 0 &&
    rankPosition < 1_000_000;
  if (!valid) return undefined;
  return {
    platform: platform as Platform,
    category,
    country,
    rankingType: rankingType as RankingType,
    capturedAt,
    rankPosition,
  };
}

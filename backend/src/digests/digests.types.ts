import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';

export const DIGEST_SCOPES = ['watchlist', 'market'] as const;
export type DigestScope = (typeof DIGEST_SCOPES)[number];

export const DIGEST_PERIODS = ['weekly', 'daily'] as const;
export type DigestPeriod = (typeof DIGEST_PERIODS)[number];

/** In the order of the week, which begins on Monday. */
export const WEEKDAYS = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday'] as const),
  ...(['friday', 'saturday', 'sunday'] as const),
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Subject of a digest: a watchlist, or a chart of a market. */
export interface DigestSubject {
  scope: DigestScope;
  watchlistId: string | null;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: RankingType | null;
}

/** The period of a digest, both ends included. */
export interface DigestDays {
  period: DigestPeriod;
  /** UTC days, as 2026-11-22. */
  firstDay: string;
  lastDay: string;
}

/** Number of changes by kind. */
export interface DigestCounts {
  movers: number;
  entries: number;
  exits: number;
  launches: number;
  pages: number;
  mechanics: number;
  opened: number;
  closed: number;
  alerts: number;
}

import { IsString, MaxLength, MinLength } from 'class-validator';
import type { Platform } from '../games/games.types.js';
import { type EventRow, MarketEventDto, toEventDto } from '../market-events/feed/market-event.dto.js';
import type { RankChange, RankingType } from '../rankings/rankings.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { PLATFORMS } from '../games/games.types.js';
import { LISTING_LIMITS } from '../games/games.types.js';
import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';

export const SHOWN_RANKS = 200;
/** How much is looked at and told of developers. */
export const MOST = { spellings: 200, found: 8, games: 500, changes: 40 };

export type { EventRow };

export class DevelopersQuery {
  /** Part of a name. */
  @MaxLength(100, { message: 'must have at most 100 characters' })
  @MinLength(2, { message: 'must have at least 2 characters' })
  @IsString({ message: 'must be a text' })
  q: string;
}

export class DeveloperSummaryDto {
  /** The name without case, punctuation and legal form. */
  id: string;
  /** The spelling that most of its games have. */
  name: string;
  games: number;
}

/** A place in a current chart. */
export class DeveloperRankDto {
  bundleId: string;
  title: string;
  platform: Platform;
  category: string;
  country: string;
  rankingType: RankingType;
  rankPosition: number;
  previousPosition: number | null;
  change: RankChange;
  capturedAt: Date;
  sample: boolean;
}

/** The capture by which a game was seen first. */
export class DeveloperLaunchDto {
  at: Date;
  platform: Platform;
  country: string;
  category: string;
  rankingType: string;
  rank: number | null;
}

export class DeveloperGameDto {
  bundleId: string;
  title: string;
  /** As this game names it. */
  developer: string | null;
  iconUrl: string | null;
  platforms: Platform[];
  @AtMost(PLATFORMS.length * LISTING_LIMITS.categories)
  categories: string[];
  /** Best place in a current chart, of those captured within a week of the newest one; null in none. */
  best: DeveloperRankDto | null;
  /** Current charts that have it. */
  charts: number;
  /** Null for a game that was in a chart when that chart's history begins, or in none. */
  launch: DeveloperLaunchDto | null;
  /** As its stores state it, the earliest. */
  releaseDate: Date | null;
  installs: number | null;
  rating: number | null;
  analyzed: boolean;
  sample: boolean;
}

export class DeveloperNameDto {
  name: string;
  games: number;
}

/** A mechanic or meta element of the developer's games. */
export class DeveloperItemDto {
  /** Taxonomy id. */
  id: string;
  name: string;
  kind: 'mechanic' | 'meta';
  /** Analyzed games that have it. */
  games: number;
}

export class DeveloperDto extends DeveloperSummaryDto {
  /** The spellings that are taken for one developer; they differ in case, punctuation and legal form only. */
  @AtMost(MOST.games)
  names: DeveloperNameDto[];
  /** True when all of its games come from the sample catalogue. */
  sample: boolean;
  analyzed: number;
  @AtMost(MOST.games)
  notAnalyzedIds: string[];
  /** Best placed first; at most 500. */
  @AtMost(MOST.games)
  list: DeveloperGameDto[];
  /** Best places first; at most 200. */
  @AtMost(SHOWN_RANKS)
  ranks: DeveloperRankDto[];
  @AtMost(MOST_ENTRIES)
  items: DeveloperItemDto[];
  /** The latest changes of its games, without their daily moves in charts; at most 40. */
  @AtMost(MOST.changes)
  changes: DeveloperChangeDto[];
}

export class DeveloperChangeDto extends MarketEventDto {
  title: string;
  iconUrl: string | null;
}

/** A game that has a mechanic or meta element, with the sentence that proves it. */
export class DeveloperProofDto {
  bundleId: string;
  title: string;
  iconUrl: string | null;
  name: string;
  confidence: 'high' | 'medium' | 'low';
  /** Null when the engine gave none. */
  quote: string | null;
}

export const toChangeDto = (
  row: EventRow,
  game: { title: string; iconUrl: string | null },
): DeveloperChangeDto => ({
  ...toEventDto(row),
  title: game.title,
  iconUrl: game.iconUrl,
});

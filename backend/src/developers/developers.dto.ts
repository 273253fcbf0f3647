import { IsString, MaxLength, MinLength } from 'class-validator';
import type { Platform } from '../games/games.types.js';
import { type EventRow, MarketEventDto, toEventDto } from '../market-events/feed/market-event.dto.js';
import type { RankChange } from '../rankings/rankings.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { PLATFORMS } from '../games/games.types.js';
import { LISTING_LIMITS } from '../games/games.types.js';
import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';
import { ChartKeyDto } from '../rankings/chart-key.dto.js';
import { GameSummaryDto } from '../games/catalog/game-summary.dto.js';

export const SHOWN_RANKS = 200;
/** How much is looked at and told of developers. */
export const MOST = { spellings: 200, found: 8, games: 500, changes: 40 };

export type { EventRow };

export class DevelopersQuery {
  /** Part of the name. */
  @MaxLength(100, { message: 'must have at most 100 characters' })
  @MinLength(2, { message: 'must have at least 2 characters' })
  @IsString({ message: 'must be a text' })
  q: string;
}

export class DeveloperSummaryDto {
  /** The name without case, punctuation and legal form. */
  id: string;
  /** The most frequent spelling. */
  name: string;
  /** Number of its games in the catalog. */
  games: number;
}

/** The rank of a game in a current list. */
export class DeveloperRankDto extends ChartKeyDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Rank in the current list, from 1. */
  rankPosition: number;
  /** Rank in the capture before, from 1; null when it was not listed or there is none. */
  previousPosition: number | null;
  /** Which way it moved since the capture before. */
  change: RankChange;
  /** Time of the capture. */
  capturedAt: Date;
  /** Whether the capture is sample data. */
  sample: boolean;
}

/** The capture that first listed a game. */
export class DeveloperLaunchDto {
  /** Time of that capture. */
  at: Date;
  /** Store of the chart. */
  platform: Platform;
  /** Two-letter country code of the chart. */
  country: string;
  /** Category of the chart; `all` for all games. */
  category: string;
  /** Type of the chart. */
  rankingType: string;
  /** Rank in that capture, from 1; null when it was not recorded. */
  rank: number | null;
}

/** A game of the developer. */
export class DeveloperGameDto extends GameSummaryDto {
  /** Developer as this game spells it; null when unknown. */
  override developer: string | null;
  /** Stores that have the game. */
  platforms: Platform[];
  /** Store categories of the game, of both stores. */
  @AtMost(PLATFORMS.length * LISTING_LIMITS.categories)
  categories: string[];
  /** Best rank in charts captured within a week of the newest one; null when it is in none. */
  best: DeveloperRankDto | null;
  /** Number of current lists with the game. */
  charts: number;
  /** The capture that first listed it; null when it was there from the first capture, or in no chart. */
  launch: DeveloperLaunchDto | null;
  /** Release date stated by its stores, the earliest one; null when none states it. */
  releaseDate: Date | null;
  /** Installs stated by the store, the largest figure; null when not measured. */
  installs: number | null;
  /** Mean rating, 1 to 5, of the store with the most ratings; null when not measured. */
  rating: number | null;
  /** Whether the game has an analysis. */
  analyzed: boolean;
  /** Whether it comes from the sample catalog. */
  sample: boolean;
}

/** One spelling of the name of a developer. */
export class DeveloperNameDto {
  /** The spelling. */
  name: string;
  /** Games with this spelling. */
  games: number;
}

/** A mechanic or meta element of the developer's games. */
export class DeveloperItemDto {
  /** Taxonomy id. */
  id: string;
  /** Name of the taxonomy entry. */
  name: string;
  /** Whether it is a mechanic or a meta element. */
  kind: 'mechanic' | 'meta';
  /** Analyzed games that have it. */
  games: number;
}

export class DeveloperDto extends DeveloperSummaryDto {
  /** Spellings taken as one developer, the most frequent first; they differ only in case, punctuation and legal form. */
  @AtMost(MOST.games)
  names: DeveloperNameDto[];
  /** True when all of its games come from the sample catalog. */
  sample: boolean;
  /** Number of its games with an analysis. */
  analyzed: number;
  /** Bundle ids of its games without an analysis. */
  @AtMost(MOST.games)
  notAnalyzedIds: string[];
  /** Best rank first, games without one last; at most 500. */
  @AtMost(MOST.games)
  list: DeveloperGameDto[];
  /** Best rank first; at most 200. */
  @AtMost(SHOWN_RANKS)
  ranks: DeveloperRankDto[];
  /** Mechanics and meta elements of its games, the most frequent first. */
  @AtMost(MOST_ENTRIES)
  items: DeveloperItemDto[];
  /** Latest events of its games, newest first, without daily moves in charts; at most 40. */
  @AtMost(MOST.changes)
  changes: DeveloperChangeDto[];
}

/** A market event of one of the games of the developer. */
export class DeveloperChangeDto extends MarketEventDto {
  /** Title of the game. */
  title: string;
  /** Address of the icon; null when the game has none. */
  iconUrl: string | null;
}

/** A game with a mechanic or meta element, and the sentence that proves it. */
export class DeveloperProofDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Address of the icon; null when the game has none. */
  iconUrl: string | null;
  /** Name of the mechanic or meta element. */
  name: string;
  /** How certain the engine is. */
  confidence: 'high' | 'medium' | 'low';
  /** Sentence of the store text; null when the engine quoted none. */
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

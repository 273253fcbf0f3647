import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Platform } from '../games/games.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MAX_REASONS } from './likeness.js';
import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';
import { GameSummaryDto } from '../games/catalog/game-summary.dto.js';

export class SimilarGamesQuery {
  /** At most 200; 20 when absent. */
  @IsOptional()
  @Max(200, { message: 'must be at most 200' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt({ message: 'must be a whole number' })
  @Type(() => Number)
  limit?: number;
}

/** A mechanic or meta element that both games have. */
export class SharedItemDto {
  /** Id in the taxonomy. */
  id: string;
  /** Name in the taxonomy. */
  name: string;
}

/** A game similar to another one. */
export class SimilarGameDto extends GameSummaryDto {
  /** Stores that list the game: `android` is Google Play, `ios` the App Store. */
  platforms: Platform[];
  /**
   * Similarity, 0 to 1: shared core mechanics count most, then the stores' own lists of similar games, then common
   * charts.
   */
  nearness: number;
  /** Reasons, one sentence each. */
  @AtMost(MAX_REASONS)
  why: string[];
  /** Shared mechanics and meta elements, core mechanics first. */
  @AtMost(MOST_ENTRIES)
  shared: SharedItemDto[];
  /** False when the game has no analysis, so its mechanics could not be compared. */
  analyzed: boolean;
  /** Days on which both games were in the same chart; null when they never were. */
  chartedDays: number | null;
  /** Days on which that chart was captured; null when they never shared one. */
  capturedDays: number | null;
  /** True when any reason is based on sample data. */
  sample: boolean;
}

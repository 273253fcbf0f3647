import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Platform } from '../games/games.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MOST_REASONS } from './likeness.js';
import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';

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
  /** Taxonomy id. */
  id: string;
  name: string;
}

/** A game that is like another one. */
export class SimilarGameDto {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  platforms: Platform[];
  /** From 0 to 1. Core mechanics count most, then what the stores list as similar, then the same charts. */
  nearness: number;
  /** A sentence for each reason. */
  @AtMost(MOST_REASONS)
  why: string[];
  /** Core mechanics first. */
  @AtMost(MOST_ENTRIES)
  shared: SharedItemDto[];
  /** False: mechanics could not be compared. */
  analyzed: boolean;
  /** Days on which both stood in the same chart; null when they never did. */
  chartedDays: number | null;
  /** Days on which that chart was captured. */
  capturedDays: number | null;
  /** True when a reason rests on sample data. */
  sample: boolean;
}

import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { AllRanksQuery } from '../../rankings/charts/rankings.dto.js';
import type { ShareTrend } from './weekly-shares.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';
import { ChartKeyDto } from '../../rankings/chart-key.dto.js';
import { GameSummaryDto } from '../../games/catalog/game-summary.dto.js';

export const MAP_SIZE = { mechanics: 12, metas: 12 };

const WHOLE = { message: 'must be a whole number' };
export const MAX_RANKS = 200;
export const MAX_WEEKS = 52;

/**
 * One chart, how many of its ranks, and which weeks. With `date`, the week of the newest capture up to that day is
 * shown; with `compareDate`, it is compared with the week of that day.
 */
export class WeeklyQuery extends AllRanksQuery {
  /** How many ranks to include, from the first; 100 when absent. */
  @IsOptional()
  @Max(MAX_RANKS, { message: 'must be at most 200' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  top?: number;

  /** A UTC day of the week to show, `YYYY-MM-DD`; the week of the newest capture when absent. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'must be a day such as 2026-11-16' })
  week?: string;

  /** Number of weeks up to the one shown; 12 when absent. */
  @IsOptional()
  @Max(MAX_WEEKS, { message: 'must be at most 52' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  weeks?: number;

  /** Compares with the week this many weeks earlier; 4 when absent. */
  @IsOptional()
  @Max(MAX_WEEKS, { message: 'must be at most 52' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  compare?: number;
}

/** The same, and the items to list games for. */
export class WeeklyGamesQuery extends WeeklyQuery {
  /** Taxonomy id of a mechanic or meta element. */
  @Matches(/^[a-z0-9][a-z0-9-]{0,79}$/, { message: 'must be an id of the taxonomy' })
  item: string;

  /** A second item that the games must have too. */
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9-]{0,79}$/, { message: 'must be an id of the taxonomy' })
  and?: string;

  /** `week` (the default) for the week shown, `all` for any of the requested weeks. */
  @IsOptional()
  @IsIn(['week', 'all'], { message: 'must be week or all' })
  during?: 'week' | 'all';
}

/** A week of the chart, Monday to Sunday (UTC). */
export class TrendWeekDto {
  /** Start of its Monday (UTC). */
  from: Date;
  /** Its last capture, which represents the week (UTC); null when there is none. */
  capturedAt: Date | null;
  /** Days with a capture, 0 to 7. */
  days: number;
  /** Distinct games within the requested ranks; null without a capture. */
  charting: number | null;
  /** How many of them are analyzed: the base of the shares; null without a capture. */
  n: number | null;
}

/** What the figures are based on. */
export class WeeklyScopeDto extends ChartKeyDto {
  /** Number of ranks included, from the first. */
  top: number;
  /** True when any of the captures is sample data. */
  sample: boolean;
  /** Number of captures used, one per week. */
  captures: number;
  /** Time of the first of them (UTC); null when there is none. */
  from: Date | null;
  /** Time of the last of them (UTC); null when there is none. */
  to: Date | null;
  /** Analyzed games that the figures are based on. */
  n: number;
  /** Games without an analysis. */
  notAnalyzed: number;
}

/** A change of a share with its 95 % confidence interval. */
export class IntervalOfChangeDto {
  /** Percentage points gained, negative when lost. */
  points: number;
  /** Lower bound of the interval, in percentage points. */
  low: number;
  /** Upper bound of the interval, in percentage points. */
  high: number;
}

export class ShareBeforeDto {
  /** Analyzed games that had it. */
  games: number;
  /** Analyzed games in that week. */
  n: number;
}

/** A mechanic or meta element, week by week. */
export class WeeklyShareDto {
  /** Id in the taxonomy. */
  id: string;
  /** Name in the taxonomy. */
  name: string;
  /** `mechanic` is a core mechanic, `meta` a meta element. */
  kind: 'mechanic' | 'meta';
  /** Analyzed games of the week shown that have it. */
  games: number;
  /** Share of analyzed games, 0 to 1. */
  share: number;
  /** Lower bound of the share's 95 % interval (Wilson), 0 to 1. */
  low: number;
  /** Upper bound of the share's 95 % interval (Wilson), 0 to 1. */
  high: number;
  /** Counts in the week compared with; null without one. */
  before: ShareBeforeDto | null;
  /** Difference to that week with its 95 % interval (Newcombe), in percentage points; null without one. */
  change: IntervalOfChangeDto | null;
  /** `rising`, `falling` or `new` only where the interval excludes zero; otherwise `unclear`. */
  trend: ShareTrend;
  /** Share in each week, 0 to 1, oldest first; null where nothing was captured or analyzed. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  @AtMost(MAX_WEEKS + 1)
  weeks: (number | null)[];
}

export class WeeklySharesDto extends WeeklyScopeDto {
  /** Oldest first; the last one is the week shown. */
  @AtMost(MAX_WEEKS + 1)
  weeks: TrendWeekDto[];
  /** Index in `weeks` of the week compared with; null when it was not captured. */
  compared: number | null;
  /** Bundle ids of games in the week shown that are not analyzed. */
  @AtMost(MAX_RANKS)
  notAnalyzedIds: string[];
  /** One per mechanic and meta element found in the week shown or the one compared with. */
  @AtMost(MOST_ENTRIES)
  items: WeeklyShareDto[];
}

/** A game behind a figure, with the sentences that prove each item. */
export class ItemGameDto extends GameSummaryDto {
  /** Its best rank in the captures used. */
  rank: number;
  /** One per requested item. */
  @AtMost(2)
  proofs: ItemProofDto[];
}

export class ItemProofDto {
  /** Name of the mechanic or meta element. */
  name: string;
  /** How certain the analysis is. */
  confidence: 'high' | 'medium' | 'low';
  /** A sentence of the store text that proves it; null when the engine gave none. */
  quote: string | null;
}

export class PairEntryDto {
  /** Id in the taxonomy. */
  id: string;
  /** Name in the taxonomy. */
  name: string;
  /** Analyzed games that have it. */
  games: number;
}

/** A mechanic combined with a meta element. */
export class PairCellDto {
  /** Id of the mechanic in the taxonomy. */
  mechanicId: string;
  /** Id of the meta element in the taxonomy. */
  metaId: string;
  /** Analyzed games that have both. */
  games: number;
  /** Games with both if the two were independent. */
  expected: number;
  /** Two-sided p-value of an exact permutation test; null where fewer than three games are expected. */
  probability: number | null;
  /**
   * `more` or `fewer` than expected where chance is ruled out at a false discovery rate of 10 %; otherwise null.
   */
  flag: 'more' | 'fewer' | null;
  /** A way to combine the two, in one phrase; null where there is none. */
  suggestion: string | null;
}

/** The most frequent mechanics and meta elements of all weeks, each combined with each. */
export class PairMapDto extends WeeklyScopeDto {
  /** Most frequent first. */
  @AtMost(MAP_SIZE.mechanics)
  mechanics: PairEntryDto[];
  /** Most frequent first. */
  @AtMost(MAP_SIZE.metas)
  metas: PairEntryDto[];
  /** One per combination of `mechanics` and `metas`. */
  @AtMost(MAP_SIZE.mechanics * MAP_SIZE.metas)
  cells: PairCellDto[];
  /** Number of pairs tested for significance. */
  tested: number;
}

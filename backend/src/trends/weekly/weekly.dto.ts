import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import type { Platform } from '../../games/games.types.js';
import { AllRanksQuery } from '../../rankings/charts/rankings.dto.js';
import type { RankingType } from '../../rankings/rankings.types.js';
import type { ShareTrend } from './weekly-shares.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';

export const MAP_SIZE = { mechanics: 12, metas: 12 };

const WHOLE = { message: 'must be a whole number' };
export const MOST_RANKS = 200;
export const MOST_WEEKS = 52;

/**
 * One list, how much of it, and which weeks. With `date` the week shown is that of the newest capture not after it, and
 * with `compareDate` it is compared with the week of that day.
 */
export class WeeklyQuery extends AllRanksQuery {
  /** How many of its first places, 100 when absent. */
  @IsOptional()
  @Max(MOST_RANKS, { message: 'must be at most 200' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  top?: number;

  /** A day of the week shown, `YYYY-MM-DD`; the week of the newest capture when absent. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'must be a day such as 2026-11-16' })
  week?: string;

  /** Weeks up to the one shown, 12 when absent. */
  @IsOptional()
  @Max(MOST_WEEKS, { message: 'must be at most 52' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  weeks?: number;

  /** Compared with the week so many weeks earlier, 4 when absent. */
  @IsOptional()
  @Max(MOST_WEEKS, { message: 'must be at most 52' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  compare?: number;
}

/** The same, and the items whose games are asked for. */
export class WeeklyGamesQuery extends WeeklyQuery {
  /** Taxonomy id of a mechanic or meta element. */
  @Matches(/^[a-z0-9][a-z0-9-]{0,79}$/, { message: 'must be an id of the taxonomy' })
  item: string;

  /** A second one that the games have too. */
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9-]{0,79}$/, { message: 'must be an id of the taxonomy' })
  and?: string;

  /** `week` for the week shown (the default), `all` for every week asked for. */
  @IsOptional()
  @IsIn(['week', 'all'], { message: 'must be week or all' })
  during?: 'week' | 'all';
}

/** A week of the list, Monday to Sunday (UTC). */
export class TrendWeekDto {
  /** Its Monday. */
  from: Date;
  /** The capture that stands for it, the last one; null when there is none. */
  capturedAt: Date | null;
  /** Days of it with a capture. */
  days: number;
  /** Different games in the first places; null without a capture. */
  charting: number | null;
  /** How many of them are analyzed; shares are of these. */
  n: number | null;
}

/** What was looked at. */
export class WeeklyScopeDto {
  platform: Platform;
  country: string;
  category: string;
  rankingType: RankingType;
  top: number;
  /** True when any of the captures is sample data. */
  sample: boolean;
  /** Captures that this rests on, one a week. */
  captures: number;
  /** The first and the last of them; null when there is none. */
  from: Date | null;
  to: Date | null;
  /** Analyzed games that the figures are of. */
  n: number;
  /** Games that are not analyzed. */
  notAnalyzed: number;
}

export class IntervalOfChangeDto {
  /** Percentage points gained. */
  points: number;
  low: number;
  high: number;
}

export class ShareBeforeDto {
  games: number;
  n: number;
}

/** A mechanic or meta element, week by week. */
export class WeeklyShareDto {
  /** Taxonomy id. */
  id: string;
  name: string;
  kind: 'mechanic' | 'meta';
  /** Analyzed games of the week shown that have it. */
  games: number;
  /** Share of the analyzed games, 0–1, with its 95 % interval (Wilson). */
  share: number;
  low: number;
  high: number;
  /** In the week compared with; null without one. */
  before: ShareBeforeDto | null;
  /** Difference to that week with its 95 % interval (Newcombe), in percentage points. */
  change: IntervalOfChangeDto | null;
  /** `rising`, `falling` and `new` only where the interval leaves out zero. */
  trend: ShareTrend;
  /** Share in each week, oldest first; null where nothing was captured or analyzed. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  @AtMost(MOST_WEEKS + 1)
  weeks: (number | null)[];
}

export class WeeklySharesDto extends WeeklyScopeDto {
  /** Oldest first; the last one is shown. */
  @AtMost(MOST_WEEKS + 1)
  weeks: TrendWeekDto[];
  /** Which of `weeks` is compared with; null when it was not captured. */
  compared: number | null;
  /** Bundle ids of the games of the week shown that are not analyzed. */
  @AtMost(MOST_RANKS)
  notAnalyzedIds: string[];
  @AtMost(MOST_ENTRIES)
  items: WeeklyShareDto[];
}

/** A game behind a figure, with the sentences that prove each item. */
export class ItemGameDto {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  /** Its best rank in the captures looked at. */
  rank: number;
  /** One for each item that was asked for. */
  @AtMost(2)
  proofs: ItemProofDto[];
}

export class ItemProofDto {
  name: string;
  confidence: 'high' | 'medium' | 'low';
  /** A sentence of the store text; null when the engine gave none. */
  quote: string | null;
}

export class PairEntryDto {
  id: string;
  name: string;
  /** Analyzed games that have it. */
  games: number;
}

/** A mechanic with a meta element. */
export class PairCellDto {
  mechanicId: string;
  metaId: string;
  /** Games that have both. */
  games: number;
  /** Games with both, were the two independent. */
  expected: number;
  /** Two-sided, by an exact permutation test; null where fewer than three games are expected. */
  probability: number | null;
  /** Set where the difference is none of chance, at a false discovery rate of 10 %. */
  flag: 'more' | 'fewer' | null;
  /** How the two could meet, as the text of an item; null where there is no phrase for it. */
  suggestion: string | null;
}

/** The most frequent mechanics and meta elements of all weeks, each with each. */
export class PairMapDto extends WeeklyScopeDto {
  @AtMost(MAP_SIZE.mechanics)
  mechanics: PairEntryDto[];
  @AtMost(MAP_SIZE.metas)
  metas: PairEntryDto[];
  @AtMost(MAP_SIZE.mechanics * MAP_SIZE.metas)
  cells: PairCellDto[];
  /** How many pairs were tested. */
  tested: number;
}

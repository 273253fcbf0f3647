import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../rankings/rankings.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { CountryCode } from '../common/errors/text-fields.js';
import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';

export const MAX_PAIRS = 20;

export const MAX_EXAMPLES = 3;

/** Which of the overall charts to look at. */
export class TrendsQuery {
  /** Both platforms when absent. */
  @IsOptional()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter country code, `us` when absent. */
  @IsOptional()
  @CountryCode()
  country?: string;

  /** One kind of chart; downloads and revenue together when absent. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** UTC day, `YYYY-MM-DD`: the charts as they were at the end of it; the current ones when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  date?: string;
}

/** What the figures are based on, and how much of it is analyzed. */
export class TrendsScopeDto {
  /** For display, for instance "United States, Android and iOS, downloads and revenue". */
  scope: string;
  /** True when any of the captures is sample data. */
  sample: boolean;
  /** Time of the newest capture (UTC); null when there is none. */
  capturedAt: Date | null;
  /** Number of captures used, including those compared with. */
  captures: number;
  /** Time of the earliest of them (UTC); null when there is none. */
  from: Date | null;
  /** Time of the latest of them (UTC); null when there is none. */
  to: Date | null;
  /** Analyzed games that the figures are based on. */
  n: number;
  /** Charting games without an analysis. */
  notAnalyzed: number;
  /** Distinct games in the charts. */
  charting: number;
  /** Charting games with an analysis: the base of all shares. */
  analysed: number;
  /** When there is too little data for figures: what is missing, in one sentence; otherwise null. */
  notEnough: string | null;
}

export class TrendGameDto {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Best current rank in these charts, from 1. */
  rank: number;
}

/** A mechanic or meta element in the charts. */
export class TrendItemDto {
  /** Id in the taxonomy. */
  id: string;
  /** Name in the taxonomy. */
  name: string;
  /** `mechanic` is a core mechanic, `meta` a meta element. */
  kind: 'mechanic' | 'meta';
  /** Analyzed charting games that have it. */
  games: number;
  /** Share of analyzed charting games, 0 to 1; null below 10 analyzed games. */
  share: number | null;
  /** Share in the captures compared with, 0 to 1; null without them or below 10 analyzed games. */
  shareBefore: number | null;
  /**
   * Difference between the two shares in percentage points; null when it cannot be computed, or below 3 games with
   * the item.
   */
  change: number | null;
  /** Analyzed games with it that entered the charts since; null without captures to compare with. */
  newcomers: number | null;
  /** Its highest-ranked games, at most three. */
  @AtMost(MAX_EXAMPLES)
  examples: TrendGameDto[];
}

/** Mechanics and meta elements of charting games, most frequent first. */
export class TrendMechanicsDto extends TrendsScopeDto {
  /** Time of the earliest capture compared with (UTC); null while there is only one capture per chart. */
  comparedFrom: Date | null;
  /** Days between the captures compared; null without them. */
  days: number | null;
  /** Most frequent first. */
  @AtMost(MOST_ENTRIES)
  items: TrendItemDto[];
}

/** A mechanic and a meta element that are each frequent, but rarely occur together. */
export class WhiteSpacePairDto {
  /** Id of the mechanic in the taxonomy. */
  mechanicId: string;
  /** Name of the mechanic. */
  mechanic: string;
  /** Id of the meta element in the taxonomy. */
  metaId: string;
  /** Name of the meta element. */
  meta: string;
  /** Analyzed games with the mechanic. */
  withMechanic: number;
  /** Analyzed games with the meta element. */
  withMeta: number;
  /** Analyzed games with both. */
  together: number;
  /** Games with both if the two were independent. */
  expected: number;
  /** A way to combine the two, in one phrase. */
  suggestion: string;
}

export class WhiteSpaceDto extends TrendsScopeDto {
  /** Widest gap first, at most 20. */
  @AtMost(MAX_PAIRS)
  pairs: WhiteSpacePairDto[];
}

import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../rankings/rankings.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';

export const MOST_PAIRS = 20;

export const MOST_EXAMPLES = 3;

/** Which of the overall lists are looked at. */
export class TrendsQuery {
  /** Both platforms when absent. */
  @IsOptional()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter country code, `us` when absent. */
  @IsOptional()
  @Matches(/^[a-z]{2}$/i, { message: 'must be a two-letter country code' })
  country?: string;

  /** One of the lists; downloads and revenue together when absent. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** The lists as they were at the end of this day, `YYYY-MM-DD`; as they are when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  date?: string;
}

/** What was looked at, and how much of it is analysed. */
export class TrendsScopeDto {
  /** For people: "United States, Android and iOS, downloads and revenue". */
  scope: string;
  /** True when any of the captures is sample data. */
  sample: boolean;
  capturedAt: Date | null;
  /** Captures that the figures rest on, those compared with included. */
  captures: number;
  /** The earliest and the latest of them; null when there is none. */
  from: Date | null;
  to: Date | null;
  /** Analyzed games that the figures are of. */
  n: number;
  /** Charting games that are not analyzed. */
  notAnalyzed: number;
  /** Different games in the lists. */
  charting: number;
  /** How many of them have an analysis; all shares are of these. */
  analysed: number;
  /** Set when there is too little to tell, saying what is missing. */
  notEnough: string | null;
}

export class TrendGameDto {
  bundleId: string;
  title: string;
  rank: number;
}

/** One mechanic or meta element in the lists. */
export class TrendItemDto {
  /** Taxonomy id. */
  id: string;
  name: string;
  kind: 'mechanic' | 'meta';
  /** Analysed charting games that have it. */
  games: number;
  /** Share of the analysed charting games, 0–1; null below 10 analysed games. */
  share: number | null;
  /** Share in the captures compared with; null without them or below 10 analysed games. */
  shareBefore: number | null;
  /** Percentage points gained; null when it cannot be told, also below 3 games with the item. */
  change: number | null;
  /** Analysed games with it that entered the lists meanwhile; null without captures to compare. */
  newcomers: number | null;
  /** The best placed games that have it, at most three. */
  @AtMost(MOST_EXAMPLES)
  examples: TrendGameDto[];
}

/** Mechanics and meta elements of the charting games, most frequent first. */
export class TrendMechanicsDto extends TrendsScopeDto {
  /** Earliest of the captures compared with; null while the lists have been captured once only. */
  comparedFrom: Date | null;
  /** Days between the captures compared; null without them. */
  days: number | null;
  @AtMost(MOST_ENTRIES)
  items: TrendItemDto[];
}

/** A mechanic and a meta element that are frequent apart and rare together. */
export class WhiteSpacePairDto {
  mechanicId: string;
  mechanic: string;
  metaId: string;
  meta: string;
  withMechanic: number;
  withMeta: number;
  together: number;
  /** Games with both that chance alone would give. */
  expected: number;
  /** How the two could meet, as the text of an item. */
  suggestion: string;
}

export class WhiteSpaceDto extends TrendsScopeDto {
  /** The widest gaps first, at most 20. */
  @AtMost(MOST_PAIRS)
  pairs: WhiteSpacePairDto[];
}

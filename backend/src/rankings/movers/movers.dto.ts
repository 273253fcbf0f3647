import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Platform } from '../../games/games.types.js';
import { DatedChartQuery } from '../charts/rankings.dto.js';
import { RANKING_TYPES, type RankingType } from '../rankings.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { toWholeNumber } from '../../common/errors/transforms.js';
import { GameSummaryDto } from '../../games/catalog/game-summary.dto.js';

/** More than any store's chart has. */
export const MAX_PER_LIST = 1_000;

const MAX_DAYS = 366;
const DAYS = { message: `must be a whole number from 1 to ${MAX_DAYS}` };

export class MoversQuery extends DatedChartQuery {
  /** One of the three charts; all of them when absent. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /**
   * Compares the newest capture (up to `date`, when given) with the one closest to this many days earlier, if it is
   * off by at most half as many days. Cannot be combined with `from`, `to` or `compareDate`.
   */
  @IsOptional()
  @Transform(toWholeNumber)
  @Max(MAX_DAYS, DAYS)
  @Min(1, DAYS)
  @IsInt(DAYS)
  days?: number;

  /** ISO date or time: compares the first capture from then on. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  from?: string;

  /** ISO date (the whole day) or time: compares with the last capture up to then; the newest when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  to?: string;
}

/** A game whose rank changed in one chart. */
export class MoverDto extends GameSummaryDto {
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: RankingType;
  /** Title in this storefront. */
  override title: string;
  /** Rank in the earlier capture; null when the game was not listed. */
  from: number | null;
  /** Rank in the later capture; null when the game was not listed. */
  to: number | null;
  /** Ranks gained, negative when lost; null for entries and exits. */
  change: number | null;
}

/** The two captures of one chart that are compared. */
export class ComparedListDto {
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: RankingType;
  /** Time of the earlier capture (UTC). */
  capturedFrom: Date;
  /** Time of the later capture (UTC). */
  capturedTo: Date;
  /** Why these two were chosen, for instance "newest capture and the nearest one 7 days earlier". */
  reason: string;
  /** True when either capture is sample data. */
  sample: boolean;
}

/** A chart without two captures that match the request. */
export class NotComparedListDto {
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: RankingType;
  /** Why nothing is compared, in one sentence. */
  reason: string;
  /** Time of the newest capture of the chart regardless of the request (UTC); null when it was never captured. */
  newest: Date | null;
}

/**
 * Rank changes between two captures. The largest moves come first, entries and exits by rank; at most 1,000
 * per chart.
 */
export class MoversDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** The requested number of days; null when none was given. */
  days: number | null;
  /** The requested start, as given; null when none was given. */
  from: string | null;
  /** The requested end, as given; null when none was given. */
  to: string | null;
  /** Time of the earliest capture compared (UTC); null when nothing is compared. */
  capturedFrom: Date | null;
  /** Time of the latest capture compared (UTC); null when nothing is compared. */
  capturedTo: Date | null;
  /** True when any of the captures is sample data. */
  sample: boolean;
  /** The captures compared in each chart, and why these: each chart is captured at its own time. */
  @AtMost(RANKING_TYPES.length)
  lists: ComparedListDto[];
  /** The charts that are not compared, and why. */
  @AtMost(RANKING_TYPES.length)
  notCompared: NotComparedListDto[];
  /** Games that gained ranks, largest gain first. */
  @AtMost(MAX_PER_LIST * RANKING_TYPES.length)
  climbers: MoverDto[];
  /** Games that lost ranks, largest loss first. */
  @AtMost(MAX_PER_LIST * RANKING_TYPES.length)
  fallers: MoverDto[];
  /** Games that are only in the later capture, by rank. */
  @AtMost(MAX_PER_LIST * RANKING_TYPES.length)
  entries: MoverDto[];
  /** Games that are only in the earlier capture, by rank. */
  @AtMost(MAX_PER_LIST * RANKING_TYPES.length)
  exits: MoverDto[];
}

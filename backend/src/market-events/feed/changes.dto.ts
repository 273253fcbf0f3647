import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { CountryCode, IsDay } from '../../common/errors/text-fields.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { MARKET_EVENT_TYPES, type MarketEventType } from '../market-events.types.js';
import { MarketEventDto } from './market-event.dto.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { toList, toWholeNumber } from '../../common/errors/transforms.js';
import { GameSummaryDto } from '../../games/catalog/game-summary.dto.js';

export const MAX_DAYS = 90;
export const MAX_GROUPS = 400;
/** Captures that a course has. */
export const TREND_CAPTURES = 14;
/** Events of a game on a day that are told. */
export const MAX_EVENTS_OF_GAME = 200;

export class ChangesQuery {
  /** Event types, separated by commas; all of them when absent. */
  @Omittable()
  @Transform(toList)
  @IsIn(MARKET_EVENT_TYPES, {
    each: true,
    message: `must be one or several of ${MARKET_EVENT_TYPES.join(', ')}`,
  })
  types?: MarketEventType[];

  /** Only events of this store; both stores when absent. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code of the storefront. */
  @Omittable()
  @CountryCode()
  country?: string;

  /** Chart events of this category, as either store calls it; store and analysis events of games in it. All categories when absent. */
  @Omittable()
  @IsString()
  @MaxLength(60)
  category?: string;

  /** Only games that carry this tag. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a tag' })
  tagId?: string;

  /** Number of days up to `to`; 7 when absent. */
  @Omittable()
  @Transform(toWholeNumber)
  @Max(MAX_DAYS, { message: `must be a whole number from 1 to ${MAX_DAYS}` })
  @Min(1, { message: `must be a whole number from 1 to ${MAX_DAYS}` })
  @IsInt({ message: `must be a whole number from 1 to ${MAX_DAYS}` })
  days?: number;

  /** Last UTC day, for instance 2026-11-22; the newest day with a change when absent. */
  @Omittable()
  @IsDay()
  to?: string;

  /** Most games to return, counting a game once per day; 40 when absent. */
  @Omittable()
  @Transform(toWholeNumber)
  @Max(MAX_GROUPS, { message: `must be a whole number from 1 to ${MAX_GROUPS}` })
  @Min(1, { message: `must be a whole number from 1 to ${MAX_GROUPS}` })
  @IsInt({ message: `must be a whole number from 1 to ${MAX_GROUPS}` })
  limit?: number;
}

/** A game's ranks in one chart, up to the day of the change. */
export class ChangeTrendDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: string;
  /** One per capture, oldest first; null where the game was not listed. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  @AtMost(TREND_CAPTURES)
  ranks: (number | null)[];
}

/** What changed for a game on a day. */
export class ChangedGameDto extends GameSummaryDto {
  /** UTC day, for instance 2026-11-22. */
  day: string;
  /** Stores that list the game: `android` is Google Play, `ios` the App Store. */
  platforms: Platform[];
  /** Id of the event that was recorded last. */
  newestId: string;
  /**
   * Ranks in the chart with the most important change; null when no chart changed, or the game has only one rank.
   */
  trend: ChangeTrendDto | null;
  /** Number of events, including those beyond the 200 returned. */
  eventCount: number;
  /** Newest first, at most 200. */
  @AtMost(MAX_EVENTS_OF_GAME)
  events: MarketEventDto[];
}

export class ChangeCountDto {
  /** Event type. */
  type: MarketEventType;
  /** Events of this type. */
  count: number;
}

/** A day on which something changed. */
export class ChangedDayDto {
  /** UTC day, for instance 2026-11-22. */
  day: string;
  /** Events on this day. */
  changes: number;
  /** Number of games that changed; null for days of which no game is included in `games`. */
  games: number | null;
}

/** Changes in a period, by day and game. */
export class ChangesDto {
  /** First UTC day, `YYYY-MM-DD`; null while there are no changes at all. */
  from: string | null;
  /** Last UTC day, `YYYY-MM-DD`; null while there are no changes at all. */
  to: string | null;
  /** Newest UTC day with changes before this period; null when there is none. */
  earlier: string | null;
  /** True when these are changes of sample data, which are shown only while there is no real data. */
  sample: boolean;
  /** Id of the newest event overall; events with a higher id are newer. */
  newestId: string;
  /** Events by type in this period, regardless of the requested types. */
  @AtMost(MARKET_EVENT_TYPES.length)
  counts: ChangeCountDto[];
  /** Newest first. */
  @AtMost(MAX_DAYS)
  days: ChangedDayDto[];
  /** Newest day first; within a day, the most important changes first. */
  @AtMost(MAX_GROUPS)
  games: ChangedGameDto[];
  /** True when there are more games than `limit`. */
  more: boolean;
}

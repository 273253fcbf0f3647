import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { MARKET_EVENT_TYPES, type MarketEventType } from '../market-events.types.js';
import { MarketEventDto } from './market-event.dto.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

export const MOST_DAYS = 90;
export const MOST_GROUPS = 400;
/** Captures that a course has. */
export const TREND_CAPTURES = 14;
/** Events of a game on a day that are told. */
export const MOST_EVENTS_OF_GAME = 200;
const toNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
const toList = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;

export class ChangesQuery {
  /** Types of events, separated by commas; all of them when absent. */
  @Omittable()
  @Transform(toList)
  @IsIn(MARKET_EVENT_TYPES, {
    each: true,
    message: `must be one or several of ${MARKET_EVENT_TYPES.join(', ')}`,
  })
  types?: MarketEventType[];

  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code of the storefront, in lower case. */
  @Omittable()
  @Matches(/^[a-z]{2}$/, { message: 'must be a two-letter country code' })
  country?: string;

  /** Charts of the category; of store pages and analyses, games of it. */
  @Omittable()
  @IsString()
  @MaxLength(60)
  category?: string;

  /** Games that carry the tag. */
  @Omittable()
  @IsUUID(undefined, { message: 'must be the id of a tag' })
  tagId?: string;

  /** So many days up to `to`; 7 when absent. */
  @Omittable()
  @Transform(toNumber)
  @Max(MOST_DAYS, { message: `must be a whole number from 1 to ${MOST_DAYS}` })
  @Min(1, { message: `must be a whole number from 1 to ${MOST_DAYS}` })
  @IsInt({ message: `must be a whole number from 1 to ${MOST_DAYS}` })
  days?: number;

  /** Last day, as 2026-11-22; when absent, the newest day with a change. */
  @Omittable()
  @IsISO8601({ strict: true }, { message: 'must be a day such as 2026-11-22' })
  @Length(10, 10, { message: 'must be a day such as 2026-11-22' })
  to?: string;

  /** At most so many games, each day for itself; 40 when absent. */
  @Omittable()
  @Transform(toNumber)
  @Max(MOST_GROUPS, { message: `must be a whole number from 1 to ${MOST_GROUPS}` })
  @Min(1, { message: `must be a whole number from 1 to ${MOST_GROUPS}` })
  @IsInt({ message: `must be a whole number from 1 to ${MOST_GROUPS}` })
  limit?: number;
}

/** Ranks of a game on a chart that changed, up to the day of the change. */
export class ChangeTrendDto {
  platform: Platform;
  country: string;
  category: string;
  rankingType: string;
  /** One per capture, oldest first; null where the game was not in the list. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  @AtMost(TREND_CAPTURES)
  ranks: (number | null)[];
}

/** What changed in a game on a day. */
export class ChangedGameDto {
  /** UTC day, as 2026-11-22. */
  day: string;
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  platforms: Platform[];
  /** Id of the event that became known last. */
  newestId: string;
  /** The course on the chart whose change matters most; null when no chart changed, or the game has one rank only. */
  trend: ChangeTrendDto | null;
  /** How many events there are. */
  eventCount: number;
  /** The newest first, at most 200 of them. */
  @AtMost(MOST_EVENTS_OF_GAME)
  events: MarketEventDto[];
}

export class ChangeCountDto {
  type: MarketEventType;
  count: number;
}

/** What changed on each day. */
export class ChangedDayDto {
  /** UTC day, as 2026-11-22. */
  day: string;
  changes: number;
  /** How many games changed; null on days of which no game is among `games`. */
  games: number | null;
}

/** Changes of some days, by day and game. */
export class ChangesDto {
  /** First and last day; null while there are no changes at all. */
  from: string | null;
  to: string | null;
  /** The newest day before these that has changes. */
  earlier: string | null;
  /** Sample data is shown only while there is nothing real. */
  sample: boolean;
  /** Id of the last event there is; what comes later is new. */
  newestId: string;
  /** Of these days, whatever the types asked for. */
  @AtMost(MARKET_EVENT_TYPES.length)
  counts: ChangeCountDto[];
  /** Newest first. */
  @AtMost(MOST_DAYS)
  days: ChangedDayDto[];
  /** Newest day first; within a day what matters most comes first. */
  @AtMost(MOST_GROUPS)
  games: ChangedGameDto[];
  /** Whether there are more games than were asked for. */
  more: boolean;
}

import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import type { ListedGameDto } from '../game-page/game-list.dto.js';
import { type EventRow, MarketEventDto, toEventDto } from '../market-events/feed/market-event.dto.js';
import { RANKING_TYPES, type RankChange, type RankingType } from '../rankings/rankings.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MOST_WATCHED, MOST_COUNTRIES, TREND_DAYS } from './watchlists.types.js';

export { type EventRow, type ListedGameDto, toEventDto };

export class WatchedGamesQuery {
  /** The store whose charts are shown; the one that lists most of the games when absent. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** The chart that lists most of the games when absent. */
  @Omittable()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** The chart of all games when absent. */
  @Omittable()
  @MaxLength(60)
  @IsString()
  category?: string;
}

/** A game's place in the chart of one country. */
export class WatchedRankDto {
  country: string;
  /** Null: not in the chart. */
  rank: number | null;
  previousRank: number | null;
  change: RankChange;
}

/** How fast a game is usually installed, and whether it is so now. */
export class InstallRangeDto {
  /** Over the last week that was measured. */
  perDay: number;
  /** The usual range of such weeks over the eight weeks before. */
  low: number;
  high: number;
  /** Null while it is within. */
  outside: 'above' | 'below' | null;
  /**
   * The last day of the week.
   * @example 2026-11-22
   */
  until: string;
}

export class WatchedGameDto {
  /** The bundle id. */
  id: string;
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  platforms: Platform[];
  sample: boolean;
  /** In the order of `countries`. */
  @AtMost(MOST_COUNTRIES)
  ranks: WatchedRankDto[];
  /** Null without two readings. */
  installsPerDay: number | null;
  /** Null until four weeks were measured. */
  installRange: InstallRangeDto | null;
  /** The last thing that happened, daily moves aside. */
  lastEvent: MarketEventDto | null;
  /** Places in the chart of the first country on the days that it was captured, oldest first; null: not in it. */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  @AtMost(TREND_DAYS + 1)
  trend: (number | null)[];
}

/** When a country's chart was captured. */
export class WatchedCaptureDto {
  country: string;
  capturedAt: Date;
}

/** The games of a watchlist in the charts. */
export class WatchedGamesDto {
  platform: Platform;
  category: string;
  rankingType: RankingType;
  /** Countries whose chart there is; the first one has the trend. */
  @AtMost(MOST_COUNTRIES)
  countries: string[];
  /** In the order of `countries`: ranks of different days are no comparison. */
  @AtMost(MOST_COUNTRIES)
  captures: WatchedCaptureDto[];
  /** Of the first country's chart; null while there is none. */
  capturedAt: Date | null;
  /** Whether the charts are those of the sample catalogue. */
  sample: boolean;
  /** How many games the list holds; the first 200 are shown. */
  total: number;
  @AtMost(MOST_WATCHED)
  games: WatchedGameDto[];
}

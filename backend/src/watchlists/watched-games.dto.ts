import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import type { ListedGameDto } from '../game-page/game-list.dto.js';
import { type EventRow, MarketEventDto, toEventDto } from '../market-events/feed/market-event.dto.js';
import { RANKING_TYPES, type RankChange, type RankingType } from '../rankings/rankings.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { MAX_WATCHED, MAX_COUNTRIES, TREND_DAYS } from './watchlists.types.js';
import { GameSummaryDto } from '../games/catalog/game-summary.dto.js';

export { type EventRow, type ListedGameDto, toEventDto };

export class WatchedGamesQuery {
  /** Store whose charts are shown; the one that lists most of the games when absent. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Chart to show; the one that lists most of the games when absent. */
  @Omittable()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** Category of the chart; `all` (the overall games chart) when absent. */
  @Omittable()
  @MaxLength(60)
  @IsString()
  category?: string;
}

/** A game's rank in the chart of one country. */
export class WatchedRankDto {
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Rank in the newest capture; null when the game is not listed. */
  rank: number | null;
  /** Rank in the previous capture; null when the game was not listed. */
  previousRank: number | null;
  /**
   * Change since the previous capture: `new` was never listed before, `back` was listed earlier but not in that
   * capture; null when there is none.
   */
  change: RankChange;
}

/** A game's usual installs per day, and whether it currently deviates. */
export class InstallRangeDto {
  /** Mean installs per day over the last measured week. */
  perDay: number;
  /** Lower end of the usual range, from the eight weeks before. */
  low: number;
  /** Upper end of the usual range, from the eight weeks before. */
  high: number;
  /** Whether `perDay` is above or below the usual range; null when it is within. */
  outside: 'above' | 'below' | null;
  /**
   * Last UTC day of the measured week.
   * @example 2026-11-22
   */
  until: string;
}

export class WatchedGameDto extends GameSummaryDto {
  /** Same as `bundleId`. */
  id: string;
  /** Stores that list the game: `android` is Google Play, `ios` the App Store. */
  platforms: Platform[];
  /** True while everything known about the game comes from the sample catalog. */
  sample: boolean;
  /** One per country, in the order of `countries`. */
  @AtMost(MAX_COUNTRIES)
  ranks: WatchedRankDto[];
  /** Mean over the last measured week; null with fewer than two measurements. */
  installsPerDay: number | null;
  /** Usual installs per day; null until four weeks were measured. */
  installRange: InstallRangeDto | null;
  /** Most recent event other than daily rank moves; null when there is none. */
  lastEvent: MarketEventDto | null;
  /**
   * Ranks in the first country's chart on the days it was captured, oldest first; null where the game was not
   * listed.
   */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  @AtMost(TREND_DAYS + 1)
  trend: (number | null)[];
}

/** When a country's chart was captured. */
export class WatchedCaptureDto {
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Time of the newest capture of its chart (UTC). */
  capturedAt: Date;
}

/** The games of a watchlist in the charts. */
export class WatchedGamesDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: RankingType;
  /** Countries that have this chart, as two-letter codes; `trend` is about the first. */
  @AtMost(MAX_COUNTRIES)
  countries: string[];
  /** One per country, in the order of `countries`. Ranks captured on different days are not comparable. */
  @AtMost(MAX_COUNTRIES)
  captures: WatchedCaptureDto[];
  /** Time of the newest capture of the first country's chart (UTC); null when there is none. */
  capturedAt: Date | null;
  /** True when the charts come from the sample catalog. */
  sample: boolean;
  /** Number of games on the list, also beyond the 200 returned. */
  total: number;
  /** The first 200 games of the list. */
  @AtMost(MAX_WATCHED)
  games: WatchedGameDto[];
}

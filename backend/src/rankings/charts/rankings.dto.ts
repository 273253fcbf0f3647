import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { ListSpec } from '../../common/list/list-query.js';
import { DATE_ORDERS, type DateOrder } from '../../common/tabular/dates.js';
import { UploadQuery } from '../../jobs/jobs.dto.js';
import { BUNDLE_ID, PLATFORMS, type Platform } from '../../games/games.types.js';
import {
  type RankChange,
  RANKING_TYPES,
  type RankingType,
  SHOWN_ROWS,
  TREND_CAPTURES,
} from '../rankings.types.js';
import { CountryCode, TextLike } from '../../common/errors/text-fields.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { ChartKeyDto } from '../chart-key.dto.js';
import { GameSummaryDto } from '../../games/catalog/game-summary.dto.js';

export { JobStartedDto } from '../../jobs/jobs.dto.js';

/** The rank of a game in a current chart. */
export class GamePositionDto extends ChartKeyDto {
  /** Rank in the chart, from 1. */
  rankPosition: number;
  /** Rank in the previous capture; null when the game was not listed there. */
  previousPosition: number | null;
  /** Time of the capture (UTC). */
  capturedAt: Date;
  /** True when the data comes from the sample catalog instead of a store. */
  sample: boolean;
}

/** Query of a chart upload; values in the file take precedence. */
export class ChartUploadQuery extends UploadQuery {
  /** `day-first` reads 04/12/2026 as 4 December; without it such a date is reported. */
  @IsOptional()
  @IsIn(DATE_ORDERS, { message: `must be ${DATE_ORDERS.join(' or ')}` })
  dates?: DateOrder;

  /** Day or time of the chart, for a file that does not state it. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}(T[\d:.]{1,20}(Z|[+-]\d{2}:?\d{2})?)?$/, { message: 'must be an ISO date' })
  date?: string;

  /** Kind of chart, for a file that does not state it. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  type?: RankingType;

  /** Two-letter country code, for a file that does not state it. */
  @IsOptional()
  @CountryCode()
  country?: string;
}

/** One row of a current list. */
export class RankingRowDto extends GameSummaryDto {
  /** Rank in the chart, from 1. */
  rankPosition: number;
  /** Rank in the previous capture, or in the one compared with; null when the game was not listed there. */
  previousPosition: number | null;
  /**
   * Change since the previous capture, or the one compared with: `new` was never listed before, `back` was listed
   * earlier but not in that capture; null when there is none to compare with.
   */
  change: RankChange;
  /** Ranks in up to 14 captures, oldest first, ending with this one; null where the game was not listed. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  @AtMost(TREND_CAPTURES)
  trend: (number | null)[];
  /** Title in this storefront. */
  override title: string;
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
}

/** When and from where a list was captured. */
export class ListStateDto {
  /** Time of the capture (UTC); null while this list was never captured. */
  capturedAt: Date | null;
  /** True when the source states only the day, so the time of `capturedAt` carries no meaning. */
  dayOnly: boolean;
  /** True while the list comes from the sample catalog. */
  sample: boolean;
  /** Feed or page of the store, `import` or `sample`; null while the list was never captured. */
  source: string | null;
  /**
   * How the list was derived where the store has no such chart: `union` merges category lists; null for a chart of
   * the store.
   */
  derived: string | null;
  /** Rows in the capture; at most 50 of them are returned. */
  total: number;
  /** Rows in the previous capture; null when there is none. */
  previousTotal: number | null;
  /** True when the capture has at most half the rows of the previous one. */
  thin: boolean;
  /** With `date` or `compareDate`: time of the capture compared with; null when there is none. */
  comparedAt?: Date | null;
}

/** The requested day, and the nearest captures around it. */
export class RequestedDayDto {
  /** The requested UTC day, `YYYY-MM-DD`; today when only `compareDate` was given. */
  date: string;
  /** The requested UTC day to compare with, `YYYY-MM-DD`; null when none was given. */
  compareDate: string | null;
  /** True when any of the lists was captured on that day; otherwise the latest earlier capture is shown. */
  captured: boolean;
  /** Nearest earlier UTC day with a capture; null when there is none. */
  previousDay: string | null;
  /** Nearest later UTC day with a capture; null when there is none. */
  nextDay: string | null;
}

export class ListStatesDto {
  /** State of the Top Free chart. */
  downloads: ListStateDto;
  /** State of the Top Grossing chart. */
  revenue: ListStateDto;
  /** State of the Top New chart. */
  new: ListStateDto;
}

/** The three current lists of one platform, category and country. */
export class CurrentRankingsDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Time of the newest capture among the three lists (UTC); null when none was captured. */
  capturedAt: Date | null;
  /** True when any of the lists is sample data. */
  sample: boolean;
  /** Only present when `date` or `compareDate` was given. */
  requested?: RequestedDayDto;
  /** State of each list: when it was captured, from which source, and how many rows it has. */
  lists: ListStatesDto;
  /** First 50 rows of Top Free, by rank. */
  @AtMost(SHOWN_ROWS)
  downloads: RankingRowDto[];
  /** First 50 rows of Top Grossing, by rank. */
  @AtMost(SHOWN_ROWS)
  revenue: RankingRowDto[];
  /** First 50 rows of Top New, by rank. */
  @AtMost(SHOWN_ROWS)
  new: RankingRowDto[];
}

/** One row of the captured history: a game's rank in one capture. */
export class RankingDto {
  /** Stable id of the row, made of its chart, capture time and rank. */
  id: string;
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Rank in the chart, from 1. */
  rankPosition: number;
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: RankingType;
  /** Time of the capture (UTC). */
  capturedAt: Date;
  /** Title of the game in this storefront. */
  title: string;
  /** Developer as the store names it; null when unknown. */
  developer: string | null;
  /** Address of the icon on the store's server; null when unknown. */
  iconUrl: string | null;
  /** True when the data comes from the sample catalog instead of a store. */
  sample: boolean;
}

export const RANKING_LIST: ListSpec<keyof RankingDto> = {
  resource: 'rankings',
  id: 'text',
  columns: [
    ...(['id', 'capturedAt', 'platform', 'country', 'category', 'rankingType', 'rankPosition'] as const),
    ...(['bundleId', 'title', 'developer', 'iconUrl', 'sample'] as const),
  ],
  types: { boolean: ['sample'], integer: ['rankPosition'], timestamp: ['capturedAt'] },
  sort: ['capturedAt', 'rankPosition', 'id'],
  defaultOrder: 'DESC',
  filter: {
    rankingType: RANKING_TYPES,
    platform: PLATFORMS,
    category: 'text',
    country: 'text',
    capturedOn: 'date',
    capturedFrom: 'date',
    capturedTo: 'until',
    bundleId: 'text',
    updatedSince: 'date',
  },
};

/** A country that has captures. */
export class RankingCountryDto {
  /** The country code, same as `country`. */
  id: string;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** English name of the country. */
  name: string;
  /** Stores that have captures of this country. */
  platforms: Platform[];
  /** Time of the newest capture (UTC). */
  capturedAt: Date;
  /** True when the source states only the day, so the time of `capturedAt` carries no meaning. */
  dayOnly: boolean;
  /** True while all its charts come from the sample catalog. */
  sample: boolean;
  /** For the one country that screens open with by default: the store they open with; null for all others. */
  @ApiProperty({ enum: PLATFORMS, nullable: true })
  start: Platform | null;
  /** For that country: the category that screens open with; null for all others. */
  startCategory: string | null;
}

/** Current places of a game that are told, the best ones. */
export const MAX_POSITIONS = 1_000;
/** Captures that one answer holds, of all kinds of chart; more is refused. */
export const MAX_POINTS = 10_000;

export class RankPointDto {
  /** Time of the capture (UTC). */
  capturedAt: Date;
  /** Rank from 1; null in a capture that does not list the game. */
  rankPosition: number | null;
  /** Rows in that capture: a game without a rank is outside the top `total`. 0 when the chart was empty. */
  total: number;
}

export class RankSeriesDto {
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: RankingType;
  /** First capture that lists the game, in the whole history regardless of `from` and `to`; null when none does. */
  firstSeen: Date | null;
  /** Best rank in the whole history; null when the game was never listed. */
  peak: number | null;
  /** UTC days in the whole history with at least one capture that lists the game. */
  daysOnChart: number;
  /** One per capture between `from` and `to`, oldest first. */
  @AtMost(MAX_POINTS)
  points: RankPointDto[];
}

export class RankHistoryDto {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** True when the history consists of sample data. */
  sample: boolean;
  /** One per kind of chart. */
  @AtMost(RANKING_TYPES.length)
  series: RankSeriesDto[];
}

export class ChartQuery {
  /** Store: `android` is Google Play, `ios` the App Store. */
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform: Platform;

  /** Category in this API's spelling; `all` (the default) is the overall games chart. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  category?: string;

  /** Two-letter country code; `us` when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  country?: string;
}

/** A chart, the day to show, and the day to compare it with. */
export class DatedChartQuery extends ChartQuery {
  /** UTC day, `YYYY-MM-DD`: shows the newest capture up to the end of that day. Today when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  date?: string;

  /**
   * Earlier UTC day, `YYYY-MM-DD`: changes are relative to the newest capture up to the end of that day. When
   * absent, to the previous capture.
   */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  compareDate?: string;
}

export class AllRanksQuery extends DatedChartQuery {
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType: RankingType;
}

export class HistoryQuery extends ChartQuery {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId: string;

  /** First UTC day or time, inclusive. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  from?: string;

  /** Last UTC day or time, inclusive. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  to?: string;
}

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
import { TextLike } from '../../common/errors/text-fields.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

export { JobStartedDto } from '../../jobs/jobs.dto.js';

/** Where a game stands in a current list. */
export class GamePositionDto {
  platform: Platform;
  category: string;
  country: string;
  rankingType: 'downloads' | 'revenue' | 'new';
  rankPosition: number;
  /** Place in the capture before; null when it was not listed there. */
  previousPosition: number | null;
  capturedAt: Date;
  sample: boolean;
}

/** Query of an upload of charts; what the file tells itself holds. */
export class ChartUploadQuery extends UploadQuery {
  /** `day-first` reads 04/12/2026 as 4 December; without it such a date is reported. */
  @IsOptional()
  @IsIn(DATE_ORDERS, { message: `must be ${DATE_ORDERS.join(' or ')}` })
  dates?: DateOrder;

  /** Day or time of the chart, for a file that does not tell it. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}(T[\d:.]{1,20}(Z|[+-]\d{2}:?\d{2})?)?$/, { message: 'must be an ISO date' })
  date?: string;

  /** Kind of chart, for a file that does not tell it. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  type?: RankingType;

  /** Two-letter country code, for a file that does not tell it. */
  @IsOptional()
  @Matches(/^[a-z]{2}$/i, { message: 'must be a two-letter country code' })
  country?: string;
}

/** One row of a current list. */
export class RankingRowDto {
  rankPosition: number;
  /** Place in the capture before; null when it was not listed there. */
  previousPosition: number | null;
  /** Against the capture before; null when there is none. */
  change: RankChange;
  /** Place in up to 14 captures, oldest first, this one last; null where not listed. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  @AtMost(TREND_CAPTURES)
  trend: (number | null)[];
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  platform: Platform;
  category: string;
}

/** Where a list comes from and as of when. */
export class ListStateDto {
  /** Time of the capture; null while this list was never captured. */
  capturedAt: Date | null;
  /** The source told the day only: the time of {@link capturedAt} means nothing. */
  dayOnly: boolean;
  /** True while the list is from the sample catalogue. */
  sample: boolean;
  source: string | null;
  /** How the list was derived where the store has no such chart; `union` is the sum of category lists. */
  derived: string | null;
  /** Rows captured; at most 50 are shown. */
  total: number;
  /** Rows of the capture before; null when there is none. */
  previousTotal: number | null;
  /** Far fewer rows than the capture before: less than half of them. */
  thin: boolean;
  /** With `date` or `compareDate`: the capture that changes are against; null when there is none. */
  comparedAt?: Date | null;
}

/** The day that was asked for, and the captures around it. */
export class AskedDayDto {
  /** As asked for; today when only `compareDate` was. */
  date: string;
  /** As asked for. */
  compareDate: string | null;
  /** Whether any of the lists was captured on that day. Otherwise the newest capture before it is shown. */
  captured: boolean;
  /** The nearest days before and after it with a capture; null where there is none. */
  previousDay: string | null;
  nextDay: string | null;
}

export class ListStatesDto {
  downloads: ListStateDto;
  revenue: ListStateDto;
  new: ListStateDto;
}

/** The three current lists of one platform, category and country. */
export class CurrentRankingsDto {
  platform: Platform;
  category: string;
  country: string;
  /** Newest capture among the three lists. */
  capturedAt: Date | null;
  /** True when any of the lists is sample data. */
  sample: boolean;
  /** Present when `date` or `compareDate` was asked for. */
  asked?: AskedDayDto;
  lists: ListStatesDto;
  @AtMost(SHOWN_ROWS)
  downloads: RankingRowDto[];
  @AtMost(SHOWN_ROWS)
  revenue: RankingRowDto[];
  @AtMost(SHOWN_ROWS)
  new: RankingRowDto[];
}

/** One row of the captured history. */
export class RankingDto {
  id: string;
  bundleId: string;
  rankPosition: number;
  platform: Platform;
  category: string;
  country: string;
  rankingType: RankingType;
  capturedAt: Date;
  title: string;
  developer: string | null;
  iconUrl: string | null;
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
  id: string;
  country: string;
  name: string;
  platforms: Platform[];
  capturedAt: Date;
  /** The source told the day only: the time of {@link capturedAt} means nothing. */
  dayOnly: boolean;
  sample: boolean;
  /** Set for the one country that screens open at when nobody has chosen: the platform they open at. */
  @ApiProperty({ enum: PLATFORMS, nullable: true })
  start: Platform | null;
  /** Set with it: the category they open at. */
  startCategory: string | null;
}

/** Current places of a game that are told, the best ones. */
export const MOST_POSITIONS = 1_000;
/** Captures that one answer holds, of all kinds of chart; more is refused. */
export const MOST_POINTS = 10_000;

export class RankPointDto {
  capturedAt: Date;
  /** Null in a capture where the game was not listed. */
  rankPosition: number | null;
  /** Ranks of that capture, so that "not listed" means outside the top so many; 0 when the chart was empty. */
  total: number;
}

export class RankSeriesDto {
  rankingType: RankingType;
  /** First capture that lists the game, in the whole history, whatever `from` and `to` say. */
  firstSeen: Date | null;
  /** Best place in the whole history. */
  peak: number | null;
  /** Days (UTC) of the whole history with at least one capture that lists the game. */
  daysOnChart: number;
  @AtMost(MOST_POINTS)
  points: RankPointDto[];
}

export class RankHistoryDto {
  bundleId: string;
  platform: Platform;
  category: string;
  country: string;
  sample: boolean;
  @AtMost(RANKING_TYPES.length)
  series: RankSeriesDto[];
}

export class ChartQuery {
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform: Platform;

  /** Product category; `all` is the overall games chart. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  category?: string;

  /** Two-letter country code. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  country?: string;
}

/** A chart, which day of it is meant, and which one that is compared with. */
export class DatedChartQuery extends ChartQuery {
  /**
   * A day (UTC), `YYYY-MM-DD`: the list as it was then, which is its newest capture not after that day. Today when absent.
   */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  date?: string;

  /** An earlier day: changes are against the newest capture not after it. Without it, against the capture before. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  compareDate?: string;
}

export class AllRanksQuery extends DatedChartQuery {
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType: RankingType;
}

export class HistoryQuery extends ChartQuery {
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId: string;

  /** ISO date, inclusive. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  from?: string;

  /** ISO date, inclusive. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  to?: string;
}

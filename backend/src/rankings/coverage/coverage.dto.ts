import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, MaxLength } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { CountryCode, IsDay } from '../../common/errors/text-fields.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../rankings.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { ChartKeyDto } from '../chart-key.dto.js';

export const MAX_EXAMPLES = 10;
export const MAX_DAYS = 366;
/** Charts, and days of charts, that one answer holds; more is refused. */
export const MAX_LISTS = 5_000;
export const MAX_CHART_DAYS = 200_000;

export const COVERAGE_STATES = ['captured', 'empty', 'blocked', 'derived', 'imported', 'missing'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

export class CoverageQuery {
  /** First UTC day; 29 days before the last when absent. */
  @Omittable()
  @IsDay()
  from?: string;

  /** Last UTC day, at most a year after the first; today when absent. */
  @Omittable()
  @IsDay()
  to?: string;

  /** Only charts of this store; both stores when absent. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code: only charts of this storefront; all of them when absent. */
  @Omittable()
  @CountryCode()
  country?: string;

  /** Only charts of this category; `all` is the overall games chart. */
  @Omittable()
  @MaxLength(40)
  category?: string;

  /** Only this kind of chart; all three when absent. */
  @Omittable()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** True returns sample charts instead of real ones. */
  @Omittable()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'must be true or false' })
  sample?: boolean;
}

/** A chart on a day. Days without a capture on which none was scheduled are left out. */
export class CoverageDayDto {
  /**
   * UTC day.
   * @example 2026-11-22
   */
  date: string;
  /**
   * `captured`, `imported` or `derived` (merged from category charts) when there is a capture; `empty` (the store's
   * chart had no rows), `blocked` (the store refused) or `missing` when there is none.
   */
  state: CoverageState;
  /** Time of the last capture of the day (UTC); null when there is none. */
  capturedAt: Date | null;
  /** Rows in that capture; null when there is none. */
  rows: number | null;
  /** Why there is no capture, in one sentence; null when there is one. */
  reason: string | null;
  /** When the schedule was to fetch it (UTC); null when it was not scheduled. */
  dueAt: Date | null;
  /** Refresh job that failed to fetch it; null when there is a capture or no job ran. */
  jobId: string | null;
}

/** One chart, day by day. */
export class CoveredListDto extends ChartKeyDto {
  /** For display, for instance "Google Play, Japan, Top Free Games, Puzzle". */
  label: string;
  /** Time of its newest capture, also outside the requested days (UTC); null when it was never captured. */
  capturedAt: Date | null;
  /** Next scheduled refresh (UTC); null without a schedule. */
  nextRunAt: Date | null;
  /** Oldest first. */
  @AtMost(MAX_DAYS)
  days: CoverageDayDto[];
}

/** Number of chart days in each state. */
export class CoverageCountsDto {
  /** Chart days fetched from a store. */
  captured: number;
  /** Chart days on which the store returned no rows. */
  empty: number;
  /** Chart days on which the store refused the request. */
  blocked: number;
  /** Chart days merged from category charts. */
  derived: number;
  /** Chart days imported from a file. */
  imported: number;
  /** Scheduled chart days without a capture. */
  missing: number;
}

export class CoverageDto {
  /** First UTC day, `YYYY-MM-DD`. */
  from: string;
  /** Last UTC day, `YYYY-MM-DD`. */
  to: string;
  /** True when these are sample charts. */
  sample: boolean;
  /** Number of chart days in each state, over all lists. */
  counts: CoverageCountsDto;
  /** One per chart. */
  @AtMost(MAX_LISTS)
  lists: CoveredListDto[];
}

/** A day of one chart, with the chart's key. */
export class ChartDayDto extends CoverageDayDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Category of the chart; `all` is the overall games chart. */
  category: string;
  /** Chart: `downloads` is Top Free, `revenue` Top Grossing, `new` Top New. */
  rankingType: RankingType;
}

export class CoverageDaysDto {
  /** First UTC day, `YYYY-MM-DD`. */
  from: string;
  /** Last UTC day, `YYYY-MM-DD`. */
  to: string;
  /** Number of chart days in each state. */
  counts: CoverageCountsDto;
  /** One per chart and day; the days of one chart are together, oldest first. */
  @AtMost(MAX_CHART_DAYS)
  days: ChartDayDto[];
}

/** A scheduled chart that was not captured. */
export class MissingChartDto extends ChartKeyDto {
  /** For display, for instance "Google Play, Japan, Top Free Games, Puzzle". */
  label: string;
  /** `empty`, `blocked` or `missing`. */
  state: CoverageState;
  /** Why there is no capture, in one sentence. */
  reason: string;
  /** When the schedule was to fetch it (UTC). */
  dueAt: Date;
}

/** Whether the charts scheduled in the last two days were captured. */
export class CoverageStatusDto {
  /** Scheduled charts of the last two days that are still not captured. */
  missing: number;
  /** When the first of them was due (UTC); null when none is missing. */
  since: Date | null;
  /** Up to ten of the missing charts. */
  @AtMost(MAX_EXAMPLES)
  examples: MissingChartDto[];
  /** Next scheduled refresh (UTC); null without a schedule. */
  nextRunAt: Date | null;
}

import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsISO8601, Length, Matches, MaxLength } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../rankings.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

export const MOST_EXAMPLES = 10;
export const MOST_DAYS = 366;
/** Charts, and days of charts, that one answer holds; more is refused. */
export const MOST_LISTS = 5_000;
export const MOST_CHART_DAYS = 200_000;

export const COVERAGE_STATES = ['captured', 'empty', 'blocked', 'derived', 'imported', 'missing'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

const DAY = { message: 'must be a day such as 2026-11-22' };
const lowerCase = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toLowerCase() : value;

export class CoverageQuery {
  /** First day; by default 29 days before the last. */
  @Omittable()
  @IsISO8601({ strict: true }, DAY)
  @Length(10, 10, DAY)
  from?: string;

  /** Last day, at most a year after the first; today by default. */
  @Omittable()
  @IsISO8601({ strict: true }, DAY)
  @Length(10, 10, DAY)
  to?: string;

  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code. */
  @Omittable()
  @Transform(lowerCase)
  @Matches(/^[a-z]{2}$/, { message: 'must be a two-letter country code' })
  country?: string;

  @Omittable()
  @MaxLength(40)
  category?: string;

  @Omittable()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** True for sample charts in place of real ones. */
  @Omittable()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'must be true or false' })
  sample?: boolean;
}

/** A chart on a day; days on which none was wanted and none came are left out. */
export class CoverageDayDto {
  /**
   * UTC day.
   * @example 2026-11-22
   */
  date: string;
  state: CoverageState;
  /** Of the last capture of the day. */
  capturedAt: Date | null;
  rows: number | null;
  /** Why there is no capture, in a sentence. */
  reason: string | null;
  /** When the schedule wanted it; null of other captures. */
  dueAt: Date | null;
  /** The refresh that failed to bring it. */
  jobId: string | null;
}

/** The days of one chart. */
export class CoveredListDto {
  platform: Platform;
  country: string;
  category: string;
  rankingType: RankingType;
  /** "Google Play, Japan, Top Free Games, Puzzle" */
  label: string;
  /** When it was captured last, at any time. */
  capturedAt: Date | null;
  /** When the schedule fetches it next; null without one. */
  nextRunAt: Date | null;
  /** Oldest first. */
  @AtMost(MOST_DAYS)
  days: CoverageDayDto[];
}

/** How many days of charts are in each state. */
export class CoverageCountsDto {
  captured: number;
  empty: number;
  blocked: number;
  derived: number;
  imported: number;
  missing: number;
}

export class CoverageDto {
  from: string;
  to: string;
  /** True when these are sample charts. */
  sample: boolean;
  counts: CoverageCountsDto;
  @AtMost(MOST_LISTS)
  lists: CoveredListDto[];
}

/** A day of {@link CoveredListDto}, which names its chart. */
export class ChartDayDto extends CoverageDayDto {
  platform: Platform;
  country: string;
  category: string;
  rankingType: RankingType;
}

export class CoverageDaysDto {
  from: string;
  to: string;
  counts: CoverageCountsDto;
  @AtMost(MOST_CHART_DAYS)
  days: ChartDayDto[];
}

/** A scheduled chart that did not come in. */
export class MissingChartDto {
  platform: Platform;
  country: string;
  category: string;
  rankingType: RankingType;
  label: string;
  state: CoverageState;
  reason: string;
  dueAt: Date;
}

/** Whether scheduled charts of the last two days came in. */
export class CoverageStatusDto {
  /** Charts that did not, and have not since. */
  missing: number;
  /** When the first of them was due. */
  since: Date | null;
  /** At most ten of them. */
  @AtMost(MOST_EXAMPLES)
  examples: MissingChartDto[];
  /** When the schedule fetches charts next. */
  nextRunAt: Date | null;
}

import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { JobDto, JobFailureDto } from '../../jobs/jobs.dto.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { EachCountryCode } from '../../common/errors/text-fields.js';
import { MAX_MARKETS } from '../rankings.types.js';

export { JobStartedDto } from '../../jobs/jobs.dto.js';

/** What to fetch; everything when empty. */
export class RefreshInput {
  /** Stores to fetch; both when absent. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @IsIn(PLATFORMS, { each: true, message: `must be one of ${PLATFORMS.join(', ')}` })
  platforms?: Platform[];

  /** Categories to fetch, all when absent; a store that lacks one skips it. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(40)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  categories?: string[];

  /** Two-letter codes; all markets that are not paused when absent. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @EachCountryCode()
  countries?: string[];
}

/** Notes kept in the result of a refresh. */
export const MAX_NOTES = 200;

/** The `result` of a job of the kind `rankings.refresh`. The six outcomes add up to `charts`, minus those not attempted. */
export class RefreshResultDto {
  /**
   * Charts requested from the stores.
   * @example 111
   */
  charts: number;
  /**
   * Lists filled: the overall chart of a store has two names.
   * @example 111
   */
  lists: number;
  /**
   * Charts that were fetched and stored.
   * @example 106
   */
  found: number;
  /** Charts that were empty in the store; their previous capture stays. */
  empty: number;
  /** Charts that the store refused to send. */
  blocked: number;
  /**
   * Charts in a form that could not be read.
   * @example 0
   */
  layoutChanged: number;
  /**
   * Charts that the store does not have.
   * @example 1
   */
  notAvailable: number;
  /** Charts without any answer. */
  failed: number;
  /**
   * Rows stored.
   * @example 5300
   */
  rows: number;
  /**
   * Duration, in milliseconds.
   * @example 84000
   */
  milliseconds: number;
  /** Requests sent, by host. */
  calls: Record<string, number>;
  /** Notes on charts that did not fail, such as why one is empty. */
  @AtMost(MAX_NOTES)
  notes: JobFailureDto[];
}

/** The running refresh, the last one and the next. */
export class RefreshStateDto {
  /** The running refresh; null when there is none. */
  running: JobDto | null;
  /** The refresh that ended last, with its failures and its result; null before the first. */
  last: JobDto | null;
  /** Next scheduled refresh (UTC); null without a schedule. */
  nextRunAt: Date | null;
  /** Two-letter codes of the markets that a refresh fetches when none is named. */
  @AtMost(MAX_MARKETS)
  countries: string[];
  /** The schedule as a cron expression in UTC (minute, hour, day, month, weekday); null when there is none. */
  cron: string | null;
}

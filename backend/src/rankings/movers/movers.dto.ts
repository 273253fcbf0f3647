import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Platform } from '../../games/games.types.js';
import { DatedChartQuery } from '../charts/rankings.dto.js';
import { RANKING_TYPES, type RankingType } from '../rankings.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

export const MOST_OF_A_LIST = 100;

const MOST_DAYS = 366;
const DAYS = { message: `must be a whole number from 1 to ${MOST_DAYS}` };

export class MoversQuery extends DatedChartQuery {
  /** One of the three lists; all of them when absent. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /**
   * Compares the newest capture, or the newest one not after `date`, with the one nearest to that many days before it, at most half as many days away from
   * there. Not together with `from`, `to` or `compareDate`.
   */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value,
  )
  @Max(MOST_DAYS, DAYS)
  @Min(1, DAYS)
  @IsInt(DAYS)
  days?: number;

  /** ISO date or time: the first capture from then on is compared. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  from?: string;

  /** ISO date (the whole day) or time: the last capture until then is compared. Without it, the newest. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  to?: string;
}

/** A game that moved in one list. */
export class MoverDto {
  rankingType: RankingType;
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  /** Place in the earlier capture; null when it was not listed. */
  from: number | null;
  /** Place in the later capture; null when it was not listed. */
  to: number | null;
  /** Places gained, negative when lost; null for entries and exits. */
  change: number | null;
}

/** The two captures of one list that are compared. */
export class ComparedListDto {
  rankingType: RankingType;
  capturedFrom: Date;
  capturedTo: Date;
  /** Why these two: "newest capture and the nearest one 7 days earlier". */
  reason: string;
  sample: boolean;
}

/** A list of which no two captures can be compared as asked. */
export class NotComparedListDto {
  rankingType: RankingType;
  /** Why not, in one sentence. */
  reason: string;
  /** The newest capture of the list, whatever was asked; null before the first. */
  newest: Date | null;
}

/** What moved between two captures. The largest moves come first, entries and exits by place; at most 100 of each list. */
export class MoversDto {
  platform: Platform;
  category: string;
  country: string;
  /** As asked for. */
  days: number | null;
  from: string | null;
  to: string | null;
  /** The earliest capture compared; null when nothing is compared. */
  capturedFrom: Date | null;
  /** The latest capture compared. */
  capturedTo: Date | null;
  /** True when any of the captures is sample data. */
  sample: boolean;
  /** The captures compared and why, list by list: each list is captured at a time of its own. */
  @AtMost(RANKING_TYPES.length)
  lists: ComparedListDto[];
  /** The other lists, and why they are not compared. */
  @AtMost(RANKING_TYPES.length)
  notCompared: NotComparedListDto[];
  @AtMost(MOST_OF_A_LIST * RANKING_TYPES.length)
  climbers: MoverDto[];
  @AtMost(MOST_OF_A_LIST * RANKING_TYPES.length)
  fallers: MoverDto[];
  @AtMost(MOST_OF_A_LIST * RANKING_TYPES.length)
  entries: MoverDto[];
  @AtMost(MOST_OF_A_LIST * RANKING_TYPES.length)
  exits: MoverDto[];
}

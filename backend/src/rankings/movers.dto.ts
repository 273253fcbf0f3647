import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Platform } from '../games/games.types.js';
import { ChartQuery } from './rankings.dto.js';
import { RANKING_TYPES, type RankingType } from './rankings.types.js';

export class MoversQuery extends ChartQuery {
  /** One of the three lists; all of them when absent. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** ISO date or time: the first capture from then on is compared. Without it, the one before the newest. */
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
  sample: boolean;
}

/** What moved between two captures. The largest moves come first, entries and exits by place; at most 100 of each list. */
export class MoversDto {
  platform: Platform;
  category: string;
  country: string;
  /** As asked for; null when the two newest captures are compared. */
  from: string | null;
  to: string | null;
  /** The earliest capture compared; null when no list has two captures to compare. */
  capturedFrom: Date | null;
  /** The latest capture compared. */
  capturedTo: Date | null;
  /** True when any of the captures is sample data. */
  sample: boolean;
  /** The captures compared, list by list: each list is captured at a time of its own. */
  lists: ComparedListDto[];
  climbers: MoverDto[];
  fallers: MoverDto[];
  entries: MoverDto[];
  exits: MoverDto[];
}

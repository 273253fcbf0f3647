import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { BUNDLE_ID, type Platform } from '../../games/games.types.js';
import { AllRanksQuery } from '../../rankings/charts/rankings.dto.js';
import type { RankingType } from '../../rankings/rankings.types.js';
import { ItemProofDto } from '../weekly/weekly.dto.js';
import type { WeekState } from './cohorts.js';
import type { NoCourse } from './launch-course.js';
import { TextLike } from '../../common/errors/text-fields.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { COUNTRY_CODES } from '../../common/countries.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';
import { TREND_CAPTURES } from '../../rankings/rankings.types.js';

const WHOLE = { message: 'must be a whole number' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const GROUP_KINDS = ['mechanic', 'meta', 'category', 'developer', 'country'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
/** `all`: every launch; `rest`: every launch that is not in the first group. */
const GROUP = /^(all|rest|(mechanic|meta|category|developer|country):[^\u0000-\u001f]{1,200})$/;
const GROUP_MESSAGE = `must be all, rest, or one of ${GROUP_KINDS.join(', ')} with a colon and its key`;

/** As many as a dialog can hold. */
export const MOST_GAMES = 1_000;
export const MOST_WEEKS = 260;
/** A list is followed over its newest days with a capture: ten years. */
export const MOST_CAPTURES = 3_660;
/** Groups that are told. */
export const MOST_COHORTS = 500;
/** Developers and categories with one launch cannot be compared, and a menu must end. */
export const MOST_OFFERED = 40;

/** One list, how much of it, and of which weeks. */
export class LaunchesQuery extends AllRanksQuery {
  /** How many of its first places, 200 when absent; never more than the list usually has. */
  @IsOptional()
  @Max(200, { message: 'must be at most 200' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  top?: number;

  /** Games first seen in so many weeks up to the newest capture, 13 when absent. */
  @IsOptional()
  @Max(MOST_WEEKS, { message: `must be at most ${MOST_WEEKS}` })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  weeks?: number;

  /** What weeks go by: the first capture with the game (the default), or the release date that its store states. */
  @IsOptional()
  @IsIn(['first_seen', 'release_date'], { message: 'must be first_seen or release_date' })
  by?: 'first_seen' | 'release_date';
}

export class LaunchCohortsQuery extends LaunchesQuery {
  /** `week` when absent. */
  @IsOptional()
  @IsIn(['week', ...GROUP_KINDS], { message: `must be one of week, ${GROUP_KINDS.join(', ')}` })
  groupBy?: 'week' | GroupKind;
}

export class LaunchCompareQuery extends LaunchesQuery {
  /** `all` when absent; else for instance `mechanic:match3-swap` or `country:jp`. */
  @IsOptional()
  @TextLike(GROUP, GROUP_MESSAGE)
  a?: string;

  /** Compared with it; nothing when absent. */
  @IsOptional()
  @TextLike(GROUP, GROUP_MESSAGE)
  b?: string;
}

export class LaunchGamesQuery extends LaunchesQuery {
  /** Games of one group only. */
  @IsOptional()
  @TextLike(GROUP, GROUP_MESSAGE)
  group?: string;

  /** Games of one week only, by its Monday. */
  @IsOptional()
  @TextLike(DAY, 'must be a day such as 2026-11-16')
  week?: string;

  /** Of the games of a `week` those that stand in the list in the last capture of so many weeks later. */
  @IsOptional()
  @Max(MOST_WEEKS, { message: `must be at most ${MOST_WEEKS}` })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  after?: number;

  /** Games first seen in so many days up to the newest capture. */
  @IsOptional()
  @Max(366, { message: 'must be at most 366' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  days?: number;
}

export class LaunchCourseQuery extends LaunchesQuery {
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId: string;
}

/** From one capture to the next one, with more days between than the list usually has. */
export class LaunchGapDto {
  /** The last capture before it. */
  from: Date;
  /** The first one after it. */
  to: Date;
}

/** What was looked at. */
export class LaunchScopeDto {
  platform: Platform;
  country: string;
  category: string;
  rankingType: RankingType;
  /** How many places are looked at: those asked for, or as many as the list usually has. */
  top: number;
  /** True when any of the captures is sample data. */
  sample: boolean;
  /** Captures that this rests on, one a day at most; those cut short are left out. */
  captures: number;
  /** The first and the last of them; null when there is none. */
  from: Date | null;
  to: Date | null;
  /** Days between captures as they usually come. */
  usualDays: number;
  /** More days than these between two captures are a gap, across which nothing is followed. */
  gapDays: number;
  @AtMost(MOST_CAPTURES)
  gaps: LaunchGapDto[];
  /** Games that the figures are of. */
  n: number;
  /** Games that were in the list when its history begins; their first day is not known, so they are left out. */
  excluded: number;
  /** Games that came while nothing was captured; left out as well. */
  acrossGap: number;
  /** Games of `n` that are not analyzed. */
  notAnalyzed: number;
}

/** The curve from this day on (Kaplan-Meier), with its 95 % interval. */
export class SurvivalStepDto {
  /** Days since first seen. */
  day: number;
  share: number;
  /** Null where nobody is left. */
  low: number | null;
  high: number | null;
  /** Games followed up to this day. */
  atRisk: number;
  /** Games that were gone on this day. */
  ended: number;
  /** Games that were still there when last seen, so long after their first day. */
  censored: number;
}

export class CohortWeekDto {
  /** Weeks after the cohort's own. */
  week: number;
  /** `due`: the week is not over. */
  state: WeekState;
  /** Games of the cohort in the first places in the last capture of the week; null unless captured. */
  games: number | null;
}

/** Launches that have something in common. */
export class LaunchCohortDto {
  /** The Monday of a week (`2026-11-16`), or the key of a group. */
  key: string;
  name: string;
  n: number;
  /** Fewer than 20 games: nothing is concluded from them. */
  small: boolean;
  /** How many were gone at the end of their time. */
  ended: number;
  /** Days after which half are gone; null while more than half stay. */
  median: number | null;
  @AtMost(MOST_CAPTURES + 1)
  survival: SurvivalStepDto[];
  /** Of a week: whether anything was captured in it. */
  captured: boolean;
  /** Of a week: where its games are later. */
  @AtMost(MOST_WEEKS)
  weeks: CohortWeekDto[];
}

export class LaunchGroupDto {
  kind: GroupKind;
  key: string;
  name: string;
  /** Null for a country that is not this one. */
  n: number | null;
}

export class LaunchesDto extends LaunchScopeDto {
  /** By week: games without a release date, where weeks go by it. */
  undated: number;
  /** By week: games that were released before the first week shown. */
  earlier: number;
  @AtMost(MOST_GAMES)
  notAnalyzedIds: string[];
  /** Weeks newest first; groups by their games, those of fewer than 20 last. */
  @AtMost(MOST_COHORTS)
  cohorts: LaunchCohortDto[];
  /** What can be compared. */
  @AtMost((GROUP_KINDS.length - 1) * MOST_OFFERED + COUNTRY_CODES.size)
  groups: LaunchGroupDto[];
}

export class ComparedGroupDto extends LaunchCohortDto {
  /** Games of this group that stand in both and count in neither. */
  shared: number;
}

export class LogRankDto {
  @ApiProperty({ type: [Number] })
  @AtMost(2)
  observed: number[];
  @ApiProperty({ type: [Number] })
  @AtMost(2)
  expected: number[];
  /** Chi-squared, one degree of freedom. */
  statistic: number;
  probability: number;
}

export const VERDICTS = ['first_longer', 'second_longer', 'unclear', 'too_small'] as const;
export type LaunchVerdict = (typeof VERDICTS)[number];

export class LaunchComparisonDto extends LaunchScopeDto {
  /** One, or two. */
  @AtMost(2)
  compared: ComparedGroupDto[];
  /** Null with one group, with fewer than 20 games in one of them, and where no game is gone. */
  test: LogRankDto | null;
  /** Null with one group. Longer only where p < 0.05. */
  verdict: LaunchVerdict | null;
}

/** A game behind a figure. */
export class LaunchGameDto {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  firstSeen: Date;
  firstRank: number;
  bestRank: number;
  /** In the newest capture; null when it is not in the first places. */
  rank: number | null;
  /** Days from first seen until it was gone, or last seen. */
  days: number;
  /** `gap`: it was there when a gap began, and is not followed across it. */
  state: 'charting' | 'left' | 'gap';
  releaseDate: Date | null;
  analyzed: boolean;
  /** Names of its mechanics. */
  @AtMost(MOST_ENTRIES)
  mechanics: string[];
  /** Ranks in up to 14 captures, oldest first; null where it is not in the first places. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  @AtMost(TREND_CAPTURES)
  trend: (number | null)[];
  /** Of a group by mechanic or meta element: what proves it. */
  proof: ItemProofDto | null;
}

export class CourseDayDto {
  /** Days since first seen. */
  day: number;
  /** Null: captured, and not in the first places. */
  rank: number | null;
  /** Games of the cohort known on that day of theirs. */
  n: number;
  /** How many of them are in the first places. */
  listed: number;
  /** The best quarter, half and three quarters of the cohort stand at this rank or better; null: not all of them are listed. */
  upper: number | null;
  median: number | null;
  lower: number | null;
}

export class LaunchCourseDto extends LaunchScopeDto {
  firstSeen: Date | null;
  /** Why nothing is known of its launch; null when it is. */
  reason: NoCourse | null;
  /** Captured days since, oldest first. */
  @AtMost(MOST_CAPTURES)
  days: CourseDayDto[];
}

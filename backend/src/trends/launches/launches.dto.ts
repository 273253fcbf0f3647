import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { BUNDLE_ID } from '../../games/games.types.js';
import { AllRanksQuery } from '../../rankings/charts/rankings.dto.js';
import { ItemProofDto } from '../weekly/weekly.dto.js';
import type { WeekState } from './cohorts.js';
import type { NoCourse } from './launch-course.js';
import { TextLike } from '../../common/errors/text-fields.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { COUNTRY_CODES } from '../../common/countries.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';
import { TREND_CAPTURES } from '../../rankings/rankings.types.js';
import { ChartKeyDto } from '../../rankings/chart-key.dto.js';
import { GameSummaryDto } from '../../games/catalog/game-summary.dto.js';

const WHOLE = { message: 'must be a whole number' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const GROUP_KINDS = ['mechanic', 'meta', 'category', 'developer', 'country'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
/** `all`: every launch; `rest`: every launch that is not in the first group. */
const GROUP = /^(all|rest|(mechanic|meta|category|developer|country):[^\u0000-\u001f]{1,200})$/;
const GROUP_MESSAGE = `must be all, rest, or one of ${GROUP_KINDS.join(', ')} with a colon and its key`;

/** As many as a dialog can hold. */
export const MAX_GAMES = 1_000;
export const MAX_WEEKS = 260;
/** A list is followed over its newest days with a capture: ten years. */
export const MAX_CAPTURES = 3_660;
/** Groups that are told. */
export const MAX_COHORTS = 500;
/** Developers and categories with one launch cannot be compared, and a menu must end. */
export const MAX_OFFERED = 40;

/** One chart, how many of its ranks, and which weeks. */
export class LaunchesQuery extends AllRanksQuery {
  /** How many ranks to include, from the first: 200 when absent, never more than the chart usually has. */
  @IsOptional()
  @Max(200, { message: 'must be at most 200' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  top?: number;

  /** Games first seen in this many weeks up to the newest capture; 13 when absent. */
  @IsOptional()
  @Max(MAX_WEEKS, { message: `must be at most ${MAX_WEEKS}` })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  weeks?: number;

  /**
   * Assigns games to weeks by `first_seen` (the default), the first capture that lists them, or by `release_date`
   * as the store states it.
   */
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
  /** First group: `all` (the default), or for instance `mechanic:match3-swap` or `country:jp`. */
  @IsOptional()
  @TextLike(GROUP, GROUP_MESSAGE)
  a?: string;

  /** Group to compare it with; none when absent. */
  @IsOptional()
  @TextLike(GROUP, GROUP_MESSAGE)
  b?: string;
}

export class LaunchGamesQuery extends LaunchesQuery {
  /** Only games of this group, for instance `mechanic:match3-swap`. */
  @IsOptional()
  @TextLike(GROUP, GROUP_MESSAGE)
  group?: string;

  /** Leaves out games that are also in this group, as a comparison of the two does. */
  @IsOptional()
  @TextLike(GROUP, GROUP_MESSAGE)
  without?: string;

  /** Only games of this week, given as its Monday. */
  @IsOptional()
  @TextLike(DAY, 'must be a day such as 2026-11-16')
  week?: string;

  /** With `week`: only games that are still listed in the last capture this many weeks later. */
  @IsOptional()
  @Max(MAX_WEEKS, { message: `must be at most ${MAX_WEEKS}` })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  after?: number;

  /** Only games first seen in this many days up to the newest capture. */
  @IsOptional()
  @Max(366, { message: 'must be at most 366' })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  days?: number;
}

export class LaunchCourseQuery extends LaunchesQuery {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId: string;
}

/** Two consecutive captures that are further apart than usual for this chart. */
export class LaunchGapDto {
  /** Time of the last capture before the gap (UTC). */
  from: Date;
  /** Time of the first capture after it (UTC). */
  to: Date;
}

/** What the figures are based on. */
export class LaunchScopeDto extends ChartKeyDto {
  /** Number of ranks included, from the first: as requested, or as many as the chart usually has. */
  top: number;
  /** True when any of the captures is sample data. */
  sample: boolean;
  /** Number of captures used, at most one per day; incomplete ones are left out. */
  captures: number;
  /** Time of the first of them (UTC); null when there is none. */
  from: Date | null;
  /** Time of the last of them (UTC); null when there is none. */
  to: Date | null;
  /** Usual number of days between captures. */
  usualDays: number;
  /** Two captures more than this many days apart form a gap; games are not followed across it. */
  gapDays: number;
  /** Gaps in the history, oldest first. */
  @AtMost(MAX_CAPTURES)
  gaps: LaunchGapDto[];
  /** Games that the figures are based on. */
  n: number;
  /** Games left out because they were listed when the history begins, so their first day is unknown. */
  excluded: number;
  /** Games left out because they entered during a gap. */
  acrossGap: number;
  /** Games of `n` without an analysis. */
  notAnalyzed: number;
}

/** One step of the survival curve (Kaplan-Meier), with its 95 % interval. */
export class SurvivalStepDto {
  /** Days since first seen. */
  day: number;
  /** Share of games still listed from this day on, 0 to 1. */
  share: number;
  /** Lower bound of the interval, 0 to 1; null where no game is left. */
  low: number | null;
  /** Upper bound of the interval, 0 to 1; null where no game is left. */
  high: number | null;
  /** Games followed up to this day. */
  atRisk: number;
  /** Games that left the chart on this day. */
  ended: number;
  /** Games still listed when last observed, this many days after their first. */
  censored: number;
}

export class CohortWeekDto {
  /** Weeks after the cohort's own week, from 1. */
  week: number;
  /** `captured`, `not_captured`, or `due` when the week is not over yet. */
  state: WeekState;
  /** Games of the cohort within the ranks in the week's last capture; null unless captured. */
  games: number | null;
}

/** Launches of one week or group. */
export class LaunchCohortDto {
  /** Monday of a week (`2026-11-16`), or key of a group without its kind (`match3-swap`). */
  key: string;
  /** For display. */
  name: string;
  /** Games in it. */
  n: number;
  /** True below 20 games: too few for conclusions. */
  small: boolean;
  /** Games that had left the chart when last observed. */
  ended: number;
  /** Days after which half of the games are gone; null while more than half remain. */
  median: number | null;
  /** Steps of the survival curve, in order of days. */
  @AtMost(MAX_CAPTURES + 1)
  survival: SurvivalStepDto[];
  /** For a week: true when anything was captured in it. */
  captured: boolean;
  /** For a week: how many of its games are listed in each later week, in order; empty for a group. */
  @AtMost(MAX_WEEKS)
  weeks: CohortWeekDto[];
}

/** A group that can be compared. */
export class LaunchGroupDto {
  /** What its games have in common. */
  kind: GroupKind;
  /** After `kind` and a colon, the value for `a`, `b` and `group`. */
  key: string;
  /** For display. */
  name: string;
  /** Games in it; null for other countries. */
  n: number | null;
}

export class LaunchesDto extends LaunchScopeDto {
  /** With `by=release_date`: games left out because they have no release date. */
  undated: number;
  /** With `by=release_date`: games left out because they were released before the first week shown. */
  earlier: number;
  /** Bundle ids of games without an analysis. */
  @AtMost(MAX_GAMES)
  notAnalyzedIds: string[];
  /** Weeks newest first; groups by number of games, those below 20 last. */
  @AtMost(MAX_COHORTS)
  cohorts: LaunchCohortDto[];
  /** Groups that can be compared. */
  @AtMost((GROUP_KINDS.length - 1) * MAX_OFFERED + COUNTRY_CODES.size)
  groups: LaunchGroupDto[];
}

export class ComparedGroupDto extends LaunchCohortDto {
  /** Games of this group that are in both groups, and therefore counted in neither. */
  shared: number;
}

/** Log-rank test of the two groups. */
export class LogRankDto {
  /** Games that left the chart, by group. */
  @ApiProperty({ type: [Number] })
  @AtMost(2)
  observed: number[];
  /** Games that would have left if both groups had the same curve, by group. */
  @ApiProperty({ type: [Number] })
  @AtMost(2)
  expected: number[];
  /** Chi-squared with one degree of freedom. */
  statistic: number;
  /** The test's p-value, 0 to 1. */
  probability: number;
}

export const VERDICTS = ['first_longer', 'second_longer', 'unclear', 'too_small'] as const;
export type LaunchVerdict = (typeof VERDICTS)[number];

export class LaunchComparisonDto extends LaunchScopeDto {
  /** The one or two groups requested. */
  @AtMost(2)
  compared: ComparedGroupDto[];
  /** Null with one group, with fewer than 20 games in either, and when no game left the chart. */
  test: LogRankDto | null;
  /** Which group stays listed longer, claimed only where p < 0.05; null with one group. */
  verdict: LaunchVerdict | null;
}

/** A game behind a figure. */
export class LaunchGameDto extends GameSummaryDto {
  /** Title in this storefront. */
  override title: string;
  /** First capture that lists the game within the ranks (UTC). */
  firstSeen: Date;
  /** Rank in that capture. */
  firstRank: number;
  /** Best rank in any capture used. */
  bestRank: number;
  /** Rank in the newest capture; null when it is outside the ranks included. */
  rank: number | null;
  /** Days from first seen until it left the chart or was last observed. */
  days: number;
  /**
   * `charting` is still listed, `left` dropped out, `gap` was listed when a gap began and is not followed across
   * it.
   */
  state: 'charting' | 'left' | 'gap';
  /** Release date that the store states (UTC); null when unknown. */
  releaseDate: Date | null;
  /** True when the game has an analysis. */
  analyzed: boolean;
  /** Names of its mechanics; empty when it has no analysis. */
  @AtMost(MOST_ENTRIES)
  mechanics: string[];
  /** Ranks in up to 14 captures, oldest first; null where it is outside the ranks included. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  @AtMost(TREND_CAPTURES)
  trend: (number | null)[];
  /** For a group by mechanic or meta element: the finding behind it; otherwise null. */
  proof: ItemProofDto | null;
}

export class CourseDayDto {
  /** Days since first seen. */
  day: number;
  /** Rank on that day; null when it was outside the ranks included. */
  rank: number | null;
  /** Games of the cohort observed on the same day after their own launch. */
  n: number;
  /** How many of them are within the ranks. */
  listed: number;
  /** Rank that the best quarter of the cohort reaches; null when it is outside the ranks, or below 5 games. */
  upper: number | null;
  /** Rank that half of the cohort reaches; null when it is outside the ranks, or below 5 games. */
  median: number | null;
  /** Rank that three quarters of the cohort reach; null when it is outside the ranks, or below 5 games. */
  lower: number | null;
}

/** A game's ranks since its launch, next to the launches of the 28 days before and after. */
export class LaunchCourseDto extends LaunchScopeDto {
  /** First capture that lists the game (UTC); null when its launch is unknown. */
  firstSeen: Date | null;
  /** Why its launch is unknown; null when it is known. */
  reason: NoCourse | null;
  /** Captured days since the launch, oldest first. */
  @AtMost(MAX_CAPTURES)
  days: CourseDayDto[];
}

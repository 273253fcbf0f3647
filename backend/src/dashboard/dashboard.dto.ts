import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import { ActivityDto } from '../activity/activity.dto.js';
import type { Platform } from '../games/games.types.js';
import { JobDto } from '../jobs/jobs.dto.js';
import type { RankingType } from '../rankings/rankings.types.js';
import { MoverDto } from '../rankings/movers/movers.dto.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { PLATFORMS } from '../games/games.types.js';
import { COUNTRY_CODES } from '../common/countries.js';
import { GameSummaryDto } from '../games/catalog/game-summary.dto.js';

export const SHOWN_MOVES = 8;

export const SHOWN_MOVERS = 5;

export const SHOWN_JOBS = 5;

export const SHOWN_ACTIVITY = 8;

/** One figure of the dashboard. */
export class StatDto {
  /** The figure, in `unit`; null when nothing was measured yet. */
  value: number | null;
  /** Change from the earlier figure in percent, 10 for 10 %; null when there is nothing to compare with. */
  change: number | null;
  /** Unit of `value`: `percent` is 0 to 100, `usd` US dollars. */
  unit: 'count' | 'percent' | 'usd';
  /** Whether the figure is based on sample data. */
  sample: boolean;
  /** What is counted and what it is compared with, in one sentence. */
  basis: string;
}

export class DashboardStatsDto {
  /** Approved people. */
  totalUsers: StatDto;
  /** Prototypes in Testing. */
  activeTests: StatDto;
  /** Share of ended background jobs that succeeded. */
  successRate: StatDto;
  /** Revenue of the current UTC month so far, in US dollars. */
  revenue: StatDto;
}

/** How one part of the system is, as looked at for this answer. */
export const SYSTEM_PARTS = ['API Status', 'Database', 'Test Runners', 'Backups'] as const;

export class SystemPartDto {
  /** `Backups` is present only when backups are scheduled. */
  name: (typeof SYSTEM_PARTS)[number];
  /** State when this response was made. */
  state: 'Operational' | 'Degraded' | 'Down';
  /** Reason for the state, in one sentence. */
  detail: string;
}

/** The newest real captures, or sample ones when there is no real one. */
export class LatestCaptureDto {
  /** Time of the newest capture. */
  capturedAt: Date;
  /** Whether it is sample data. */
  sample: boolean;
  /** Charts captured within 24 hours before that time. */
  lists: number;
  /** Two-letter codes of the countries of these charts. */
  @AtMost(COUNTRY_CODES.size)
  countries: string[];
}

/** The biggest moves in the overall download chart of a store. */
export class TopMoversDto {
  /** Store of the chart. */
  platform: Platform;
  /** Two-letter country code of the chart. */
  country: string;
  /** Time of the earlier capture; null when there are not two to compare. */
  capturedFrom: Date | null;
  /** Time of the later capture; null when there is none. */
  capturedTo: Date | null;
  /** Whether the captures are sample data. */
  sample: boolean;
  /** Games that climbed, the biggest climb first. */
  @AtMost(SHOWN_MOVERS)
  climbers: MoverDto[];
  /** Games that are new in the chart, the best rank first. */
  @AtMost(SHOWN_MOVERS)
  entries: MoverDto[];
}

/** A tagged game that moved in an overall chart. */
export class TaggedMoveDto extends GameSummaryDto {
  /** Store of the chart. */
  platform: Platform;
  /** Two-letter country code of the chart. */
  country: string;
  /** Type of the chart. */
  rankingType: RankingType;
  /** Whether the captures are sample data. */
  sample: boolean;
  /** Rank in the previous capture, from 1. */
  from: number;
  /** Rank in the newest capture, from 1. */
  to: number;
}

/** Age of the charts of one storefront. */
export class StorefrontAgeDto {
  /** Store of the charts. */
  platform: Platform;
  /** Two-letter country code. */
  country: string;
  /** Time of the newest capture. */
  capturedAt: Date;
  /** Whether it is sample data. */
  sample: boolean;
  /** Number of charts captured. */
  lists: number;
  /** True when no real chart was captured within the last two days. */
  stale: boolean;
}

/** Today’s figures of the team and the person. */
export class StudioDayDto {
  /** Games with at least one tag. */
  taggedGames: number;
  /** Moves of tagged games in the charts of the country, the largest first. */
  @AtMost(SHOWN_MOVES)
  moves: TaggedMoveDto[];
  /** Number of such moves; `moves` has only the largest. */
  moveCount: number;
  /** Number of tagged games that moved; some moved in several charts. */
  movedGames: number;
  /** Storefronts with charts, the oldest first. */
  @AtMost(PLATFORMS.length * COUNTRY_CODES.size)
  storefronts: StorefrontAgeDto[];
  /** My ideas. */
  ideas: number;
  /** My ideas that changed in the last 7 days. */
  recentIdeas: number;
  /** Games that I analyzed in the last 7 days. */
  recentAnalyses: number;
  /** Background jobs that succeeded in the last 24 hours. */
  completedJobs: number;
  /** Background jobs that failed in the last 24 hours. */
  failedJobs: number;
}

export class DashboardDto {
  /** Today’s figures of the team and the person. */
  day: StudioDayDto;
  /** The four main figures. */
  stats: DashboardStatsDto;
  /** Newest first. */
  @AtMost(SHOWN_ACTIVITY)
  recentActivity: ActivityDto[];
  /** State of each part of the product. */
  @AtMost(SYSTEM_PARTS.length)
  system: SystemPartDto[];
  /** The newest captures; null before the first one. */
  latestCapture: LatestCaptureDto | null;
  /** One per store. */
  @AtMost(PLATFORMS.length)
  movers: TopMoversDto[];
  /** People waiting for approval; null unless I am an administrator. */
  pendingRequests: number | null;
  /** Running and queued background jobs, at most 5. */
  @AtMost(SHOWN_JOBS)
  runningJobs: JobDto[];
}

export class DashboardQuery {
  /** Two-letter code of the country whose charts are shown; when omitted, one with the newest real charts. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  country?: string;
}

const MAX_MONTHS = 24;

export class AnalyticsQuery {
  /** Number of calendar months, including the current one; 6 when omitted. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  )
  @Max(MAX_MONTHS, { message: `must be 3 to ${MAX_MONTHS}` })
  @Min(3, { message: `must be 3 to ${MAX_MONTHS}` })
  @IsInt({ message: 'must be a whole number' })
  months?: number;
}

/** One calendar month (UTC). */
export class AnalyticsMonthDto {
  /**
   * The month, as `YYYY-MM`.
   * @example 2026-10
   */
  month: string;
  /** Approved people at the end of the month. */
  users: number;
  /** People who joined in the month. */
  newUsers: number;
  /** Revenue in US dollars. */
  revenue: number;
  /** Charts captured in the month. */
  captures: number;
  /** Games analyzed in the month, by anyone. */
  analyses: number;
}

export class AnalyticsDto {
  /** Approved people now, compared with the start of the period. */
  users: StatDto;
  /** Revenue of the period in US dollars, compared with the period before. */
  revenue: StatDto;
  /** Charts captured in the period, compared with the period before. */
  captures: StatDto;
  /** Games analyzed in the period, compared with the period before. */
  analyses: StatDto;
  /** Oldest first, including months without data. */
  @AtMost(MAX_MONTHS)
  months: AnalyticsMonthDto[];
  /** Whether the revenue is sample data. */
  revenueSample: boolean;
}

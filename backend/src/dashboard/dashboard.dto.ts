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

export const SHOWN_MOVES = 8;

export const SHOWN_MOVERS = 5;

export const SHOWN_JOBS = 5;

export const SHOWN_ACTIVITY = 8;

/** One figure of the dashboard. */
export class StatDto {
  /** Null when there is nothing to measure yet. */
  value: number | null;
  /** In percent of the figure before; null when there is nothing to compare with. */
  change: number | null;
  unit: 'count' | 'percent' | 'usd';
  /** True while the figure comes from sample data. */
  sample: boolean;
  /** What is counted, and what the change is against, in one sentence. */
  basis: string;
}

export class DashboardStatsDto {
  /** Approved people. */
  totalUsers: StatDto;
  /** Prototypes in Testing. */
  activeTests: StatDto;
  /** Background jobs that succeeded, of those that ended. */
  successRate: StatDto;
  /** The current month, in US dollars. */
  revenue: StatDto;
}

/** How one part of the system is, as looked at for this answer. */
export const SYSTEM_PARTS = ['API Status', 'Database', 'Test Runners', 'Backups'] as const;

export class SystemPartDto {
  /** Backups are there when a schedule writes them. */
  name: (typeof SYSTEM_PARTS)[number];
  state: 'Operational' | 'Degraded' | 'Down';
  /** What was seen, in one sentence. */
  detail: string;
}

/** The newest capture of the charts. */
export class LatestCaptureDto {
  capturedAt: Date;
  sample: boolean;
  /** Lists captured on that day. */
  lists: number;
  @AtMost(COUNTRY_CODES.size)
  countries: string[];
}

/** What moved most in the overall download chart. */
export class TopMoversDto {
  platform: Platform;
  country: string;
  capturedFrom: Date | null;
  capturedTo: Date | null;
  sample: boolean;
  @AtMost(SHOWN_MOVERS)
  climbers: MoverDto[];
  @AtMost(SHOWN_MOVERS)
  entries: MoverDto[];
}

/** A tagged game that moved in an overall chart. */
export class TaggedMoveDto {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  platform: Platform;
  country: string;
  rankingType: RankingType;
  sample: boolean;
  /** Place in the capture before. */
  from: number;
  to: number;
}

/** How old the charts of one store and country are. */
export class StorefrontAgeDto {
  platform: Platform;
  country: string;
  capturedAt: Date;
  sample: boolean;
  /** Lists captured there. */
  lists: number;
  /** No real chart of the last two days. */
  stale: boolean;
}

/** What the reader's team works with today. */
export class StudioDayDto {
  /** Games that carry any tag. */
  taggedGames: number;
  /** Moves of those games in the charts of the country, the largest first. */
  @AtMost(SHOWN_MOVES)
  moves: TaggedMoveDto[];
  /** How many moves there are; `moves` has the largest of them. */
  moveCount: number;
  /** Stores and countries with charts, the oldest first. */
  @AtMost(PLATFORMS.length * COUNTRY_CODES.size)
  storefronts: StorefrontAgeDto[];
  /** Ideas of the reader. */
  ideas: number;
  /** Those of them that changed in the last 7 days. */
  recentIdeas: number;
  /** Games that the reader analyzed in the last 7 days. */
  recentAnalyses: number;
  /** Background jobs that ended in the last 24 hours. */
  completedJobs: number;
  failedJobs: number;
}

export class DashboardDto {
  day: StudioDayDto;
  stats: DashboardStatsDto;
  @AtMost(SHOWN_ACTIVITY)
  recentActivity: ActivityDto[];
  @AtMost(SYSTEM_PARTS.length)
  system: SystemPartDto[];
  /** Null before the first capture. */
  latestCapture: LatestCaptureDto | null;
  @AtMost(PLATFORMS.length)
  movers: TopMoversDto[];
  /** People who wait for approval; null for those who do not decide about them. */
  pendingRequests: number | null;
  @AtMost(SHOWN_JOBS)
  runningJobs: JobDto[];
}

export class DashboardQuery {
  /** Two-letter code of the country whose charts are looked at; by default one with the newest real charts. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  country?: string;
}

const MOST_MONTHS = 24;

export class AnalyticsQuery {
  /** How many calendar months, this one included. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  )
  @Max(MOST_MONTHS, { message: `must be 3 to ${MOST_MONTHS}` })
  @Min(3, { message: `must be 3 to ${MOST_MONTHS}` })
  @IsInt({ message: 'must be a whole number' })
  months?: number;
}

/** One calendar month (UTC). */
export class AnalyticsMonthDto {
  /** @example 2026-10 */
  month: string;
  /** Approved people at its end. */
  users: number;
  /** People who joined in it. */
  newUsers: number;
  /** US dollars. */
  revenue: number;
  /** Charts captured in it. */
  captures: number;
  /** Games analyzed in it, by anybody. */
  analyses: number;
}

export class AnalyticsDto {
  users: StatDto;
  revenue: StatDto;
  captures: StatDto;
  analyses: StatDto;
  /** Oldest first, months without anything included. */
  @AtMost(MOST_MONTHS)
  months: AnalyticsMonthDto[];
  /** True while the revenue is sample data. */
  revenueSample: boolean;
}

import { Injectable } from '@nestjs/common';
import { ActivityService } from '../activity/activity.service.js';
import type { Principal } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { percentChange } from '../common/percent-change.js';
import { PLATFORMS } from '../games/games.types.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { UserRequestsService } from '../profiles/user-requests.service.js';
import { PrototypesService } from '../prototypes/prototypes.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { MoversService } from '../rankings/movers/movers.service.js';
import { RevenueService } from '../revenue/revenue.service.js';
import { endOfMonth, lastMonths } from './months.js';
import type {
  AnalyticsDto,
  DashboardDto,
  DashboardStatsDto,
  StatDto,
  TopMoversDto,
} from './dashboard.dto.js';
import { SystemStatus } from './system-status.service.js';

const MONTH_MS = 30 * 24 * 3_600_000;
const SHOWN_ACTIVITY = 8;
const SHOWN_MOVERS = 5;
const SHOWN_JOBS = 5;
const DEFAULT_MONTHS = 6;

/** Reads across the domains. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly requests: UserRequestsService,
    private readonly prototypes: PrototypesService,
    private readonly jobs: JobsService,
    private readonly revenue: RevenueService,
    private readonly rankings: RankingsService,
    private readonly movers: MoversService,
    private readonly activity: ActivityService,
    private readonly system: SystemStatus,
    private readonly clock: Clock,
  ) {}

  /** @param country whose charts are looked at; by default the one that screens open at */
  async dashboard(reader: Principal, country?: string): Promise<DashboardDto> {
    const [stats, system, latestCapture, movers, { pending }, runningJobs, recent] = await Promise.all([
      this.stats(),
      this.system.look(),
      this.rankings.findNewestCapture(),
      this.topMovers(country),
      this.requests.countRequests(),
      this.jobs.listLive(SHOWN_JOBS),
      this.activity
        .list({ sort: 'createdAt', order: 'DESC', offset: 0, limit: SHOWN_ACTIVITY, filter: {} }, reader)
        .page(),
    ]);
    return {
      stats,
      recentActivity: recent.rows,
      system,
      latestCapture,
      movers,
      pendingRequests: reader.role === 'admin' ? pending : null,
      runningJobs,
    };
  }

  async analytics(months = DEFAULT_MONTHS): Promise<AnalyticsDto> {
    const now = this.clock.now();
    const names = lastMonths(now, months + 1);
    const [users, income, revenueSample, captured] = await Promise.all([
      this.profiles.countJoined(names.map((month) => endOfMonth(month, now))),
      this.revenue.byMonth(),
      this.revenue.hasSample(),
      this.rankings.countCapturesByMonth(names[0] ?? ''),
    ]);
    const rows = names.map((month, index) => ({
      month,
      users: users[index] ?? 0,
      newUsers: (users[index] ?? 0) - (users[index - 1] ?? 0),
      revenue: income.find((row) => row.month === month)?.total ?? 0,
      captures: captured.get(month) ?? 0,
    }));
    const [before, last] = rows.slice(-2);
    const shown = rows.slice(1);
    const total = (name: 'revenue' | 'captures') => shown.reduce((sum, row) => sum + row[name], 0);
    // A month in which nothing came in yet has nothing to compare.
    const against = 'this month against the whole month before';
    return {
      users: {
        value: last?.users ?? 0,
        change: percentChange(before?.users, last?.users),
        unit: 'count',
        sample: false,
        basis: 'Approved people; the change is against the end of last month.',
      },
      revenue: {
        value: Math.round(total('revenue') * 100) / 100,
        change: percentChange(before?.revenue, last?.revenue || null),
        unit: 'usd',
        sample: revenueSample,
        basis: `Revenue of the months shown; the change is ${against}.`,
      },
      captures: {
        value: total('captures'),
        change: percentChange(before?.captures, last?.captures || null),
        unit: 'count',
        sample: false,
        basis: `Charts captured in the months shown; the change is ${against}.`,
      },
      months: shown,
      revenueSample,
    };
  }

  private async stats(): Promise<DashboardStatsDto> {
    const now = this.clock.now();
    const earlier = new Date(now.getTime() - MONTH_MS);
    const before = new Date(earlier.getTime() - MONTH_MS);
    const [joined, tests, testsBefore, recent, previous] = await Promise.all([
      this.profiles.countJoined([earlier, now]),
      this.prototypes.countAt('Testing', now),
      this.prototypes.countAt('Testing', earlier),
      this.jobs.countEnded(earlier, now),
      this.jobs.countEnded(before, earlier),
    ]);
    return {
      totalUsers: {
        value: joined[1] ?? 0,
        change: percentChange(joined[0], joined[1]),
        unit: 'count',
        sample: false,
        basis: 'Approved people; the change is against 30 days ago.',
      },
      activeTests: {
        value: tests.count,
        change: percentChange(testsBefore.count, tests.count),
        unit: 'count',
        sample: tests.sample,
        basis: 'Prototypes in Testing; the change is against 30 days ago.',
      },
      successRate: {
        value: successRate(recent),
        change: percentChange(successRate(previous), successRate(recent)),
        unit: 'percent',
        sample: false,
        basis: 'Background jobs that succeeded in 30 days; the change is against the 30 days before.',
      },
      revenue: await this.monthRevenue(now),
    };
  }

  private async monthRevenue(now: Date): Promise<StatDto> {
    const [last, current] = lastMonths(now, 2);
    const [income, sample] = await Promise.all([this.revenue.byMonth(), this.revenue.hasSample()]);
    const of = (month: string | undefined) => income.find((row) => row.month === month)?.total ?? null;
    return {
      value: of(current),
      change: percentChange(of(last), of(current)),
      unit: 'usd',
      sample,
      basis: 'Revenue of the current month; the change is against last month.',
    };
  }

  private async topMovers(asked?: string): Promise<TopMoversDto[]> {
    const country =
      asked ?? (await this.rankings.findStart())?.country ?? (await this.rankings.getFirstMarket());
    return Promise.all(
      PLATFORMS.map(async (platform) => {
        const moves = await this.movers.movers({
          platform,
          category: 'all',
          country,
          rankingType: 'downloads',
        });
        const { capturedFrom, capturedTo, sample, climbers, entries } = moves;
        return {
          platform,
          country,
          capturedFrom,
          capturedTo,
          sample,
          climbers: climbers.slice(0, SHOWN_MOVERS),
          entries: entries.slice(0, SHOWN_MOVERS),
        };
      }),
    );
  }
}

function successRate({ completed, failed }: { completed: number; failed: number }): number | null {
  const ended = completed + failed;
  return ended === 0 ? null : Math.round((completed / ended) * 1_000) / 10;
}

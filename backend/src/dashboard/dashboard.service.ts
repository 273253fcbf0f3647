import { Injectable } from '@nestjs/common';
import { ActivityService } from '../activity/activity.service.js';
import { AnalysesService } from '../analyses/analyses.service.js';
import type { Principal } from '../common/access/access.types.js';
import { Clock, DAY_MS } from '../common/time/clock.js';
import { SingleFlight } from '../common/concurrency/single-flight.js';
import { percentChange } from '../common/text/percent-change.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { EndedJobs } from '../jobs/jobs.types.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { UserRequestsService } from '../profiles/user-requests.service.js';
import { PrototypesService } from '../prototypes/prototypes.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { RevenueService } from '../revenue/revenue.service.js';
import { endOfMonth, lastMonths } from './months.js';
import type {
  AnalyticsDto,
  AnalyticsMonthDto,
  DashboardDto,
  DashboardStatsDto,
  StatDto,
  StudioDayDto,
} from './dashboard.dto.js';
import { StudioDay } from './studio-day.service.js';
import { SystemStatus } from './system-status.service.js';
import { TopMovers } from './top-movers.service.js';
import { SHOWN_ACTIVITY, SHOWN_JOBS } from './dashboard.dto.js';

const MONTH_MS = 30 * DAY_MS;
const DEFAULT_MONTHS = 6;
const NO_JOBS: EndedJobs = { completed: 0, failed: 0 };

type Studio = Pick<DashboardDto, 'stats' | 'system' | 'latestCapture' | 'movers' | 'runningJobs'> & {
  day: Awaited<ReturnType<StudioDay['getTeamDay']>> & Pick<StudioDayDto, 'completedJobs' | 'failedJobs'>;
  pending: number;
};

/** Combines figures of all domains. */
@Injectable()
export class DashboardService {
  /** Concurrent requests, as after a refresh, share one read. */
  private readonly studio = new SingleFlight<Studio>();

  constructor(
    private readonly analyses: AnalysesService,
    private readonly profiles: ProfilesService,
    private readonly requests: UserRequestsService,
    private readonly prototypes: PrototypesService,
    private readonly jobs: JobsService,
    private readonly revenue: RevenueService,
    private readonly rankings: RankingsService,
    private readonly movers: TopMovers,
    private readonly activity: ActivityService,
    private readonly day: StudioDay,
    private readonly system: SystemStatus,
    private readonly clock: Clock,
  ) {}

  /** @param country whose charts are looked at; by default the one that screens open at */
  async dashboard(reader: Principal, country?: string): Promise<DashboardDto> {
    const [own, { pending, day, ...studio }, recent] = await Promise.all([
      this.day.countOwnWork(reader.userId),
      this.studio.run(country ?? '', async () => this.readStudio(country ?? (await this.findCountry()))),
      this.activity
        .list({ sort: 'createdAt', order: 'DESC', offset: 0, limit: SHOWN_ACTIVITY, filter: {} }, reader)
        .page(),
    ]);
    return {
      ...studio,
      day: { ...day, ...own },
      recentActivity: recent.rows,
      pendingRequests: reader.role === 'admin' ? pending : null,
    };
  }

  /** The part that is the same for everyone. */
  private async readStudio(country: string): Promise<Studio> {
    const [day, { today, ...stats }, system, latestCapture, movers, { pending }, runningJobs] =
      await Promise.all([
        this.day.getTeamDay(country),
        this.getStats(),
        this.system.check(),
        this.rankings.findNewestCapture(),
        this.movers.list(country),
        this.requests.countRequests(),
        this.jobs.listLive(SHOWN_JOBS),
      ]);
    const ended = { completedJobs: today.completed, failedJobs: today.failed };
    return { day: { ...day, ...ended }, stats, system, latestCapture, movers, pending, runningJobs };
  }

  /** Figures of the requested months, and of as many before them to compare with. */
  async analytics(months = DEFAULT_MONTHS): Promise<AnalyticsDto> {
    const { rows, sample } = await this.listMonths(2 * months);
    const before = rows.slice(0, months);
    const visibleRows = rows.slice(months);
    const against = `vs the ${months} months before`;
    const sumTotal = (rows: AnalyticsMonthDto[], name: 'revenue' | 'captures' | 'analyses') =>
      Math.round(rows.reduce((sum, row) => sum + row[name], 0) * 100) / 100;
    const compare = (name: 'revenue' | 'captures' | 'analyses') => ({
      value: sumTotal(visibleRows, name),
      change: percentChange(sumTotal(before, name), sumTotal(visibleRows, name)),
      sample: false,
    });
    return {
      users: {
        value: visibleRows.at(-1)?.users ?? 0,
        change: percentChange(before.at(-1)?.users, visibleRows.at(-1)?.users),
        unit: 'count',
        sample: false,
        basis: `Approved people, vs ${months} months ago.`,
      },
      revenue: {
        ...compare('revenue'),
        unit: 'usd',
        sample,
        basis: `In the months shown, ${against}.`,
      },
      captures: {
        ...compare('captures'),
        unit: 'count',
        basis: `In the months shown, ${against}.`,
      },
      analyses: {
        ...compare('analyses'),
        unit: 'count',
        basis: `In the months shown, ${against}.`,
      },
      months: visibleRows,
      revenueSample: sample,
    };
  }

  private async listMonths(count: number): Promise<{ rows: AnalyticsMonthDto[]; sample: boolean }> {
    const now = this.clock.now();
    const names = lastMonths(now, count + 1);
    const since = names[0] ?? '';
    const [users, income, captured, analyzed] = await Promise.all([
      this.profiles.countJoined(names.map((month) => endOfMonth(month, now))),
      this.revenue.readIncome(),
      this.rankings.countCapturesByMonth(since),
      this.analyses.countByMonth(since),
    ]);
    const rows = names
      .map((month, index) => ({
        month,
        users: users[index] ?? 0,
        newUsers: (users[index] ?? 0) - (users[index - 1] ?? 0),
        revenue: income.months.find((row) => row.month === month)?.total ?? 0,
        captures: captured.get(month) ?? 0,
        analyses: analyzed.get(month) ?? 0,
      }))
      .slice(1);
    return { rows, sample: income.sample };
  }

  /** The figures, and how the jobs of the last day ended. */
  private async getStats(): Promise<DashboardStatsDto & { today: EndedJobs }> {
    const now = this.clock.now();
    const earlier = new Date(now.getTime() - MONTH_MS);
    const before = new Date(earlier.getTime() - MONTH_MS);
    const [members, tests, ended, revenue] = await Promise.all([
      this.profiles.countJoined([earlier, now]),
      this.prototypes.countAt('Testing', [earlier, now]),
      this.jobs.countEnded([
        { from: before, to: earlier },
        { from: earlier, to: now },
        { from: new Date(now.getTime() - DAY_MS), to: now },
      ]),
      this.monthRevenue(now),
    ]);
    const [previous = NO_JOBS, recent = NO_JOBS, today = NO_JOBS] = ended;
    const [testsBefore, testsNow] = tests.counts;
    return {
      today,
      totalUsers: {
        value: members[1] ?? 0,
        change: percentChange(members[0], members[1]),
        unit: 'count',
        sample: false,
        basis: 'Approved people, vs 30 days ago.',
      },
      activeTests: {
        value: testsNow ?? 0,
        change: percentChange(testsBefore, testsNow),
        unit: 'count',
        sample: tests.sample,
        basis: 'Prototypes in Testing, vs 30 days ago.',
      },
      successRate: {
        value: successRate(recent),
        change: percentChange(successRate(previous), successRate(recent)),
        unit: 'percent',
        sample: false,
        basis: 'Background jobs that succeeded in 30 days, vs the 30 days before.',
      },
      revenue,
    };
  }

  private async monthRevenue(now: Date): Promise<StatDto> {
    const [last, current] = lastMonths(now, 2);
    const { months, sample } = await this.revenue.readIncome();
    const sumMonth = (month: string | undefined) => months.find((row) => row.month === month)?.total ?? null;
    return {
      value: sumMonth(current),
      change: percentChange(sumMonth(last), sumMonth(current)),
      unit: 'usd',
      sample,
      basis: 'This month so far, vs last month.',
    };
  }

  private async findCountry(): Promise<string> {
    return (await this.rankings.findStart())?.country ?? (await this.rankings.getFirstMarket());
  }
}

function successRate({ completed, failed }: { completed: number; failed: number }): number | null {
  const ended = completed + failed;
  return ended === 0 ? null : Math.round((completed / ended) * 1_000) / 10;
}

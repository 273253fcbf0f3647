import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { badRequest } from '../../common/errors/problem.js';
import { JobHandlers } from '../../jobs/run/job-handlers.service.js';
import { JobSchedule } from '../../jobs/schedule/job-schedule.service.js';
import { JobsService } from '../../jobs/jobs.service.js';
import {
  type FinishedItem,
  type SummarizedJob,
  JobError,
  type NewJob,
  type NewJobItem,
  type ScheduleTick,
  type StartedJob,
} from '../../jobs/jobs.types.js';
import { SameGames } from '../../games/same-games/same-games.service.js';
import { CoverageRepository } from '../coverage/coverage.repository.js';
import { CoverageWatch } from '../coverage/coverage-watch.service.js';
import { listId } from '../chart-key.js';
import { findDueMarkets, type DueMarket } from './find-due-markets.js';
import { planMarkets } from '../markets/plan-markets.js';
import { MarketsService } from '../markets/markets.service.js';
import { RefreshChart } from './refresh-chart.js';
import type { RefreshStateDto } from './refresh.dto.js';
import {
  checkScope,
  laneFor,
  readChartItem,
  REFRESH_KIND,
  toRefreshItems,
  type RefreshPlace,
  type RefreshScope,
} from './refresh-plan.js';
import {
  hasFailed,
  summarizeMarketRuns,
  NOTHING_FETCHED,
  describeRefresh,
  summarizeRefresh,
} from './refresh-summary.js';

/** Charts of one store fetched at once by a process; the store's rate limit applies to all processes together. */
const LANES = { [laneFor('android')]: 4, [laneFor('ios')]: 3 };

const NO_CHARTS = 'There is no chart to fetch: none of the requested platforms has these categories.';
const NO_MARKETS =
  'There is no market to refresh: all are paused. Choose a country, or resume one in Settings.';

/** Fetches charts from the stores: for the button, the command line and the schedule. */
@Injectable()
export class RefreshService implements OnModuleInit {
  private readonly logger = new Logger('Refresh');

  constructor(
    private readonly chart: RefreshChart,
    private readonly handlers: JobHandlers,
    private readonly jobs: JobsService,
    private readonly schedule: JobSchedule,
    private readonly activity: ActivityService,
    private readonly markets: MarketsService,
    private readonly sameGames: SameGames,
    private readonly coverage: CoverageRepository,
    private readonly watch: CoverageWatch,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: REFRESH_KIND,
      lanes: LANES,
      runItem: (item) => this.chart.run(item),
      prepareEnd: () => this.sameGames.search(),
      summarize: (items, job, manager) => this.summarize(items, job, manager),
    });
    this.schedule.register({
      name: REFRESH_KIND,
      // The markets decide at which minutes, so that a changed schedule takes effect in every process at once.
      cron: '* * * * *',
      start: async (tick) => {
        try {
          await this.startScheduled(tick);
        } finally {
          // Only then, so that what is being made up is not missing.
          await this.watch.check(tick.at);
        }
      },
    });
  }

  /**
   * Starts a refresh, or joins one for the same platform and country.
   * @throws ProblemException 400 naming an unknown category or country
   */
  async start(scope: RefreshScope, createdBy?: string): Promise<StartedJob> {
    const markets = scope.countries ? [] : await this.markets.listActive();
    const { job, items } = this.plan(scope, markets, { scheduled: false });
    return this.jobs.start({ ...job, createdBy }, items);
  }

  /**
   * Starts or joins a refresh of the markets that are due, or were due while no process ran; does nothing where
   * another process took the tick.
   */
  async startScheduled({ name, at }: ScheduleTick): Promise<void> {
    const [active, looks] = await Promise.all([this.markets.listActive(), this.coverage.getChecks()]);
    const markets = findDueMarkets(active, looks, at);
    const dues = new Set(markets.flatMap(({ dueAt }) => dueAt?.getTime() ?? []));
    for (const due of [...dues].sort((a, b) => a - b)) {
      const places = markets.filter(({ dueAt }) => dueAt?.getTime() === due);
      await this.startDue({ name, at: new Date(due) }, places, at);
    }
    const isLate = ({ dueAt }: DueMarket) => dueAt !== null && dueAt < at;
    await this.coverage.upsertStarts(
      markets.map((market) => ({ ...market, isLate: isLate(market) })),
      at,
    );
  }

  /** The running refresh, the last one, and the next scheduled one. */
  async state(): Promise<RefreshStateDto> {
    const [running, last, markets] = await Promise.all([
      this.jobs.findOfKind(REFRESH_KIND, 'live'),
      this.jobs.findOfKind(REFRESH_KIND, 'ended'),
      this.markets.listActive(),
    ]);
    const next = markets
      .map((market) => ({ at: this.markets.nextRun(market), cron: market.schedule }))
      .filter(({ at }) => at !== null)
      .sort((a, b) => Number(a.at) - Number(b.at))[0];
    return {
      running,
      last,
      nextRunAt: next?.at ?? null,
      countries: markets.map(({ country }) => country),
      cron: next?.cron ?? null,
    };
  }

  private async startDue(tick: ScheduleTick, places: readonly RefreshPlace[], now: Date): Promise<void> {
    const { job, items } = this.plan({}, places, { scheduled: true });
    const charts = items.map((item) => ({ item, chart: readChartItem(item.params) }));
    // What somebody fetched since a missed tick is not fetched again.
    const left = await this.coverage.listWithoutCapture(
      charts.map(({ chart }) => chart),
      tick.at,
      now,
    );
    const ids = new Set(left.map(listId));
    const missing = charts.flatMap(({ item, chart }) => (ids.has(listId(chart)) ? item : []));
    if (missing.length > 0) await this.jobs.startAtTick(tick, job, missing);
  }

  private plan(
    scope: RefreshScope,
    markets: readonly RefreshPlace[],
    how: { scheduled: boolean },
  ): { job: NewJob; items: NewJobItem[] } {
    const { platforms, categories, places } = checkScope(scope, markets);
    const items = toRefreshItems(planMarkets(places, categories));
    if (items.length === 0) throw badRequest(places.length === 0 ? NO_MARKETS : NO_CHARTS);
    const params = { platforms, categories, countries: places.map(({ country }) => country), ...how };
    return { job: { kind: REFRESH_KIND, title: 'Refresh rankings', params }, items };
  }

  private async summarize(
    items: FinishedItem[],
    { jobId, createdBy }: SummarizedJob,
    manager: EntityManager,
  ): Promise<Record<string, unknown>> {
    const result = summarizeRefresh(items);
    const text = describeRefresh(result);
    const runs = summarizeMarketRuns(items, jobId);
    await manager
      .transaction((savepoint) => this.markets.noteRuns(runs, savepoint))
      .catch((error: Error) =>
        this.logger.warn(`The refresh could not be recorded with its markets: ${error.message}`),
      );
    // People need no notification of a success they started themselves, but of a failure.
    const userId = hasFailed(result) ? undefined : createdBy;
    await this.activity.tryRecord({ kind: 'rankings.refreshed', text, subject: jobId, userId }, manager);
    // The stored charts are outdated, so the refresh counts as failed for those who wait for it.
    if (hasFailed(result)) throw new JobError(`${NOTHING_FETCHED}.`, { ...result });
    return { ...result };
  }
}

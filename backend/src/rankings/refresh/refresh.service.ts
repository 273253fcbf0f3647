import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ActivityService } from '../../activity/activity.service.js';
import { badRequest } from '../../common/errors/problem.js';
import { ENV, type Env } from '../../config/env.js';
import { PLATFORMS } from '../../games/games.types.js';
import { JobHandlers } from '../../jobs/job-handlers.service.js';
import { JobSchedule } from '../../jobs/job-schedule.service.js';
import { JobsService } from '../../jobs/jobs.service.js';
import {
  type FinishedItem,
  JobError,
  type NewJob,
  type NewJobItem,
  type ScheduleTick,
  type StartedJob,
} from '../../jobs/jobs.types.js';
import { StoreCharts } from '../../market-data/charts/store-charts.service.js';
import { RefreshChart } from './refresh-chart.js';
import type { RefreshStateDto } from './refresh.dto.js';
import { checkScope, laneFor, REFRESH_KIND, refreshItems, type RefreshScope } from './refresh-plan.js';
import { hasFailed, NOTHING_FETCHED, refreshSentence, refreshSummary } from './refresh-summary.js';

/** Charts of one store under way at once in a process; the stores' own pace holds for all processes together. */
const LANES = { [laneFor('android')]: 4, [laneFor('ios')]: 3 };

/** Fetching charts from the stores: the button, the command line and the schedule all come here. */
@Injectable()
export class RefreshService implements OnModuleInit {
  constructor(
    private readonly charts: StoreCharts,
    private readonly chart: RefreshChart,
    private readonly handlers: JobHandlers,
    private readonly jobs: JobsService,
    private readonly schedule: JobSchedule,
    private readonly activity: ActivityService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: REFRESH_KIND,
      lanes: LANES,
      runItem: (item) => this.chart.run(item),
      summarize: (items, { jobId }) => this.summarize(items, jobId),
    });
    this.schedule.register({
      name: REFRESH_KIND,
      cron: this.env.RANKINGS_CRON,
      start: (tick) => this.startScheduled(tick),
    });
  }

  /**
   * Starts a refresh, or joins the one that works on the same platform and country.
   * @throws ProblemException 400 naming an unknown category or country
   */
  async start(scope: RefreshScope, createdBy?: string): Promise<StartedJob> {
    const { job, items } = this.plan(scope, { scheduled: false });
    return this.jobs.start({ ...job, createdBy }, items);
  }

  /** Starts a refresh of everything, or joins one; does nothing when the tick was taken before. */
  async startScheduled(tick: ScheduleTick): Promise<StartedJob | undefined> {
    const { job, items } = this.plan({}, { scheduled: true });
    return this.jobs.startAtTick(tick, job, items);
  }

  /** The refresh under way, the last one, and when the next starts by itself. */
  async state(): Promise<RefreshStateDto> {
    const [running, last] = await Promise.all([
      this.jobs.findOfKind(REFRESH_KIND, 'live'),
      this.jobs.findOfKind(REFRESH_KIND, 'ended'),
    ]);
    const { RANKINGS_CRON: cron, RANKINGS_COUNTRIES: countries } = this.env;
    return { running, last, nextRunAt: this.schedule.nextRun(cron), countries, cron: cron ?? null };
  }

  private plan(scope: RefreshScope, how: { scheduled: boolean }): { job: NewJob; items: NewJobItem[] } {
    const checked = checkScope(scope, this.env.RANKINGS_COUNTRIES);
    const items = refreshItems(this.charts.plan(checked));
    if (items.length === 0)
      throw badRequest('There is no chart to fetch: no platform asked for has these categories.');
    const params = { ...checked, platforms: checked.platforms ?? [...PLATFORMS], ...how };
    return { job: { kind: REFRESH_KIND, title: 'Refresh rankings', params }, items };
  }

  private async summarize(items: FinishedItem[], jobId: string): Promise<Record<string, unknown>> {
    const result = refreshSummary(items);
    const text = refreshSentence(result);
    await this.activity.tryRecord({ kind: 'rankings.refreshed', text, subject: jobId });
    // The charts in the database are those from before, and whoever waits for new ones has to know.
    if (hasFailed(result)) throw new JobError(`${NOTHING_FETCHED}.`, { ...result });
    return { ...result };
  }
}

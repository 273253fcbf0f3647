import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { formatDay } from '../common/time/clock.js';
import { ENV, type Env } from '../config/env.js';
import { JobHandlers } from '../jobs/run/job-handlers.service.js';
import { JobSchedule } from '../jobs/schedule/job-schedule.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { JobContext, ScheduleTick, StartedJob } from '../jobs/jobs.types.js';
import { EnrichGames } from '../market-data/details/enrich-games.service.js';
import { PicturesService } from '../market-data/pictures/pictures.service.js';
import { SameGames } from '../games/same-games/same-games.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { FactsQueueRepository } from './facts-queue.repository.js';

const KIND = 'games.enrich';
const SCHEDULE = 'games.facts';

/** What is to be filled: named games, all charting games, or what the schedule reads on a day. */
type Params = { bundleIds: string[] } | { day: string } | Record<string, never>;

/** Fills the details of games as a job: of the named ones, of all that chart, or by schedule of everything. */
@Injectable()
export class EnrichJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly schedule: JobSchedule,
    private readonly games: EnrichGames,
    private readonly rankings: RankingsService,
    private readonly queue: FactsQueueRepository,
    private readonly sameGames: SameGames,
    private readonly pictures: PicturesService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: KIND,
      run: async (context) => {
        const result = await this.run(context);
        // Names of developers and texts that came with the details may tell that two games are one.
        await this.sameGames.search();
        await this.sameGames.compareIcons(
          async (address) => (await this.pictures.get(address)).bytes,
          context.signal,
        );
        return result;
      },
    });
    this.schedule.register({
      name: SCHEDULE,
      cron: this.env.FACTS_CRON,
      start: (tick) => this.startScheduled(tick),
    });
  }

  private async run(context: JobContext): Promise<Record<string, unknown>> {
    const params = context.params as Params;
    if ('day' in params) {
      // Since midnight: two runs a little less than a day apart still read every day.
      return this.games.run(context, await this.queue.listGames(), new Date(params.day));
    }
    return this.games.run(context, params.bundleIds ?? (await this.rankings.listChartingGames()));
  }

  /** Starts the job; without ids, for all charting games, joining one that is under way. @returns the job's id */
  async start(bundleIds: string[] | undefined, createdBy: string | undefined): Promise<string> {
    const title = bundleIds ? `Details of ${bundleIds.length} games` : 'Details of all charting games';
    const { jobId } = await this.jobs.start({
      kind: KIND,
      title,
      params: bundleIds ? { bundleIds } : {},
      ...(bundleIds ? {} : { joinKey: KIND }),
      createdBy,
    });
    return jobId;
  }

  /** Reads the facts of the day, or joins the run that does; does nothing when the tick was taken before. */
  startScheduled(tick: ScheduleTick): Promise<StartedJob | undefined> {
    const day = formatDay(tick.at);
    return this.jobs.startAtTick(tick, {
      kind: KIND,
      title: `Store facts of ${day}`,
      params: { day, scheduled: true },
      joinKey: SCHEDULE,
    });
  }
}

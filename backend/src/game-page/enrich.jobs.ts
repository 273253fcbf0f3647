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

/** Which games to fetch: the given ones, all charting games, or those that the daily schedule reads. */
type Params = { bundleIds: string[] } | { day: string } | Record<string, never>;

/** Fetches store details of games as a job: of given games, of all charting games, or on a schedule. */
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
        // New developer names and texts may reveal that two games are the same.
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
      // Counted from midnight, so that two runs a little less than 24 hours apart still read every game.
      return this.games.run(context, await this.queue.listGames(), new Date(params.day));
    }
    return this.games.run(context, params.bundleIds ?? (await this.rankings.listChartingGames()));
  }

  /**
   * Starts the job; without ids it covers all charting games and joins a running one.
   * @returns the id of the job
   */
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

  /** Reads the facts of the day, or joins the job that does; does nothing when another process took the tick. */
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

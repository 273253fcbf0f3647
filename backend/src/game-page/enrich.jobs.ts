import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../jobs/job-handlers.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { EnrichGames } from '../market-data/details/enrich-games.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';

const KIND = 'games.enrich';

/** Fills the details of games as a job: of the named ones, or of all that stand in current charts. */
@Injectable()
export class EnrichJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly games: EnrichGames,
    private readonly rankings: RankingsService,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: KIND,
      run: async (context) => {
        const named = context.params.bundleIds as string[] | undefined;
        return this.games.run(context, named ?? (await this.rankings.listChartingGames()));
      },
    });
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
}

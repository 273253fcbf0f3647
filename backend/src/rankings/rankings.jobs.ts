import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { JobHandlers } from '../jobs/run/job-handlers.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { type ImportOptions, ImportRankings } from './import/import-rankings.js';
import type { ChartUploadQuery } from './charts/rankings.dto.js';

/** Jobs about rankings: starts them and registers their handlers. */
@Injectable()
export class RankingsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly importRankings: ImportRankings,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: 'rankings.import',
      run: async (context) => {
        const reading = context.params.reading as ImportOptions | undefined;
        const file = { name: String(context.params.fileName), jobId: context.jobId };
        return {
          ...(await this.importRankings.run((manager) => context.file(manager), context, reading, file)),
        };
      },
    });
  }

  startImport(
    body: Readable,
    { filename, dates, ...facts }: ChartUploadQuery,
    createdBy?: string,
  ): Promise<string> {
    const name = filename?.trim() || 'upload';
    const reading: ImportOptions = { ...(dates && { dates }), facts };
    return this.jobs.startWithFile(
      { kind: 'rankings.import', title: `Import ${name}`, params: { fileName: name, reading }, createdBy },
      body,
    );
  }
}

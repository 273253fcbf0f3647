import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { JobRunner } from '../jobs/job-runner.js';
import { JobsService } from '../jobs/jobs.service.js';
import { JobError } from '../jobs/jobs.types.js';
import { ImportRankings } from './import-rankings.js';
import type { RefreshInput } from './rankings.dto.js';

/** Long work on rankings: what can be started and what the workers do. */
@Injectable()
export class RankingsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly runner: JobRunner,
    private readonly importRankings: ImportRankings,
  ) {}

  onModuleInit(): void {
    this.runner.register({
      kind: 'rankings.import',
      run: async (context) => ({ ...(await this.importRankings.run(context.file(), context)) }),
    });
    this.runner.register({
      kind: 'rankings.refresh',
      run: () => Promise.reject(new JobError('No source is configured yet: import recorded charts instead.')),
    });
  }

  startRefresh(input: RefreshInput, createdBy?: string): Promise<string> {
    return this.jobs.start({
      kind: 'rankings.refresh',
      title: 'Refresh rankings',
      params: { ...input },
      joinKey: 'rankings.refresh',
      createdBy,
    });
  }

  startImport(body: Readable, fileName: string | undefined, createdBy?: string): Promise<string> {
    const name = fileName?.trim() || 'upload';
    return this.jobs.startWithFile(
      { kind: 'rankings.import', title: `Import ${name}`, params: { fileName: name }, createdBy },
      body,
    );
  }
}

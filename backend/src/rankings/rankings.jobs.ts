import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { JobHandlers } from '../jobs/job-handlers.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ImportRankings } from './import-rankings.js';

/** Long work on rankings: what can be started and what the workers do. */
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
      run: async (context) => ({ ...(await this.importRankings.run(context.file(), context)) }),
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

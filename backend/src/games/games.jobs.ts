import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { JobHandlers } from '../jobs/job-handlers.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ImportGames } from './import-games.js';

/** Long work on the catalogue. */
@Injectable()
export class GamesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly importGames: ImportGames,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: 'games.import',
      run: async (context) => ({ ...(await this.importGames.run(context.file(), context)) }),
    });
  }

  startImport(body: Readable, fileName: string | undefined, createdBy?: string): Promise<string> {
    const name = fileName?.trim() || 'upload';
    return this.jobs.startWithFile(
      { kind: 'games.import', title: `Import ${name}`, params: { fileName: name }, createdBy },
      body,
    );
  }
}

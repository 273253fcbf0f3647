import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { type GamesImportResult, ImportGames } from '../games/import/import-games.service.js';
import { JobHandlers } from '../jobs/run/job-handlers.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { JobReporting, ReadImport } from '../jobs/jobs.types.js';
import { ImportDays } from '../market-data/history/snapshots/import-days.service.js';

const KIND = 'games.import';

/** Imports games and their daily facts from a file. */
@Injectable()
export class GameImports implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
    private readonly games: ImportGames,
    private readonly days: ImportDays,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: KIND,
      run: async (context) => ({ ...(await this.run((manager) => context.file(manager), context)) }),
    });
  }

  /**
   * Starts importing an upload as a job.
   * @returns the id of the job
   */
  start(body: Readable, fileName: string | undefined, createdBy?: string): Promise<string> {
    const name = fileName?.trim() || 'upload';
    return this.jobs.startWithFile(
      { kind: KIND, title: `Import ${name}`, params: { fileName: name }, createdBy },
      body,
    );
  }

  /** @throws JobError saying what is wrong with the file */
  run(read: ReadImport, reporting: JobReporting): Promise<GamesImportResult> {
    return this.games.run(read, reporting, (manager, rows) => this.days.write(manager, rows));
  }
}

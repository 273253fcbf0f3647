import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { countNoun } from '../../common/count-noun.js';
import { type ByteSource, TabularError } from '../../common/tabular/tabular.types.js';
import type { Readable } from 'node:stream';
import { JobHandlers } from '../../jobs/job-handlers.service.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { JobError, type JobReporting } from '../../jobs/jobs.types.js';
import { runLocked } from '../../database/run-locked.js';
import { CatalogueService, WrittenListings } from '../catalogue/catalogue.service.js';
import { type GameRow, readGameRows } from './game-rows.js';
import { ListingDetailsService } from '../catalogue/listing-details.service.js';
import { IMPORT_LOCK } from '../../database/locks.js';
import { MergedGames } from '../catalogue/merged-games.service.js';

const BATCH_ROWS = 2_000;
const MAX_REPORTED_LINES = 500;

export interface GamesImportResult {
  /** Listings stored, or stored before. */
  rows: number;
  badLines: number;
  /** Records of apps that are no games. */
  skippedNotGames: number;
}

/** Imports games with their store facts in one transaction; bad lines are reported by number and skipped. */
@Injectable()
export class ImportGames implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly details: ListingDetailsService,
    private readonly mergedGames: MergedGames,
    private readonly activity: ActivityService,
    private readonly jobs: JobsService,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      kind: 'games.import',
      run: async (context) => ({ ...(await this.run(context.file(), context)) }),
    });
  }

  /** Starts the import of an upload as a job. @returns the job's id */
  start(body: Readable, fileName: string | undefined, createdBy?: string): Promise<string> {
    const name = fileName?.trim() || 'upload';
    return this.jobs.startWithFile(
      { kind: 'games.import', title: `Import ${name}`, params: { fileName: name }, createdBy },
      body,
    );
  }

  /** @throws JobError with the sentence that says what is wrong with the file */
  async run(bytes: ByteSource, reporting: JobReporting): Promise<GamesImportResult> {
    try {
      return await runLocked(this.source, IMPORT_LOCK, reporting.signal, (manager) =>
        this.importAll(manager, bytes, reporting),
      );
    } catch (error) {
      if (error instanceof TabularError) throw new JobError(error.message);
      throw error;
    }
  }

  private async importAll(manager: EntityManager, bytes: ByteSource, reporting: JobReporting) {
    const result: GamesImportResult = { rows: 0, badLines: 0, skippedNotGames: 0 };
    const written = new WrittenListings();
    let pending: GameRow[] = [];
    const flush = async (bytesRead: number) => {
      await this.catalogue.upsert(manager, pending, { sample: false, written });
      await this.details.write(manager, pending, 'import', { confirm: false });
      result.rows += pending.length;
      pending = [];
      reporting.progress(bytesRead, reporting.totalBytes, `${result.rows.toLocaleString('en')} games read`);
    };
    let bytesRead = 0;
    for await (const batch of readGameRows(bytes)) {
      reporting.signal.throwIfAborted();
      for (const { line, reason } of batch.bad) {
        result.badLines += 1;
        if (result.badLines <= MAX_REPORTED_LINES) reporting.fail({ label: `Line ${line}`, reason });
      }
      result.skippedNotGames += batch.skipped.notGames;
      pending.push(...batch.rows);
      ({ bytesRead } = batch);
      if (pending.length >= BATCH_ROWS) await flush(bytesRead);
    }
    if (pending.length > 0) await flush(bytesRead);
    if (result.rows === 0) {
      throw new JobError(
        result.badLines > 0
          ? `None of the ${result.badLines} lines could be used; see the first ones below.`
          : 'The file holds no games.',
      );
    }
    await this.mergedGames.notify(manager, written.merged);
    const text = `Games imported: ${countNoun(result.rows, 'game')}`;
    await this.activity.record({ kind: 'games.imported', text, userId: reporting.createdBy }, manager);
    return result;
  }
}

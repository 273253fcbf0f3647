import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { Clock } from '../../common/time/clock.js';
import { countNoun } from '../../common/text/count-noun.js';
import { TabularError } from '../../common/tabular/tabular.types.js';
import { JobError, type JobReporting, type ReadImport } from '../../jobs/jobs.types.js';
import { runLocked } from '../../database/locks/run-locked.js';
import { CatalogService, WrittenListings } from '../catalog/catalog.service.js';
import type { DatedRow } from './dated-row.rules.js';
import { addDropped, type DroppedValues } from './game-row.js';
import { type GameRow, readGameRows } from './game-rows.js';
import { ListingDetailsService } from '../listings/listing-details.service.js';
import { IMPORT_LOCK } from '../../database/locks/locks.js';
import { GameDependents } from '../catalog/game-dependents.service.js';
import { SameGames } from '../same-games/same-games.service.js';

const BATCH_ROWS = 2_000;
/** Larger, because a history may be sorted by day, while the days of each game are written together. */
const BATCH_DAYS = 20_000;
const MAX_REPORTED_LINES = 500;

/** Stores daily facts of games that exist by now. */
export type WriteDays = (manager: EntityManager, rows: DatedRow[]) => Promise<void>;

export interface GamesImportResult {
  /** Listings stored, now or before. */
  rows: number;
  /** Rows with facts of a day. */
  days: number;
  badLines: number;
  /** Records of apps that are not games. */
  skippedNotGames: number;
}

/** Imports games with their store facts in one transaction; bad lines are reported by number and skipped. */
@Injectable()
export class ImportGames {
  constructor(
    private readonly source: DataSource,
    private readonly catalog: CatalogService,
    private readonly details: ListingDetailsService,
    private readonly dependents: GameDependents,
    private readonly sameGames: SameGames,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /** @throws JobError saying what is wrong with the file */
  async run(read: ReadImport, reporting: JobReporting, writeDays: WriteDays): Promise<GamesImportResult> {
    try {
      const result = await runLocked(this.source, IMPORT_LOCK, reporting.signal, (manager) =>
        this.importAll(manager, read(manager), reporting, writeDays),
      );
      await this.sameGames.search();
      return result;
    } catch (error) {
      if (error instanceof TabularError) throw new JobError(error.message);
      throw error;
    }
  }

  private async importAll(
    manager: EntityManager,
    bytes: AsyncIterable<Buffer>,
    reporting: JobReporting,
    writeDays: WriteDays,
  ) {
    const result: GamesImportResult = { rows: 0, days: 0, badLines: 0, skippedNotGames: 0 };
    const written = new WrittenListings();
    let pending: GameRow[] = [];
    let dated: DatedRow[] = [];
    const flush = async (bytesRead: number) => {
      if (pending.length > 0) {
        await this.catalog.upsert(manager, pending, { sample: false, written });
        await this.details.write(manager, pending, 'import', { confirm: false });
      }
      for (let start = 0; start < dated.length; start += BATCH_ROWS) {
        const rows = dated.slice(start, start + BATCH_ROWS);
        await this.catalog.upsert(manager, rows, { sample: false, written });
      }
      if (dated.length > 0) await writeDays(manager, dated);
      result.rows += pending.length;
      result.days += dated.length;
      [pending, dated] = [[], []];
      const read = (result.rows + result.days).toLocaleString('en');
      reporting.progress(bytesRead, reporting.totalBytes, `${read} games read`);
    };
    let bytesRead = 0;
    const dropped: DroppedValues = {};
    for await (const batch of readGameRows(bytes, this.clock.now())) {
      reporting.signal.throwIfAborted();
      for (const { line, reason } of batch.bad) {
        result.badLines += 1;
        if (result.badLines <= MAX_REPORTED_LINES) reporting.fail({ label: `Line ${line}`, reason });
      }
      result.skippedNotGames += batch.skipped.notGames;
      addDropped(dropped, batch.dropped);
      pending.push(...batch.rows);
      dated.push(...batch.dated);
      ({ bytesRead } = batch);
      if (pending.length >= BATCH_ROWS || dated.length >= BATCH_DAYS) await flush(bytesRead);
    }
    await flush(bytesRead);
    if (result.rows + result.days === 0) {
      throw new JobError(
        result.badLines > 0
          ? `None of the ${result.badLines} lines could be used; see the first ones below.`
          : 'The file contains no games.',
      );
    }
    for (const [field, count] of Object.entries(dropped))
      reporting.fail({ label: `Field ${field}`, reason: `${countNoun(count, 'value')} could not be used.` });
    await this.dependents.rewriteLists(written.merged, manager);
    const days = result.days > 0 ? [countNoun(result.days, 'day of facts', 'days of facts')] : [];
    const games = result.rows > 0 || result.days === 0 ? [countNoun(result.rows, 'game')] : [];
    const text = `Games imported: ${[...games, ...days].join(', ')}`;
    await this.activity.record({ kind: 'games.imported', text, userId: reporting.createdBy }, manager);
    return result;
  }
}

import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { Clock } from '../../common/time/clock.js';
import { countNoun } from '../../common/text/count-noun.js';
import { TabularError } from '../../common/tabular/tabular.types.js';
import { WrittenListings } from '../../games/catalog/catalog.service.js';
import { IMPORT_LOCK } from '../../database/locks/locks.js';
import { GameDependents } from '../../games/catalog/game-dependents.service.js';
import { SameGames } from '../../games/same-games/same-games.service.js';
import { runLocked } from '../../database/locks/run-locked.js';
import { JobError, type JobReporting, type ReadImport } from '../../jobs/jobs.types.js';
import { CaptureLogRepository } from '../capture-log/capture-log.repository.js';
import { captureId, type DatedChartRow, type CaptureKey } from '../captures/capture-rows.js';
import { CapturesService } from '../captures/captures.service.js';
import { ACCEPTED_KEYS } from './chart-columns.js';
import type { ChartRowOptions } from './chart-row.js';
import { type ChartRowBatch, readChartRows } from './chart-rows.js';
import type { ImportResultDto } from './import.dto.js';
import { readAhead } from './read-ahead.js';
import { ensurePartitions, showPartitions } from '../../database/rows/partitions.js';

const BATCH_ROWS = 5_000;
const MAX_REPORTED_LINES = 500;
const ORIGIN = { source: 'import', sample: false, derived: null };

/** Origin of an import. */
export interface ImportedFile {
  name: string;
  /** Absent for the command line. */
  jobId?: string;
}

/** An import in progress. */
interface ImportRun {
  manager: EntityManager;
  reporting: JobReporting;
  importId: string;
  result: ImportResultDto;
  touched: Map<string, CaptureKey>;
  written: WrittenListings;
  /** Months with visible partitions. */
  months: Set<string>;
}

/** How to read a file, as far as the caller specifies it. */
export type ImportOptions = Omit<ChartRowOptions, 'now'>;

const NOTHING_IMPORTED: Readonly<ImportResultDto> = {
  rows: 0,
  added: 0,
  changed: 0,
  charts: 0,
  badLines: 0,
  skippedPaid: 0,
  skippedNotGames: 0,
  newest: null,
};

/**
 * Imports recorded charts in one transaction: a broken file, a cancellation or a crash leaves nothing behind. Bad
 * lines are reported by number and skipped.
 */
@Injectable()
export class ImportRankings {
  constructor(
    private readonly source: DataSource,
    private readonly captures: CapturesService,
    private readonly log: CaptureLogRepository,
    private readonly dependents: GameDependents,
    private readonly sameGames: SameGames,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /** @throws JobError saying what is wrong with the file */
  async run(
    read: ReadImport,
    reporting: JobReporting,
    reading: ImportOptions = {},
    file: ImportedFile = { name: 'unnamed file' },
  ): Promise<ImportResultDto> {
    try {
      const result = await runLocked(this.source, IMPORT_LOCK, reporting.signal, (manager) =>
        this.importAll(manager, read(manager), reporting, reading, file),
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
    reading: ImportOptions,
    file: ImportedFile,
  ): Promise<ImportResultDto> {
    const run: ImportRun = {
      ...{ manager, reporting, importId: randomUUID(), result: { ...NOTHING_IMPORTED } },
      ...{ touched: new Map(), written: new WrittenListings(), months: new Set() },
    };
    const { importId, result, touched, written } = run;
    const isJson = await this.importRows(run, bytes, reading);
    if (result.rows === 0) throw new JobError(describeNothingRead(result, isJson));
    result.charts = touched.size;
    result.newest = newestChart(touched.values());
    await this.dependents.rewriteLists(written.merged, manager);
    await this.finish(manager, [...touched.values()], result, reporting);
    await this.captures.dateToEnd(manager);
    if (result.added + result.changed > 0)
      await this.recordImport(manager, importId, result, reporting, file);
    return result;
  }

  /**
   * Writes the rows in batches; while the database writes one, the next is parsed.
   * @returns whether the file is JSON
   */
  private async importRows(
    run: ImportRun,
    bytes: AsyncIterable<Buffer>,
    reading: ImportOptions,
  ): Promise<boolean> {
    const { reporting, result } = run;
    const connection = new Mutex();
    let pending: DatedChartRow[] = [];
    let writing = Promise.resolve();
    let isJson = false;
    const startWriting = async (bytesRead: number) => {
      await writing;
      const rows = pending;
      pending = [];
      writing = connection.runExclusive(() => this.writeBatch(run, rows, bytesRead));
      // Reported when it is awaited.
      writing.catch(() => undefined);
    };
    let bytesRead = 0;
    try {
      const pieces = readAhead(bytes, connection);
      for await (const batch of readChartRows(pieces, { now: this.clock.now(), ...reading })) {
        reporting.signal.throwIfAborted();
        countSkipped(reporting, result, batch);
        isJson = batch.format !== 'csv';
        ({ bytesRead } = batch);
        for (const row of batch.rows) pending.push(row);
        if (pending.length >= BATCH_ROWS) await startWriting(bytesRead);
      }
      if (pending.length > 0) await startWriting(bytesRead);
    } finally {
      // Nothing may be written after the transaction. If this failed, then reading failed because of it.
      await writing;
    }
    return isJson;
  }

  private async writeBatch(run: ImportRun, rows: DatedChartRow[], bytesRead: number): Promise<void> {
    const { manager, reporting, importId, result, touched, written, months } = run;
    const times = new Set(rows.map((row) => row.capturedAt));
    await ensurePartitions(this.source, 'game_rankings', times);
    await showPartitions(manager, 'game_rankings', times, months);
    const origin = { ...ORIGIN, importId, written };
    const { captures, added, changed } = await this.captures.write(manager, rows, origin);
    for (const { platform, category, country, rankingType, capturedAt } of captures) {
      const capture = { platform, category, country, rankingType, capturedAt };
      touched.set(captureId(capture), capture);
    }
    result.rows += rows.length;
    result.added += added;
    result.changed += changed;
    reporting.progress(bytesRead, reporting.totalBytes, `${result.rows.toLocaleString('en')} rows read`);
  }

  private async recordImport(
    manager: EntityManager,
    importId: string,
    result: ImportResultDto,
    reporting: JobReporting,
    file: ImportedFile,
  ): Promise<void> {
    const { rows, charts, added } = result;
    const text = `Charts imported: ${countNoun(rows, 'row')} in ${countNoun(charts, 'chart')}, ${added.toLocaleString('en')} new`;
    const userId = reporting.createdBy;
    await this.activity.record({ kind: 'rankings.imported', text, userId }, manager);
    await this.log.insertImport(
      {
        id: importId,
        fileName: file.name,
        jobId: file.jobId ?? null,
        rowCount: added + result.changed,
        chartCount: charts,
      },
      manager,
    );
  }

  private async finish(
    manager: EntityManager,
    captures: CaptureKey[],
    result: ImportResultDto,
    reporting: JobReporting,
  ): Promise<void> {
    const lists = new Map<string, CaptureKey[]>();
    for (const capture of captures) {
      const key = `${capture.platform}/${capture.category}/${capture.country}/${capture.rankingType}`;
      const known = lists.get(key);
      if (known) known.push(capture);
      else lists.set(key, [capture]);
    }
    let processed = 0;
    // Categories are sorted so that the overall list is written first: it must know whether it has captures of its
    // own.
    for (const key of [...lists.keys()].sort()) {
      reporting.signal.throwIfAborted();
      await this.captures.finish(manager, lists.get(key) ?? []);
      processed += 1;
      reporting.progress(
        processed,
        lists.size,
        `${processed} of ${lists.size} lists rewritten (${result.rows} rows)`,
      );
    }
  }
}

function countSkipped(
  reporting: JobReporting,
  result: ImportResultDto,
  { bad, skipped }: ChartRowBatch,
): void {
  result.skippedPaid += skipped.paid;
  result.skippedNotGames += skipped.notGames;
  for (const { line, reason } of bad) {
    result.badLines += 1;
    if (result.badLines <= MAX_REPORTED_LINES) reporting.fail({ label: `Line ${line}`, reason });
  }
}

function newestChart(captures: Iterable<CaptureKey>): ImportResultDto['newest'] {
  let newest: CaptureKey | undefined;
  for (const capture of captures) {
    if (!newest || capture.capturedAt > newest.capturedAt) newest = capture;
  }
  return newest ? { platform: newest.platform, category: newest.category, country: newest.country } : null;
}

function describeNothingRead(
  { badLines, skippedPaid, skippedNotGames }: ImportResultDto,
  isJson: boolean,
): string {
  if (badLines > 0) {
    const lines = badLines === 1 ? 'The only line' : `None of the ${badLines.toLocaleString('en')} lines`;
    const text = `${lines} ${badLines === 1 ? 'could not' : 'could'} be used; see the first ones below.`;
    return isJson ? `${text} Accepted keys: ${ACCEPTED_KEYS}.` : text;
  }
  if (skippedPaid > 0) return 'The file contains only paid charts, which are not stored.';
  if (skippedNotGames > 0) return 'The file contains no games.';
  return 'The file contains no rows.';
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogService, type WrittenListings } from '../../games/catalog/catalog.service.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { MarketEvents } from '../../market-events/market-events.service.js';
import { listId, pickKey } from '../chart-key.js';
import { ListWriter } from '../current-lists/list-writer.js';
import type { Capture, ChartKey } from '../rankings.types.js';
import {
  captureId,
  type CaptureRows,
  countRows,
  type DatedChartRow,
  groupByCapture,
  rankColumns,
  type CaptureKey,
} from './capture-rows.js';
import { type CaptureOrigin, CapturesRepository } from './captures.repository.js';
import { ensurePartitions, forgetPartitions } from '../../database/rows/partitions.js';

/** From this many captures on, new ones are copied: for fewer, the extra round trips cost more. */
const MANY_CAPTURES = 5;

interface WrittenRows {
  captures: CaptureKey[];
  added: number;
  changed: number;
}

/** Writes charts: games and listings, the capture with its rows, and the current list, in one transaction. */
@Injectable()
export class CapturesService {
  private readonly withoutSamples = new Set<string>();

  constructor(
    private readonly source: DataSource,
    private readonly captures: CapturesRepository,
    private readonly catalog: CatalogService,
    private readonly lists: ListWriter,
    private readonly marketEvents: MarketEvents,
    events: DatabaseEvents,
  ) {
    // After a restore, cached knowledge about the database may be wrong.
    events.onReset(() => {
      this.withoutSamples.clear();
      forgetPartitions(source);
    });
  }

  /**
   * Stores one chart. Storing the same capture again changes nothing.
   * @param alongside runs in the same transaction
   */
  async record(capture: Capture, alongside?: (manager: EntityManager) => Promise<void>): Promise<void> {
    await ensurePartitions(this.source, 'game_rankings', [capture.capturedAt]);
    await this.source.transaction(async (manager) => {
      const rows = capture.entries.map((entry) => ({
        ...entry,
        ...pickKey(capture),
        capturedAt: capture.capturedAt,
      }));
      await this.write(manager, rows, capture);
      await this.finish(manager, [capture]);
      await alongside?.(manager);
    });
  }

  /**
   * Writes a batch of rows that may belong to many captures. Their partitions must exist. The captures are only
   * complete after {@link finish}.
   * @returns the distinct captures of the rows, and how many rows were added or changed
   */
  async write(
    manager: EntityManager,
    rows: DatedChartRow[],
    origin: CaptureOrigin & { written?: WrittenListings },
  ): Promise<WrittenRows> {
    const captures = groupByCapture(rows);
    if (rows.length === 0) return { captures, added: 0, changed: 0 };
    const bundleIds = await this.catalog.upsert(manager, rows, origin);
    if (!origin.sample) await this.clearSamples(manager, captures);
    const { added, changed, replaced } = await this.writeRanks(manager, captures, bundleIds, origin);
    for (const { country, bundleId } of replaced)
      this.marketEvents.noteRemovedGames(manager, country, [bundleId]);
    if (added + changed > 0)
      for (const capture of captures) this.marketEvents.noteCaptures(manager, capture, [capture.capturedAt]);
    return { captures, added, changed };
  }

  private async writeRanks(
    manager: EntityManager,
    captures: CaptureRows[],
    bundleIds: ReadonlyMap<string, string>,
    origin: CaptureOrigin,
  ) {
    const isMany = captures.length >= MANY_CAPTURES;
    const news = isMany ? await this.captures.insertCaptures(captures, origin, manager) : new Set<string>();
    const isNews = (capture: CaptureRows) => news.has(captureId(capture));
    const copied = captures.filter(isNews);
    if (copied.length > 0) await this.captures.copyRanks(copied, bundleIds, origin.sample, manager);
    const columns = rankColumns(
      captures.filter((capture) => !isNews(capture)),
      bundleIds,
    );
    const count = columns[0].length;
    const inserted = count > 0 ? await this.captures.insertRanks(columns, origin, manager) : 0;
    const { changed, replaced } =
      inserted === count
        ? { changed: 0, replaced: [] }
        : await this.captures.updateRanks(columns, origin.sample, manager);
    return { added: countRows(copied) + inserted, changed, replaced };
  }

  /**
   * Sets the write times to the end of this transaction: otherwise clients that follow the history would miss rows
   * dated long before they become visible.
   */
  async dateToEnd(manager: EntityManager): Promise<void> {
    await this.captures.updateTimes(manager);
  }

  /** Rewrites the current lists of completed captures. */
  async finish(manager: EntityManager, captures: CaptureKey[]): Promise<void> {
    await this.lists.rewrite(manager, captures);
  }

  /**
   * A list has either sample captures or real ones: real ones delete the samples, and samples are never added to
   * real ones.
   */
  private async clearSamples(manager: EntityManager, rows: ChartKey[]): Promise<void> {
    const lists = new Map(rows.map((row) => [listId(row), pickKey(row)]));
    for (const [id, list] of lists) {
      if (this.withoutSamples.has(id)) continue;
      const cleared = await this.captures.deleteSamples(list, manager);
      // Only remembered when there was nothing to delete: a rollback would bring deleted samples back.
      if (!cleared) this.withoutSamples.add(id);
      else this.marketEvents.noteCaptures(manager, list, null);
    }
  }
}

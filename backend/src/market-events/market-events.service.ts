import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { GameMove, Platform } from '../games/games.types.js';
import type { StorePages } from './derive/store-events.js';
import { HistoryChanges } from './history-changes.service.js';
import type { EventList } from './market-events.types.js';
import { PendingEvents } from './record/pending-events.js';
import { WriteEvents } from './record/write-events.js';

/**
 * Collects what a transaction changes in the history, and writes the resulting events when the transaction ends.
 * Only then is everything stored, and only then may the lock that all writers of events share be taken: taking
 * other locks after it could deadlock.
 */
@Injectable()
export class MarketEvents implements OnModuleInit {
  private readonly pending = new WeakMap<QueryRunner, PendingEvents>();

  constructor(
    private readonly source: DataSource,
    private readonly writer: WriteEvents,
    private readonly changes: HistoryChanges,
  ) {}

  onModuleInit(): void {
    this.source.subscribers.push({
      beforeTransactionCommit: ({ queryRunner, manager }) => this.writePending(queryRunner, manager),
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.pending.delete(queryRunner);
      },
    });
  }

  /**
   * Captures of a list were added, changed or removed.
   * @param times null means that any of them may have changed
   */
  noteCaptures(manager: EntityManager, list: EventList, times: readonly Date[] | null): void {
    this.getPending(manager).addCaptures(list, times);
  }

  noteMoves(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): void {
    this.getPending(manager).moved.push({ moves, platform });
  }

  /** Games that were on captures which were removed. */
  noteRemovedGames(manager: EntityManager, country: string, bundleIds: Iterable<string>): void {
    this.getPending(manager).addLostSightings(country, bundleIds);
  }

  /**
   * Facts of a game's pages in a store and country changed.
   * @param from null means from the beginning
   */
  notePages(manager: EntityManager, pages: StorePages, from: Date | null): void {
    this.getPending(manager).addPages(pages, from);
  }

  noteAnalyses(manager: EntityManager, bundleIds: Iterable<string>): void {
    const { analyses } = this.getPending(manager);
    for (const bundleId of bundleIds) analyses.add(bundleId);
  }

  /**
   * Scheduled charts due since a time are missing, or no longer missing.
   * @param from null means regardless of when they were due
   */
  noteGaps(manager: EntityManager, from: Date | null): void {
    this.getPending(manager).addGaps(from);
  }

  private getPending(manager: EntityManager): PendingEvents {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive)
      throw new Error('Events must be written in the transaction that causes them.');
    const known = this.pending.get(runner);
    if (known) return known;
    const pending = new PendingEvents();
    this.pending.set(runner, pending);
    return pending;
  }

  private async writePending(runner: QueryRunner, manager: EntityManager): Promise<void> {
    const pending = this.pending.get(runner);
    // The end of a savepoint is not the end of the transaction.
    const { transactionDepth } = runner as QueryRunner & { transactionDepth?: number };
    if (!pending || (transactionDepth ?? 1) > 1) return;
    this.pending.delete(runner);
    // Events come last: from the first one on, all other writers of events wait for this transaction to end.
    await this.changes.note(pending, manager);
    await this.writer.write(pending, manager);
  }
}

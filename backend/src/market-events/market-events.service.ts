import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { MergedGames } from '../games/catalogue/merged-games.service.js';
import type { StorePages } from './derive/store-events.js';
import { HistoryChanges } from './history-changes.service.js';
import type { EventList } from './market-events.types.js';
import { PendingEvents } from './record/pending-events.js';
import { WriteEvents } from './record/write-events.js';

/**
 * Takes note of what a transaction changes in the history, and writes the events that follow from it when the
 * transaction ends. Only then is everything there, and only then may the lock be taken that all writers of events
 * share: whoever takes other locks after it would wait in a circle.
 */
@Injectable()
export class MarketEvents implements OnModuleInit {
  private readonly pending = new WeakMap<QueryRunner, PendingEvents>();

  constructor(
    private readonly source: DataSource,
    private readonly writer: WriteEvents,
    private readonly mergedGames: MergedGames,
    private readonly changes: HistoryChanges,
  ) {}

  onModuleInit(): void {
    this.source.subscribers.push({
      beforeTransactionCommit: ({ queryRunner, manager }) => this.writePending(queryRunner, manager),
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.pending.delete(queryRunner);
      },
    });
    this.mergedGames.onMove((manager, moves, platform) => {
      this.getPending(manager).moved.push({ moves, platform });
      return Promise.resolve();
    });
  }

  /** Captures of a list came, changed or went. @param times null says that any of them may have changed */
  noteCaptures(manager: EntityManager, list: EventList, times: readonly Date[] | null): void {
    this.getPending(manager).addCaptures(list, times);
  }

  /** Games that stood on captures which are gone. */
  noteRemovedGames(manager: EntityManager, country: string, bundleIds: Iterable<string>): void {
    this.getPending(manager).addLostSightings(country, bundleIds);
  }

  /** What is known of a game's pages in a store and country changed. @param from null: from the beginning */
  notePages(manager: EntityManager, pages: StorePages, from: Date | null): void {
    this.getPending(manager).addPages(pages, from);
  }

  noteAnalyses(manager: EntityManager, bundleIds: Iterable<string>): void {
    const { analyses } = this.getPending(manager);
    for (const bundleId of bundleIds) analyses.add(bundleId);
  }

  /** Charts that were due from a time on did not come, or are forgotten. @param from null: whenever they were due */
  noteGaps(manager: EntityManager, from: Date | null): void {
    this.getPending(manager).addGaps(from);
  }

  private getPending(manager: EntityManager): PendingEvents {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive)
      throw new Error('Events are written with the transaction that they tell of.');
    const known = this.pending.get(runner);
    if (known) return known;
    const pending = new PendingEvents();
    this.pending.set(runner, pending);
    return pending;
  }

  private async writePending(runner: QueryRunner, manager: EntityManager): Promise<void> {
    const pending = this.pending.get(runner);
    // The end of a savepoint ends nothing.
    const { transactionDepth } = runner as QueryRunner & { transactionDepth?: number };
    if (!pending || (transactionDepth ?? 1) > 1) return;
    this.pending.delete(runner);
    await this.writer.write(pending, manager);
    await this.changes.note(pending, manager);
  }
}

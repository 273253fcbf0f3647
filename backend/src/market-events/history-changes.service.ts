import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import type { HistoryChange } from './history-change.entity.js';
import { HistoryChangesRepository } from './record/history-changes.repository.js';
import type { PendingEvents } from './record/pending-events.js';

/**
 * Queues new captures and store pages until they are processed: written by the transaction that stores them, so
 * that none is lost. Unlike events, they include captures in which nothing notable happened.
 */
@Injectable()
export class HistoryChanges {
  constructor(
    private readonly rows: HistoryChangesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Queues what a transaction stored. Only the newest capture of a list: older ones added later are not news.
   * Notifies about every change, including those that are not news, so that figures can be recomputed.
   */
  async note({ lists, pages, analyses }: PendingEvents, manager: EntityManager): Promise<void> {
    if (lists.size + pages.size + analyses.size === 0) return;
    const captures = [...lists.values()].flatMap(({ list, times }) =>
      times.size === 0 ? [] : { ...list, capturedAt: new Date(Math.max(...times)) },
    );
    const listings = [...pages.values()].map(({ pages: page }) => page);
    await this.rows.insertChanges(captures, listings, this.clock.now(), manager);
  }

  /** Takes the oldest changes, each once, within the caller's transaction. */
  takeOldest(limit: number, manager: EntityManager): Promise<HistoryChange[]> {
    return this.rows.deleteOldest(limit, manager);
  }

  /** When the oldest of them was queued; null when there is none. */
  findOldestTime(): Promise<Date | null> {
    return this.rows.findOldestTime();
  }

  hasAny(): Promise<boolean> {
    return this.rows.hasAny();
  }
}

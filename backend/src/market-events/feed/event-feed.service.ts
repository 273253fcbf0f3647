import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalidField } from '../../common/errors/problem.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { BundleIdPipe } from '../../games/bundle-id.pipe.js';
import { EVENTS_CHANNEL } from '../market-events.types.js';
import { EventsRepository } from './events.repository.js';
import {
  type EventRow,
  type EventsFilter,
  type EventsQuery,
  type MarketEventDto,
  MAX_EVENTS,
  toEventDto,
} from './market-event.dto.js';

const DEFAULT_LIMIT = 100;
/** Polling interval for events whose NOTIFY was lost. */
const POLL_MS = 5_000;

/** The feed of events: a client that continues after an event's id misses none and gets none twice. */
@Injectable()
export class EventFeed implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly rows: EventsRepository,
    private readonly events: DatabaseEvents,
    private readonly bundleIds: BundleIdPipe,
  ) {}

  /** @throws ProblemException 400 naming what is wrong */
  async check(query: EventsQuery, manager?: EntityManager): Promise<{ filter: EventsFilter; after: string }> {
    const after = query.after ?? '0';
    if (BigInt(after) > (await this.rows.getLastId(manager)))
      throw invalidField('after', 'is not the id of an event; leave it out to read all events');
    const bundleId = query.bundleId && (await this.bundleIds.transform(query.bundleId));
    return { filter: { ...query, ...(bundleId && { bundleId }) }, after };
  }

  /** The cursor after everything recorded so far. */
  async getCursor(manager?: EntityManager): Promise<string> {
    return String(await this.rows.getLastId(manager));
  }

  /** When the first event after a cursor was recorded; null when there is none. */
  async findNextTime(cursor: string): Promise<Date | null> {
    const [next] = await this.rows.listAfter(cursor, {}, 1);
    return next?.recordedAt ?? null;
  }

  /** One page, with the cursor of the next while there is more. */
  async listPage(
    query: EventsQuery,
    manager?: EntityManager,
  ): Promise<{ rows: MarketEventDto[]; next: string | null }> {
    const { filter, after } = await this.check(query, manager);
    const limit = query.limit ?? DEFAULT_LIMIT;
    const rows = await this.rows.listAfter(after, filter, limit + 1, manager);
    const page = rows.slice(0, limit).map(toEventDto);
    return { rows: page, next: rows.length > limit ? page.at(-1)!.id : null };
  }

  /** Everything recorded so far, in batches; at most `limit` events. */
  async *readAll({ filter, after }: { filter: EventsFilter; after: string }, limit = Infinity) {
    let remaining = limit;
    for await (const { events } of this.readOn(filter, after)) {
      yield events.slice(0, remaining);
      remaining -= events.length;
      if (remaining <= 0) return;
    }
  }

  /** Sends recorded events and then new ones, no faster than they are taken, until the signal is aborted. */
  async follow(
    { filter, after }: { filter: EventsFilter; after: string },
    show: (event: MarketEventDto) => Promise<void> | void,
    signal: AbortSignal,
  ): Promise<void> {
    const leave = AbortSignal.any([signal, this.stopping.signal]);
    let cursor = after;
    while (!leave.aborted) {
      const changed = this.events.awaitNext(EVENTS_CHANNEL, { timeoutMs: POLL_MS, signal: leave });
      for await (const batch of this.readOn(filter, cursor)) {
        for (const event of batch.events) {
          await show(event);
          if (leave.aborted) return;
        }
        cursor = batch.cursor;
      }
      await changed;
    }
  }

  /** Open streams would keep the server from closing; clients reconnect with the last id. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async *readOn(filter: EventsFilter, after: string) {
    let batch: { rows: EventRow[]; cursor: string } = { rows: [], cursor: after };
    do {
      batch = await this.rows.listWithCursor(batch.cursor, filter, MAX_EVENTS);
      yield { events: batch.rows.map(toEventDto), cursor: batch.cursor };
    } while (batch.rows.length === MAX_EVENTS);
  }
}

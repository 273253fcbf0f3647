import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { DatabaseEvents } from '../database/database-events.js';
import { itemId, ItemLeases, type LeasedItem } from './item-leases.js';
import { ITEMS_CHANNEL, ITEMS_STOPPED_CHANNEL } from './job-items.service.js';
import { type ItemEnd, type ItemHandler, LeaseLostError } from './job-items.types.js';

const HEARTBEAT_MS = 4_000;
/** Covers lost notifications and leases that ran out. */
const LOOK_MS = 2_000;
const TIDY_MS = 3_600_000;
const BEGIN_AGAIN_MS = 1_000;
/** An item that was begun so often and never ended takes its workers down with it. */
const MAX_ATTEMPTS = 4;

interface Lane {
  most: number;
  active: number;
  /** Set while one call looks for items; the others only ask it to look again. */
  looking: boolean;
  again: boolean;
}

interface HeldItem {
  abort: AbortController;
  work: Promise<void>;
}

/** Does items of jobs in this process, a few of each lane at a time. */
@Injectable()
export class JobItemWorkers implements BeforeApplicationShutdown {
  private readonly logger = new Logger('JobItems');
  private readonly leases: ItemLeases;
  private readonly handlers = new Map<string, ItemHandler>();
  private readonly lanes = new Map<string, Lane>();
  private readonly held = new Map<string, HeldItem>();
  private state: 'idle' | 'started' | 'stopping' = 'idle';
  private onlyJob: string | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly events: DatabaseEvents,
  ) {
    this.leases = new ItemLeases(source, events, randomUUID());
  }

  /** Domains register how the items of a kind of job are done. Lane names must be the domain's own. */
  register(kind: string, handler: ItemHandler): void {
    this.handlers.set(kind, handler);
    for (const [lane, most] of Object.entries(handler.lanes)) {
      this.lanes.set(lane, { most, active: 0, looking: false, again: false });
    }
  }

  /** Starts doing items, only those of one job when it is given. */
  start(onlyJob?: string): void {
    if (this.state !== 'idle') return;
    this.state = 'started';
    this.onlyJob = onlyJob;
    this.events.on(ITEMS_CHANNEL, () => this.lookEverywhere());
    this.events.on(ITEMS_STOPPED_CHANNEL, () => void this.keepLeases());
    this.lookEverywhere();
  }

  @Interval(LOOK_MS)
  lookEverywhere(): void {
    if (this.state !== 'started') return;
    for (const [name, lane] of this.lanes) void this.look(name, lane);
  }

  /** Renews the leases and leaves what is no longer ours. */
  @Interval(HEARTBEAT_MS)
  async keepLeases(): Promise<void> {
    if (this.held.size === 0) return;
    const before = [...this.held.keys()];
    try {
      const ours = await this.leases.renew();
      for (const id of before) if (!ours.has(id)) this.held.get(id)?.abort.abort('lease lost');
    } catch (error) {
      this.logger.warn(`Could not renew leases: ${(error as Error).message}`);
    }
  }

  /** Items of jobs that ended a day ago are of no use to anybody; their failures stand in the job. */
  @Interval(TIDY_MS)
  async tidy(): Promise<void> {
    if (this.state !== 'started') return;
    try {
      await this.source.query(
        `delete from job_items using jobs where jobs.id = job_id and jobs.finished_at < now() - interval '1 day'`,
      );
      await this.source.query(`delete from schedule_ticks where tick < now() - interval '90 days'`);
    } catch (error) {
      this.logger.debug(`Tidying failed: ${(error as Error).message}`);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.state = 'stopping';
    for (const { abort } of this.held.values()) abort.abort('process ends');
    await Promise.allSettled([...this.held.values()].map(({ work }) => work));
  }

  private async look(name: string, lane: Lane): Promise<void> {
    lane.again = true;
    if (lane.looking) return;
    lane.looking = true;
    try {
      while (lane.again && this.state === 'started' && lane.active < lane.most) {
        lane.again = false;
        const item = await this.leases.take(name, this.onlyJob);
        if (!item) continue;
        lane.again = true;
        lane.active += 1;
        void this.hold(item).finally(() => {
          lane.active -= 1;
          void this.look(name, lane);
        });
      }
    } catch (error) {
      // The database is away; the next look comes soon.
      this.logger.debug(`Looking for items failed: ${(error as Error).message}`);
    } finally {
      lane.looking = false;
    }
  }

  private hold(item: LeasedItem): Promise<void> {
    const abort = new AbortController();
    const work = this.run(item, abort).catch((error: unknown) => {
      // Nothing could be written: the lease runs out and the item is begun again.
      this.logger.warn(`${item.label}: ${(error as Error).message}`);
    });
    this.held.set(itemId(item), { abort, work });
    return work.finally(() => this.held.delete(itemId(item)));
  }

  private async run(item: LeasedItem, abort: AbortController): Promise<void> {
    // Taken at the very moment the process began to end.
    if (this.state !== 'started') return this.leases.giveBack(item);
    let end: ItemEnd;
    try {
      end = await this.handle(item, abort.signal);
    } catch (error) {
      if (error instanceof LeaseLostError || abort.signal.reason === 'lease lost') return;
      if (abort.signal.aborted) return this.leases.giveBack(item);
      // Mostly the database was away for a moment. When it still is, the lease runs out, which comes to the same.
      if (item.attempts < MAX_ATTEMPTS) {
        this.logger.warn(`${item.label} is begun again: ${(error as Error).message}`);
        return this.leases.giveBack(item, BEGIN_AGAIN_MS);
      }
      this.logger.error(`${item.label}: ${(error as Error).stack}`);
      end = { state: 'failed', reason: 'Something went wrong on our side.' };
    }
    if (end === 'settled') return;
    if ('again' in end) return this.leases.giveBack(item, end.again.afterMs);
    await this.leases.settle(this.source.manager, item, end).catch((error: unknown) => {
      if (!(error instanceof LeaseLostError)) throw error;
    });
  }

  private async handle(item: LeasedItem, signal: AbortSignal): Promise<ItemEnd> {
    const handler = this.handlers.get(item.kind);
    if (!handler) return { state: 'failed', reason: `This version has no worker for "${item.kind}".` };
    if (item.attempts > MAX_ATTEMPTS) {
      return { state: 'failed', reason: `It was begun ${MAX_ATTEMPTS} times and never ended.` };
    }
    return handler.run({
      jobId: item.job_id,
      key: item.key,
      label: item.label,
      params: item.params,
      attempt: item.attempts,
      signal,
      settle: (manager, result) => this.leases.settle(manager, item, result),
    });
  }
}

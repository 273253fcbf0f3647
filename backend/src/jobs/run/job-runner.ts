import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ENV, type Env } from '../../config/env.js';
import { Rounds } from '../../common/concurrency/rounds.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { PROCESS_LOCK, WORKER_LOCK } from '../../database/locks/locks.js';
import { JobEnds } from './job-ends.js';
import { JobHandlers } from './job-handlers.service.js';
import { type AbortReason, JobItemRuns } from './job-item-runs.js';
import { type ClaimedItem, ITEMS_CHANNEL, JobItemsRepository } from './job-items.repository.js';
import { JobSchedule } from '../schedule/job-schedule.service.js';
import { JobsRepository } from '../jobs.repository.js';
import { JOBS_CHANNEL } from '../jobs.service.js';

/** Polling interval: covers lost notifications, delayed items and dead processes. */
const LOOK_MS = 1_000;
const TIDY_MS = 3_600_000;
/** A process that lost its connection holds its lock again within this time; a dead one never does. */
const DEAD_AFTER_MS = 2_500;

interface HeldItem {
  item: ClaimedItem;
  abort: AbortController;
  work: Promise<void>;
}

/** Claims items for this process, a few of each lane at a time, and reclaims those of dead processes. */
@Injectable()
export class JobRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly held = new Set<HeldItem>();
  /** When each process was first seen without its lock. */
  private missingSince = new Map<number, number>();
  private state: 'idle' | 'started' | 'stopping' = 'idle';
  private onlyJob: string | undefined;
  private readonly looks = new Rounds(
    () => this.findWork(),
    // The database is unreachable; the next poll comes soon.
    ({ message }) => this.logger.debug(`Checking for items failed: ${message}`),
  );
  private checkClaims = false;
  private isRecovering = false;

  constructor(
    private readonly jobs: JobsRepository,
    private readonly items: JobItemsRepository,
    private readonly handlers: JobHandlers,
    private readonly runs: JobItemRuns,
    private readonly ends: JobEnds,
    private readonly events: DatabaseEvents,
    private readonly schedule: JobSchedule,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Starts running jobs, unless this process only serves the API. */
  async start(): Promise<void> {
    if (this.env.ROLE === 'api' || this.state !== 'idle') return;
    await this.events.announce(WORKER_LOCK);
    this.begin();
    this.schedule.start();
    await this.recover();
  }

  /** Runs the items of this one job here, sharing them with other processes. */
  runHere(jobId: string): void {
    if (this.state === 'idle') this.begin(jobId);
  }

  @Interval(LOOK_MS)
  async tick(): Promise<void> {
    this.checkClaims = true;
    this.looks.request();
    // While the database is slow, each look would take another connection of the pool.
    if (!this.isRecovering) await this.recover();
  }

  /** Puts back items of dead processes and ends jobs that nobody else will end. */
  async recover(): Promise<void> {
    if (this.state !== 'started') return;
    try {
      this.isRecovering = true;
      const unended = await this.releaseLost().finally(() => (this.isRecovering = false));
      for (const id of unended) await this.ends.end(id);
    } catch (error) {
      this.logger.debug(`Checking for lost jobs failed: ${(error as Error).message}`);
    }
  }

  /** @returns jobs that nobody else will end */
  private async releaseLost(): Promise<string[]> {
    const dead = await this.findDead();
    if (dead.length > 0) await this.items.releaseWorkers(dead);
    await this.items.failUnknown([...this.handlers.lanes.keys()]);
    return this.jobs.listUnended(dead);
  }

  @Interval(TIDY_MS)
  async tidy(): Promise<void> {
    if (this.state !== 'started') return;
    try {
      await this.jobs.deleteOld();
    } catch (error) {
      this.logger.debug(`Tidying failed: ${(error as Error).message}`);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.state = 'stopping';
    this.ends.stop();
    for (const { abort } of this.held) abortBecause(abort, 'process ends');
    await Promise.allSettled([...this.held].map(({ work }) => work));
    this.ends.stop();
  }

  private begin(onlyJob?: string): void {
    this.state = 'started';
    this.onlyJob = onlyJob;
    this.events.on(ITEMS_CHANNEL, () => this.looks.request());
    // A cancellation reaches the worker that runs the job at once, wherever it was requested.
    this.events.on(JOBS_CHANNEL, (id) => {
      if (![...this.held].some(({ item }) => item.jobId === id)) return;
      this.checkClaims = true;
      this.looks.request();
    });
    this.looks.request();
  }

  private async findWork(): Promise<void> {
    if (this.state !== 'started') return;
    // Sequential, so that an item being claimed is not mistaken for a forgotten one.
    if (this.checkClaims) await this.compareClaims();
    await this.claim();
  }

  private async claim(): Promise<void> {
    const active = new Map<string, number>();
    for (const { item } of this.held) active.set(item.lane, (active.get(item.lane) ?? 0) + 1);
    const lanes = [...this.handlers.lanes]
      .map(([lane, limit]) => ({ lane, free: limit - (active.get(lane) ?? 0) }))
      .filter(({ free }) => free > 0);
    if (lanes.length === 0) return;
    const claimed = await this.items.claimItems(lanes, this.onlyJob);
    await this.runs.startJobs(claimed);
    for (const item of claimed) this.hold(item);
  }

  private hold(item: ClaimedItem): void {
    const abort = new AbortController();
    // Claimed at the very moment the process began to shut down.
    if (this.state !== 'started') abortBecause(abort, 'process ends');
    const work = abort.signal.aborted ? this.items.releaseItem(item) : this.runs.run(item, abort.signal);
    const heldItem: HeldItem = {
      item,
      abort,
      work: work
        // Nothing could be written: the next comparison of claims puts the item back.
        .catch((error: unknown) => this.logger.warn(`${item.label}: ${(error as Error).message}`))
        .finally(() => {
          this.held.delete(heldItem);
          this.looks.request();
        }),
    };
    this.held.add(heldItem);
  }

  /**
   * Aborts items that were cancelled or taken by another process, and puts back claimed items that are not running.
   */
  private async compareClaims(): Promise<void> {
    this.checkClaims = false;
    const heldItems = [...this.held];
    const claims = await this.items.listClaims();
    for (const { item, abort } of heldItems) {
      const claim = claims.find((other) => isSame(other, item));
      if (!claim) abortBecause(abort, 'claim lost');
      else if (claim.cancelRequested) abortBecause(abort, 'cancelled');
    }
    for (const claim of claims) {
      if (!heldItems.some(({ item }) => isSame(item, claim))) await this.items.releaseItem(claim, 0);
    }
  }

  /** Processes that were working or receiving a file, and have been without their lock for a while. */
  private async findDead(): Promise<number[]> {
    const own = this.events.processKey;
    const seen = [...(await this.items.listDeadWorkers()), ...(await this.jobs.listDeadReceivers())];
    const missing = seen.filter((worker) => worker !== own);
    // Another connection of ours held the lock while this one was opened, and has closed since.
    if (missing.length < seen.length) await this.events.announce(PROCESS_LOCK);
    const now = performance.now();
    this.missingSince = new Map(missing.map((worker) => [worker, this.missingSince.get(worker) ?? now]));
    return missing.filter((worker) => now - (this.missingSince.get(worker) ?? now) >= DEAD_AFTER_MS);
  }
}

const abortBecause = (abort: AbortController, reason: AbortReason): void => abort.abort(reason);

const isSame = (
  a: { jobId: string; key: string; attempts: number },
  b: { jobId: string; key: string; attempts: number },
): boolean => a.jobId === b.jobId && a.key === b.key && a.attempts === b.attempts;

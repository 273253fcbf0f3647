import { Injectable, Logger } from '@nestjs/common';
import { DiskSpace } from '../../common/limits/disk-space.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { isDatabaseAway, JobEnds, UNKNOWN_FAILURE } from './job-ends.js';
import { JobFilesRepository } from '../files/job-files.repository.js';
import { JobHandlers } from './job-handlers.service.js';
import { type ClaimedItem, JobItemsRepository } from './job-items.repository.js';
import { JobProgress } from './job-progress.js';
import { JobsRepository } from '../jobs.repository.js';
import { JOBS_CHANNEL } from '../jobs.service.js';
import {
  ClaimLostError,
  type ItemEnd,
  type ItemResult,
  JobError,
  type JobHandler,
  type JobResult,
} from '../jobs.types.js';

const AGAIN_MS = 1_000;
/** An item that was started this often without ending probably kills its workers. */
const MAX_ATTEMPTS = 5;
const DISK_FULL = 'The disk of the server is full. Free some space, then start this again.';

/** Why a running item is aborted. */
export type AbortReason = 'cancelled' | 'claim lost' | 'process ends';

/** Runs one claimed item from start to end. */
@Injectable()
export class JobItemRuns {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly jobs: JobsRepository,
    private readonly items: JobItemsRepository,
    private readonly files: JobFilesRepository,
    private readonly handlers: JobHandlers,
    private readonly ends: JobEnds,
    private readonly events: DatabaseEvents,
    private readonly disk: DiskSpace,
  ) {}

  /** Marks the jobs of claimed items as started, before any of them runs, so that items of a job begin in order. */
  async startJobs(claimed: readonly ClaimedItem[]): Promise<void> {
    const queued = new Map(
      claimed.filter(({ isJobQueued }) => isJobQueued).map((item) => [item.jobId, item]),
    );
    for (const { jobId, kind } of queued.values()) {
      if (!(await this.jobs.markStarted(jobId))) continue;
      this.logger.log(`Job ${kind} ${jobId} started`);
      await this.events.notify(JOBS_CHANNEL, jobId);
    }
  }

  /** @throws Error when nothing could be written: the item is put back once the database is reachable again */
  async run(item: ClaimedItem, signal: AbortSignal): Promise<void> {
    let end: ItemEnd | 'claim lost' | 'handed back';
    try {
      end = await this.handle(item, signal);
    } catch (error) {
      end = this.endFor(error, item, signal);
    }
    if (end === 'claim lost') return;
    if (end === 'handed back') return this.items.releaseItem(item);
    if (end !== 'settled' && 'again' in end) return this.items.releaseItem(item, end.again.afterMs);
    if (end !== 'settled' && !(await this.settle(item, end))) return;
    const handler = this.handlers.get(item.kind);
    if (handler && 'runItem' in handler) this.ends.reportSoon(item.jobId);
    else await this.ends.end(item.jobId);
  }

  private async handle(item: ClaimedItem, signal: AbortSignal): Promise<ItemEnd> {
    const { jobId, kind, attempts } = item;
    if (item.cancelRequested) return { state: 'cancelled' };
    if (attempts > MAX_ATTEMPTS) {
      return { state: 'failed', reason: `Failed after ${MAX_ATTEMPTS} attempts.` };
    }
    const handler = this.handlers.get(kind);
    if (!handler) return { state: 'failed', reason: `This version can’t run "${kind}" jobs.` };
    if ('run' in handler) return { state: 'done', outcome: await this.runWhole(item, handler, signal) };
    this.ends.reportSoon(jobId);
    return handler.runItem({
      jobId,
      label: item.label,
      params: item.params,
      attempt: attempts,
      signal,
      settle: (manager, result) => this.items.settleItem(item, result, manager),
    });
  }

  private async runWhole(item: ClaimedItem, handler: JobHandler, signal: AbortSignal): Promise<JobResult> {
    const progress = new JobProgress(async (latest, failures) => {
      await this.items.updateWholeJobProgress(item, latest, failures);
      await this.events.notify(JOBS_CHANNEL, item.jobId);
    });
    try {
      return await handler.run({
        jobId: item.jobId,
        params: item.jobParams,
        createdBy: item.createdBy ?? undefined,
        signal,
        progress: (done, total, label) => progress.report(done, total, label),
        fail: (failure) => progress.fail(failure),
        totalBytes: await this.files.size(item.jobId),
        file: (manager) => this.files.read(item.jobId, manager),
      });
    } finally {
      // The work is stored: a later error must not be reported as its failure.
      await progress
        .flush()
        .catch((error: unknown) => this.warn(item, 'its progress was not written', error));
    }
  }

  private endFor(
    error: unknown,
    item: ClaimedItem,
    signal: AbortSignal,
  ): ItemEnd | 'claim lost' | 'handed back' {
    const reason = signal.aborted ? (signal.reason as AbortReason) : undefined;
    if (error instanceof ClaimLostError || reason === 'claim lost') return 'claim lost';
    if (reason) return reason === 'cancelled' ? { state: 'cancelled' } : 'handed back';
    if (this.disk.noteError(error)) return { state: 'failed', reason: DISK_FULL };
    if (error instanceof JobError) return { state: 'failed', reason: error.message, outcome: error.result };
    const handler = this.handlers.get(item.kind);
    const mayRepeat = isDatabaseAway(error) || (handler && 'runItem' in handler);
    if (mayRepeat && item.attempts < MAX_ATTEMPTS) {
      this.warn(item, 'begins again', error);
      return { again: { afterMs: AGAIN_MS } };
    }
    this.logger.error(`Job ${item.kind} ${item.jobId} ${item.label}: ${(error as Error).stack}`);
    return { state: 'failed', reason: UNKNOWN_FAILURE };
  }

  /** @returns false when another process has taken the item */
  private async settle(item: ClaimedItem, result: ItemResult): Promise<boolean> {
    try {
      await this.items.settleItem(item, result).catch(async (error: unknown) => {
        if (error instanceof ClaimLostError || !result.outcome) throw error;
        this.warn(item, 'its result could not be written', error);
        await this.items.settleItem(item, { ...result, outcome: undefined });
      });
      return true;
    } catch (error) {
      if (error instanceof ClaimLostError) return false;
      throw error;
    }
  }

  private warn({ kind, jobId, label }: ClaimedItem, what: string, error: unknown): void {
    this.logger.warn(`Job ${kind} ${jobId}, ${label}: ${what}: ${(error as Error).message}`);
  }
}

import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SingleFlight } from '../../common/concurrency/single-flight.js';
import { databaseProblem } from '../../common/errors/to-problem.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { PostgresLease } from '../../database/locks/postgres-lease.js';
import { EndJobs } from './end-jobs.js';
import { JobHandlers } from './job-handlers.service.js';
import { JobItemsRepository } from './job-items.repository.js';
import type { Job } from '../job.entity.js';
import { type JobEnd, JobsRepository, LIVE_STATES } from '../jobs.repository.js';
import { JOBS_CHANNEL, UPLOAD_CUT_OFF } from '../jobs.service.js';
import { type FinishedItem, JobError } from '../jobs.types.js';

/** Items change many times a second; people cannot follow faster updates than this. */
const REPORT_MS = 300;

export const UNKNOWN_FAILURE = 'Something went wrong on our side.';

/** True when the database is unreachable, so that the work can simply be retried. */
export const isDatabaseAway = (error: unknown): boolean =>
  databaseProblem(error)?.getStatus() === HttpStatus.SERVICE_UNAVAILABLE;

/** Updates the progress of jobs with items, and ends jobs without open items. */
@Injectable()
export class JobEnds {
  private readonly logger = new Logger('Jobs');
  private readonly reports = new Map<string, NodeJS.Timeout>();
  private readonly ending = new SingleFlight<void>();

  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobsRepository,
    private readonly items: JobItemsRepository,
    private readonly endJobs: EndJobs,
    private readonly handlers: JobHandlers,
    private readonly events: DatabaseEvents,
    private readonly lease: PostgresLease,
  ) {}

  /** Schedules a progress update of a job with items, which ends the job when none is open. */
  reportSoon(jobId: string): void {
    if (this.reports.has(jobId)) return;
    const timer = setTimeout(() => {
      this.reports.delete(jobId);
      // A failed update is repeated by the next one, or by the next search for jobs that have not ended.
      this.report(jobId).catch((error: unknown) => this.logger.debug((error as Error).message));
    }, REPORT_MS);
    this.reports.set(jobId, timer);
  }

  /** Leaves pending updates to the other processes. */
  stop(): void {
    for (const timer of this.reports.values()) clearTimeout(timer);
    this.reports.clear();
  }

  /** Ends a job without open items. Each look for such jobs finds it again until its end is prepared. */
  end(jobId: string): Promise<void> {
    return this.ending.run(jobId, () => this.prepareAndEnd(jobId));
  }

  private async prepareAndEnd(jobId: string): Promise<void> {
    const prepare = await this.findPreparation(jobId);
    if (!prepare) return this.endPrepared(jobId);
    // One process prepares; the others wait without a connection.
    await this.lease.runExclusive(`job-end:${jobId}`, {
      findResult: async () => ((await this.findPreparation(jobId)) ? undefined : true),
      work: async () => {
        await prepare();
        await this.endPrepared(jobId);
        return true;
      },
    });
  }

  private async endPrepared(jobId: string): Promise<void> {
    const ended = await this.source.transaction(async (manager) => {
      const job = await this.jobs.lockLive(jobId, manager);
      if (!job) return undefined;
      const items = await this.items.listItems(jobId, manager);
      // An item was added or put back before the job was locked.
      if (items.some(({ state }) => state === 'queued' || state === 'running')) return undefined;
      const end = await this.decideEnd(job, items, manager);
      if (this.hasItems(job.kind)) await this.items.updateJobProgress(jobId, manager);
      return { ...end, ...(await this.endJobs.end(jobId, end, manager)) };
    });
    if (!ended) return;
    const { kind, state, seconds, done, total, failures, error } = ended;
    const because = error ? `: ${error}` : '';
    this.logger.log(
      `Job ${kind} ${jobId} ${state} in ${seconds} s, ${done} of ${total} done, ${failures} failures${because}`,
    );
    await this.events.notify(JOBS_CHANNEL, jobId);
  }

  private async report(jobId: string): Promise<void> {
    if ((await this.items.updateJobProgress(jobId)) === 0) return this.end(jobId);
    await this.events.notify(JOBS_CHANNEL, jobId);
  }

  /** What would need a second connection while the job is locked; undefined also when the job has ended. */
  private async findPreparation(jobId: string): Promise<(() => Promise<void>) | undefined> {
    const job = await this.jobs.findJob(jobId);
    const handler = job && LIVE_STATES.includes(job.state) ? this.handlers.get(job.kind) : undefined;
    return handler && 'runItem' in handler ? handler.prepareEnd : undefined;
  }

  private hasItems(kind: string): boolean {
    const handler = this.handlers.get(kind);
    return handler !== undefined && 'runItem' in handler;
  }

  private async decideEnd(
    { id, kind, params, createdBy, cancelRequested }: Job,
    items: FinishedItem[],
    manager: EntityManager,
  ): Promise<JobEnd> {
    const [first] = items;
    if (!first) return cancelRequested ? { state: 'cancelled' } : { state: 'failed', error: UPLOAD_CUT_OFF };
    if (items.some(({ state }) => state === 'cancelled')) return { state: 'cancelled' };
    const handler = this.handlers.get(kind);
    if (!handler || 'run' in handler) {
      const state = first.state === 'done' ? 'completed' : 'failed';
      return { state, result: first.outcome, error: first.reason };
    }
    try {
      const job = { jobId: id, params, createdBy: createdBy ?? undefined };
      return { state: 'completed', result: await handler.summarize(items, job, manager) };
    } catch (error) {
      if (error instanceof JobError) return { state: 'failed', error: error.message, result: error.result };
      if (isDatabaseAway(error)) throw error;
      this.logger.error(`Job ${kind} ${id}: ${(error as Error).stack}`);
      return { state: 'failed', error: UNKNOWN_FAILURE };
    }
  }
}

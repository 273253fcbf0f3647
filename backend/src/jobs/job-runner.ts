import { HttpStatus, Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { DiskSpace } from '../common/disk-space.js';
import { databaseProblem } from '../common/errors/to-problem.js';
import { ENV, type Env } from '../config/env.js';
import { DatabaseEvents } from '../database/database-events.js';
import { JobFiles } from './job-files.js';
import { JobHandlers } from './job-handlers.service.js';
import { JobItemWorkers } from './job-item-workers.service.js';
import { JobProgress } from './job-progress.js';
import { JobQueue } from './job-queue.js';
import { JobSchedule } from './job-schedule.service.js';
import { JOBS_CHANNEL } from './jobs.service.js';
import { JobError, type JobResult } from './jobs.types.js';
import { PROCESS_LOCK, WORKER_LOCK } from '../database/locks.js';

const LEASE_SECONDS = 20;
const HEARTBEAT_MS = 4_000;
const RESCUE_MS = 5_000;
const MAX_ATTEMPTS = 5;
const WORKERS_PER_PROCESS = 3;
const DISK_FULL = 'The disk of the server is full. Free some space, then start this again.';

interface EndedJob {
  kind: string;
  done: string;
  total: string;
  failures: number;
  seconds: string;
}

interface LeasedJob {
  id: string;
  kind: string;
  params: Record<string, unknown>;
  cancel_requested: boolean;
  attempts: number;
}

/**
 * Runs jobs under a lease. A worker that dies stops renewing; another takes the job up within
 * LEASE_SECONDS + RESCUE_MS and runs its handler again.
 */
@Injectable()
export class JobRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly owner = randomUUID();
  private readonly running = new Map<string, AbortController>();
  private readonly ended = new Set<Promise<void>>();
  private stopping = false;
  private started = false;

  constructor(
    private readonly source: DataSource,
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly files: JobFiles,
    private readonly events: DatabaseEvents,
    private readonly items: JobItemWorkers,
    private readonly schedule: JobSchedule,
    private readonly disk: DiskSpace,
    @Inject(ENV) private readonly env: Env,
  ) {
    // A cancel reaches the worker that has the job at once, wherever it was asked.
    events.on(JOBS_CHANNEL, (id) => {
      const abort = this.running.get(id);
      if (abort) void this.abortIfCancelled(id, abort);
    });
  }

  /** Starts taking jobs, unless this process only serves the API. */
  async start(): Promise<void> {
    if (this.env.ROLE === 'api' || this.started) return;
    this.started = true;
    await this.events.announce(WORKER_LOCK);
    await this.queue.work(WORKERS_PER_PROCESS, (jobId) => this.runOne(jobId));
    this.items.start();
    this.schedule.start();
    // What the last process left behind does not wait for the clock.
    await this.rescue();
  }

  /** Runs this one job and its items here until it has ended, unless another process has it: then only its items. */
  async runHere(jobId: string): Promise<void> {
    this.items.start(jobId);
    await this.runOne(jobId);
  }

  /** Takes up jobs whose worker died and queued ones whose message was lost. */
  @Interval(RESCUE_MS)
  async rescue(): Promise<void> {
    if (!this.started || this.stopping) return;
    try {
      const [lost] = (await this.source.query(
        `update jobs set lease_until = case state when 'queued' then now() + interval '15 seconds' else lease_until end
         where state in ('queued', 'running') and lease_until < now() returning id`,
      )) as [{ id: string }[], number];
      for (const { id } of lost) await this.queue.send(id);
      // An upload whose process has died is never completed; nothing of it can be used.
      await this.source.query(
        `update jobs set state = 'failed', error = 'The upload was cut off. Send the file again.', finished_at = now()
         where state = 'queued' and lease_until is null and params ? 'receivedBy' and not exists (
           select from pg_locks where locktype = 'advisory' and granted and classid = $1
             and objid = (params ->> 'receivedBy')::bigint
             and database = (select oid from pg_database where datname = current_database()))`,
        [PROCESS_LOCK],
      );
      await this.source.query(
        `delete from job_file_chunks using jobs
         where jobs.id = job_id and state in ('completed', 'failed', 'cancelled')`,
      );
    } catch (error) {
      this.logger.debug(`Looking for lost jobs failed: ${(error as Error).message}`);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    for (const abort of this.running.values()) abort.abort();
    await Promise.allSettled(this.ended);
  }

  private async runOne(jobId: string): Promise<void> {
    if (this.stopping) return;
    const job = await this.lease(jobId);
    if (!job) return;
    const work = this.execute(job);
    this.ended.add(work);
    try {
      await work;
    } finally {
      this.ended.delete(work);
    }
  }

  private async lease(jobId: string): Promise<LeasedJob | undefined> {
    const [rows] = (await this.source.query(
      `update jobs set state = 'running', lease_owner = $2, lease_until = now() + make_interval(secs => $3),
         attempts = attempts + 1, started_at = coalesce(started_at, now()), failures = '[]'
       where id = $1 and (state = 'queued' or (state = 'running' and lease_until < now()))
       returning id, kind, params, cancel_requested, attempts`,
      [jobId, this.owner, LEASE_SECONDS],
    )) as [LeasedJob[], number];
    return rows[0];
  }

  private async execute(job: LeasedJob): Promise<void> {
    const abort = new AbortController();
    this.running.set(job.id, abort);
    const progress = new JobProgress(job.id, this.owner, this.source, this.events);
    const heartbeat = setInterval(() => void this.renew(job.id, abort), HEARTBEAT_MS);
    let result: JobResult;
    try {
      const handler = this.handlers.get(job.kind);
      if (job.cancel_requested) return await this.finish(job.id, 'cancelled', {});
      if (!handler) throw new JobError(`This version has no worker for "${job.kind}".`);
      if (job.attempts > MAX_ATTEMPTS)
        throw new JobError(`It was started ${MAX_ATTEMPTS} times and never ended.`);
      await this.events.notify(JOBS_CHANNEL, job.id);
      this.logger.log(`Job ${job.kind} ${job.id} started`);
      result = await handler.run({
        jobId: job.id,
        params: job.params,
        signal: abort.signal,
        progress: (done, total, label) => progress.report(done, total, label),
        fail: (failure) => progress.fail(failure),
        totalBytes: await this.files.size(job.id),
        file: () => this.files.read(job.id),
      });
    } catch (error) {
      await progress.flush().catch(() => undefined);
      return await this.failed(job, abort, error);
    } finally {
      clearInterval(heartbeat);
      this.running.delete(job.id);
    }
    await this.complete(job, progress, result);
  }

  /** The work is stored: what fails from here on is logged and must not be told as a failure of the work. */
  private async complete(job: LeasedJob, progress: JobProgress, result: JobResult): Promise<void> {
    const warn = (what: string) => (error: unknown) =>
      this.logger.warn(`Job ${job.kind} ${job.id}: ${what}: ${(error as Error).message}`);
    await progress.flush().catch(warn('its progress could not be written'));
    try {
      await this.finish(job.id, 'completed', { result });
    } catch (error) {
      warn('its result could not be written')(error);
      // Without the database the lease runs out, and the job, which is safe to repeat, begins again.
      await this.finish(job.id, 'completed', {}).catch(warn('its end could not be written'));
    }
  }

  private async failed(job: LeasedJob, abort: AbortController, error: unknown): Promise<void> {
    if (abort.signal.aborted && abort.signal.reason === 'cancelled')
      return this.finish(job.id, 'cancelled', {});
    // The process ends, or the database was away for a moment: the job begins again, here or elsewhere.
    const database = databaseProblem(error);
    if (this.disk.noteError(error)) return this.finish(job.id, 'failed', { error: DISK_FULL });
    if (abort.signal.aborted || database?.getStatus() === HttpStatus.SERVICE_UNAVAILABLE) {
      this.logger.warn(`Job ${job.kind} ${job.id} begins again: ${(error as Error).message}`);
      await this.source.query(
        `update jobs set state = 'queued', lease_owner = null, lease_until = now() where id = $1 and lease_owner = $2`,
        [job.id, this.owner],
      );
      return;
    }
    if (!(error instanceof JobError))
      this.logger.error(`Job ${job.kind} ${job.id}: ${(error as Error).stack}`);
    await this.finish(
      job.id,
      'failed',
      error instanceof JobError
        ? { error: error.message, result: error.result }
        : { error: 'Something went wrong on our side.' },
    );
  }

  private async finish(
    id: string,
    state: 'completed' | 'failed' | 'cancelled',
    outcome: { result?: JobResult; error?: string },
  ): Promise<void> {
    const [[ended]] = (await this.source.query(
      `update jobs set state = $3, result = $4, error = $5, finished_at = now(), lease_owner = null, lease_until = null
       where id = $1 and lease_owner = $2
       returning kind, progress_done as done, progress_total as total, jsonb_array_length(failures) as failures,
         round(extract(epoch from now() - started_at), 1) as seconds`,
      [id, this.owner, state, outcome.result ?? null, outcome.error ?? null],
    )) as [EndedJob[], number];
    // Somebody else has taken the job up meanwhile, and needs its file.
    if (!ended) return;
    const { kind, done, total, failures, seconds } = ended;
    const because = outcome.error ? `: ${outcome.error}` : '';
    this.logger.log(
      `Job ${kind} ${id} ${state} in ${seconds} s, ${done} of ${total} done, ${failures} failures${because}`,
    );
    await this.files.remove(id);
    await this.events.notify(JOBS_CHANNEL, id);
  }

  private async renew(id: string, abort: AbortController): Promise<void> {
    try {
      const [rows] = (await this.source.query(
        `update jobs set lease_until = now() + make_interval(secs => $3)
         where id = $1 and lease_owner = $2 returning cancel_requested`,
        [id, this.owner, LEASE_SECONDS],
      )) as [{ cancel_requested: boolean }[], number];
      if (rows.length === 0) abort.abort('lease lost');
      else if (rows[0]?.cancel_requested) abort.abort('cancelled');
    } catch (error) {
      this.logger.warn(`Could not renew the lease of job ${id}: ${(error as Error).message}`);
    }
  }

  private async abortIfCancelled(id: string, abort: AbortController): Promise<void> {
    const rows = await this.source
      .query<{ cancel_requested: boolean }[]>('select cancel_requested from jobs where id = $1', [id])
      .catch(() => []);
    if (rows[0]?.cancel_requested) abort.abort('cancelled');
  }
}

import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { DataSource, type EntityManager } from 'typeorm';
import {
  badRequest,
  conflict,
  forbidden,
  notFound,
  ProblemException,
  unavailable,
} from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { readUpload } from '../common/requests/uploads.js';
import { DatabaseEvents } from '../database/database-events.js';
import { WORKER_LOCK } from '../database/locks/locks.js';
import { EndJobs } from './run/end-jobs.js';
import { JobHandlers } from './run/job-handlers.service.js';
import { JobFilesRepository } from './files/job-files.repository.js';
import { JobItemsRepository, WHOLE_JOB } from './run/job-items.repository.js';
import { type JobDto, startedAnswer, toJobDto } from './jobs.dto.js';
import { JobsRepository, LIVE_STATES } from './jobs.repository.js';
import type {
  EndedJobs,
  Failures,
  JobCaller,
  NewJob,
  NewJobItem,
  ScheduleTick,
  Span,
  StartedJob,
} from './jobs.types.js';

/** NOTIFY channel with the id of a job that changed. */
export const JOBS_CHANNEL = 'job_changed';

export const UPLOAD_CUT_OFF = 'The upload was cut off. Send the file again.';

/** A queued job that no worker has started within this time is overdue. */
const OVERDUE_SECONDS = 60;

/** A slow heartbeat keeps proxies from closing the stream and covers a lost NOTIFY. */
const STREAM_POLL_MS = 10_000;

/** Starts, shows and cancels long work. */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobsRepository,
    private readonly items: JobItemsRepository,
    private readonly handlers: JobHandlers,
    private readonly files: JobFilesRepository,
    private readonly endJobs: EndJobs,
    private readonly events: DatabaseEvents,
    private readonly keys: IdempotencyService,
  ) {}

  /**
   * Starts a job with these items, by default a single one. If live jobs of the kind work on one of the scopes or
   * have the same `joinKey`, the oldest of them is joined instead: each missing item is added to the job that works
   * on its scope, or to the joined one.
   */
  start(job: NewJob, items?: NewJobItem[]): Promise<StartedJob> {
    return this.source.transaction((manager) => this.startWithin(manager, job, items));
  }

  /**
   * Like {@link start}, but only the first call for a tick does anything.
   * @returns undefined when another process took the tick
   */
  startAtTick(tick: ScheduleTick, job: NewJob, items?: NewJobItem[]): Promise<StartedJob | undefined> {
    return this.source.transaction(async (manager) =>
      (await this.jobs.insertTick(tick, manager)) ? this.startWithin(manager, job, items) : undefined,
    );
  }

  /** Failures of work of this kind since then, by scope: a schedule that catches up tries those later. */
  countFailures(kind: string, since: Date): Promise<Map<string, Failures>> {
    return this.jobs.countFailures(kind, since);
  }

  /**
   * Starts a job that works on a file. The file is stored first; if that fails, the job ends with the reason.
   * @throws ProblemException as {@link readUpload}; 503 when the job was ended because this process seemed dead
   */
  async startWithFile(job: NewJob, body: Readable | undefined): Promise<string> {
    if (!body)
      throw badRequest(
        'Send a CSV, JSON or JSONL file as the body, with the content type application/octet-stream.',
        undefined,
        'no_file',
      );
    const received = { ...job, params: { ...job.params, receivedBy: this.events.processKey } };
    // Until the file is stored, nothing has happened that an Idempotency-Key could replay.
    const id = await this.keys.runWithoutKey(() => this.jobs.insertJob(received));
    let digest: string;
    try {
      digest = await this.keys.runWithoutKey(() => this.files.store(id, readUpload(body)));
    } catch (error) {
      await this.keys.runWithoutKey(() => this.endUpload(id, error));
      throw error;
    }
    const cutOff = unavailable(UPLOAD_CUT_OFF, 'upload_cut_off');
    try {
      const isLive = await this.source.transaction(async (manager) => {
        const live = await this.jobs.lockLive(id, manager);
        if (live) await this.items.insertItems(id, [toWholeJobItem(job)], manager);
        else if ((await this.jobs.findJob(id, manager))?.state !== 'cancelled') throw cutOff;
        await this.keys.storeAnswer(manager, startedAnswer(id), digest);
        return live !== null;
      });
      if (!isLive) await this.files.remove(id);
    } catch (error) {
      if (error === cutOff) await this.keys.runWithoutKey(() => this.files.remove(id));
      throw error;
    }
    return id;
  }

  list(query: ListQuery): ListPage<JobDto> {
    return mapList(this.jobs.listJobs(query), (rows) => rows.map(toJobDto));
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<JobDto> {
    const job = await this.jobs.findJob(id);
    if (!job) throw notFound('Job not found');
    return toJobDto(job);
  }

  /** The live job of a kind that new requests join (the oldest), or the one that ended, or succeeded, last. */
  async findOfKind(kind: string, which: 'live' | 'ended' | 'completed'): Promise<JobDto | null> {
    const job = await this.jobs.findOfKind(kind, which);
    return job && toJobDto(job);
  }

  /**
   * Asks a job to stop. A queued one ends at once, a running one at its next safe point.
   * @throws ProblemException 403 when only administrators may cancel it, 404, or 409 when it has already ended
   */
  async cancel(id: string, { role }: JobCaller): Promise<JobDto> {
    const job = await this.get(id);
    const handler = this.handlers.get(job.kind);
    if (role !== 'admin' && handler && 'adminOnly' in handler && handler.adminOnly)
      throw forbidden('Only an administrator can cancel this job. Ask one of them.');
    if (!LIVE_STATES.includes(job.state)) throw conflict('This job has already ended.', 'job_ended');
    await this.source.transaction((manager) => this.cancelLive(id, manager));
    return this.get(id);
  }

  /** Cancels the analyses of a person who loses access: nothing may be spent in their name. */
  async cancelPersonal(userId: string, manager: EntityManager): Promise<void> {
    const kinds = this.handlers.listPersonalKinds();
    for (const id of await this.jobs.listLiveByPerson(userId, kinds, manager))
      await this.cancelLive(id, manager);
  }

  /** Number of processes that run jobs, and of jobs that none of them started in time. */
  async getWorkerState(): Promise<{ alive: number; overdue: number }> {
    const [alive, overdue] = await Promise.all([
      this.events.countAnnounced(WORKER_LOCK),
      this.items.countOverdueJobs(OVERDUE_SECONDS),
    ]);
    return { alive, overdue };
  }

  /** Number of jobs that ended in each of these periods; cancelled ones say nothing about success. */
  countEnded(spans: readonly Span[]): Promise<EndedJobs[]> {
    return this.jobs.countEnded(spans);
  }

  /** Running and queued jobs, oldest first. */
  async listLive(limit: number): Promise<JobDto[]> {
    return (await this.jobs.listLive(limit)).map(toJobDto);
  }

  /**
   * Reports the job now and at each change, until it has ended, is deleted, the signal is aborted or this process
   * ends.
   */
  async follow(id: string, show: (job: JobDto) => Promise<void> | void, signal: AbortSignal): Promise<void> {
    const leave = AbortSignal.any([signal, this.stopping.signal]);
    while (!leave.aborted) {
      const changed = this.events.awaitNext(JOBS_CHANNEL, {
        isMeant: (payload) => payload === id,
        timeoutMs: STREAM_POLL_MS,
        signal: leave,
      });
      // While the database is unreachable, the next poll tries again.
      const job = await this.jobs.findJob(id).catch(() => undefined);
      if (job === null || leave.aborted) return;
      if (job) await show(toJobDto(job));
      if (job && !LIVE_STATES.includes(job.state)) return;
      await changed;
    }
  }

  /** Open streams would keep the server from closing; clients reconnect to the next process. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async cancelLive(id: string, manager: EntityManager): Promise<void> {
    if (!(await this.jobs.lockLive(id, manager))) return;
    await this.jobs.requestCancel(id, manager);
    const underWay = await this.items.cancelWaiting(id, manager);
    if (underWay === 0) await this.endJobs.end(id, { state: 'cancelled' }, manager);
    // If the notification is lost, the worker sees the request at its next check.
    await this.events.notify(JOBS_CHANNEL, id, manager);
  }

  private async startWithin(
    manager: EntityManager,
    job: NewJob,
    items = [toWholeJobItem(job)],
  ): Promise<StartedJob> {
    await this.jobs.lockKind(job.kind, manager);
    const scopes = [...new Set(items.map(({ scope }) => scope))];
    const owners = await this.jobs.listOwners(job.kind, scopes, manager);
    const [first] = owners.values();
    const jobId = first ?? (await this.jobs.insertJob(job, manager));
    for (const id of new Set([jobId, ...owners.values()])) {
      const added = items.filter(({ scope }) => (owners.get(scope) ?? jobId) === id);
      await this.items.insertItems(id, added, manager);
    }
    await this.keys.storeAnswer(manager, startedAnswer(jobId));
    return { jobId, joined: first !== undefined };
  }

  private async endUpload(id: string, error: unknown): Promise<void> {
    const text =
      error instanceof ProblemException ? error.detail : 'The file could not be stored. Send it again.';
    await this.endJobs.end(id, { state: 'failed', error: text });
    await this.events.notify(JOBS_CHANNEL, id);
  }
}

/** The single item of a job without items of its own. */
const toWholeJobItem = ({ kind, title, joinKey }: NewJob): NewJobItem => ({
  key: WHOLE_JOB,
  label: title,
  scope: joinKey ?? '',
  lane: kind,
  params: {},
});

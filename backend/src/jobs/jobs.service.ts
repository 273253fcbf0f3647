import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import {
  catchError,
  EMPTY,
  filter,
  from,
  fromEvent,
  ignoreElements,
  interval,
  lastValueFrom,
  map,
  merge,
  Observable,
  ReplaySubject,
  startWith,
  switchMap,
  takeUntil,
  takeWhile,
  tap,
} from 'rxjs';
import { DataSource, In, IsNull, Not, Repository } from 'typeorm';
import { Clock } from '../common/clock.js';
import { badRequest, conflict, notFound, ProblemException } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { readUpload } from '../common/uploads.js';
import { DatabaseEvents } from '../database/database-events.js';
import { JobFiles } from './job-files.js';
import { JobQueue } from './job-queue.js';
import { Job } from './job.entity.js';
import { type JobDto, startedAnswer, toJobDto } from './jobs.dto.js';
import type { JobState, NewJob } from './jobs.types.js';
import { WORKER_LOCK } from '../database/locks.js';

/** NOTIFY channel with the id of a job that changed. */
export const JOBS_CHANNEL = 'job_changed';

/** A job that nobody has taken up for so long waits for a worker in vain. */
const OVERDUE_MS = 60_000;

const LIVE_STATES: JobState[] = ['queued', 'running'];
/** A slow heartbeat keeps proxies from closing the stream and covers a lost NOTIFY. */
const STREAM_POLL_MS = 10_000;

/** Starts, shows and cancels long work. */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  /** Replayed, so that a stream that is opened during the shutdown ends, too. */
  private readonly stopping = new ReplaySubject<void>(1);

  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly source: DataSource,
    private readonly queue: JobQueue,
    private readonly files: JobFiles,
    private readonly events: DatabaseEvents,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** Starts a job, or joins the live one with the same `joinKey`. Returns the job's id. */
  async start(job: NewJob): Promise<string> {
    const created = await this.insert(job);
    if (created.isNew) await this.queue.send(created.id);
    return created.id;
  }

  /**
   * Starts a job that works on a file. The file is stored first; when that fails the job ends and says why.
   * @throws ProblemException as {@link readUpload}
   */
  async startWithFile(job: NewJob, body: Readable | undefined): Promise<string> {
    if (!body)
      throw badRequest(
        'Send a CSV, JSON or JSONL file as the body, with the content type application/octet-stream.',
        undefined,
        'no_file',
      );
    const received = { ...job, params: { ...job.params, receivedBy: this.events.processKey } };
    // Until the file is stored nothing has been carried out that an Idempotency-Key could answer for.
    const { id } = await this.keys.apart(() => this.insert(received, { waitsForFile: true }));
    let digest: string;
    try {
      digest = await this.keys.apart(() => this.files.store(id, readUpload(body)));
    } catch (error) {
      await this.keys.apart(() => this.endUpload(id, error));
      throw error;
    }
    const isReady = await this.source.transaction(async (manager) => {
      const ready = await manager.update(
        Job,
        { id, state: 'queued' },
        { leaseUntil: () => `now() + interval '15 seconds'` },
      );
      await this.keys.keep(manager, startedAnswer(id), digest);
      return Boolean(ready.affected);
    });
    // Cancelled while the file was still coming.
    if (!isReady) await this.files.remove(id);
    else await this.queue.send(id);
    return id;
  }

  private async endUpload(id: string, error: unknown): Promise<void> {
    const text =
      error instanceof ProblemException ? error.detail : 'The file could not be stored. Send it again.';
    await this.files.remove(id);
    await this.jobs.update(
      { id, state: 'queued' },
      { state: 'failed', error: text, finishedAt: this.clock.now() },
    );
    await this.events.notify(JOBS_CHANNEL, id);
  }

  list(query: ListQuery): ListPage<JobDto> {
    return queryList(query, {
      query: () => this.jobs.createQueryBuilder('j'),
      filters: {
        kind: oneOf('j.kind'),
        state: oneOf('j.state'),
        updatedSince: since('greatest(j.created_at, j.started_at, j.finished_at)'),
      },
      sortColumns: {
        createdAt: 'j.createdAt',
        kind: 'j.kind',
        state: 'j.state',
        finishedAt: 'j.finishedAt',
      },
      id: 'j.id',
      toDtos: (rows) => rows.map(toJobDto),
    });
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<JobDto> {
    const job = await this.jobs.findOneBy({ id });
    if (!job) throw notFound('Job not found');
    return toJobDto(job);
  }

  /** Of a kind: the live job that everyone joins (the oldest), or the one that ended last. */
  async findOfKind(kind: string, which: 'live' | 'ended'): Promise<JobDto | null> {
    const state = which === 'live' ? In(LIVE_STATES) : Not(In(LIVE_STATES));
    const order = which === 'live' ? { createdAt: 'ASC' as const } : { finishedAt: 'DESC' as const };
    const job = await this.jobs.findOne({ where: { kind, state }, order: { ...order, id: 'ASC' } });
    return job && toJobDto(job);
  }

  /**
   * Asks a job to stop. A queued one ends at once, a running one at its next safe point.
   * @throws ProblemException 404, or 409 when it has already ended.
   */
  async cancel(id: string): Promise<JobDto> {
    const job = await this.get(id);
    if (!LIVE_STATES.includes(job.state)) throw conflict('This job has already ended.', 'job_ended');
    const now = this.clock.now();
    const ended = await this.jobs.update(
      { id, state: 'queued', leaseOwner: IsNull() },
      { state: 'cancelled', cancelRequested: true, finishedAt: now },
    );
    if (ended.affected) await this.files.remove(id);
    else await this.jobs.update({ id, state: In(LIVE_STATES) }, { cancelRequested: true });
    // The worker that has the job sees the request at its next renewal, too.
    await this.events.notify(JOBS_CHANNEL, id).catch(() => undefined);
    return this.get(id);
  }

  /** Processes that run jobs, and jobs that none of them has taken up in time. */
  async workers(): Promise<{ alive: number; overdue: number }> {
    const [alive, [row]] = await Promise.all([
      this.events.countAnnounced(WORKER_LOCK),
      this.source.query<{ overdue: number }[]>(
        `select count(*)::int as overdue from jobs
         where state = 'queued' and created_at < now() - interval '${OVERDUE_MS} milliseconds'
            or state = 'running' and lease_until < now() - interval '${OVERDUE_MS} milliseconds'`,
      ),
    ]);
    return { alive, overdue: row?.overdue ?? 0 };
  }

  /** How jobs ended between two moments; cancelled ones are no measure of success. */
  async ended(from: Date, to: Date): Promise<{ completed: number; failed: number }> {
    const [row] = await this.source.query<{ completed: number; failed: number }[]>(
      `select count(*) filter (where state = 'completed')::int as completed,
         count(*) filter (where state = 'failed')::int as failed
       from jobs where finished_at >= $1 and finished_at < $2`,
      [from, to],
    );
    return row ?? { completed: 0, failed: 0 };
  }

  /** Jobs that run or wait now, oldest first. */
  async live(limit: number): Promise<JobDto[]> {
    const rows = await this.jobs.find({
      where: { state: In(LIVE_STATES) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: limit,
    });
    return rows.map(toJobDto);
  }

  /** The job now and at each change, until it has ended, is gone, or this process ends. */
  watch(id: string): Observable<JobDto> {
    const changes = new Observable<string>((subscriber) =>
      this.events.on(JOBS_CHANNEL, (changed) => subscriber.next(changed)),
    ).pipe(filter((changed) => changed === id));
    return merge(changes, interval(STREAM_POLL_MS)).pipe(
      startWith(id),
      switchMap(() => from(this.jobs.findOneBy({ id })).pipe(catchError(() => EMPTY))),
      takeWhile((job) => job !== null),
      map(toJobDto),
      takeWhile((job) => LIVE_STATES.includes(job.state), true),
      takeUntil(this.stopping),
    );
  }

  /** Shows the job now and at each change, as {@link watch}, until that ends or the signal is aborted. */
  follow(id: string, show: (job: JobDto) => void, signal: AbortSignal): Promise<void> {
    return lastValueFrom(
      this.watch(id).pipe(tap(show), ignoreElements(), takeUntil(fromEvent(signal, 'abort'))),
      { defaultValue: undefined },
    );
  }

  /** Streams would keep the server from closing; whoever reads one comes back to the next process. */
  beforeApplicationShutdown(): void {
    this.stopping.next();
  }

  /** A job that waits for its file has no lease clock yet, so that no worker takes it. */
  private async insert(
    job: NewJob,
    options = { waitsForFile: false },
  ): Promise<{ id: string; isNew: boolean }> {
    for (;;) {
      const started = await this.source.transaction(async (manager) => {
        const [inserted] = await manager.query<{ id: string }[]>(
          `insert into jobs (kind, title, params, join_key, created_by, lease_until)
           values ($1, $2, $3, $4, $5, case when $6 then null else now() + interval '15 seconds' end)
           on conflict (join_key) where state in ('queued', 'running') and join_key is not null do nothing
           returning id`,
          [
            job.kind,
            job.title,
            job.params ?? {},
            job.joinKey ?? null,
            job.createdBy ?? null,
            options.waitsForFile,
          ],
        );
        const found =
          inserted ?? (await manager.findOneBy(Job, { joinKey: job.joinKey, state: In(LIVE_STATES) }));
        if (!found) return undefined;
        await this.keys.keep(manager, startedAnswer(found.id));
        return { id: found.id, isNew: inserted !== undefined };
      });
      // Else it ended between the two statements: try again as a new one.
      if (started) return started;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Not, Repository } from 'typeorm';
import { matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { tableList } from '../common/list/sql-list.js';
import { holdsLock, JOB_START_LOCK, PROCESS_LOCK } from '../database/locks/locks.js';
import { lockNameUntilCommit } from '../database/locks/run-locked.js';
import { Job } from './job.entity.js';
import type { EndedJobs, Failures, JobResult, JobState, NewJob, ScheduleTick, Span } from './jobs.types.js';

export const LIVE_STATES: JobState[] = ['queued', 'running'];

export interface JobEnd {
  state: 'completed' | 'failed' | 'cancelled';
  result?: JobResult | null;
  error?: string | null;
}

export interface EndedJob {
  kind: string;
  title: string;
  finishedAt: Date;
  done: string;
  total: string;
  failures: number;
  seconds: string;
}

/** The tables `jobs` and `schedule_ticks`. */
@Injectable()
export class JobsRepository {
  constructor(@InjectRepository(Job) private readonly jobs: Repository<Job>) {}

  listJobs(query: ListQuery): ListPage<Job> {
    return tableList(this.jobs, 'j', query, {
      filters: {
        kind: matchAny('j.kind'),
        state: matchAny('j.state'),
        updatedSince: since('greatest(j.created_at, j.started_at, j.finished_at)'),
      },
    });
  }

  findJob(id: string, manager = this.jobs.manager): Promise<Job | null> {
    return manager.findOneBy(Job, { id });
  }

  /** The live job of a kind that new requests join (the oldest), or the one that ended, or succeeded, last. */
  findOfKind(kind: string, which: 'live' | 'ended' | 'completed'): Promise<Job | null> {
    const states = { live: In(LIVE_STATES), ended: Not(In(LIVE_STATES)), completed: 'completed' as const };
    const state = states[which];
    const order = which === 'live' ? { createdAt: 'ASC' as const } : { finishedAt: 'DESC' as const };
    return this.jobs.findOne({ where: { kind, state }, order: { ...order, id: 'ASC' } });
  }

  /** Oldest first. */
  listLive(limit: number): Promise<Job[]> {
    return this.jobs.find({
      where: { state: In(LIVE_STATES) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  async listLiveByPerson(createdBy: string, kinds: string[], manager: EntityManager): Promise<string[]> {
    const where = { createdBy, kind: In(kinds), state: In(LIVE_STATES) };
    const rows = await manager.find(Job, { select: { id: true }, where, order: { id: 'ASC' } });
    return rows.map(({ id }) => id);
  }

  countEnded(spans: readonly Span[]): Promise<EndedJobs[]> {
    return this.jobs.query<EndedJobs[]>(
      `select count(*) filter (where j.state = 'completed')::int as completed,
         count(*) filter (where j.state = 'failed')::int as failed
       from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as span (start, until, place)
       left join jobs j on j.finished_at >= span.start and j.finished_at < span.until
       group by span.place order by span.place`,
      [spans.map(({ from }) => from), spans.map(({ to }) => to)],
    );
  }

  /** Allows only one job of a kind to be started at a time, until the transaction ends. */
  async lockKind(kind: string, manager: EntityManager): Promise<void> {
    await lockNameUntilCommit(manager, JOB_START_LOCK, kind);
  }

  /** @returns false when another process took the tick */
  async insertTick({ name, at }: ScheduleTick, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'insert into schedule_ticks (name, tick) values ($1, $2) on conflict do nothing returning name',
      [name, at],
    );
    return rows.length > 0;
  }

  /** Failures of work of this kind since then, by scope. */
  async countFailures(kind: string, since: Date): Promise<Map<string, Failures>> {
    const rows = await this.jobs.query<(Failures & { scope: string })[]>(
      `select i.scope, count(*)::int as count, max(i.finished_at) as last
       from jobs j join job_items i on i.job_id = j.id
       where j.kind = $1 and j.created_at > $2::timestamptz - interval '1 day'
         and i.state = 'failed' and i.finished_at > $2
       group by i.scope`,
      [kind, since],
    );
    return new Map(rows.map(({ scope, ...failures }) => [scope, failures]));
  }

  /**
   * Scope → the live job that works on it, oldest job first. Locks the live jobs of the kind against ending. A job
   * being cancelled accepts no more items, but still blocks its join key until it has ended.
   */
  async listOwners(kind: string, scopes: string[], manager: EntityManager): Promise<Map<string, string>> {
    const live = await manager.query<{ id: string }[]>(
      `select id from jobs where kind = $1 and state in ('queued', 'running')
         and (not cancel_requested or join_key is not null) for update`,
      [kind],
    );
    const owners = await manager.query<{ scope: string; id: string }[]>(
      `select scope, id from (
         select distinct on (i.scope) i.scope, j.id, j.created_at
         from jobs j join job_items i on i.job_id = j.id
         where j.id = any($1::uuid[]) and i.scope = any($2::text[]) and i.scope <> ''
         order by i.scope, j.created_at, j.id) as oldest
       order by created_at, id`,
      [live.map(({ id }) => id), scopes],
    );
    return new Map(owners.map(({ scope, id }) => [scope, id]));
  }

  async insertJob(job: NewJob, manager = this.jobs.manager): Promise<string> {
    const rows = await manager.query<[{ id: string }]>(
      'insert into jobs (kind, title, params, join_key, created_by) values ($1, $2, $3, $4, $5) returning id',
      [job.kind, job.title, job.params ?? {}, job.joinKey ?? null, job.createdBy ?? null],
    );
    return rows[0].id;
  }

  /** Locks a live job against ending and cancelling. */
  lockLive(id: string, manager: EntityManager): Promise<Job | null> {
    const lock = { mode: 'pessimistic_write' as const };
    return manager.findOne(Job, { where: { id, state: In(LIVE_STATES) }, lock });
  }

  /** @returns false when it was already started */
  async markStarted(id: string): Promise<boolean> {
    const startedAt = () => 'coalesce(started_at, now())';
    const { affected } = await this.jobs.update(
      { id, state: 'queued' },
      { state: 'running', startedAt, failures: [] },
    );
    return affected === 1;
  }

  async requestCancel(id: string, manager: EntityManager): Promise<void> {
    await manager.update(Job, { id }, { cancelRequested: true });
  }

  /** Ends a job that has not ended yet, and removes its file. */
  async endJob(id: string, end: JobEnd, manager: EntityManager): Promise<EndedJob | undefined> {
    const [[ended]] = (await manager.query(
      `with files as (delete from job_file_chunks where job_id = $1)
       update jobs set state = $2, result = $3, error = $4, finished_at = now()
       where id = $1 and state in ('queued', 'running')
       returning kind, title, finished_at as "finishedAt", progress_done as done, progress_total as total, jsonb_array_length(failures) as failures,
         round(extract(epoch from now() - coalesce(started_at, created_at)), 1) as seconds`,
      [id, end.state, end.result ?? null, end.error ?? null],
    )) as [EndedJob[], number];
    return ended;
  }

  /**
   * Live jobs without open items, because the process that finished the last one, or one of these that received the
   * file, died.
   */
  async listUnended(deadProcesses: readonly number[]): Promise<string[]> {
    const rows = await this.jobs.query<{ id: string }[]>(
      `select id from jobs where state in ('queued', 'running')
         and not exists (select from job_items where job_id = jobs.id and state in ('queued', 'running'))
         and (cancel_requested or exists (select from job_items where job_id = jobs.id)
           or (params ->> 'receivedBy')::bigint = any($1::bigint[]))`,
      [deadProcesses],
    );
    return rows.map(({ id }) => id);
  }

  /** Processes without their lock that were receiving a file. */
  async listDeadReceivers(): Promise<number[]> {
    const rows = await this.jobs.query<{ process: number }[]>(
      `select distinct (params ->> 'receivedBy')::int as process from jobs
       where state in ('queued', 'running') and params ? 'receivedBy'
         and not exists (select from job_items where job_id = jobs.id)
         and not ${holdsLock('$1', `(params ->> 'receivedBy')::bigint`)}`,
      [PROCESS_LOCK],
    );
    return rows.map(({ process }) => process);
  }

  /** Items of jobs that ended a day ago are no longer needed; their failures are kept in the job. */
  async deleteOld(): Promise<void> {
    await this.jobs.query(
      `delete from job_items using jobs where jobs.id = job_id and jobs.finished_at < now() - interval '1 day'`,
    );
    await this.jobs.query(`delete from schedule_ticks where tick < now() - interval '90 days'`);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Not, Repository } from 'typeorm';
import { oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { JOB_START_LOCK, PROCESS_LOCK } from '../database/locks.js';
import { Job } from './job.entity.js';
import { type JobDto, toJobDto } from './jobs.dto.js';
import type { JobResult, JobState, NewJob, ScheduleTick } from './jobs.types.js';

export const LIVE_STATES: JobState[] = ['queued', 'running'];

export interface JobEnd {
  state: 'completed' | 'failed' | 'cancelled';
  result?: JobResult | null;
  error?: string | null;
}

export interface EndedJob {
  kind: string;
  done: string;
  total: string;
  failures: number;
  seconds: string;
}

/** The tables `jobs` and `schedule_ticks`. */
@Injectable()
export class JobsRepository {
  private readonly manager: EntityManager;

  constructor(@InjectRepository(Job) private readonly jobs: Repository<Job>) {
    this.manager = jobs.manager;
  }

  listJobs(query: ListQuery): ListPage<JobDto> {
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

  findJob(id: string): Promise<Job | null> {
    return this.jobs.findOneBy({ id });
  }

  /** Of a kind: the live job that everyone joins (the oldest), or the one that ended last. */
  findOfKind(kind: string, which: 'live' | 'ended'): Promise<Job | null> {
    const state = which === 'live' ? In(LIVE_STATES) : Not(In(LIVE_STATES));
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

  async countEnded(from: Date, to: Date): Promise<{ completed: number; failed: number }> {
    const [row] = await this.manager.query<{ completed: number; failed: number }[]>(
      `select count(*) filter (where state = 'completed')::int as completed,
         count(*) filter (where state = 'failed')::int as failed
       from jobs where finished_at >= $1 and finished_at < $2`,
      [from, to],
    );
    return row ?? { completed: 0, failed: 0 };
  }

  /** Jobs that wait for longer than this. */
  async countOverdue(seconds: number): Promise<number> {
    const [row] = await this.manager.query<{ overdue: number }[]>(
      `select count(*)::int as overdue from jobs
       where state = 'queued' and created_at < now() - make_interval(secs => $1)`,
      [seconds],
    );
    return row?.overdue ?? 0;
  }

  /** Of a kind only one job is started at a time, until the transaction ends. */
  async lockKind(kind: string, manager: EntityManager): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [JOB_START_LOCK, kind]);
  }

  /** @returns false when the tick was taken before */
  async insertTick({ name, at }: ScheduleTick, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'insert into schedule_ticks (name, tick) values ($1, $2) on conflict do nothing returning name',
      [name, at],
    );
    return rows.length > 0;
  }

  /** The live job with this key, locked against ending. */
  async findByJoinKey(joinKey: string, manager: EntityManager): Promise<string | undefined> {
    const [row] = await manager.query<{ id: string }[]>(
      `select id from jobs where join_key = $1 and state in ('queued', 'running') for update`,
      [joinKey],
    );
    return row?.id;
  }

  /** Scope → the live job that works on it, oldest job first. The live jobs of the kind are locked against ending. */
  async listOwners(kind: string, scopes: string[], manager: EntityManager): Promise<Map<string, string>> {
    const live = await manager.query<{ id: string }[]>(
      `select id from jobs where kind = $1 and state in ('queued', 'running') and not cancel_requested for update`,
      [kind],
    );
    const owners = await manager.query<{ scope: string; id: string }[]>(
      `select scope, id from (
         select distinct on (i.scope) i.scope, j.id, j.created_at
         from jobs j join job_items i on i.job_id = j.id
         where j.id = any($1::uuid[]) and i.scope = any($2::text[])
         order by i.scope, j.created_at, j.id) as oldest
       order by created_at, id`,
      [live.map(({ id }) => id), scopes],
    );
    return new Map(owners.map(({ scope, id }) => [scope, id]));
  }

  async insertJob(job: NewJob, manager = this.manager): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      'insert into jobs (kind, title, params, join_key, created_by) values ($1, $2, $3, $4, $5) returning id',
      [job.kind, job.title, job.params ?? {}, job.joinKey ?? null, job.createdBy ?? null],
    );
    if (!row) throw new Error('A job that was inserted has no id.');
    return row.id;
  }

  async updateTotal(id: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'update jobs set progress_total = (select count(*) from job_items where job_id = $1) where id = $1',
      [id],
    );
  }

  /** Locks a live job against ending and cancelling. */
  async lockLive(id: string, manager: EntityManager): Promise<Job | null> {
    return manager.findOne(Job, {
      where: { id, state: In(LIVE_STATES) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @returns false when it had been started already */
  async markStarted(id: string): Promise<boolean> {
    const [, started] = (await this.manager.query(
      `update jobs set state = 'running', started_at = coalesce(started_at, now()), failures = '[]'
       where id = $1 and state = 'queued'`,
      [id],
    )) as [unknown, number];
    return started > 0;
  }

  async requestCancel(id: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `update jobs set cancel_requested = true where id = $1 and state in ('queued', 'running')`,
      [id],
    );
  }

  async endJob(
    id: string,
    { state, result, error }: JobEnd,
    manager = this.manager,
  ): Promise<EndedJob | undefined> {
    const [[ended]] = (await manager.query(
      `update jobs set state = $2, result = $3, error = $4, finished_at = now()
       where id = $1 and state in ('queued', 'running')
       returning kind, progress_done as done, progress_total as total, jsonb_array_length(failures) as failures,
         round(extract(epoch from now() - coalesce(started_at, created_at)), 1) as seconds`,
      [id, state, result ?? null, error ?? null],
    )) as [EndedJob[], number];
    return ended;
  }

  /** Live jobs of which nothing is left to do: whoever did the last of it died before saying so. */
  async listUnended(): Promise<string[]> {
    const rows = await this.manager.query<{ id: string }[]>(
      `select id from jobs where state in ('queued', 'running')
         and not exists (select from job_items where job_id = jobs.id and state in ('queued', 'running'))
         and (cancel_requested or exists (select from job_items where job_id = jobs.id))`,
    );
    return rows.map(({ id }) => id);
  }

  /** An upload whose process has died is never completed; nothing of it can be used. @returns ids of its jobs */
  async failLostUploads(error: string): Promise<string[]> {
    const [rows] = (await this.manager.query(
      `update jobs set state = 'failed', error = $2, finished_at = now()
       where state = 'queued' and params ? 'receivedBy'
         and not exists (select from job_items where job_id = jobs.id)
         and not exists (
           select from pg_locks where locktype = 'advisory' and granted and classid = $1
             and objid = (params ->> 'receivedBy')::bigint
             and database = (select oid from pg_database where datname = current_database()))
       returning id`,
      [PROCESS_LOCK, error],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  async deleteOldTicks(): Promise<void> {
    await this.manager.query(`delete from schedule_ticks where tick < now() - interval '90 days'`);
  }
}

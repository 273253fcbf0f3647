import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { removeUnstorableText } from '../../common/errors/safe-json.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { holdsLock, PROCESS_LOCK } from '../../database/locks/locks.js';
import {
  ClaimLostError,
  type FinishedItem,
  type ItemResult,
  type JobFailure,
  MAX_FAILURES,
  type NewJobItem,
} from '../jobs.types.js';

/** NOTIFY channel: there may be items to run. */
export const ITEMS_CHANNEL = 'job_items_changed';

/** Key of the only item of a single-piece job. */
export const WHOLE_JOB = '';

/** An item, with the process that claimed it and the attempt. */
export interface Claim {
  jobId: string;
  key: string;
  attempts: number;
}

export interface ClaimedItem extends Claim {
  lane: string;
  label: string;
  params: Record<string, unknown>;
  kind: string;
  jobParams: Record<string, unknown>;
  createdBy: string | null;
  isJobQueued: boolean;
  cancelRequested: boolean;
}

const IS_MINE = `job_id = $1 and key = $2 and attempts = $3 and worker = $4 and state = 'running'`;

/** The process that claimed the item is dead. */
const IS_DEAD = `not ${holdsLock('$1', 'worker::bigint')}`;

/** The table `job_items`: remaining work and the process that runs it. */
@Injectable()
export class JobItemsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly events: DatabaseEvents,
  ) {}

  /** Adds items, except those whose key the job already has. */
  async insertItems(jobId: string, items: NewJobItem[], manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into job_items (job_id, key, scope, lane, label, params)
       select $1, i.key, i.scope, i.lane, i.label, i.params
       from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[])
         with ordinality as i (key, scope, lane, label, params, place)
       order by i.place
       on conflict (job_id, key) do nothing`,
      [
        jobId,
        items.map(({ key }) => key),
        items.map(({ scope }) => scope),
        items.map(({ lane }) => lane),
        items.map(({ label }) => label),
        items.map(({ params }) => JSON.stringify(params)),
      ],
    );
    // A single-piece job counts its own steps.
    await manager.query(
      `update jobs set progress_total = i.total
       from (select count(*) as total from job_items where job_id = $1 and key <> '${WHOLE_JOB}') as i
       where id = $1 and i.total > 0`,
      [jobId],
    );
    await this.events.notify(ITEMS_CHANNEL, jobId, manager);
  }

  /** Claims the oldest queued items of each lane, at most `free` of it. No two callers get the same item. */
  claimItems(lanes: { lane: string; free: number }[], onlyJob: string | undefined): Promise<ClaimedItem[]> {
    return this.source.query<ClaimedItem[]>(
      // Materialized, so that no plan searches for the next items more than once.
      `with next as materialized (
         select i.job_id, i.key from unnest($1::text[], $2::int[]) as l (lane, free)
         cross join lateral (
           select job_id, key from job_items
           where lane = l.lane and state = 'queued' and (not_before is null or not_before <= now())
             and ($4::uuid is null or job_id = $4)
           order by position limit l.free for update skip locked) as i),
       claimed as (
         update job_items t set state = 'running', worker = $3, attempts = attempts + 1, not_before = null,
           started_at = coalesce(t.started_at, now())
         from next where (t.job_id, t.key) = (next.job_id, next.key)
         returning t.*)
       select c.job_id as "jobId", c.key, c.attempts, c.lane, c.label, c.params, j.kind, j.params as "jobParams", j.created_by as "createdBy",
         j.state = 'queued' as "isJobQueued", j.cancel_requested as "cancelRequested"
       from claimed c join jobs j on j.id = c.job_id order by c.position`,
      [lanes.map(({ lane }) => lane), lanes.map(({ free }) => free), this.events.processKey, onlyJob ?? null],
    );
  }

  /** Items that this process is running. */
  listClaims(): Promise<(Claim & { cancelRequested: boolean })[]> {
    return this.source.query(
      `select i.job_id as "jobId", i.key, i.attempts, j.cancel_requested as "cancelRequested"
       from job_items i join jobs j on j.id = i.job_id where i.worker = $1 and i.state = 'running'`,
      [this.events.processKey],
    );
  }

  /** Ends an item. @throws ClaimLostError when another process has taken it */
  async settleItem(
    claim: Claim,
    result: ItemResult,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    const [, ended] = (await manager.query(
      `update job_items set state = $5, reason = $6, outcome = $7, finished_at = now(), worker = null
       where ${IS_MINE}`,
      [
        ...this.toParams(claim),
        result.state,
        result.reason === undefined ? null : removeUnstorableText(result.reason),
        result.outcome ?? null,
      ],
    )) as [unknown, number];
    if (ended === 0) throw new ClaimLostError(`Item "${claim.key}" of job ${claim.jobId} is no longer ours.`);
  }

  /** Puts an item back, either at once without counting this attempt, or for later. */
  async releaseItem(claim: Claim, afterMs?: number): Promise<void> {
    await this.source.query(
      `update job_items set state = 'queued', worker = null,
         attempts = attempts - case when $5::float8 is null then 1 else 0 end,
         not_before = now() + make_interval(secs => $5 / 1000)
       where ${IS_MINE}`,
      [...this.toParams(claim), afterMs ?? null],
    );
    if (afterMs === undefined || claim.key === WHOLE_JOB) await this.requeueJobs([claim.jobId]);
  }

  /** Dead processes that still have items: their lock is gone. */
  async listDeadWorkers(): Promise<number[]> {
    const rows = await this.source.query<{ worker: number }[]>(
      `select distinct worker from job_items where state = 'running' and ${IS_DEAD}`,
      [PROCESS_LOCK],
    );
    return rows.map(({ worker }) => worker);
  }

  /** Puts back the items of these processes. */
  async releaseWorkers(workers: number[]): Promise<void> {
    const [rows] = (await this.source.query(
      `update job_items i set worker = null, state = case when j.cancel_requested then 'cancelled' else 'queued' end,
         finished_at = case when j.cancel_requested then now() end
       from jobs j where j.id = i.job_id and i.state = 'running' and i.worker = any($1::int[])
       returning i.job_id as id`,
      [workers],
    )) as [{ id: string }[], number];
    await this.requeueJobs([...new Set(rows.map(({ id }) => id))]);
  }

  /**
   * Cancels queued items.
   * @returns how many are running
   */
  async cancelWaiting(jobId: string, manager: EntityManager): Promise<number> {
    await manager.query(
      `update job_items set state = 'cancelled', finished_at = now() where job_id = $1 and state = 'queued'`,
      [jobId],
    );
    const [row] = await manager.query<{ running: number }[]>(
      `select count(*)::int as running from job_items where job_id = $1 and state = 'running'`,
      [jobId],
    );
    return row?.running ?? 0;
  }

  /** Fails queued items that no process of this version can run. */
  async failUnknown(lanes: string[]): Promise<void> {
    await this.source.query(
      `update job_items i set state = 'failed', finished_at = now(),
         reason = format('This version can’t run "%s" jobs.', j.kind)
       from jobs j where j.id = i.job_id and i.state = 'queued' and i.lane <> all($1::text[])`,
      [lanes],
    );
  }

  listItems(jobId: string, manager: EntityManager): Promise<FinishedItem[]> {
    return manager.query<FinishedItem[]>(
      `select label, scope, state, reason, outcome, started_at as "startedAt", finished_at as "finishedAt"
       from job_items where job_id = $1 order by position`,
      [jobId],
    );
  }

  /**
   * Updates the progress of a job with items: what is done, what is running, what failed.
   * @returns how many items are open
   */
  async updateJobProgress(
    jobId: string,
    manager: EntityManager = this.source.manager,
  ): Promise<number | undefined> {
    const [[row]] = (await manager.query(
      `with items as (
         select count(*) as total, count(*) filter (where state in ('queued', 'running')) as open,
           count(*) filter (where state in ('done', 'failed')) as done,
           count(*) filter (where state = 'running') as running,
           (array_agg(label order by started_at, position) filter (where state = 'running'))[1] as first
         from job_items where job_id = $1),
       failed as (
         select label, coalesce(reason, 'No reason is known.') as reason, position from job_items
         where job_id = $1 and state = 'failed' order by position limit ${MAX_FAILURES})
       update jobs set progress_done = done, progress_total = total,
         progress_label = case when open = 0 then 'Finishing' else format('%s%s · %s left',
           coalesce(first, 'Waiting for a worker'), case when running > 1 then format(' and %s more', running - 1) end,
           open) end,
         failures = (select coalesce(jsonb_agg(jsonb_build_object('label', label, 'reason', reason) order by position),
           '[]') from failed)
       from items where id = $1 and jobs.state in ('queued', 'running')
       returning open::int`,
      [jobId],
    )) as [{ open: number }[], number];
    return row?.open;
  }

  /** Updates the progress of a single-piece job, as long as this process has it. */
  async updateWholeJobProgress(
    claim: Claim,
    { done, total, label }: { done: number; total: number; label: string },
    failures: JobFailure[],
  ): Promise<void> {
    await this.source.query(
      `update jobs set progress_done = $5, progress_total = $6, progress_label = $7, failures = $8
       where id = $1 and exists (select from job_items where ${IS_MINE})`,
      [...this.toParams(claim), done, total, label, JSON.stringify(failures)],
    );
  }

  /** Number of jobs that nobody has started within this time, or whose worker died without a replacement. */
  async countOverdueJobs(seconds: number): Promise<number> {
    const [row] = await this.source.query<{ jobs: number }[]>(
      `select count(*)::int as jobs from jobs j
       where j.state = 'queued' and j.created_at < now() - make_interval(secs => $2)
         or j.state = 'running' and exists (
           select from job_items where job_id = j.id and state = 'running' and ${IS_DEAD}
             and started_at < now() - make_interval(secs => $2))`,
      [PROCESS_LOCK, seconds],
    );
    return row?.jobs ?? 0;
  }

  /** A job without running items is queued again. */
  private async requeueJobs(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.source.query(
      `update jobs set state = 'queued' where id = any($1::uuid[]) and state = 'running'
         and exists (select from job_items where job_id = jobs.id and state = 'queued')
         and not exists (select from job_items where job_id = jobs.id and state = 'running')`,
      [ids],
    );
    await this.events.notify(ITEMS_CHANNEL, '');
  }

  private toParams({ jobId, key, attempts }: Claim): unknown[] {
    return [jobId, key, attempts, this.events.processKey];
  }
}

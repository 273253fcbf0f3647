import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { DatabaseEvents } from '../database/database-events.js';
import type { FinishedItem, NewJobItem, ScheduleTick, StartedItems } from './job-items.types.js';
import { startedAnswer } from './jobs.dto.js';
import { JobQueue } from './job-queue.js';
import type { JobContext, NewJob } from './jobs.types.js';
import { OnEvent } from './on-event.js';
import { JOB_START_LOCK } from '../database/locks.js';

/** NOTIFY channel with the id of a job that got items, or whose items changed. */
export const ITEMS_CHANNEL = 'job_items_changed';
/** NOTIFY channel with the id of a job whose items must be left at once. */
export const ITEMS_STOPPED_CHANNEL = 'job_items_stopped';

/** Items change many times a second; people read slower. */
const REPORT_MS = 250;
const POLL_MS = 2_000;

interface Snapshot {
  total: number;
  open: number;
  running: number;
  first: string | null;
}

/** Jobs made of items: starts them, joins those under way, and follows them to their end. */
@Injectable()
export class JobItemsService {
  constructor(
    private readonly source: DataSource,
    private readonly queue: JobQueue,
    private readonly events: DatabaseEvents,
    private readonly keys: IdempotencyService,
  ) {}

  /**
   * Starts a job with these items. Where live jobs of the kind work on one of the scopes, the oldest of them is joined
   * instead: each missing item is added to the job that works on its scope, or to the joined one.
   * @param tick with it, only the first call for that tick does anything
   * @returns undefined when the tick was taken before
   */
  async start(job: NewJob, items: NewJobItem[], tick?: ScheduleTick): Promise<StartedItems | undefined> {
    const started = await this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [JOB_START_LOCK, job.kind]);
      if (tick && !(await takeTick(manager, tick))) return undefined;
      const owners = await this.liveOwners(manager, job.kind, new Set(items.map(({ scope }) => scope)));
      const [first] = owners.values();
      const jobId = first ?? (await insertJob(manager, job));
      const byJob = new Map<string, NewJobItem[]>();
      for (const item of items) {
        const owner = owners.get(item.scope) ?? jobId;
        byJob.set(owner, [...(byJob.get(owner) ?? []), item]);
      }
      for (const [id, list] of byJob) await this.addItems(manager, id, list);
      await this.keys.keep(manager, startedAnswer(jobId));
      return { jobId, joined: first !== undefined };
    });
    if (started && !started.joined) await this.queue.send(started.jobId);
    return started;
  }

  /**
   * Waits until every item of the job has ended, telling how far it is. For the handler of such a job.
   * @returns how the items ended; from then on the job takes no more of them
   * @throws the signal's reason when it is aborted; a cancelled job's open items are cancelled with it
   */
  async follow({ jobId, signal, progress, fail }: JobContext): Promise<FinishedItem[]> {
    const reported = new Set<string>();
    const changed = new OnEvent(this.events, ITEMS_CHANNEL, jobId, signal);
    let done = 0;
    try {
      for (;;) {
        if (signal.aborted && signal.reason === 'cancelled') await this.cancelOpen(jobId);
        signal.throwIfAborted();
        const now = await this.snapshot(jobId);
        if (done > 0 && now.total - now.open > done) await this.noteProgress(jobId);
        done = now.total - now.open;
        progress(done, now.total, labelOf(now));
        for (const failure of await this.failures(jobId, reported)) fail(failure);
        if (now.open === 0 && (await this.seal(jobId))) return await this.finished(jobId);
        await changed.wait(REPORT_MS, POLL_MS);
      }
    } finally {
      changed.stop();
    }
  }

  /** Scope → the live job that works on it, oldest job first. The jobs are locked against ending meanwhile. */
  private async liveOwners(
    manager: EntityManager,
    kind: string,
    scopes: Set<string>,
  ): Promise<Map<string, string>> {
    const live = await manager.query<{ id: string }[]>(
      `select id from jobs
       where kind = $1 and state in ('queued', 'running') and not cancel_requested and not sealed
       order by created_at, id for update`,
      [kind],
    );
    const owners = new Map<string, string>();
    for (const { id } of live) {
      const taken = await manager.query<{ scope: string }[]>(
        'select distinct scope from job_items where job_id = $1 and scope = any($2::text[])',
        [id, [...scopes]],
      );
      for (const { scope } of taken) if (!owners.has(scope)) owners.set(scope, id);
    }
    return owners;
  }

  private async addItems(manager: EntityManager, jobId: string, items: NewJobItem[]): Promise<void> {
    await manager.query(
      `insert into job_items (job_id, key, position, scope, lane, label, params)
       select $1, i.key, last.position + i.place, i.scope, i.lane, i.label, i.params
       from (select coalesce(max(position), 0) as position from job_items where job_id = $1) as last,
         unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[])
           with ordinality as i (key, scope, lane, label, params, place)
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
    await manager.query(
      'update jobs set progress_total = (select count(*) from job_items where job_id = $1) where id = $1',
      [jobId],
    );
    await this.events.notify(ITEMS_CHANNEL, jobId, manager);
  }

  private async snapshot(jobId: string): Promise<Snapshot> {
    const [row] = await this.source.query<Snapshot[]>(
      `select count(*)::int as total, count(*) filter (where state in ('queued', 'running'))::int as open,
         count(*) filter (where state = 'running')::int as running,
         (array_agg(label order by started_at, position) filter (where state = 'running'))[1] as first
       from job_items where job_id = $1`,
      [jobId],
    );
    return row ?? { total: 0, open: 0, running: 0, first: null };
  }

  /** Failures not yet in `reported`, which they are added to. */
  private async failures(jobId: string, reported: Set<string>): Promise<{ label: string; reason: string }[]> {
    const rows = await this.source.query<{ key: string; label: string; reason: string | null }[]>(
      `select key, label, reason from job_items
       where job_id = $1 and state = 'failed' and key <> all($2::text[]) order by position`,
      [jobId, [...reported]],
    );
    for (const { key } of rows) reported.add(key);
    return rows.map(({ label, reason }) => ({ label, reason: reason ?? 'No reason is known.' }));
  }

  private async finished(jobId: string): Promise<FinishedItem[]> {
    return this.source.query<FinishedItem[]>(
      `select label, state, outcome, started_at as "startedAt", finished_at as "finishedAt"
       from job_items where job_id = $1 order by position`,
      [jobId],
    );
  }

  /** A job that moves on is no job that kills its workers, however often they are restarted meanwhile. */
  private async noteProgress(jobId: string): Promise<void> {
    await this.source.query('update jobs set attempts = 1 where id = $1 and attempts > 1', [jobId]);
  }

  /** Closes the job to further items, unless one came in meanwhile. */
  private async seal(jobId: string): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await manager.query('select from jobs where id = $1 for update', [jobId]);
      const [, sealed] = (await manager.query(
        `update jobs set sealed = true where id = $1 and not exists (
           select from job_items where job_id = $1 and state in ('queued', 'running'))`,
        [jobId],
      )) as [unknown, number];
      return sealed > 0;
    });
  }

  private async cancelOpen(jobId: string): Promise<void> {
    await this.source.query(
      `update job_items set state = 'cancelled', finished_at = now(), lease_owner = null, lease_until = null
       where job_id = $1 and state in ('queued', 'running')`,
      [jobId],
    );
    await this.events.notify(ITEMS_STOPPED_CHANNEL, jobId);
  }
}

async function takeTick(manager: EntityManager, { name, at }: ScheduleTick): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'insert into schedule_ticks (name, tick) values ($1, $2) on conflict do nothing returning name',
    [name, at],
  );
  return rows.length > 0;
}

async function insertJob(manager: EntityManager, job: NewJob): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(
    `insert into jobs (kind, title, params, created_by, lease_until)
     values ($1, $2, $3, $4, now() + interval '15 seconds') returning id`,
    [job.kind, job.title, job.params ?? {}, job.createdBy ?? null],
  );
  if (!row) throw new Error('A job that was inserted has no id.');
  return row.id;
}

/** What is being done and how much is left. */
function labelOf({ open, running, first }: Snapshot): string {
  if (open === 0) return 'Finishing';
  const others = running > 1 ? ` and ${running - 1} more` : '';
  return `${first ? `${first}${others}` : 'Waiting for a worker'} · ${open} left`;
}

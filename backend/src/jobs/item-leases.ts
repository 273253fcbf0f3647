import type { DataSource, EntityManager } from 'typeorm';
import type { DatabaseEvents } from '../database/database-events.js';
import type { ItemResult } from './job-items.types.js';
import { LeaseLostError } from './job-items.types.js';
import { ITEMS_CHANNEL } from './job-items.service.js';

/** A worker that dies stops renewing; its items are taken up by others when this time is over. */
const LEASE_SECONDS = 20;

export interface LeasedItem {
  job_id: string;
  key: string;
  kind: string;
  label: string;
  params: Record<string, unknown>;
  attempts: number;
}

export const itemId = (item: { job_id: string; key: string }): string => `${item.job_id}/${item.key}`;

const IS_OPEN = `(i.state = 'queued' and (i.not_before is null or i.not_before <= now())
  or i.state = 'running' and i.lease_until < now())`;
const JOB_LIVES = `j.state in ('queued', 'running') and not j.cancel_requested`;

/** The items that one process has under way: taking, keeping and giving back. */
export class ItemLeases {
  constructor(
    private readonly source: DataSource,
    private readonly events: DatabaseEvents,
    private readonly owner: string,
  ) {}

  /** Takes the next open item of a lane, oldest job first; of `onlyJob` when given. No two callers get the same. */
  async take(lane: string, onlyJob: string | undefined): Promise<LeasedItem | undefined> {
    const [rows] = (await this.source.query(
      // Materialized, so that no plan looks for the next one more than once.
      `with next as materialized (
         select i.job_id, i.key, j.kind from job_items i join jobs j on j.id = i.job_id
         where i.lane = $1 and i.state in ('queued', 'running') and ${IS_OPEN} and ${JOB_LIVES}
           and ($3::uuid is null or j.id = $3)
         order by j.created_at, j.id, i.position limit 1 for update of i skip locked)
       update job_items t set state = 'running', lease_owner = $2, attempts = attempts + 1, not_before = null,
         lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), started_at = coalesce(t.started_at, now())
       from next where (t.job_id, t.key) = (next.job_id, next.key)
       returning t.job_id, t.key, next.kind, t.label, t.params, t.attempts`,
      [lane, this.owner, onlyJob ?? null],
    )) as [LeasedItem[], number];
    return rows[0];
  }

  /** Renews all leases of this process. @returns ids of the items that are still ours, of jobs that still live */
  async renew(): Promise<Set<string>> {
    const [rows] = (await this.source.query(
      `update job_items i set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
       from jobs j
       where i.lease_owner = $1 and i.state = 'running' and j.id = i.job_id and ${JOB_LIVES}
       returning i.job_id, i.key`,
      [this.owner],
    )) as [{ job_id: string; key: string }[], number];
    return new Set(rows.map(itemId));
  }

  /** Ends an item. @throws LeaseLostError when it is not ours any more */
  async settle(manager: EntityManager, item: LeasedItem, result: ItemResult): Promise<void> {
    const [, ended] = (await manager.query(
      `update job_items i set state = $4, reason = $5, outcome = $6, finished_at = now(),
         lease_owner = null, lease_until = null
       from jobs j
       where i.job_id = $1 and i.key = $2 and i.lease_owner = $3 and i.state = 'running'
         and j.id = i.job_id and ${JOB_LIVES}`,
      [item.job_id, item.key, this.owner, result.state, result.reason ?? null, result.outcome ?? null],
    )) as [unknown, number];
    if (ended === 0) throw new LeaseLostError(`${item.label} is no longer ours.`);
    await this.events.notify(ITEMS_CHANNEL, item.job_id, manager);
  }

  /** Puts an item back: now, without counting this attempt, or for later. */
  async giveBack(item: LeasedItem, afterMs?: number): Promise<void> {
    await this.source.query(
      `update job_items set state = 'queued', lease_owner = null, lease_until = null,
         attempts = attempts - case when $4::float8 is null then 1 else 0 end,
         not_before = now() + make_interval(secs => $4 / 1000)
       where job_id = $1 and key = $2 and lease_owner = $3 and state = 'running'`,
      [item.job_id, item.key, this.owner, afterMs ?? null],
    );
    await this.events.notify(ITEMS_CHANNEL, item.job_id);
  }
}

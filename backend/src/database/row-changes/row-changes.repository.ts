import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Position in the order of changes: after this row of this transaction, in the database called `log`. */
export interface ChangePosition {
  log: string;
  transactionId: string;
  rowId: string;
}

export interface NotedChange {
  id: string;
  transactionId: string;
  changedAt: string;
  /** Whether the reader may learn that this row is gone. */
  known: boolean;
}

interface ChangesPage {
  log: string;
  /** All changes of transactions below this one are final. */
  horizon: string;
  changes: NotedChange[];
}

// A restored backup is another log: transaction ids restart, and its deletions are recorded nowhere.
const READ_CHANGES = `
  with now as materialized (
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon,
      (select system_identifier from pg_control_system()) || '.' || 'row_changes'::regclass::oid as log)
  select now.log, now.horizon::text as horizon, coalesce((
    select json_agg(json_build_object('id', c.row_id, 'transactionId', c.transaction_id::text, 'changedAt', c.changed_at,
      'known', c.shared or c.owner_id = $6) order by c.transaction_id, c.row_id)
    from (select * from row_changes
      where resource = $1 and transaction_id < now.horizon and (transaction_id, row_id) > ($2::bigint, $3)
        and changed_at >= $4
      order by transaction_id, row_id limit $5) c), '[]') as changes
  from now`;

@Injectable()
export class RowChangesRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Reads the next changes of a list after a position or, without one, since a time, in transaction order. Changes of
   * open transactions come once they end, so no reader misses a row.
   * @param userId the reader
   */
  async listChanges(
    resource: string,
    start: { position?: ChangePosition; since?: Date; limit: number },
    userId: string | undefined,
  ): Promise<ChangesPage> {
    const { position, since, limit } = start;
    const place = [position?.transactionId ?? '-1', position?.rowId ?? ''];
    const from = position ? '-infinity' : (since ?? '-infinity');
    const [page] = await this.source.query<[ChangesPage]>(READ_CHANGES, [
      resource,
      ...place,
      from,
      limit,
      userId ?? null,
    ]);
    return page;
  }

  /** Deletes what only a person who is being deleted could read, and their id from the rest. */
  async forgetOwner(userId: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from row_changes where owner_id = $1 and not shared', [userId]);
    await manager.query('update row_changes set owner_id = null where owner_id = $1', [userId]);
  }
}

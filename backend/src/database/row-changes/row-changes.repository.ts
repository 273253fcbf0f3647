import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A place in the order of changes: behind this row of this transaction, in the database called `log`. */
export interface ChangePosition {
  log: string;
  transactionId: string;
  rowId: string;
}

export interface NotedChange {
  id: string;
  transactionId: string;
  changedAt: string;
  /** Whether the asker may learn of this row when it is gone. */
  known: boolean;
}

interface ChangesPage {
  log: string;
  /** Every change of a transaction below this one is there for good. */
  horizon: string;
  changes: NotedChange[];
}

// A restored backup is another log: its transactions are counted anew, and what was deleted by it is noted nowhere.
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

/** The table of what changed in the lists that can be followed. */
@Injectable()
export class RowChangesRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * The next changes of a list behind a position or, without one, since a time, in the order of their transactions. What
   * open transactions do comes when they have ended, so nobody who follows misses a row.
   * @param userId who asks
   */
  async read(
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
}

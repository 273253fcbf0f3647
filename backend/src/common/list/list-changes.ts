import type { NotedChange, RowChangesRepository } from '../../database/row-changes/row-changes.repository.js';
import { invalidCursor, writeChangeCursor } from './list-cursor.js';
import type { ListPage } from './list-page.js';
import type { ListQuery, ListSpec } from './list-query.js';

/** Changes of a list: the next changed rows in order, and where to continue. */
export interface ListChanges {
  changes: NotedChange[];
  cursor: string;
  /** There are no further changes yet. */
  isLast: boolean;
}

/** A row that is no longer in the list. */
interface GoneRow {
  id: string;
  deletedAt: string;
}

/** @throws ProblemException 400 `invalid_cursor` when the database was restored since the cursor was given */
export async function readChanges(
  rowChanges: RowChangesRepository,
  { changes: start, limit }: ListQuery,
  spec: ListSpec,
  userId: string | undefined,
): Promise<ListChanges> {
  const { log, horizon, changes } = await rowChanges.listChanges(spec.resource, { ...start, limit }, userId);
  if (start?.position && start.position.log !== log)
    throw invalidCursor(
      'was issued before a backup was restored; start again with updatedSince, or read the whole list',
    );
  const last = changes.length < limit ? undefined : changes.at(-1);
  const end = last
    ? { log, transactionId: last.transactionId, rowId: last.id }
    : { log, transactionId: horizon, rowId: '' };
  return { changes, cursor: writeChangeCursor(end, spec), isLast: !last };
}

/** The list query for the changed rows. */
export function chooseChanged(query: ListQuery, { changes }: ListChanges): ListQuery {
  const requested = query.filter.id as string[] | undefined;
  const ids = changes.map(({ id }) => id).filter((id) => !requested || requested.includes(id));
  return { ...query, filter: { ...query.filter, id: ids } };
}

/** The changed rows as they are now, with tombstones for rows that the reader knew and the list no longer shows. */
export async function reportChanges(
  list: ListPage<object>,
  { changes }: ListChanges,
): Promise<(object | GoneRow)[]> {
  if (changes.length === 0) return [];
  const { rows } = await list.page();
  const rowsById = new Map((rows as { id: string }[]).map((row) => [row.id, row]));
  return changes.flatMap(({ id, changedAt, known }) => {
    const row = rowsById.get(id);
    if (row) return [row];
    return known ? [{ id, deletedAt: new Date(changedAt).toISOString() }] : [];
  });
}

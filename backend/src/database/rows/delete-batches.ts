import type { EntityManager } from 'typeorm';

const BATCH_ROWS = 5_000;

/**
 * Deletes rows in short statements: a single one for years of rows would exceed the statement timeout each time.
 * @param condition refers to `params` as $1, $2, …
 */
export async function deleteInBatches(
  manager: EntityManager,
  table: string,
  condition: string,
  params: unknown[],
): Promise<void> {
  for (let deleted = BATCH_ROWS; deleted === BATCH_ROWS;) {
    [, deleted] = (await manager.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH_ROWS}))`,
      params,
    )) as [unknown, number];
  }
}

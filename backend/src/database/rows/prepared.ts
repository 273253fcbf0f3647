import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';

/**
 * Runs a named prepared statement, parsed and planned once per connection. Use it for statements that run per chart;
 * `query` of TypeORM plans each time.
 * @param name unique for its text
 * @returns rows; a manager outside a transaction falls back to a plain query
 */
export async function queryPrepared<Row>(
  manager: EntityManager,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  if (!manager.queryRunner) return manager.query<Row[]>(text, values);
  const client = (await manager.queryRunner.connect()) as PoolClient;
  const { rows } = await client.query<Row & object>({ name, text, values });
  return rows;
}

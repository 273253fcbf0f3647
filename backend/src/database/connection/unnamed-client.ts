import type pg from 'pg';
import { DatabaseClient } from './database-client.js';

/** A connection through a pooler in transaction mode: the next server may not know named statements. */
export class UnnamedClient extends DatabaseClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (statement: unknown, ...rest: unknown[]) => unknown;
    const queryUnnamed = (statement: unknown, ...rest: unknown[]) => query(dropName(statement), ...rest);
    Object.assign(this, { query: queryUnnamed });
  }
}

function dropName(statement: unknown): unknown {
  const isNamed =
    typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}

import { quote } from './quote.js';

/** Makes text forms of values equal in both databases. */
export const SAME_TEXTS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;

/**
 * SQL: checksum of the rows of a table, independent of order. PostgreSQL’s own hashes may differ between versions.
 */
export const checksumQuery = (table: string, columns: readonly string[]): string =>
  `select coalesce(sum(('x' || left(md5(row(${columns.map(quote).join(', ')})::text), 15))::bit(60)::bigint), 0)::text as checksum
   from ${quote(table)}`;

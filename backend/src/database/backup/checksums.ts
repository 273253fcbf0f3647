import { quote } from './quote.js';

/** Texts of values must be the same in the database that was read and in the one that was filled. */
export const SAME_TEXTS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;

/** SQL: a checksum of the rows of a table, whatever their order. PostgreSQL's own hashes may differ between versions. */
export const checksumQuery = (table: string, columns: readonly string[]): string =>
  `select coalesce(sum(('x' || left(md5(row(${columns.map(quote).join(', ')})::text), 15))::bit(60)::bigint), 0)::text as checksum
   from ${quote(table)}`;

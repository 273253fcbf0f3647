import type { FilterValue, ListQuery } from './list-query.js';

/** Converts the value of a filter field to an SQL condition. */
export interface FilterCondition {
  /** @param n placeholder of the value, such as $3 */
  sql(n: string): string;
  /** Converts the value for the condition; unchanged when absent. */
  value?(value: FilterValue): unknown;
}

export type FilterConditions = Readonly<Record<string, FilterCondition>>;

/** The column equals one of the values. */
export const matchAny = (column: string): FilterCondition => ({ sql: (n) => `${column} = any(${n})` });

export const equalTo = (column: string): FilterCondition => ({ sql: (n) => `${column} = ${n}` });

/** Filters of every list: ids, and the id after which a page begins. */
export const matchIds = (column: string): FilterConditions => ({
  id: matchAny(column),
  after: { sql: (n) => `${column} > ${n}` },
});

/** The time is at or after the value. */
export const since = (column: string): FilterCondition => ({ sql: (n) => `${column} >= ${n}` });

/** A row of a followed list changed at or after the value. */
export const changedSince = (resource: string, id: string): FilterCondition => ({
  sql: (n) => `${id}::text in (select c.row_id from row_changes c
    where c.resource = '${resource}' and c.changed_at >= ${n})`,
});

/** The text contains the value, ignoring case. */
export const contains = (text: string): FilterCondition => ({
  sql: (n) => `(${text}) ilike ${n}`,
  value: containing,
});

/** ILIKE pattern for "contains". */
export const containing = (text: unknown): string =>
  `%${String(text)
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`;

interface Conditions {
  where: string[];
  params: unknown[];
}

/** Appends the conditions of a filter; fields without one are left to the caller. */
export function addFilters(
  filter: ListQuery['filter'],
  conditions: FilterConditions,
  { where = [], params = [] }: Partial<Conditions> = {},
): Conditions {
  const all = { where: [...where], params: [...params] };
  for (const [field, value] of Object.entries(filter)) {
    const condition = conditions[field];
    if (value !== undefined && condition)
      all.where.push(condition.sql(`$${all.params.push(condition.value?.(value) ?? value)}`));
  }
  return all;
}

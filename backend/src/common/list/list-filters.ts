import type { SelectQueryBuilder, ObjectLiteral } from 'typeorm';
import type { FilterValue, ListQuery } from './list-query.js';

/** How the value of one filter field becomes a condition of SQL. */
export interface FilterCondition {
  /** @param n placeholder of the value, such as $3 */
  sql(n: string): string;
  /** The value as the condition needs it; without it, as it was given. */
  value?(given: FilterValue): unknown;
}

export type FilterConditions = Readonly<Record<string, FilterCondition>>;

/** The column holds one of the given values. */
export const matchAny = (column: string): FilterCondition => ({ sql: (n) => `${column} = any(${n})` });

export const equalTo = (column: string): FilterCondition => ({ sql: (n) => `${column} = ${n}` });

/** What every list is filtered by: ids, and the id that a page begins behind. */
export const matchIds = (column: string): FilterConditions => ({
  id: matchAny(column),
  after: { sql: (n) => `${column} > ${n}` },
});

/** The time is not before the given one. */
export const since = (column: string): FilterCondition => ({ sql: (n) => `${column} >= ${n}` });

/** The row of a followed list changed at the given time or later. */
export const changedSince = (resource: string, id: string): FilterCondition => ({
  sql: (n) => `${id}::text in (select c.row_id from row_changes c
    where c.resource = '${resource}' and c.changed_at >= ${n})`,
});

/** The text has the given one in it, whatever the case. */
export const contains = (text: string): FilterCondition => ({
  sql: (n) => `(${text}) ilike ${n}`,
  value: containing,
});

/** The ILIKE pattern of "has this text in it". */
export const containing = (text: unknown): string =>
  `%${String(text)
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`;

interface Conditions {
  where: string[];
  params: unknown[];
}

/** The conditions of a filter, behind those that are there; fields without a condition are left to the caller. */
export function addFilters(
  filter: ListQuery['filter'],
  conditions: FilterConditions,
  { where, params }: Conditions,
): Conditions {
  const all = { where: [...where], params: [...params] };
  for (const [value, condition] of given(filter, conditions)) {
    all.where.push(condition.sql(`$${all.params.push(value)}`));
  }
  return all;
}

/** The same for a query of TypeORM. */
export function filterQuery<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  filter: ListQuery['filter'],
  conditions: FilterConditions,
): SelectQueryBuilder<Row> {
  for (const [value, condition, field] of given(filter, conditions)) {
    rows.andWhere(condition.sql(`:filter_${field}`), { [`filter_${field}`]: value });
  }
  return rows;
}

function* given(
  filter: ListQuery['filter'],
  conditions: FilterConditions,
): Generator<[value: unknown, condition: FilterCondition, field: string]> {
  for (const [field, value] of Object.entries(filter)) {
    const condition = conditions[field];
    if (value !== undefined && condition) yield [condition.value?.(value) ?? value, condition, field];
  }
}

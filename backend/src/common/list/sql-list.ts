import type { ObjectLiteral, Repository } from 'typeorm';
import { readPage, type RowSource, streamRows } from '../../database/rows/list-rows.js';
import { addFilters, type FilterConditions, matchIds } from './list-filters.js';
import type { ListPage } from './list-page.js';
import type { ListQuery } from './list-query.js';

/** A list read by SQL; `where` holds conditions that refer to `params` as $1, $2, … */
export interface SqlList {
  select: string;
  from: string;
  where?: string[];
  params?: unknown[];
  /** Conditions by filter field; ids are always included. */
  filters: FilterConditions;
  /** SQL expression per sortable field that is not sorted by its selected value. */
  sortColumns?: Readonly<Record<string, string>>;
  /** Unique id column. */
  id: string;
  /** Tie breaker that keeps pages from overlapping, each column with its direction; the id when absent. */
  tieBreaker?: string;
  /** Cheaper query of the total. */
  countSql?: string;
}

/** A list of a table's rows, as its entity has them. */
type TableList = Omit<SqlList, 'select' | 'from' | 'id'> & Partial<Pick<SqlList, 'id'>>;

/** Builds the page and export reads of one list request. */
export function sqlList<Row>(source: RowSource, query: ListQuery, list: SqlList): ListPage<Row> {
  const filters = { ...matchIds(list.id), ...list.filters };
  const { where, params } = addFilters(query.filter, filters, list);
  const conditions = where.length > 0 ? `where ${where.join(' and ')}` : '';
  // Only the fields of the list's specification get here.
  const selected = query.sort === 'id' ? list.id : `"${query.sort}"`;
  const column = list.sortColumns?.[query.sort] ?? selected;
  const orderBy = `order by ${column} ${query.order} nulls last, ${list.tieBreaker ?? `${list.id} ${query.order}`}`;
  const body = `select ${list.select} from ${list.from} ${conditions} ${orderBy}`;
  const count = list.countSql ?? `select count(*)::int as total from ${list.from} ${conditions}`;
  return {
    page: () =>
      readPage<Row>(source, {
        rows: `${body} offset ${query.offset} limit ${query.limit}`,
        ...(!query.isCursorPage && { count }),
        params,
      }),
    batches: () => streamRows<Row>(source, body, params),
  };
}

/** Builds the reads of a list whose rows are those of one table. */
export function tableList<Row extends ObjectLiteral>(
  { manager, metadata }: Repository<Row>,
  alias: string,
  query: ListQuery,
  list: TableList,
): ListPage<Row> {
  const select = metadata.columns.map(
    // Days stay texts, as TypeORM reads them.
    ({ databaseName, propertyName, type }) =>
      `${alias}.${databaseName}${type === 'date' ? '::text' : ''} as "${propertyName}"`,
  );
  const from = `${metadata.tableName} ${alias}`;
  return sqlList<Row>(manager.dataSource, query, {
    id: `${alias}.id`,
    ...list,
    ...{ select: select.join(', '), from },
  });
}

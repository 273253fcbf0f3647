import { readPage, type RowSource, streamRows } from '../../database/rows/list-rows.js';
import { addFilters, type FilterConditions, matchIds } from './list-filters.js';
import type { ListPage } from './list-page.js';
import type { ListQuery } from './list-query.js';

/** A list read by SQL; `where` holds conditions that refer to `params` as $1, $2, … */
export interface SqlList<Row, Dto> {
  select: string;
  from: string;
  where: string[];
  params: unknown[];
  /** Conditions by filter field; ids are always included. */
  filters: FilterConditions;
  /** SQL expression per sortable field. */
  sortColumns: Readonly<Record<string, string>>;
  /** Unique id column. */
  id: string;
  /** Tie breaker that keeps pages from overlapping, each column with its direction; the id when absent. */
  tieBreaker?: string;
  /** Cheaper query of the total. */
  countSql?: string;
  toDto(row: Row): Dto;
}

/** Builds the page and export reads of one list request. */
export function sqlList<Row, Dto>(
  source: RowSource,
  query: ListQuery,
  list: SqlList<Row, Dto>,
): ListPage<Dto> {
  const filters = { ...matchIds(list.id), ...list.filters };
  const { where, params } = addFilters(query.filter, filters, list);
  const conditions = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const column = list.sortColumns[query.sort] ?? list.id;
  const orderBy = `order by ${column} ${query.order} nulls last, ${list.tieBreaker ?? `${list.id} ${query.order}`}`;
  const body = `select ${list.select} from ${list.from} ${conditions} ${orderBy}`;
  const count = list.countSql ?? `select count(*)::int as total from ${list.from} ${conditions}`;
  return {
    async page() {
      const { rows, total } = await readPage<Row>(source, {
        rows: `${body} offset ${query.offset} limit ${query.limit}`,
        ...(!query.isCursorPage && { count }),
        params,
      });
      return { rows: rows.map((row) => list.toDto(row)), total };
    },
    async *batches() {
      for await (const rows of streamRows<Row>(source, body, params))
        yield rows.map((row) => list.toDto(row));
    },
  };
}

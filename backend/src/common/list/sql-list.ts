import type { DataSource } from 'typeorm';
import { addFilters, type FilterConditions, oneOf } from './list-filters.js';
import type { ListPage } from './list-page.js';
import type { ListQuery } from './list-query.js';

const EXPORT_BATCH = 1_000;

/** A list read by SQL; `where` holds conditions that refer to `params` as $1, $2, … */
export interface SqlList<Row, Dto> {
  select: string;
  from: string;
  where: string[];
  params: unknown[];
  /** Conditions of the filter fields; that of `id` is always there. */
  filters: FilterConditions;
  /** SQL expression per sortable field. */
  sortColumns: Readonly<Record<string, string>>;
  /** The unique column of the id. */
  id: string;
  /** What decides ties, so that pages never overlap, each column with its direction; without it, the id. */
  tieBreaker?: string;
  /** Total when it is known more cheaply than by counting. */
  countSql?: string;
  toDto(row: Row): Dto;
}

/** Builds the page and export reads of one list request. */
export function sqlList<Row, Dto>(
  source: DataSource,
  query: ListQuery,
  list: SqlList<Row, Dto>,
): ListPage<Dto> {
  const filters = { id: oneOf(list.id), ...list.filters };
  const { where, params } = addFilters(query.filter, filters, list);
  const conditions = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const column = list.sortColumns[query.sort] ?? list.id;
  const orderBy = `order by ${column} ${query.order} nulls last, ${list.tieBreaker ?? `${list.id} ${query.order}`}`;
  const body = `select ${list.select} from ${list.from} ${conditions} ${orderBy}`;
  return {
    async page() {
      const count = list.countSql ?? `select count(*)::int as total from ${list.from} ${conditions}`;
      const [rows, [counted]] = await Promise.all([
        source.query<Row[]>(`${body} offset ${query.offset} limit ${query.limit}`, params),
        source.query<{ total: number }[]>(count, params),
      ]);
      return { rows: rows.map((row) => list.toDto(row)), total: Number(counted?.total ?? 0) };
    },
    batches: () => cursorBatches(source, body, params, list),
  };
}

/** Streams the whole list through a cursor: constant memory, one consistent snapshot. */
async function* cursorBatches<Row, Dto>(
  source: DataSource,
  sql: string,
  params: unknown[],
  list: Pick<SqlList<Row, Dto>, 'toDto'>,
) {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`declare export_rows no scroll cursor for ${sql}`, params);
    for (;;) {
      const rows = (await runner.query(`fetch ${EXPORT_BATCH} from export_rows`)) as Row[];
      if (rows.length === 0) break;
      yield rows.map((row) => list.toDto(row));
    }
    await runner.commitTransaction();
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

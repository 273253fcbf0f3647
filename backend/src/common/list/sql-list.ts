import type { DataSource } from 'typeorm';
import type { ListPage } from './list-page.js';
import type { ListQuery } from './list-query.js';

const EXPORT_BATCH = 1_000;

/** A list read by SQL; `where` holds conditions that refer to `params` as $1, $2, … */
export interface SqlList<Row, Dto> {
  select: string;
  from: string;
  where: string[];
  params: unknown[];
  /** SQL expression per sortable field. */
  sortColumns: Readonly<Record<string, string>>;
  /** Unique column that decides ties, so that pages never overlap; or several, each with its direction. */
  tieBreaker: string;
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
  const where = list.where.length > 0 ? `where ${list.where.join(' and ')}` : '';
  const column = list.sortColumns[query.sort] ?? list.tieBreaker;
  const tieBreaker = / (ASC|DESC)$/.test(list.tieBreaker)
    ? list.tieBreaker
    : `${list.tieBreaker} ${query.order}`;
  const orderBy = `order by ${column} ${query.order} nulls last, ${tieBreaker}`;
  const body = `select ${list.select} from ${list.from} ${where} ${orderBy}`;
  return {
    async page() {
      const count = list.countSql ?? `select count(*)::int as total from ${list.from} ${where}`;
      const [rows, [counted]] = await Promise.all([
        source.query<Row[]>(`${body} offset ${query.offset} limit ${query.limit}`, list.params),
        source.query<{ total: number }[]>(count, list.params),
      ]);
      return { rows: rows.map((row) => list.toDto(row)), total: Number(counted?.total ?? 0) };
    },
    batches: () => cursorBatches(source, body, list),
  };
}

/** Streams the whole list through a cursor: constant memory, one consistent snapshot. */
async function* cursorBatches<Row, Dto>(source: DataSource, sql: string, list: SqlList<Row, Dto>) {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`declare export_rows no scroll cursor for ${sql}`, list.params);
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

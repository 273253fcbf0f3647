import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListPage } from './list-page.js';
import type { ListQuery } from './list-query.js';

const EXPORT_BATCH = 500;

/** A list read with a TypeORM query; made for tables of people's size, exports included. */
export interface QueryList<Row extends ObjectLiteral, Dto> {
  /** A fresh query with its conditions, without order and page. */
  query(): SelectQueryBuilder<Row>;
  /** Property path (`alias.property`) per sortable field. */
  sortColumns: Readonly<Record<string, string>>;
  /** Unique property path that decides ties, so that pages never overlap. */
  tieBreaker: string;
  toDtos(rows: Row[]): Dto[] | Promise<Dto[]>;
}

/** Builds the page and export reads of one list request. */
export function queryList<Row extends ObjectLiteral, Dto>(
  request: ListQuery,
  list: QueryList<Row, Dto>,
): ListPage<Dto> {
  const ordered = (skip: number, take: number) =>
    list
      .query()
      .orderBy(list.sortColumns[request.sort] ?? list.tieBreaker, request.order, 'NULLS LAST')
      .addOrderBy(list.tieBreaker, request.order)
      .offset(skip)
      .limit(take);
  return {
    async page() {
      const [rows, total] = await ordered(request.offset, request.limit).getManyAndCount();
      return { rows: await list.toDtos(rows), total };
    },
    async *batches() {
      for (let skip = 0; ; skip += EXPORT_BATCH) {
        const rows = await ordered(skip, EXPORT_BATCH).getMany();
        if (rows.length > 0) yield await list.toDtos(rows);
        if (rows.length < EXPORT_BATCH) return;
      }
    },
  };
}

/** The ILIKE pattern of "has this text in it". */
export const containing = (text: unknown): string =>
  `%${String(text)
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`;

import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type FilterConditions, filterQuery, matchIds } from './list-filters.js';
import type { ListPage } from './list-page.js';
import type { ListQuery } from './list-query.js';

const EXPORT_BATCH = 500;

/** A list read with a TypeORM query; made for tables of people's size, exports included. */
export interface QueryList<Row extends ObjectLiteral, Dto> {
  /** A fresh query of every row that the reader may see, without filter, order and page. */
  query(): SelectQueryBuilder<Row>;
  /** Conditions of the filter fields; those of ids are always there. */
  filters: FilterConditions;
  /** Property path (`alias.property`) per sortable field. */
  sortColumns: Readonly<Record<string, string>>;
  /** Property path of the id, which also decides ties, so that pages never overlap. */
  id: string;
  toDtos(rows: Row[]): Dto[] | Promise<Dto[]>;
}

/** Builds the page and export reads of one list request. */
export function queryList<Row extends ObjectLiteral, Dto>(
  request: ListQuery,
  { query: createQuery, ...list }: QueryList<Row, Dto>,
): ListPage<Dto> {
  const filters = { ...matchIds(list.id), ...list.filters };
  const ordered = (skip: number, take: number) =>
    filterQuery(createQuery(), request.filter, filters)
      .orderBy(list.sortColumns[request.sort] ?? list.id, request.order, 'NULLS LAST')
      .addOrderBy(list.id, request.order)
      .offset(skip)
      .limit(take);
  return {
    async page() {
      const page = ordered(request.offset, request.limit);
      const [rows, total] = request.isCursorPage ? [await page.getMany(), 0] : await page.getManyAndCount();
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

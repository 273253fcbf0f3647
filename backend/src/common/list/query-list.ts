import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type FilterConditions, filterQuery, matchIds } from './list-filters.js';
import type { ListPage } from './list-page.js';
import type { ListQuery } from './list-query.js';

const EXPORT_BATCH = 500;

/** A list read with a TypeORM query, for small tables such as those of people. */
export interface QueryList<Row extends ObjectLiteral, Dto> {
  /** Creates a query of all rows visible to the reader, without filter, order and page. */
  query(): SelectQueryBuilder<Row>;
  /** Conditions by filter field; ids are always included. */
  filters: FilterConditions;
  /** Property path (`alias.property`) per sortable field. */
  sortColumns: Readonly<Record<string, string>>;
  /** Property path of the id, which breaks ties so that pages do not overlap. */
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

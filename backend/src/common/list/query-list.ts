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
  const ordered = () =>
    filterQuery(createQuery(), request.filter, filters)
      .orderBy(list.sortColumns[request.sort] ?? list.id, request.order, 'NULLS LAST')
      .addOrderBy(list.id, request.order);
  return {
    async page() {
      const page = ordered().offset(request.offset).limit(request.limit);
      const [rows, total] = request.isCursorPage ? [await page.getMany(), 0] : await page.getManyAndCount();
      return { rows: await list.toDtos(rows), total };
    },
    async *batches() {
      // All ids are read at once: rows that come or go meanwhile shift no batch.
      const found = await ordered().select(list.id, 'id').getRawMany<{ id: string | number }>();
      for (let start = 0; start < found.length; start += EXPORT_BATCH) {
        const ids = found.slice(start, start + EXPORT_BATCH).map(({ id }) => id);
        yield await list.toDtos(await ordered().andWhere(`${list.id} = any(:ids)`, { ids }).getMany());
      }
    },
  };
}

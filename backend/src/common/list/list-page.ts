/** A filtered list, read as one page or, for exports, in batches. */
export interface ListPage<T> {
  /** The requested page, and the total of the filtered list. */
  page(): Promise<{ rows: T[]; total: number }>;
  /** All rows of the filtered list in order. */
  batches(): AsyncIterable<T[]>;
}

/** Converts the rows of a list. */
export function mapList<Row, Dto>(
  list: ListPage<Row>,
  toDtos: (rows: Row[]) => Dto[] | Promise<Dto[]>,
): ListPage<Dto> {
  return {
    async page() {
      const { rows, total } = await list.page();
      return { rows: await toDtos(rows), total };
    },
    async *batches() {
      for await (const rows of list.batches()) yield await toDtos(rows);
    },
  };
}

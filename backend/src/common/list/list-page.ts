/** A filtered list that is read either as one page or, for exports, whole in batches. */
export interface ListPage<T> {
  /** The requested page and the size of the whole filtered list. */
  page(): Promise<{ rows: T[]; total: number }>;
  /** Every row of the filtered list in its order. */
  batches(): AsyncIterable<T[]>;
}

/** A list that is small enough to be held in memory. */
export function pageOfArray<T>(rows: T[], offset: number, limit: number): ListPage<T> {
  return {
    page: () => Promise.resolve({ rows: rows.slice(offset, offset + limit), total: rows.length }),
    async *batches() {
      yield rows;
    },
  };
}

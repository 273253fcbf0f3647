/** A filtered list, read as one page or, for exports, in batches. */
export interface ListPage<T> {
  /** The requested page, and the total of the filtered list. */
  page(): Promise<{ rows: T[]; total: number }>;
  /** All rows of the filtered list in order. */
  batches(): AsyncIterable<T[]>;
}

/** A filtered list that is read either as one page or, for exports, whole in batches. */
export interface ListPage<T> {
  /** The requested page and the size of the whole filtered list. */
  page(): Promise<{ rows: T[]; total: number }>;
  /** Every row of the filtered list in its order. */
  batches(): AsyncIterable<T[]>;
}

import { hashKey, type QueryKey } from '@tanstack/react-query';

/**
 * `placeholderData` of a paged list: keeps the previous rows while another page of the same list loads, but never
 * rows of other filters, which would be misleading.
 * @param prefix the leading parts of the key that identify the list and its filters
 */
export const keepWithin =
  (prefix: QueryKey) =>
  <T>(before: T | undefined, query?: { queryKey: QueryKey }): T | undefined =>
    query && hashKey(query.queryKey.slice(0, prefix.length)) === hashKey(prefix) ? before : undefined;

import { hashKey, type QueryKey } from '@tanstack/react-query';

/**
 * `placeholderData` of a list in pages: the rows read before stand in while another page of the same list is read. Rows
 * of other filters never do, because they would be taken for what the filters say.
 * @param prefix the first parts of the key, which name the list and its filters
 */
export const keepWithin =
  (prefix: QueryKey) =>
  <T>(before: T | undefined, query?: { queryKey: QueryKey }): T | undefined =>
    query && hashKey(query.queryKey.slice(0, prefix.length)) === hashKey(prefix) ? before : undefined;

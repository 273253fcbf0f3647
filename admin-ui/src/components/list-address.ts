import { readPage } from './use-address';

/** What the address may say of a list, besides the words searched for and the page. */
export interface ListAddress {
  /** Fields that rows can be sorted by; the first is the default, downwards. */
  sorts: readonly string[];
  /** What `status` in the address chooses: a field, and its values; the first is the default, `all` filters nothing. */
  status?: { field: string; values: readonly string[] } | undefined;
}

/** What react-admin keeps of a list. */
export interface ListState {
  filter: Record<string, unknown>;
  sort: string;
  order: string;
  page: number;
}

const ALL = 'all';
const NAMES = ['q', 'status', 'sort', 'order', 'page'];

export const saysNothing = (query: URLSearchParams): boolean => !NAMES.some((name) => query.has(name));

/** Reads `?q=…&status=…&sort=…&order=…&page=…`; what it says wrongly is the default. */
export function readListAddress(query: URLSearchParams, { sorts, status }: ListAddress): ListState {
  const pick = (name: string, allowed: readonly string[]) =>
    allowed.find((value) => value === query.get(name)) ?? allowed[0] ?? '';
  const q = query.get('q');
  const chosen = status ? pick('status', status.values) : ALL;
  return {
    filter: { ...(q && { q }), ...(status && chosen !== ALL && { [status.field]: chosen }) },
    sort: pick('sort', sorts),
    order: query.get('order') === 'asc' ? 'ASC' : 'DESC',
    page: readPage(query),
  };
}

/** The query with the list in it; defaults are left out, and what else it says stays. */
export function writeListAddress(
  query: URLSearchParams,
  { filter, sort, order, page }: ListState,
  { sorts, status }: ListAddress,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: unknown, unsaid: string) =>
    String(value) === unsaid ? next.delete(name) : next.set(name, String(value));
  set('q', filter.q ?? '', '');
  if (status) set('status', filter[status.field] ?? ALL, status.values[0] ?? ALL);
  set('sort', sort, sorts[0] ?? '');
  set('order', order.toLowerCase(), 'desc');
  set('page', page, '1');
  return next;
}

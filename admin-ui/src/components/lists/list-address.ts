import { MAX_ROWS } from '../../api/queries/list';
import { MOST_WORDS, readParam, writeParam, type Param } from '../page/address-params';
import { truncate } from '../text/truncate';

/** A filter parameter of the URL. */
export interface FilterParam extends Param {
  /** Field that the server filters by; defaults to the parameter's name. */
  field?: string;
}

type Order = 'ASC' | 'DESC';

/** The URL parameters of a list besides search, page and page size. */
export interface ListAddress {
  /** Sortable fields with their initial order; the first is the default. */
  sorts: Readonly<Record<string, Order>>;
  filters?: Readonly<Record<string, FilterParam>> | undefined;
  /** Default sort that depends on the filters. */
  sortFor?: ((filter: Filter) => string) | undefined;
  /** Corrects filters that contradict each other. */
  fit?: ((filter: Filter) => Filter) | undefined;
}

export type Filter = Record<string, unknown>;

/** A list's state in react-admin. */
export interface ListState {
  filter: Filter;
  sort: string;
  order: string;
  page: number;
  perPage: number;
}

const OWN_NAMES = ['q', 'sort', 'order', 'page', 'rows'];

const listNames = ({ filters = {} }: ListAddress): string[] => [...OWN_NAMES, ...Object.keys(filters)];

export const saysNothing = (query: URLSearchParams, address: ListAddress): boolean =>
  !listNames(address).some((name) => query.has(name));

/** The default filters. */
export function initialFilter({ filters = {} }: ListAddress): Filter {
  const initial = Object.entries(filters).map(([name, param]) => [
    param.field ?? name,
    readParam(new URLSearchParams(), name, param),
  ]);
  return Object.fromEntries(initial.filter(([, value]) => value !== undefined)) as Filter;
}

/** The default sort. */
export const defaultSort = ({ sorts, sortFor }: ListAddress, filter: Filter): string =>
  sortFor?.(filter) ?? Object.keys(sorts)[0] ?? 'id';

/** Parses `?q=…&status=…&sort=…&order=…&page=…`; invalid values become defaults. */
export function readListAddress(query: URLSearchParams, address: ListAddress, perPage: number): ListState {
  const { sorts, filters = {}, fit = (filter) => filter } = address;
  const values: Filter = { q: truncate((query.get('q') ?? '').trim(), MOST_WORDS) };
  for (const [name, param] of Object.entries(filters))
    values[param.field ?? name] = readParam(query, name, param);
  const filter = fit(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')),
  );
  const sort =
    Object.keys(sorts).find((field) => field === query.get('sort')) ?? defaultSort(address, filter);
  const order = (['ASC', 'DESC'] as const).find((each) => each.toLowerCase() === query.get('order'));
  return {
    filter,
    sort,
    order: order ?? sorts[sort] ?? 'DESC',
    page: readWhole(query, 'page', 1e6) ?? 1,
    perPage: readWhole(query, 'rows', MAX_ROWS) ?? perPage,
  };
}

function readWhole(query: URLSearchParams, name: string, most: number): number | undefined {
  const value = Number(query.get(name));
  return Number.isInteger(value) && value > 0 && value <= most ? value : undefined;
}

/** Writes the list state into the query; omits defaults and keeps other parameters. */
export function writeListAddress(
  query: URLSearchParams,
  state: ListState,
  address: ListAddress,
  perPage: number,
): URLSearchParams {
  const { sorts, filters = {}, fit = (filter) => filter } = address;
  const filter = fit(state.filter);
  const next = new URLSearchParams(query);
  for (const name of listNames(address)) next.delete(name);
  if (filter.q) next.set('q', String(filter.q));
  for (const [name, param] of Object.entries(filters))
    writeParam(next, name, param, filter[param.field ?? name]);
  if (state.sort !== defaultSort(address, filter)) next.set('sort', state.sort);
  if (state.order !== sorts[state.sort]) next.set('order', state.order.toLowerCase());
  if (Number(state.page) > 1) next.set('page', String(state.page));
  if (Number(state.perPage) !== perPage) next.set('rows', String(state.perPage));
  return next;
}

import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { FetchResponse } from 'openapi-fetch';
import { api, readData } from '../client';
import { readAllPages } from './list';
import type { paths } from '../schema';

type Operation<P extends keyof paths> = paths[P] extends { get: infer O extends object } ? O : never;
type GetPath = { [P in keyof paths]: paths[P] extends { get: object } ? P : never }[keyof paths];

/** Path and query parameters of an operation, by name. */
export type RouteParams<O> = (O extends { parameters: { path: infer Names } } ? Names : unknown) &
  (O extends { parameters: { query?: infer Query } } ? Loose<NonNullable<Query>> : unknown);
/** Optional parameters may also be null or undefined, which leaves them out. */
type Loose<Q> = { [K in keyof Q]: object extends Pick<Q, K> ? Q[K] | null | undefined : Q[K] };
type ApiParams<P extends GetPath> = RouteParams<Operation<P>>;

type Answer<P extends GetPath> = NonNullable<FetchResponse<Operation<P>, object, 'application/json'>['data']>;

/** Reads a route. Errors: see `api`. */
export function readApi<P extends GetPath>(
  path: P,
  params?: ApiParams<P>,
  signal?: AbortSignal,
): Promise<Answer<P>> {
  const get = api.GET as (path: string, options: object) => Promise<{ data?: Answer<P> }>;
  return readData(get(path, { params: splitParams(path, params), signal })) as Promise<Answer<P>>;
}

/** The query key, which starts like the path: `['games', id, 'notes', query]`. */
export function apiKey<P extends GetPath>(path: P, params?: ApiParams<P>): unknown[] {
  const parts = splitParams(path, params);
  const names = path.split('/').slice(2);
  const key: unknown[] = names.map((name) => (name.startsWith('{') ? parts.path[name.slice(1, -1)] : name));
  return Object.keys(parts.query).length > 0 ? [...key, parts.query] : key;
}

export function splitParams(path: string, params: unknown) {
  const inPath = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const given = Object.entries(params ?? {}) as [string, unknown][];
  const all = given.filter(([, value]) => value !== undefined && value !== null);
  return {
    path: Object.fromEntries(all.filter(inPath)),
    query: Object.fromEntries(all.filter((each) => !inPath(each))),
  };
}

type QueryOptions<Data, T = Data> = Omit<UseQueryOptions<Data, Error, T>, 'queryFn' | 'queryKey'>;

/** The query of a route, for `useQueries`. */
export const apiQuery = <P extends GetPath>(path: P, params?: ApiParams<P>) => ({
  queryKey: apiKey(path, params),
  queryFn: ({ signal }: { signal: AbortSignal }) => readApi(path, params, signal),
});

/** A cached query of a route. */
export const useApi = <P extends GetPath, T = Answer<P>>(
  path: P,
  params?: ApiParams<P>,
  options?: QueryOptions<Answer<P>, T>,
) => useQuery({ ...apiQuery(path, params), ...options });

/** The query of all rows of a list, however many. */
export const allRowsQuery = <P extends GetPath>(path: P, params: ApiParams<P>) => ({
  queryKey: [...apiKey(path, params), 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readAllPages(
      (range) => readApi(path, { ...(params as object), range } as ApiParams<P>, signal) as Promise<Rows<P>>,
    ),
});

type Rows<P extends GetPath> = Extract<Answer<P>, unknown[]>;

/** All rows of a list, cached. */
export const useAllRows = <P extends GetPath, T = Rows<P>>(
  path: P,
  params: ApiParams<P>,
  options?: QueryOptions<Rows<P>, T>,
) => useQuery<Rows<P>, Error, T>({ ...allRowsQuery(path, params), ...options });

import { call } from './http';

export interface ListRequest {
  filter?: Record<string, unknown>;
  sort?: [field: string, order: 'ASC' | 'DESC'];
  /** First and last row, from 0. */
  range?: [from: number, to: number];
}

export interface ListAnswer<T> {
  rows: T[];
  /** Of the whole filtered list. */
  total: number;
}

export function listQuery({ filter = {}, sort, range }: ListRequest): URLSearchParams {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: JSON.stringify(sort) }),
    ...(range && { range: JSON.stringify(range) }),
  });
}

/** One page of a list with the size of the whole. */
export async function readList<T>(
  path: string,
  request: ListRequest,
  signal?: AbortSignal,
): Promise<ListAnswer<T>> {
  const response = await call(`/api/${path}?${listQuery(request)}`, signal ? { signal } : {});
  const rows = (await response.json()) as T[];
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}

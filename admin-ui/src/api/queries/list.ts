import limits from '../limits.json';

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

/** Query parameters of a list; field names are checked against the API document. */
export const listQuery = <Field extends string, Filter extends object>(query: {
  filter?: Filter;
  sort?: [Field, 'ASC' | 'DESC'];
  range?: [from: number, to: number];
}) => ({ query });

/** A page of a list with the total count. */
export async function readPage<T>(
  answer: Promise<{ data?: T[]; response: Response }>,
): Promise<ListAnswer<T>> {
  const { data: rows = [], response } = await answer;
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}

/** The most rows of one response. */
export const MAX_ROWS = limits.parameters.limit.maximum;

/** Loads all rows of a list page by page. */
export async function readAllPages<Rows extends unknown[]>(
  readRows: (range: [number, number]) => Promise<Rows>,
): Promise<Rows> {
  const all: unknown[] = [];
  for (;;) {
    const rows = await readRows([all.length, all.length + MAX_ROWS - 1]);
    all.push(...rows);
    if (rows.length < MAX_ROWS) return all as Rows;
  }
}

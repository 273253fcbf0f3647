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

/** The query of a list, as `params` of a call; the document checks the names of fields. */
export const listQuery = <Field extends string, Filter extends object>(query: {
  filter?: Filter;
  sort?: [Field, 'ASC' | 'DESC'];
  range?: [from: number, to: number];
}) => ({ query });

/** One page of a list with the size of the whole. */
export async function readPage<T>(
  answer: Promise<{ data?: T[]; response: Response }>,
): Promise<ListAnswer<T>> {
  const { data: rows = [], response } = await answer;
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}

const MOST_ROWS = 1_000;

/** All rows of a list, asked for page by page. */
export async function readAllPages<T>(readRows: (range: [number, number]) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const rows = await readRows([all.length, all.length + MOST_ROWS - 1]);
    all.push(...rows);
    if (rows.length < MOST_ROWS) return all;
  }
}

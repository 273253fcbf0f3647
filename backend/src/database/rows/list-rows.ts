import { Semaphore, withTimeout } from 'async-mutex';
import type { DataSource } from 'typeorm';
import { unavailable } from '../../common/errors/problem.js';
import type { ReadDatabase } from '../replicas/read-database.js';
import { beginSession, openSession, type ReadSession } from '../replicas/read-session.js';

/** Source of reads: always the primary, or a replica when the reader may use one. */
export type RowSource = DataSource | ReadDatabase;

const EXPORT_BATCH = 1_000;
/** Each export holds a connection for as long as its reader takes; the others must stay free for requests. */
const exportSlots = withTimeout(
  new Semaphore(4),
  5_000,
  unavailable('Other exports are running. Try again in a moment.', 'overloaded'),
);

/**
 * Reads one page of a list and its total.
 * @param count a statement whose only column is `total`, if it is asked for
 */
export async function readPage<Row>(
  source: RowSource,
  { rows, count, params }: { rows: string; count?: string; params: unknown[] },
): Promise<{ rows: Row[]; total: number }> {
  const [page, [counted]] = await Promise.all([
    source.query<Row[]>(rows, params),
    count === undefined ? [] : source.query<{ total: number }[]>(count, params),
  ]);
  return { rows: page, total: Number(counted?.total ?? 0) };
}

/**
 * Streams the rows of a statement through a cursor: constant memory, one consistent snapshot.
 * @throws ProblemException 503 `overloaded` when other exports do not end soon
 */
export async function* streamRows<Row>(
  source: RowSource,
  sql: string,
  params: unknown[],
): AsyncGenerator<Row[]> {
  const [, release] = await exportSlots.acquire();
  try {
    yield* readCursor<Row>(source, sql, params);
  } finally {
    release();
  }
}

async function* readCursor<Row>(source: RowSource, sql: string, params: unknown[]): AsyncGenerator<Row[]> {
  const fetchRows = (from: ReadSession) => from.query<Row[]>(`fetch ${EXPORT_BATCH} from export_rows`);
  const begin = async (from: ReadSession) => {
    await from.query(`declare export_rows no scroll cursor for ${sql}`, params);
    return fetchRows(from);
  };
  const { session, begun } =
    'open' in source ? await source.open(begin) : await beginSession(await openSession(source), begin);
  try {
    for (let rows = begun; rows.length > 0; rows = await fetchRows(session)) yield rows;
  } finally {
    await session.close();
  }
}

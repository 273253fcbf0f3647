import type { DataSource } from 'typeorm';

const EXPORT_BATCH = 1_000;

/** One page of a list, and the size of the whole. @param count a statement whose only column is `total`, if it is asked for */
export async function readPage<Row>(
  source: DataSource,
  { rows, count, params }: { rows: string; count?: string; params: unknown[] },
): Promise<{ rows: Row[]; total: number }> {
  const [page, [counted]] = await Promise.all([
    source.query<Row[]>(rows, params),
    count === undefined ? [] : source.query<{ total: number }[]>(count, params),
  ]);
  return { rows: page, total: Number(counted?.total ?? 0) };
}

/** Streams the rows of a statement through a cursor: constant memory, one consistent snapshot. */
export async function* streamRows<Row>(
  source: DataSource,
  sql: string,
  params: unknown[],
): AsyncGenerator<Row[]> {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`declare export_rows no scroll cursor for ${sql}`, params);
    for (;;) {
      const rows = (await runner.query(`fetch ${EXPORT_BATCH} from export_rows`)) as Row[];
      if (rows.length === 0) break;
      yield rows;
    }
    await runner.commitTransaction();
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

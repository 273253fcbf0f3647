import { once } from 'node:events';
import { Readable } from 'node:stream';
import { csvLine, type CsvValue, ndjsonLine } from '../tabular/csv-line.js';
import { type ColumnType, rowsAsParquet } from '../tabular/parquet.js';
import type { ListPage } from './list-page.js';
import type { ListSpec } from './list-query.js';

/** An export holds a connection to the database, which also ends a transaction that rests for this long. */
const MAX_REST_MS = 60_000;

/**
 * Opens an export once its first rows are read, so that what refuses it can still be answered. It ends when its reader
 * takes nothing for `maxRestMs`.
 */
export async function openExport(
  chunks: AsyncIterable<string | Buffer>,
  maxRestMs = MAX_REST_MS,
): Promise<Readable> {
  const stream = Readable.from(watchReader());
  async function* watchReader() {
    for await (const chunk of chunks) {
      const timer = setTimeout(() => stream.destroy(new Error('The export was not read.')), maxRestMs);
      try {
        yield chunk;
      } finally {
        clearTimeout(timer);
      }
    }
  }
  await once(stream, 'readable');
  return stream;
}

/** Streams the whole list as CSV, with a header even without rows. */
export async function* listAsCsv(list: ListPage<object>, columns: readonly string[]): AsyncGenerator<string> {
  let header = csvLine(columns);
  for await (const rows of list.batches()) {
    const lines = (rows as Record<string, unknown>[]).map((row) =>
      csvLine(columns.map((name) => toCell(row[name]))),
    );
    yield header + lines.join('');
    header = '';
  }
  if (header) yield header;
}

/** Streams the whole list as one JSON object per line. */
export async function* listAsNdjson(list: ListPage<object>): AsyncGenerator<string> {
  for await (const rows of list.batches()) yield rows.map(ndjsonLine).join('');
}

/** Streams the whole list as one Parquet file with the column types of the list. */
export function listAsParquet(list: ListPage<object>, spec: ListSpec): AsyncGenerator<Buffer> {
  const types = new Map(
    Object.entries(spec.types ?? {}).flatMap(([type, names]) =>
      names.map((name): [string, ColumnType] => [name, type as ColumnType]),
    ),
  );
  const columns = spec.columns.map((name) => ({ name, type: types.get(name) ?? ('text' as const) }));
  return rowsAsParquet(list.batches() as AsyncIterable<Record<string, unknown>[]>, columns);
}

function toCell(value: unknown): CsvValue {
  if (value === null || value === undefined || value instanceof Date) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  // Lists of texts or numbers are joined; nested values stay JSON.
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ');
  return JSON.stringify(value);
}

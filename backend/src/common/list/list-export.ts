import { csvLine, type CsvValue, ndjsonLine } from '../tabular/csv-line.js';
import { type ColumnType, rowsAsParquet } from '../tabular/parquet.js';
import type { ListPage } from './list-page.js';
import type { ListSpec } from './list-query.js';

/** The whole list as CSV, in pieces; a header comes even when there are no rows. */
export async function* listAsCsv(list: ListPage<object>, columns: readonly string[]): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const rows of list.batches()) {
    yield (rows as Record<string, unknown>[])
      .map((row) => csvLine(columns.map((name) => cell(row[name]))))
      .join('');
  }
}

/** The whole list as one JSON object per line, in pieces. */
export async function* listAsNdjson(list: ListPage<object>): AsyncGenerator<string> {
  for await (const rows of list.batches()) yield rows.map(ndjsonLine).join('');
}

/** The whole list as one Parquet file, in pieces; columns are typed as the list says. */
export function listAsParquet(list: ListPage<object>, spec: ListSpec): AsyncGenerator<Buffer> {
  const types = new Map(
    Object.entries(spec.types ?? {}).flatMap(([type, names]) =>
      names.map((name): [string, ColumnType] => [name, type as ColumnType]),
    ),
  );
  const columns = spec.columns.map((name) => ({ name, type: types.get(name) ?? ('text' as const) }));
  return rowsAsParquet(list.batches() as AsyncIterable<Record<string, unknown>[]>, columns);
}

function cell(value: unknown): CsvValue {
  if (value === null || value === undefined || value instanceof Date) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  // A list of texts or numbers reads better joined; whatever has parts stays JSON.
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ');
  return JSON.stringify(value);
}

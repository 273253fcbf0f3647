import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';

/** Exact amounts are `decimal` with two places; `number` is floating point. What is no text in a text column is JSON. */
export type ColumnType = 'text' | 'timestamp' | 'date' | 'integer' | 'number' | 'decimal' | 'boolean';

export interface ParquetColumn {
  name: string;
  type: ColumnType;
}

/** Rows that are held at a time; larger groups compress little better. */
const GROUP_ROWS = 10_000;
/** A dictionary per column and group that grows beyond this is not worth its memory. */
const MAX_DICTIONARY_BYTES = 1_000_000;

const STORED_AS: Record<ColumnType, Partial<SchemaElement>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  timestamp: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  date: { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  decimal: {
    type: 'INT64',
    converted_type: 'DECIMAL',
    logical_type: { type: 'DECIMAL', precision: 18, scale: 2 },
    precision: 18,
    scale: 2,
  },
  boolean: { type: 'BOOLEAN' },
};

/** Rows as one Parquet file, in pieces: memory holds one group of rows, however many there are. */
export async function* rowsAsParquet(
  batches: AsyncIterable<Record<string, unknown>[]>,
  columns: readonly ParquetColumn[],
): AsyncGenerator<Buffer> {
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({ writer: bytes, schema: describeColumns(columns), createdBy: 'gamekit' });
  const writeGroup = (rows: Record<string, unknown>[]) =>
    void writer.write({
      columnData: columns.map(({ name, type }) => ({
        name,
        data: rows.map((row) => toCell(row[name], type)),
      })),
      rowGroupSize: GROUP_ROWS,
      dictionarySize: MAX_DICTIONARY_BYTES,
    });
  let group: Record<string, unknown>[] = [];
  for await (const rows of batches) {
    for (const row of rows) {
      group.push(row);
      if (group.length < GROUP_ROWS) continue;
      writeGroup(group);
      group = [];
      yield takeBytes(bytes);
    }
  }
  if (group.length > 0) writeGroup(group);
  void writer.finish();
  yield takeBytes(bytes);
}

function describeColumns(columns: readonly ParquetColumn[]): SchemaElement[] {
  return [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ name, type }): SchemaElement => ({
      name,
      repetition_type: 'OPTIONAL',
      ...STORED_AS[type],
    })),
  ];
}

/** What was written so far, as a copy: the writer goes on in the same memory. */
function takeBytes(bytes: ByteWriter): Buffer {
  const piece = Buffer.from(bytes.getBytes());
  bytes.index = 0;
  return piece;
}

/** A value as it is stored in a column of this type. */
export function toCell(value: unknown, type: ColumnType): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'timestamp' || type === 'date')
    return value instanceof Date ? value : new Date(value as string);
  if (type === 'boolean') return value;
  if (type === 'text') return typeof value === 'string' ? value : JSON.stringify(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return null;
  return type === 'integer' ? BigInt(number) : number;
}

import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';

/** `decimal` has two exact places; `number` is floating point. Non-text values in text columns are JSON. */
export type ColumnType = 'text' | 'timestamp' | 'date' | 'integer' | 'number' | 'decimal' | 'boolean';

export interface ParquetColumn {
  name: string;
  type: ColumnType;
}

/** Rows per group; larger groups compress little better. */
const GROUP_ROWS = 10_000;
/** Larger dictionaries are not worth their memory. */
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

/** Streams rows as one Parquet file; memory holds one group. */
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

/** Copies the written bytes: the writer reuses its memory. */
function takeBytes(bytes: ByteWriter): Buffer {
  const piece = Buffer.from(bytes.getBytes());
  bytes.index = 0;
  return piece;
}

/** Converts a value for a column of this type. */
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

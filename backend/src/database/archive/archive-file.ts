import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ParquetColumn, rowsAsParquet, toCell } from '../../common/tabular/parquet.js';

/** Contents of a file: its bytes, and the values of its rows. */
export interface FileContents {
  bytes: number;
  sha256: string;
  rowsSha256: string;
}

/** Writes rows to a Parquet file, which gets its name once it is complete and on the disk. */
export async function writeArchiveFile(
  file: string,
  rows: AsyncIterable<Record<string, unknown>[]>,
  columns: readonly ParquetColumn[],
): Promise<FileContents> {
  const values = createHash('sha256');
  const content = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      content.update(piece);
      done(null, piece);
    },
  });
  const partial = `${file}.part`;
  try {
    await pipeline(
      Readable.from(rowsAsParquet(hashRows(rows, columns, values), columns)),
      counted,
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { bytes, sha256: content.digest('hex'), rowsSha256: values.digest('hex') };
}

async function* hashRows(
  rows: AsyncIterable<Record<string, unknown>[]>,
  columns: readonly ParquetColumn[],
  hash: Hash,
): AsyncGenerator<Record<string, unknown>[]> {
  for await (const batch of rows) {
    for (const row of batch) addRow(hash, columns, (name, type) => toCell(row[name], type));
    yield batch;
  }
}

/**
 * Reads a file back, group by group, to compare it with what was written.
 * @returns its actual content, to be compared with what was written
 */
export async function readArchiveFile(
  file: string,
  columns: readonly ParquetColumn[],
): Promise<Omit<FileContents, 'bytes'> & { rows: number }> {
  const content = createHash('sha256');
  for await (const piece of createReadStream(file)) content.update(piece as Buffer);
  const values = createHash('sha256');
  const buffer = await asyncBufferFromFile(file);
  const metadata = await parquetMetadataAsync(buffer);
  let rows = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rows + Number(group.num_rows);
    const read = await parquetReadObjects({ file: buffer, metadata, rowStart: rows, rowEnd });
    for (const row of read) addRow(values, columns, (name) => row[name]);
    rows = rowEnd;
  }
  return { rows, sha256: content.digest('hex'), rowsSha256: values.digest('hex') };
}

/** Normalizes times and 64-bit numbers, so that both sides compare equal. */
function addRow(
  hash: Hash,
  columns: readonly ParquetColumn[],
  value: (name: string, type: ParquetColumn['type']) => unknown,
): void {
  const cells = columns.map(({ name, type }) => {
    const cell = value(name, type);
    return typeof cell === 'bigint' ? String(cell) : (cell ?? null);
  });
  hash.update(`${JSON.stringify(cells)}\n`);
}

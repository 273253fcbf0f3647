import { parquetReadObjects } from 'hyparquet';
import type { Response } from 'supertest';

export const PARQUET = 'application/vnd.apache.parquet';

/** Superagent knows no files; they are read as bytes. */
export function asBytes(answer: Response, done: (error: Error | null, body: Buffer) => void): void {
  const response = answer as unknown as NodeJS.ReadableStream;
  const pieces: Buffer[] = [];
  response.on('data', (piece: Buffer | string) => pieces.push(Buffer.from(piece as string)));
  response.on('error', (error) => done(error, Buffer.alloc(0)));
  response.on('end', () => done(null, Buffer.concat(pieces)));
}

/** A file's bytes in memory of their own, which the reader wants. */
export const toFile = (bytes: unknown): ArrayBuffer => new Uint8Array(bytes as Buffer).buffer;

export const readParquet = (bytes: unknown): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({ file: toFile(bytes) });

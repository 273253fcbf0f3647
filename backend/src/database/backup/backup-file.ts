import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { databaseProblem } from '../../common/errors/to-problem.js';
import { BackupError } from './backup-format.js';
import { restoreBackup, type RestoreOptions } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

/** SQLSTATE: the role lacks a right. */
export const NOT_ALLOWED = '42501';
const DISK_FULL = '53100';

export interface BackupOptions {
  /** Called before each table. */
  onTable?: (table: string) => void;
  signal?: AbortSignal;
}

export type RowCounts = Record<string, number>;

/** Writes a backup to a file with mode 0600; on any error none is left. @throws BackupError */
export async function writeBackupFile(
  url: string,
  file: string,
  work: BackupOptions = {},
): Promise<RowCounts> {
  const gzip = createGzip({ level: 4 });
  const stored = pipeline(gzip, createWriteStream(file, { mode: 0o600, flush: true }));
  const written = writeBackup(url, gzip, work).then((rows) => {
    gzip.end();
    return rows;
  });
  // The first failure is the cause: a full disk ends the query, and the other way round.
  written.catch((error: Error) => gzip.destroy(error));
  try {
    await stored;
    return await written;
  } catch (error) {
    await written.catch(() => undefined);
    await rm(file, { force: true });
    throw toBackupError(error, file, 'written');
  }
}

/** Like {@link restoreBackup}, from a file. @throws BackupError */
export async function restoreBackupFile(
  url: string,
  file: string,
  options?: RestoreOptions,
): Promise<RowCounts> {
  const compressed = createReadStream(file);
  const stream = createGunzip();
  compressed.on('error', (error) => stream.destroy(error));
  try {
    return await restoreBackup(url, compressed.pipe(stream), options);
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (code === NOT_ALLOWED)
      throw new BackupError(
        `The database role may not replace the database (${(error as Error).message}). Make it the owner of the database and its tables.`,
      );
    if (/^(Z_|22|23|42)/.test(code))
      throw new BackupError(`"${file}" is damaged or is not a Gamekit backup.`);
    throw toBackupError(error, file, 'read');
  } finally {
    compressed.destroy();
  }
}

/** Converts errors of the file or of a disk to one line; returns others unchanged. */
export function toBackupError(error: unknown, place: string, what: 'written' | 'read'): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === DISK_FULL)
    return new BackupError('The disk of the database is full. Free some space, then try again.');
  const isOfDatabase = databaseProblem(error)?.code === 'database_unavailable';
  if (isOfDatabase || !/^E[A-Z]+$/.test(code ?? '')) return error;
  return new BackupError(`"${place}" cannot be ${what}: ${message}.`);
}

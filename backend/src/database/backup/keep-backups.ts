import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BACKUP_LOCK } from '../locks/locks.js';
import { type BackupOptions, type RowCounts, toBackupError, writeBackupFile } from './backup-file.js';
import { BackupError } from './backup-format.js';
import { openClient } from './open-client.js';
import { verifyBackupFile } from './verify-backup.js';

/** Backup files; other files in the folder are kept. */
const BACKUP_NAME = /^gamekit-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gkb$/;
const PART = '.part';
/** The last file that failed verification. */
const UNVERIFIED = 'gamekit-unverified.gkb';

export interface KeepBackupOptions extends BackupOptions {
  url: string;
  folder: string;
  /** Number of newest files to keep. */
  keep: number;
  now: Date;
}

export interface VerifiedBackup {
  file: string;
  rows: RowCounts;
  bytes: number;
  /** Names of the removed files. */
  removed: string[];
}

/**
 * Writes a backup to a folder, verifies it, and only then removes the oldest beyond the limit. A file gets its name
 * after verification.
 * @throws BackupError when it could not be written or verified: nothing was removed then
 */
export function keepBackup(options: KeepBackupOptions): Promise<VerifiedBackup> {
  return runAlone(options.url, () => writeAndVerify(options));
}

async function writeAndVerify({
  url,
  folder,
  keep,
  now,
  ...work
}: KeepBackupOptions): Promise<VerifiedBackup> {
  const name = `gamekit-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gkb`;
  const file = path.join(folder, name);
  const part = `${file}${PART}`;
  await changeFolder(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeFiles(
      folder,
      (await readdir(folder)).filter(
        (other) => other.endsWith(PART) && BACKUP_NAME.test(other.slice(0, -PART.length)),
      ),
    );
  });
  const rows = await writeBackupFile(url, part, work);
  await verifyBackupFile(url, part, work.signal).catch(async (error: unknown) => {
    if (work.signal?.aborted) return rm(part, { force: true }).finally(() => work.signal?.throwIfAborted());
    await changeFolder(folder, () => rename(part, path.join(folder, UNVERIFIED)));
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(
      `The backup could not be verified: ${error.message} No older backup was removed; the new file is "${path.join(folder, UNVERIFIED)}".`,
    );
  });
  return await changeFolder(folder, async () => {
    await rename(part, file);
    // The new one stays even if a wrong clock made it look older than the others.
    const others = (await readdir(folder))
      .filter((other) => BACKUP_NAME.test(other) && other !== name)
      .sort();
    const removed = others.slice(0, Math.max(0, others.length + 1 - keep));
    await removeFiles(folder, removed);
    return { file, rows, bytes: (await stat(file)).size, removed };
  });
}

const removeFiles = (folder: string, names: string[]) =>
  Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));

async function changeFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toBackupError(error, folder, 'written');
  }
}

/** Runs one backup per database at a time: they share the folder and the verification database. */
async function runAlone<T>(url: string, work: () => Promise<T>): Promise<T> {
  // The lock ends with the connection; the work itself detects a database that stops.
  const client = await openClient(url);
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      BACKUP_LOCK,
    ]);
    if (!rows[0]?.locked) throw new BackupError('Another backup is running. Try again when it has finished.');
    return await work();
  } finally {
    await client.end();
  }
}

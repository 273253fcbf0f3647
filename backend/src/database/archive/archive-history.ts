import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { IMPORT_LOCK } from '../locks/locks.js';
import { runLocked } from '../locks/run-locked.js';
import { readArchiveFile, type FileContents, writeArchiveFile } from './archive-file.js';
import { listPartitionMonths } from '../rows/partitions.js';
import { ARCHIVED_TABLES, type ArchivedTable } from './archive-tables.js';
import {
  type ArchiveSpan,
  deleteRows,
  type Fingerprint,
  readFingerprint,
  readRows,
} from './archive.repository.js';

/** Why nothing was deleted, in one sentence, and what to do. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

interface ArchivedFile extends FileContents, Fingerprint {
  file: string;
  table: string;
  month: string;
  /** Whether it may be the only copy of its rows; absent in older archives, where it is unknown. */
  deleted?: boolean;
}

interface Manifest {
  gamekitArchive: 1;
  files: ArchivedFile[];
}

export interface ArchiveOptions {
  /** Records before this moment, the first of a month, are archived. */
  cutoff: Date;
  folder: string;
  /** Deletes archived rows after they were read back. */
  isDeleting: boolean;
  printLine: (line: string) => void;
}

/** How long to wait for a running import. */
const MAX_WAIT_MS = 60_000;

/**
 * Writes history to Parquet files by month and table, and reads each back before anything is deleted.
 * @returns rows that were archived
 * @throws ArchiveError; what was written and recorded until then stays
 */
export async function archiveHistory(source: DataSource, options: ArchiveOptions): Promise<number> {
  const { cutoff, folder, isDeleting, printLine } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const manifest = await readManifest(folder);
  let rows = 0;
  // The partition of a capture's ranks is made before the capture, so partitions show all months.
  for (const month of await listPartitionMonths(source.manager)) {
    const span = toSpan(month, cutoff);
    if (span.from >= cutoff) break;
    const written = await writeMonth(source, span, folder, manifest);
    for (const file of written) await verify(file, folder);
    const count = written.reduce((sum, file) => sum + file.rows, 0);
    if (count === 0) continue;
    await removeOutdated(written, folder, manifest);
    if (isDeleting) {
      const copies = written.filter(({ deleted }) => deleted === false);
      // Recorded first: a file must never be taken for a copy when its rows are gone.
      for (const file of written) file.deleted = true;
      await writeManifest(folder, manifest);
      await deleteMonth(source, span, written).catch(async (error: unknown) => {
        // Rolled back: the database has the rows, and a later file will have them as well.
        if (error instanceof ArchiveError) for (const file of copies) file.deleted = false;
        await writeManifest(folder, manifest);
        throw error;
      });
    }
    printLine(
      `${month}: ${count.toLocaleString('en')} rows ${isDeleting ? 'archived and deleted' : 'archived'}`,
    );
    rows += count;
  }
  return rows;
}

function toSpan(month: string, cutoff: Date): ArchiveSpan {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { month, from: new Date(Date.UTC(year, number - 1)), to: new Date(Date.UTC(year, number)), cutoff };
}

/** Writes all tables from one snapshot. */
function writeMonth(
  source: DataSource,
  span: ArchiveSpan,
  folder: string,
  manifest: Manifest,
): Promise<ArchivedFile[]> {
  return source.transaction('REPEATABLE READ', async (manager) => {
    await manager.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const written: ArchivedFile[] = [];
    for (const table of ARCHIVED_TABLES) {
      const found = await readFingerprint(table, span, manager);
      if (found.rows === 0) continue;
      const known = manifest.files.find(
        ({ table: name, month, rows, sum }) =>
          name === table.name && month === span.month && rows === found.rows && sum === found.sum,
      );
      written.push(known ?? (await writeTable(table, span, found, { folder, manifest, manager })));
    }
    return written;
  });
}

async function writeTable(
  table: ArchivedTable,
  span: ArchiveSpan,
  found: Fingerprint,
  { folder, manifest, manager }: { folder: string; manifest: Manifest; manager: EntityManager },
): Promise<ArchivedFile> {
  const file = chooseName(folder, `${table.name}-${span.month}`);
  const written = await writeArchiveFile(
    path.join(folder, file),
    readRows(table, span, manager),
    table.columns,
  );
  const entry = { file, table: table.name, month: span.month, ...found, ...written, deleted: false };
  manifest.files.push(entry);
  await writeManifest(folder, manifest);
  return entry;
}

/** Removes files whose rows are all in a newer one: those that read all files of a table would count them twice. */
async function removeOutdated(
  written: readonly ArchivedFile[],
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const outdated = manifest.files.filter(
    (other) =>
      other.deleted === false &&
      written.some((file) => file !== other && file.table === other.table && file.month === other.month),
  );
  if (outdated.length === 0) return;
  manifest.files = manifest.files.filter((file) => !outdated.includes(file));
  await writeManifest(folder, manifest);
  for (const { file } of outdated) await rm(path.join(folder, file), { force: true });
}

/** A month may be archived again after later imports; no file is overwritten. */
function chooseName(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${name}.parquet` : `${name}-${number}.parquet`;
    if (!existsSync(path.join(folder, file))) return file;
  }
}

async function verify(entry: ArchivedFile, folder: string): Promise<void> {
  const table = ARCHIVED_TABLES.find(({ name }) => name === entry.table)!;
  const read = await readArchiveFile(path.join(folder, entry.file), table.columns).catch((error: Error) => {
    throw new ArchiveError(`${entry.file} cannot be read back (${error.message}). Nothing was deleted.`);
  });
  const isSame =
    read.rows === entry.rows && read.sha256 === entry.sha256 && read.rowsSha256 === entry.rowsSha256;
  if (!isSame)
    throw new ArchiveError(
      `${entry.file} does not match what was written. Nothing was deleted. Archive to another folder.`,
    );
}

/** Deletes exactly the rows in the files, or nothing. */
async function deleteMonth(
  source: DataSource,
  span: ArchiveSpan,
  written: readonly ArchivedFile[],
): Promise<void> {
  const deadline = AbortSignal.timeout(MAX_WAIT_MS);
  await runLocked(source, IMPORT_LOCK, deadline, async (manager) => {
    for (const table of ARCHIVED_TABLES) {
      const deletedRows = await deleteRows(table, span, manager);
      const file = written.find(({ table: name }) => name === table.name);
      if (deletedRows.rows !== (file?.rows ?? 0) || deletedRows.sum !== (file?.sum ?? '0'))
        throw new ArchiveError(
          `${table.name} of ${span.month} changed in the meantime. Nothing of that month was deleted. Try again.`,
        );
    }
  }).catch((error: unknown) => {
    if (error !== deadline.reason) throw error;
    throw new ArchiveError('An import is running. Nothing more was deleted. Try again when it has finished.');
  });
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return { gamekitArchive: 1, files: [] };
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.gamekitArchive === 1 && manifest.files) return manifest as Manifest;
  throw new ArchiveError(`${folder} holds a manifest.json that is not Gamekit's. Choose another folder.`);
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = path.join(folder, 'manifest.json');
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface CachedPicture {
  bytes: Buffer;
  /** Time since it was fetched, in ms. */
  ageMs: number;
}

interface CachedFile {
  file: string;
  bytes: number;
  storedAt: number;
}

/**
 * Pictures in a folder, one file each, named by a hash of the address. The oldest are removed when it grows too
 * large.
 */
export class PictureCache {
  /** Bytes in the folder; undefined until counted. */
  private total: number | undefined;
  hits = 0;
  misses = 0;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  async read(address: string): Promise<CachedPicture | null> {
    try {
      const file = this.fileFor(address);
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      this.hits += 1;
      return { bytes, ageMs: Math.max(0, Date.now() - mtimeMs) };
    } catch (error) {
      this.misses += 1;
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Writes a picture atomically, so that no reader sees half of it. */
  async write(address: string, bytes: Buffer): Promise<void> {
    const file = this.fileFor(address);
    const unfinished = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, file);
    } catch (error) {
      // On a full disk, each attempt would leave another piece.
      await rm(unfinished, { force: true });
      throw error;
    }
    this.total = (this.total ?? sum(await this.list())) + bytes.length;
    if (this.total > this.maxBytes) await this.prune();
  }

  /** Removes the oldest until a tenth of the capacity is free, so that this happens rarely. */
  private async prune(): Promise<void> {
    const files = (await this.list()).sort((a, b) => a.storedAt - b.storedAt);
    this.total = sum(files);
    for (const { file, bytes } of files) {
      if (this.total <= this.maxBytes * 0.9) return;
      await rm(file, { force: true });
      this.total -= bytes;
    }
  }

  private async list(): Promise<CachedFile[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files: CachedFile[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      // Another process of this installation may have removed it.
      const found = await stat(file).catch(() => null);
      if (found) files.push({ file, bytes: found.size, storedAt: found.mtimeMs });
    }
    return files;
  }

  private fileFor(address: string): string {
    const name = createHash('sha256').update(address).digest('hex');
    return path.join(this.folder, name.slice(0, 2), name);
  }
}

const sum = (files: CachedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

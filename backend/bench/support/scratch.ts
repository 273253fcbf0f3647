import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.js';

/** A PostgreSQL of the benchmark's own, with durable settings as in production. */
export async function withScratchDatabase(
  projectRoot: string,
  work: (url: string, dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gamekit-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, projectRoot, log: () => undefined });
  try {
    await work(database.url, dataDir);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embedded/embedded.js';
import { readPostmaster, stopPostmaster } from '../../src/database/embedded/cluster.js';
import { isPostmaster } from '../../src/database/embedded/process.js';
import { listLivingUsers } from '../../src/database/embedded/start-lock.js';

const PREFIX = 'gamekit-test-pg-';

let running: { database: EmbeddedPostgres; dir: string } | undefined;

/** Starts one throw-away cluster for all API tests of a run. @returns the address of a database whose role may create others */
export async function startTestCluster(): Promise<string> {
  await sweepLeftovers();
  const dir = fs.mkdtempSync(path.join(tmpdir(), PREFIX));
  const database = await startEmbeddedPostgres({ dataDir: dir, log: () => undefined, throwaway: true });
  running = { database, dir };
  // Exiting, unlike dying of the signal, lets the server be told to end.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));
  return database.url;
}

export async function stopTestCluster(): Promise<void> {
  if (!running) return;
  await running.database.stop();
  fs.rmSync(running.dir, { recursive: true, force: true });
  running = undefined;
}

/** A run that was killed left its cluster behind: end and remove it, unless its run still lives. */
async function sweepLeftovers(): Promise<void> {
  for (const name of fs.readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dir = path.join(tmpdir(), name);
    const stats = fs.statSync(dir, { throwIfNoEntry: false });
    const isYoung = stats && Date.now() - stats.mtimeMs < 60_000;
    if (!stats || stats.uid !== process.getuid?.() || isYoung || listLivingUsers(dir).length > 0) continue;
    const cluster = path.join(dir, 'postgres');
    const postmaster = readPostmaster(cluster);
    if (postmaster && isPostmaster(postmaster.pid, cluster)) await stopPostmaster(postmaster.pid);
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

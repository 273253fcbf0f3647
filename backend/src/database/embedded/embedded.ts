import * as fs from 'node:fs';
import path from 'node:path';
import { chooseAccount } from './access.js';
import * as clusters from './cluster.js';
import { toDiskProblem } from './disk-problem.js';
import * as folder from './data-folder.js';
import { prepareNative } from './native.js';
import { EmbeddedPostgresError, inspectProcess, signal, isRunning } from './process.js';
import { isLockedByAnother, listLivingUsers, registerUser, removeNote, withStartLock } from './start-lock.js';

export interface EmbeddedPostgresOptions {
  /** DATA_DIR; created when missing. */
  dataDir: string;
  log: (line: string) => void;
  /** First place to look for the shipped programs; by default beside the running script, then the working folder. */
  projectRoot?: string;
  /** For tests: faster, but a machine crash may lose data. */
  throwaway?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection string of the owner of the database `gamekit`, who may create databases but is no superuser. */
  url: string;
  /** Whether a running server was taken over. */
  adopted: boolean;
  /** Releases the server; stops it (within 8 s) when no other process of ours uses it. */
  stop(): Promise<void>;
}

const START_PATIENCE_MS = 180_000;
const STOP_PATIENCE_MS = 2_000;
const WATCH_INTERVAL_MS = 1_000;
const LOG_LIMIT_BYTES = 5_000_000;

/**
 * Starts the shipped PostgreSQL on DATA_DIR, or takes over a running one. Several processes may use it. A server that
 * dies is restarted on the same port.
 * @throws EmbeddedPostgresError whose one-line message says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await hold(options);
  } catch (error) {
    throw toDiskProblem(path.resolve(options.dataDir), error);
  }
}

async function hold(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const dir = folder.claimDataDir(options.dataDir);
  let note = '';
  const { cluster, postmaster, adopted } = await withStartLock(dir, START_PATIENCE_MS, async () => {
    note = registerUser(dir);
    try {
      return await open(dir, options);
    } catch (error) {
      removeNote(note);
      throw error;
    }
  });
  let { pid } = postmaster;
  let stopping: Promise<void> | undefined;

  const watch = watchOver(
    () =>
      stopping !== undefined ||
      (isRunning(pid, cluster.dir) && !clusters.readPostmaster(cluster.dir)?.isStopping),
    async () => {
      log('PostgreSQL stopped unexpectedly; starting it again');
      pid = await withStartLock(dir, START_PATIENCE_MS, async () => {
        if (stopping) return pid;
        const revived =
          (await clusters.adopt(cluster, log)) ??
          (await clusters.startPostmaster(cluster, postmaster.port, true));
        return revived.pid;
      });
    },
    { log, logFile: cluster.logFile },
  );
  // A process that exits without stop() must not leave the server running; there is no time to wait.
  const atExit = () => {
    removeNote(note);
    if (listLivingUsers(dir, note).length === 0 && !isLockedByAnother(dir) && inspectProcess(pid))
      signal(pid, 'SIGINT');
  };
  process.once('exit', atExit);

  const release = async () => {
    await watch.end();
    removeNote(note);
    const end = async () => {
      const others = listLivingUsers(dir, note);
      if (others.length === 0) await clusters.stopPostmaster(clusters.findRunning(cluster.dir)?.pid ?? pid);
      else log(`PostgreSQL keeps running for process ${others.join(', ')}`);
    };
    await withStartLock(dir, STOP_PATIENCE_MS, end).catch((error: unknown) => {
      // Another process is starting it and will stop it. Without a usable disk none can, and no lock is made.
      if (!(error instanceof EmbeddedPostgresError)) return end();
    });
    process.removeListener('exit', atExit);
  };
  const url = clusters.connectionUrl(cluster.password, postmaster.port);
  return { url, adopted, stop: () => (stopping ??= release()) };
}

async function open(dir: string, { log, projectRoot, throwaway = false }: EmbeddedPostgresOptions) {
  const stored = folder.readRecord(dir);
  const record = stored ?? folder.createRecord(dir);
  const readStat = (place: string) => fs.statSync(place, { throwIfNoEntry: false });
  const account = chooseAccount([
    record.made ? readStat(folder.clusterPath(dir, record)) : undefined,
    readStat(dir),
  ]);
  const programs = prepareNative(dir, account, projectRoot);
  const placed = stored && readStat(path.dirname(folder.clusterPath(dir, stored)));
  if (!record.made && !placed) record.cluster = folder.placeCluster(dir, account);
  const cluster: clusters.Cluster = {
    programs,
    account,
    dir: folder.clusterPath(dir, record),
    logFile: path.join(dir, 'postgres.log'),
    password: record.password,
    throwaway,
  };
  folder.assertTraversable(dir, cluster.dir, account);
  const found = folder.checkCluster(cluster.dir, dir, programs.major);
  if (found === 'absent') {
    if (record.made) throw lostCluster(cluster.dir, dir);
    if (path.isAbsolute(record.cluster))
      log(`PostgreSQL cannot enter ${dir}; its files go to ${record.cluster}`);
    folder.writeRecord(dir, record);
    await clusters.createCluster(cluster);
  }
  const running = found === 'present' ? await clusters.adopt(cluster, log) : null;
  if (!running && found === 'present' && !stored) await clusters.resetPassword(cluster);
  if (!running && found === 'present') await clusters.admitReaders(cluster);
  if (!running) rotateLog(cluster.logFile);
  const postmaster = running ?? (await clusters.startPostmaster(cluster, record.port));
  try {
    folder.writeRecord(dir, { ...record, port: postmaster.port, made: true });
  } catch (error) {
    if (!running) await clusters.stopPostmaster(postmaster.pid);
    throw error;
  }
  return { cluster, postmaster, adopted: running !== null };
}

function lostCluster(cluster: string, dir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database folder ${cluster} is gone. Put it back from a backup, or delete ${dir} to begin with an empty one.`,
  );
}

/** PostgreSQL keeps the file open and appends to it, so it is emptied rather than renamed. */
function rotateLog(file: string): void {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (!stats || stats.size <= LOG_LIMIT_BYTES) return;
  try {
    fs.rmSync(`${file}.old`, { force: true });
    fs.copyFileSync(file, `${file}.old`);
    fs.truncateSync(file);
  } catch {
    // The disk is full or read-only; tried again at the next look.
  }
}

/** Calls `revive` when `isWell` is false, one call at a time, with backoff on failure. Keeps the log small. */
function watchOver(
  isWell: () => boolean,
  revive: () => Promise<void>,
  { log, logFile }: { log: (line: string) => void; logFile: string },
) {
  let current: Promise<void> | undefined;
  let pauseUntil = 0;
  let failures = 0;
  const tryToRevive = async () => {
    try {
      await revive();
      failures = 0;
    } catch (error) {
      failures += 1;
      pauseUntil = Date.now() + Math.min(30_000, 500 * 2 ** failures);
      log(`PostgreSQL could not be started again: ${(error as Error).message}`);
    }
    current = undefined;
  };
  const timer = setInterval(() => {
    rotateLog(logFile);
    if (!current && Date.now() > pauseUntil && !isWell()) current = tryToRevive();
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return {
    /** Stops watching and waits for a running attempt, so that nothing starts afterwards. */
    async end(): Promise<void> {
      clearInterval(timer);
      await current;
    },
  };
}

import * as fs from 'node:fs';
import path from 'node:path';
import { restoreBackupFile, type RowCounts, writeBackupFile } from '../backup/backup-file.js';
import { chooseAccount } from './access.js';
import * as clusters from './cluster.js';
import * as folder from './data-folder.js';
import { toDiskProblem } from './disk-problem.js';
import { prepareNative, preparePackage } from './native.js';
import { EmbeddedPostgresError, killOnExit } from './process.js';
import { listLivingUsers, withStartLock } from './start-lock.js';

const LOCK_PATIENCE_MS = 10_000;

export interface UpgradeOptions {
  dataDir: string;
  projectRoot: string;
  log: (line: string) => void;
  /** Finds the folder of the npm package with the programs of an older major version. */
  findPackage: (major: number) => Promise<string>;
  /** Backup to restore instead of the contents of the old cluster. */
  backup?: string | undefined;
}

export interface UpgradedCluster {
  from: number;
  to: number;
  rows: RowCounts;
  /** New path of the old cluster. */
  oldFolder: string;
}

/**
 * Upgrades the embedded database to the major version that npm ships: a backup of the old cluster is restored to a
 * new one, comparing counts and checksums of all tables. The old one is kept, and used until the new one is complete.
 * @throws EmbeddedPostgresError, BackupError: one line that says what to do; nothing has changed then
 */
export async function upgradeCluster(options: UpgradeOptions): Promise<UpgradedCluster> {
  const dir = folder.claimDataDir(options.dataDir);
  return await withStartLock(dir, LOCK_PATIENCE_MS, async () => {
    const record = folder.readRecord(dir);
    const old = record && folder.clusterPath(dir, record);
    const from = old ? folder.readMajor(old) : undefined;
    if (!record || !old || from === undefined)
      throw new EmbeddedPostgresError(`DATA_DIR ${dir} contains no database to upgrade.`);
    const [user] = listLivingUsers(dir);
    if (user) throw new EmbeddedPostgresError(`Process ${user} uses the database. Stop it, then try again.`);
    const account = chooseAccount([fs.statSync(old)]);
    const programs = prepareNative(dir, account, options.projectRoot);
    if (from >= programs.major)
      throw new EmbeddedPostgresError(`The database already uses PostgreSQL ${from}. Nothing changed.`);
    const cluster = {
      account,
      logFile: path.join(dir, 'postgres.log'),
      password: record.password,
      throwaway: false,
    };
    const fresh = path.join(path.dirname(old), `postgres-${programs.major}`);
    const rows = await withBackup(options, { ...cluster, dir: old }, from, (file) =>
      fill({ ...cluster, programs, dir: fresh }, file, options.log),
    );
    folder.writeRecord(dir, {
      ...record,
      cluster: path.isAbsolute(record.cluster) ? fresh : path.basename(fresh),
    });
    const oldCopy = `${old}-before-${programs.major}`;
    fs.renameSync(old, oldCopy);
    return { from, to: programs.major, rows, oldFolder: oldCopy };
  }).catch((error: unknown) => {
    throw toDiskProblem(dir, error);
  });
}

type OldCluster = Omit<clusters.Cluster, 'programs'>;

/** Uses the given backup, or a temporary one of the old cluster. */
async function withBackup<T>(
  { dataDir, backup, findPackage, log }: UpgradeOptions,
  old: OldCluster,
  major: number,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (backup !== undefined) return work(backup);
  const programs = preparePackage(await findPackage(major), path.resolve(dataDir), old.account);
  if (programs.major !== major)
    throw new EmbeddedPostgresError(
      `The database needs the programs of PostgreSQL ${major}, not ${programs.major}. Give their folder with --programs.`,
    );
  const file = path.join(path.resolve(dataDir), `before-upgrade-${major}.gkb`);
  try {
    log(`Reading the database with PostgreSQL ${major}`);
    await withServer({ ...old, programs }, log, (url) => writeBackupFile(url, file));
    return await work(file);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

async function fill(
  cluster: clusters.Cluster,
  file: string,
  log: (line: string) => void,
): Promise<RowCounts> {
  log(`Writing it to PostgreSQL ${cluster.programs.major}`);
  // Left by an interrupted attempt.
  fs.rmSync(cluster.dir, { recursive: true, force: true });
  await clusters.createCluster(cluster);
  return withServer(cluster, log, (url) => restoreBackupFile(url, file)).catch((error: unknown) => {
    fs.rmSync(cluster.dir, { recursive: true, force: true });
    throw error;
  });
}

async function withServer<T>(
  cluster: clusters.Cluster,
  log: (line: string) => void,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { pid, port } = (await clusters.adopt(cluster, log)) ?? (await clusters.startPostmaster(cluster, 0));
  const forget = killOnExit(pid);
  try {
    return await work(clusters.connectionUrl(cluster.password, port));
  } finally {
    await clusters.stopPostmaster(pid);
    forget();
  }
}

import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { canEnter, makeSharedHome, ownLikeFolder, SHARED_HOME } from './access.js';
import { toDiskProblem } from './disk-problem.js';
import { type Account, EmbeddedPostgresError } from './process.js';

/** State that one start leaves for the next in DATA_DIR/postgres.json (mode 0600, contains the password). */
export interface ClusterRecord {
  password: string;
  port: number;
  /** Folder of the cluster, relative to DATA_DIR unless it had to be elsewhere. */
  cluster: string;
  /** False while the cluster is being created: a missing folder is then no loss. */
  made: boolean;
}

const MARKER = 'gamekit.json';
const RECORD = 'postgres.json';
/** Names the DATA_DIR of a cluster in SHARED_HOME. */
const ORIGIN = 'origin';
const IGNORED = new Set(['lost+found', '.DS_Store', '.gitkeep', '.gitignore']);

/**
 * Creates DATA_DIR or recognizes it as ours. Call it before writing anything else there.
 * @returns its absolute path
 * @throws EmbeddedPostgresError when it belongs to another user or cannot be written
 */
export function claimDataDir(dataDir: string): string {
  const dir = path.resolve(dataDir);
  const marker = path.join(dir, MARKER);
  try {
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
    // Listed before the marker is looked for, which another process may be writing now.
    const names = fs.readdirSync(dir);
    if (!fs.existsSync(marker)) {
      const strangers = names.filter((name) => !IGNORED.has(name) && !name.startsWith(MARKER));
      if (strangers.length > 0) {
        throw new EmbeddedPostgresError(
          `DATA_DIR ${dir} contains files that are not Gamekit's (${strangers[0]} …). Set DATA_DIR to an empty or new folder.`,
        );
      }
      writeOwned(marker, `${JSON.stringify({ product: 'gamekit', made: new Date().toISOString() })}\n`);
    }
    fs.accessSync(dir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return dir;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw toUnwritableError(dir, isReadOnly(dir) ? { code: 'EROFS' } : error);
  }
}

/** Node reports a folder that cannot be created there as missing. */
function isReadOnly(dir: string): boolean {
  let existing = dir;
  while (!fs.existsSync(existing)) existing = path.dirname(existing);
  try {
    fs.accessSync(existing, fs.constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}

function toUnwritableError(dir: string, error: unknown): unknown {
  const problem = toDiskProblem(dir, error);
  if (problem !== error) return problem;
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new EmbeddedPostgresError(
    `DATA_DIR ${dir} cannot be used (${code}). Start as the user who created it, or set DATA_DIR to a writable folder.`,
  );
}

/** Writes a file atomically with mode 0600 and the owner of its folder. */
function writeOwned(file: string, text: string): void {
  const half = `${file}.${process.pid}.part`;
  try {
    fs.writeFileSync(half, text, { mode: 0o600, flush: true });
    ownLikeFolder(half);
    fs.renameSync(half, file);
  } catch (error) {
    fs.rmSync(half, { force: true });
    throw error;
  }
}

export function readRecord(dir: string): ClusterRecord | null {
  let text: string | undefined;
  try {
    text = readIfThere(path.join(dir, RECORD));
  } catch (error) {
    throw toUnwritableError(dir, error);
  }
  if (text === undefined) return null;
  try {
    const record = JSON.parse(text) as Partial<ClusterRecord>;
    const { password, port, cluster, made } = record;
    if (typeof password === 'string' && typeof cluster === 'string') {
      return { password, cluster, port: Number(port) || 0, made: made === true };
    }
  } catch {
    // falls through to the one error below
  }
  throw new EmbeddedPostgresError(
    `${path.join(dir, RECORD)} is damaged. Put it back from a backup, or delete it: Gamekit then generates a new password.`,
  );
}

export function writeRecord(dir: string, record: ClusterRecord): void {
  writeOwned(path.join(dir, RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

/** Creates a record for a folder without one; its cluster, if there is one, is used again. */
export function createRecord(dir: string): ClusterRecord {
  const found = findCluster(dir) ?? findHomes(dir).flatMap((home) => findCluster(home) ?? [])[0];
  const cluster = found && path.dirname(found) === dir ? path.basename(found) : found;
  const password = randomBytes(24).toString('hex');
  return { password, port: 0, cluster: cluster ?? 'postgres', made: found !== undefined };
}

/** The cluster of the newest version in a folder: an upgrade makes `postgres-18` and keeps the old one aside. */
function findCluster(home: string): string | undefined {
  return fs
    .readdirSync(home)
    .filter((name) => /^postgres(-\d+)?$/.test(name))
    .map((name) => path.join(home, name))
    .sort((one, other) => (readMajor(one) ?? 0) - (readMajor(other) ?? 0))
    .filter((cluster) => readMajor(cluster) !== undefined)
    .at(-1);
}

/** Folders that {@link placeCluster} made for this DATA_DIR, which it does for root only. */
function findHomes(dir: string): string[] {
  if (process.getuid?.() !== 0 || !fs.existsSync(SHARED_HOME)) return [];
  return fs
    .readdirSync(SHARED_HOME)
    .map((name) => path.join(SHARED_HOME, name))
    .filter((home) => readIfThere(path.join(home, ORIGIN))?.trim() === dir);
}

export function clusterPath(dir: string, record: ClusterRecord): string {
  return path.resolve(dir, record.cluster);
}

/**
 * Makes the future parent of the cluster reachable for the database account. DATA_DIR becomes traversable (not
 * readable) for others; when a parent folder is private, the cluster goes to SHARED_HOME.
 * @returns the value for `ClusterRecord.cluster`
 */
export function placeCluster(dir: string, account: Account | undefined): string {
  if (!account) return 'postgres';
  grantTraverse(dir, account);
  if (canEnter(dir, account)) return 'postgres';
  try {
    const home = fs.mkdtempSync(path.join(makeSharedHome(), `${path.basename(path.dirname(dir))}-`));
    fs.chmodSync(home, 0o711);
    fs.writeFileSync(path.join(home, ORIGIN), `${dir}\n`);
    return path.join(home, 'postgres');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `DATA_DIR ${dir} is in a folder that only root can enter, where PostgreSQL cannot run, and ${SHARED_HOME} ` +
        `cannot be used instead (${(error as Error).message}). Set DATA_DIR to a folder such as /srv/gamekit.`,
    );
  }
}

/** @throws EmbeddedPostgresError when the account cannot reach a cluster that was made where it could */
export function assertTraversable(dir: string, cluster: string, account: Account | undefined): void {
  if (!account) return;
  if (path.dirname(cluster) === dir) grantTraverse(dir, account);
  if (canEnter(path.dirname(cluster), account)) return;
  throw new EmbeddedPostgresError(
    `PostgreSQL cannot run as root, and its account may not enter ${path.dirname(cluster)}. ` +
      'Move DATA_DIR to a folder such as /srv/gamekit, or open the folders above it (chmod o+x).',
  );
}

function grantTraverse(dir: string, account: Account): void {
  const stats = fs.statSync(dir);
  if (stats.uid !== account.uid) fs.chmodSync(dir, (stats.mode & 0o777) | 0o011);
}

/** Checks the folder of the cluster. @throws EmbeddedPostgresError when it cannot be opened */
export function checkCluster(cluster: string, dir: string, major: number): 'absent' | 'present' {
  let found: number | undefined;
  try {
    found = readMajor(cluster);
  } catch (error) {
    throw toUnwritableError(dir, error);
  }
  if (found === undefined) return 'absent';
  if (found === major) return 'present';
  const what = `The database in ${cluster} was created by PostgreSQL ${found}; this version of Gamekit needs ${major}.`;
  throw new EmbeddedPostgresError(
    found < major
      ? `${what} Run npm run cli -- database:upgrade.`
      : `${what} Start the newer version of Gamekit that created it.`,
  );
}

/** PostgreSQL major version of a cluster; undefined when there is none. */
export function readMajor(cluster: string): number | undefined {
  const version = readIfThere(path.join(cluster, 'PG_VERSION'));
  return version === undefined ? undefined : Number.parseInt(version, 10);
}

function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
}

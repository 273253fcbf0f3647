import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { type Account, EmbeddedPostgresError } from './process.js';

/** Shared folder for root, when the project is in a private folder such as /root. */
export const SHARED_HOME = '/var/lib/gamekit';

/** PostgreSQL refuses to run as root, so one of these accounts is used; the first that exists. */
const BORROWED_ACCOUNTS = ['postgres', 'nobody'];

/**
 * Account of the database: undefined (ours) unless we are root; then the owner of existing files, else a system
 * account. It must have an entry in the user database: PostgreSQL looks up its name.
 */
export function chooseAccount(existing: (Stats | undefined)[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readUsers();
  for (const stats of existing) {
    const owner = stats && users.find((user) => user.uid === stats.uid && user.uid !== 0);
    if (owner) return { uid: owner.uid, gid: owner.gid };
  }
  for (const name of BORROWED_ACCOUNTS) {
    const user = users.find((candidate) => candidate.name === name);
    if (user) return { uid: user.uid, gid: user.gid };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root and there is no account named ${BORROWED_ACCOUNTS.join(' or ')}. ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

function readUsers(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

function isAllowed(stats: Stats, account: Account, bit: 4 | 1): boolean {
  if (stats.uid === account.uid) return (stats.mode & (bit << 6)) !== 0;
  if (stats.gid === account.gid) return (stats.mode & (bit << 3)) !== 0;
  return (stats.mode & bit) !== 0;
}

/** Whether the account can traverse every folder down to `dir`. */
export function canEnter(dir: string, account: Account): boolean {
  let current = path.resolve(dir);
  for (;;) {
    const stats = statSync(current, { throwIfNoEntry: false });
    if (!stats || !isAllowed(stats, account, 1)) return false;
    const parent = path.dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

export function canRead(file: string, account: Account): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && isAllowed(stats, account, 4);
}

/** Makes a folder (and, with `below`, its contents) readable for every account, regardless of the umask. */
export function openToAll(dir: string, { below = false } = {}): void {
  chmodSync(dir, 0o755);
  if (!below) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const place = path.join(dir, entry.name);
    if (entry.isDirectory()) openToAll(place, { below });
    else chmodSync(place, statSync(place).mode | (statSync(place).mode & 0o100 ? 0o555 : 0o444));
  }
}

/** Creates SHARED_HOME, readable for all. @throws when root may not write there either (a read-only system) */
export function makeSharedHome(): string {
  mkdirSync(SHARED_HOME, { recursive: true });
  chmodSync(SHARED_HOME, 0o755);
  return SHARED_HOME;
}

/** Files that root creates in the folder of a user must stay usable for that user. */
export function ownLikeFolder(place: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(place));
  chownSync(place, uid, gid);
}

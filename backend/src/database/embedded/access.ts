import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { type Account, EmbeddedPostgresError } from './process.js';

/** Where root keeps what the database account must reach when the project lies in a closed folder such as /root. */
export const SHARED_HOME = '/var/lib/gamekit';

/** PostgreSQL refuses to run as root, so root lends it one of these accounts; the first that exists. */
const BORROWED_ACCOUNTS = ['postgres', 'nobody'];

/**
 * The account for the database: undefined (our own) unless we are root, then the owner of what is there already, else
 * a borrowed one. An account without a line in the user database does not do: PostgreSQL asks for its name.
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

function allows(stats: Stats, account: Account, bit: 4 | 1): boolean {
  if (stats.uid === account.uid) return (stats.mode & (bit << 6)) !== 0;
  if (stats.gid === account.gid) return (stats.mode & (bit << 3)) !== 0;
  return (stats.mode & bit) !== 0;
}

/** True when the account may pass through every folder down to and including `dir`. */
export function canEnter(dir: string, account: Account): boolean {
  let current = path.resolve(dir);
  for (;;) {
    const stats = statSync(current, { throwIfNoEntry: false });
    if (!stats || !allows(stats, account, 1)) return false;
    const parent = path.dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

export function canRead(file: string, account: Account): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && allows(stats, account, 4);
}

/** Lets every account read a folder (and, with `below`, all in it), whatever umask it was made under. */
export function openToAll(dir: string, { below = false } = {}): void {
  chmodSync(dir, 0o755);
  if (!below) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const place = path.join(dir, entry.name);
    if (entry.isDirectory()) openToAll(place, { below });
    else chmodSync(place, statSync(place).mode | (statSync(place).mode & 0o100 ? 0o555 : 0o444));
  }
}

/** Makes SHARED_HOME, open to all. @throws when root may not write there either (a read-only system) */
export function makeSharedHome(): string {
  mkdirSync(SHARED_HOME, { recursive: true });
  chmodSync(SHARED_HOME, 0o755);
  return SHARED_HOME;
}

/** When root works in a user's folder, what it makes there must stay usable for that user. */
export function ownLikeFolder(place: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(place));
  chownSync(place, uid, gid);
}

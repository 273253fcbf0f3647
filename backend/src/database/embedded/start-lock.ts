import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownLikeFolder } from './access.js';
import { EmbeddedPostgresError, inspectProcess } from './process.js';

const LOCK = 'start.lock';
const USERS = 'users';
/** A lock that is still empty after this time was cut off by a power failure. */
const WRITE_MS = 5_000;

/** Identifies this process, even after its id was reused. */
function createSignature(): string {
  return `${process.pid} ${inspectProcess(process.pid)?.startedAt ?? ''}`;
}

/** Whether nobody holds a lock: its process is dead, or it was never written. */
function isDead(lock: string, holder: string): boolean {
  if (holder) return findLivingPid(holder) === null;
  const stats = fs.statSync(lock, { throwIfNoEntry: false });
  return stats?.size === 0 && Date.now() - stats.mtimeMs > WRITE_MS;
}

/** Id of the process of a signature if it is running. */
function findLivingPid(text: string): number | null {
  const [pid = '', ...startedAt] = text.trim().split(' ');
  const info = inspectProcess(Number(pid));
  return info && info.startedAt === startedAt.join(' ') ? Number(pid) : null;
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Runs `work` while no other process starts or stops the PostgreSQL of this DATA_DIR. The lock of a dead process is
 * taken over.
 * @throws EmbeddedPostgresError when a living process keeps the lock for longer than `patienceMs`
 */
export async function withStartLock<T>(dir: string, patienceMs: number, work: () => Promise<T>): Promise<T> {
  const lock = path.join(dir, LOCK);
  const mine = path.join(dir, `${LOCK}.${process.pid}.${randomBytes(4).toString('hex')}`);
  const deadline = Date.now() + patienceMs;
  try {
    fs.writeFileSync(mine, createSignature(), { mode: 0o600 });
    ownLikeFolder(mine);
    // A hard link appears atomically, so no reader sees an empty lock.
    while (!tryLink(mine, lock)) {
      const holder = readText(lock);
      if (isDead(lock, holder)) removeIfStill(lock, holder);
      else if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `Process ${holder.split(' ')[0]} has been starting or stopping the database in ${dir} for too long. End it and try again.`,
        );
      } else await sleep(25);
    }
    try {
      removeLeftovers(dir);
      return await work();
    } finally {
      fs.rmSync(lock, { force: true });
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

/** Every process that is killed while it waits for the lock or holds it leaves its own file. */
function removeLeftovers(dir: string): void {
  const files = fs.readdirSync(dir).filter((name) => name.startsWith(`${LOCK}.`));
  for (const file of files.map((name) => path.join(dir, name)))
    if (isDead(file, readText(file))) fs.rmSync(file, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
  }
  try {
    fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL); // a file system without hard links
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two processes that find a dead lock must not remove a third one’s new lock, so the moved file is checked again.
 */
function removeIfStill(lock: string, judged: string): void {
  const moved = `${lock}.dead.${randomBytes(4).toString('hex')}`;
  try {
    fs.renameSync(lock, moved);
  } catch {
    return; // another finder was quicker
  }
  if (readText(moved) !== judged) tryLink(moved, lock);
  fs.rmSync(moved, { force: true });
}

/** Registers this process as a user of the database. @returns the note; removing it ends the need */
export function registerUser(dir: string): string {
  const users = path.join(dir, USERS);
  if (fs.mkdirSync(users, { recursive: true, mode: 0o700 })) ownLikeFolder(users);
  const note = path.join(users, `${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    fs.writeFileSync(note, createSignature(), { mode: 0o600 });
    ownLikeFolder(note);
  } catch (error) {
    fs.rmSync(note, { force: true });
    throw error;
  }
  return note;
}

/** Removes a note as far as the disk lets itself be written; one that stays is that of a dead process. */
export function removeNote(note: string): void {
  try {
    fs.rmSync(note, { force: true });
  } catch {
    // read-only
  }
}

/**
 * Ids of running processes that use the database; removes entries of dead ones.
 * @param ended note of a need that has ended, though it could not be removed
 */
export function listLivingUsers(dir: string, ended?: string): number[] {
  const users = path.join(dir, USERS);
  const names = fs.existsSync(users) ? fs.readdirSync(users) : [];
  const notes = names.map((name) => path.join(users, name)).filter((note) => note !== ended);
  return notes.flatMap((note) => {
    const pid = findLivingPid(readText(note));
    if (pid !== null) return [pid];
    removeNote(note);
    return [];
  });
}

/** Whether another running process is starting or stopping this database. */
export function isLockedByAnother(dir: string): boolean {
  const pid = findLivingPid(readText(path.join(dir, LOCK)));
  return pid !== null && pid !== process.pid;
}

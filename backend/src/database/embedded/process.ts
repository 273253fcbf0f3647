import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Account of a child process; absent for our own. */
export interface Account {
  uid: number;
  gid: number;
}

/** A problem of the environment; the message is one line that says how to fix it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

export interface ProcessInfo {
  /** Distinguishes processes that reused an id; empty where the system does not tell. */
  startedAt: string;
  name: string;
}

/** A running process, or null. Zombies count as dead: containers without an init never reap them. */
export function inspectProcess(pid: number): ProcessInfo | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') return inspectLinuxProcess(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  return process.platform === 'win32' ? { startedAt: '', name: '' } : inspectWithPs(pid);
}

function inspectLinuxProcess(pid: number): ProcessInfo | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const nameEnd = stat.lastIndexOf(')');
    const fields = stat.slice(nameEnd + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    return { name: stat.slice(stat.indexOf('(') + 1, nameEnd), startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}

function inspectWithPs(pid: number): ProcessInfo | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    }).trim();
    const words = line.split(/\s+/);
    if (words.length < 7 || words[0]?.startsWith('Z')) return null;
    return { startedAt: words.slice(1, 6).join(' '), name: words.slice(6).join(' ') };
  } catch {
    return null;
  }
}

/** Whether `pid` is a running PostgreSQL server of `clusterDir`, not another process that reused the id. */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  const info = inspectProcess(pid);
  if (!info) return false;
  if (process.platform !== 'linux') return info.name === '' || info.name.includes('postgres');
  if (info.name !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return false; // another account's server: never ours, since ours runs as us or we are root
  }
}

/** Cheap repeated check that a known server still runs. */
export function isRunning(pid: number, clusterDir: string): boolean {
  if (process.platform === 'linux') return isPostmaster(pid, clusterDir);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Waits until the process ends; false when it is still running after `ms`. */
export async function waitUntilGone(pid: number, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (inspectProcess(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Sends a signal; ignores a process that has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Options of every PostgreSQL child: its account, an accessible folder, and no PG* variables of the caller. */
export function childOptions(account: Account | undefined, cwd: string) {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return { cwd, windowsHide: true, ...(process.platform === 'win32' ? {} : { env }), ...account };
}

/** Ends a child or another process when this process exits. @returns a function that lifts the bond */
export function killOnExit(pid: number | undefined): () => void {
  const end = () => pid !== undefined && signal(pid, 'SIGINT');
  process.once('exit', end);
  return () => process.removeListener('exit', end);
}

/** Runs a short program; rejects with its last output when it fails. */
export function run(
  file: string,
  args: string[],
  { account, cwd, input = '' }: { account: Account | undefined; cwd: string; input?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...childOptions(account, cwd), stdio: 'pipe' });
    const forget = killOnExit(child.pid);
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-8000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.stdin.on('error', () => undefined); // it ended before it read us; its exit code tells
    child.on('error', (error) => reject(toRunError(file, error)));
    child.on('close', (code) => {
      forget();
      if (code === 0) resolve(output);
      else
        reject(new EmbeddedPostgresError(`${file} failed: ${getLastLines(output) || `exit code ${code}`}`));
    });
    child.stdin.end(input);
  });
}

/** A program that cannot start, usually because of an incompatible C library. */
export function toRunError(file: string, error: Error): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The shipped PostgreSQL cannot run here (${file}: ${error.message}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/** Joins the error lines of an output to one line. */
export function getLastLines(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const errorLines = lines.filter((line) => /error|fatal|panic|hint|could not/i.test(line));
  return (errorLines.length > 0 ? errorLines : lines).slice(-3).join(' ');
}

import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BI_GROUP } from '../bi/bi-role.js';
import { ownLikeFolder } from './access.js';
import type { NativePrograms } from './native.js';
import {
  type Account,
  toRunError,
  childOptions,
  EmbeddedPostgresError,
  killOnExit,
  inspectProcess,
  isPostmaster,
  getLastLines,
  run,
  signal,
  waitUntilGone,
} from './process.js';

/** Role and database of the product. The superuser cannot connect over the network. */
const NAME = 'gamekit';
const HOST = '127.0.0.1';
/** Report roles, which only read, may connect as well. */
const READERS_LINE = `host all +${BI_GROUP} ${HOST}/32 scram-sha-256\n`;
const READY_PATIENCE_MS = 300_000;
const NO_SPACE = 'No space left on device';

const SETTINGS = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_connections: '100',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  cluster_name: NAME,
};

/** For test clusters only: a machine crash may lose data. */
const THROWAWAY_SETTINGS = { fsync: 'off', full_page_writes: 'off' };

export interface Cluster {
  programs: NativePrograms;
  account: Account | undefined;
  dir: string;
  logFile: string;
  password: string;
  throwaway: boolean;
}

export interface Postmaster {
  pid: number;
  port: number;
}

interface FoundPostmaster extends Postmaster {
  /** Waits for its connections to end and accepts no new one. */
  isStopping: boolean;
}

export function connectionUrl(password: string, port: number): string {
  return `postgres://${NAME}:${password}@${HOST}:${port}/${NAME}`;
}

/** Creates an empty cluster with our role and database; it gets its name once complete. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { programs, account, dir } = cluster;
  const half = `${dir}.part`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { mode: 0o700 });
  if (account) fs.chownSync(half, account.uid, account.gid);
  await run(
    programs.initdb,
    [
      ...['-D', half, '-U', 'postgres', '--auth=reject', '--no-instructions'],
      // Without these the locale of the host decides, down to SQL_ASCII.
      ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(cluster.throwaway ? ['--no-sync'] : []),
    ],
    { account, cwd: programs.dir },
  );
  fs.writeFileSync(
    path.join(half, 'pg_hba.conf'),
    `host all ${NAME} ${HOST}/32 scram-sha-256\n${READERS_LINE}`,
  );
  await runSingleUser({ ...cluster, dir: half }, [
    `CREATE ROLE ${NAME} LOGIN CREATEDB CREATEROLE PASSWORD '${cluster.password}'`,
    `GRANT pg_monitor TO ${NAME}`,
    `CREATE DATABASE ${NAME} OWNER ${NAME}`,
  ]);
  fs.renameSync(half, dir);
}

/** Restores the recorded password of the role after the record was lost. The server must be stopped. */
export async function resetPassword(cluster: Cluster): Promise<void> {
  fs.rmSync(path.join(cluster.dir, 'postmaster.pid'), { force: true });
  await runSingleUser(cluster, [`ALTER ROLE ${NAME} PASSWORD '${cluster.password}'`]);
}

/** Admits report roles to a cluster of an older version. The server must be stopped. */
export async function admitReaders(cluster: Cluster): Promise<void> {
  const file = path.join(cluster.dir, 'pg_hba.conf');
  const text = fs.readFileSync(file, 'utf8');
  if (text.includes(READERS_LINE)) return;
  fs.rmSync(path.join(cluster.dir, 'postmaster.pid'), { force: true });
  await runSingleUser(cluster, [`ALTER ROLE ${NAME} CREATEROLE`]);
  // Cut off by a full disk, it would admit nobody.
  fs.writeFileSync(`${file}.part`, text.replace(/\n?$/, `\n${READERS_LINE}`), { mode: 0o600, flush: true });
  ownLikeFolder(`${file}.part`);
  fs.renameSync(`${file}.part`, file);
}

async function runSingleUser({ programs, account, dir }: Cluster, statements: string[]): Promise<void> {
  const output = await run(programs.postgres, ['--single', '-D', dir, 'postgres'], {
    account,
    cwd: programs.dir,
    input: `${statements.join(';\n')};\n`,
  });
  // single-user mode reports a failed statement and goes on to exit code 0
  if (/ERROR|FATAL/.test(output))
    throw new EmbeddedPostgresError(`Preparing the database failed: ${getLastLines(output)}`);
}

/** Reads postmaster.pid; null when it is missing or incomplete. */
export function readPostmaster(dir: string): FoundPostmaster | null {
  try {
    const lines = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3]) || 0, isStopping: lines[7]?.trim() === 'stopping' } : null;
  } catch {
    return null;
  }
}

/** The running server of a cluster. */
export function findRunning(dir: string): FoundPostmaster | null {
  const found = readPostmaster(dir);
  return found && isPostmaster(found.pid, dir) ? found : null;
}

/**
 * Takes over a running server of an earlier process once it accepts our password; null when there is none. One that
 * was told to stop is ended: it would wait for its last connection, and accept no new one.
 */
export async function adopt(
  { dir, password }: Cluster,
  log: (line: string) => void,
): Promise<Postmaster | null> {
  const deadline = Date.now() + READY_PATIENCE_MS;
  let isLogged = false;
  for (;;) {
    const found = findRunning(dir);
    if (!found) return null;
    if (found.isStopping) {
      await stopPostmaster(found.pid);
      return null;
    }
    const answer = found.port > 0 ? await probe(found.port, password) : 'not yet';
    if (answer === 'ready') return found;
    if (answer === 'disk full') throw new EmbeddedPostgresError(NO_SPACE);
    if (answer === 'refused' || Date.now() > deadline) {
      log(`PostgreSQL (process ${found.pid}) does not accept our password; restarting it`);
      await stopPostmaster(found.pid);
      return null;
    }
    if (!isLogged) log(`Waiting for PostgreSQL (process ${found.pid}), which is starting`);
    isLogged = true;
    await sleep(100);
  }
}

/** Starts the server on `preferredPort` if free, otherwise on another port unless `fixedPort`. */
export async function startPostmaster(
  cluster: Cluster,
  preferredPort: number,
  fixedPort = false,
): Promise<Postmaster> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const port = (await freePort(preferredPort)) ?? (fixedPort ? preferredPort : await freePort(0));
    if (!port)
      throw new EmbeddedPostgresError(
        'No port on 127.0.0.1 is free for PostgreSQL. End other programs, then start again.',
      );
    // The pid file of a dead server can name another process; PostgreSQL would then never start.
    fs.rmSync(path.join(cluster.dir, 'postmaster.pid'), { force: true });
    const words = await launch(cluster, port);
    if (typeof words === 'number') return { pid: words, port };
    // After kill -9 the child processes need a moment to exit; a port can be taken between check and use.
    if (!/shared memory|in use|could not create any TCP/i.test(words) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(`PostgreSQL did not start: ${words} (log: ${cluster.logFile})`);
    }
    await sleep(200);
  }
}

/** @returns the server's process id once it answers, or its last words when it ended instead */
async function launch(cluster: Cluster, port: number): Promise<number | string> {
  const { programs, account, dir, logFile, password } = cluster;
  const settings = { ...SETTINGS, ...(cluster.throwaway ? THROWAWAY_SETTINGS : {}) };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = fs.openSync(logFile, 'a', 0o600);
  ownLikeFolder(logFile);
  const logStart = fs.fstatSync(log).size;
  // Own process group: Ctrl-C reaches only the product, which stops the database after its last response.
  const child = spawn(programs.postgres, ['-D', dir, '-p', String(port), ...args], {
    ...childOptions(account, programs.dir),
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  let ended: Error | 'exit' | undefined;
  child.on('error', (error) => (ended = toRunError(programs.postgres, error)));
  child.on('exit', () => (ended ??= 'exit'));
  child.unref();
  const forget = killOnExit(child.pid);
  const deadline = Date.now() + READY_PATIENCE_MS;
  let answer: Answer = 'not yet';
  while (!ended && answer === 'not yet' && Date.now() < deadline) {
    await sleep(10);
    if (child.pid && readPostmaster(dir)?.pid === child.pid) answer = await probe(port, password);
  }
  forget();
  if (answer === 'ready' && child.pid) return child.pid;
  if (ended instanceof Error) throw ended;
  if (!ended && child.pid) await stopPostmaster(child.pid);
  if (answer === 'disk full') return NO_SPACE;
  if (answer === 'refused') return `it does not accept the password in ${path.dirname(logFile)}`;
  const text = fs.readFileSync(logFile).subarray(logStart).toString('utf8');
  return getLastLines(text) || 'it ended without output';
}

type Answer = 'ready' | 'refused' | 'disk full' | 'not yet';

/** Probes a port for our database with our password; only our server can answer "ready". */
async function probe(port: number, password: string): Promise<Answer> {
  const client = new pg.Client({
    connectionString: connectionUrl(password, port),
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => undefined); // the answer below says enough
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (code === '53300') return 'ready'; // all its connections are taken: it runs well
    if (code === '53100') return 'disk full'; // nobody can connect while a file of the start cannot be written
    return ['28P01', '28000', '3D000'].includes(code) ? 'refused' : 'not yet';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Stops the server: fast, then immediate (the next start recovers), within about 8 s. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [name, timeoutMs] of [
    ['SIGINT', 7000],
    ['SIGQUIT', 800],
    ['SIGKILL', 200],
  ] as const) {
    if (!inspectProcess(pid)) return;
    signal(pid, name);
    if (await waitUntilGone(pid, timeoutMs)) return;
  }
}

function freePort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.unref();
    server.on('error', () => resolve(null));
    server.listen({ port: wanted, host: HOST, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

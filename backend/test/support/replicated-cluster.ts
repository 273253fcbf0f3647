import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { chooseAccount } from '../../src/database/embedded/access.js';
import { type NativePrograms, prepareNative } from '../../src/database/embedded/native.js';
import { type Account, childOptions, run } from '../../src/database/embedded/process.js';
import { waitUntil } from './wait-until.js';

/** How PostgreSQL says that a statement was in the way of what a standby replays. */
const REPLAY_CONFLICT = '40001';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_keep_size: '256MB',
  fsync: 'off',
  shared_buffers: '64MB',
  log_min_messages: 'fatal',
};

/** One server of a cluster; it can be killed, frozen and started again on the same port. */
export class Server {
  private process: ChildProcess | undefined;

  constructor(
    readonly dir: string,
    readonly port: number,
    private readonly programs: NativePrograms,
    private readonly account: Account | undefined,
  ) {}

  url(database = 'gamekit'): string {
    return `postgres://gamekit@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<this> {
    fs.rmSync(path.join(this.dir, 'postmaster.pid'), { force: true });
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.process = spawn(this.programs.postgres, ['-D', this.dir, '-p', String(this.port), ...settings], {
      ...childOptions(this.account, this.programs.dir),
      stdio: 'ignore',
    });
    await waitUntil('the server answers', () =>
      this.ask('select 1').then(
        () => true,
        () => false,
      ),
    );
    return this;
  }

  /** One statement as the superuser. What a standby replays may cancel it; then it is asked again. */
  async ask<Row extends object>(sql: string, database = 'postgres'): Promise<Row[]> {
    for (;;) {
      try {
        return await this.askOnce<Row>(sql, database);
      } catch (error) {
        if ((error as { code?: string }).code !== REPLAY_CONFLICT) throw error;
      }
    }
  }

  private async askOnce<Row extends object>(sql: string, database: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends it and all of its connections at once, as a loss of power does. */
  async kill(): Promise<void> {
    const { process: server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const pids = await this.ask<{ pid: number }>('select pid from pg_stat_activity').catch(() => []);
    for (const pid of [server.pid, ...pids.map(({ pid }) => pid)]) {
      try {
        if (pid) process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    await ended;
  }
}

/** A primary with one standby that streams from it. */
export class ReplicatedCluster {
  primary!: Server;
  standby!: Server;
  private readonly account = chooseAccount([]);
  private readonly dir = fs.mkdtempSync(path.join(tmpdir(), 'gamekit-test-replicas-'));
  private readonly programs = prepareNative(this.dir, this.account, path.resolve(__dirname, '../../..'));

  /** @param standbySettings lines of its postgresql.auto.conf */
  async start(standbySettings: Record<string, string> = {}): Promise<this> {
    this.own(this.dir);
    this.primary = new Server(path.join(this.dir, 'primary'), await freePort(), this.programs, this.account);
    await run(
      this.programs.initdb,
      [
        '-D',
        this.primary.dir,
        '-U',
        'gamekit',
        '--auth=trust',
        '--no-sync',
        '--no-instructions',
        '-E',
        'UTF8',
        '--locale=C',
      ],
      { account: this.account, cwd: this.programs.dir },
    );
    await this.primary.start();
    await this.primary.ask('create database gamekit');
    this.standby = await (await this.copyPrimary(standbySettings)).start();
    return this;
  }

  /** Waits until the standby has everything that was committed up to now. */
  async catchUp(): Promise<void> {
    const [row] = await this.primary.ask<{ at: string }>('select pg_current_wal_flush_lsn()::text as at');
    await waitUntil('the standby has everything', async () => {
      const [now] = await this.standby.ask<{ there: boolean }>(
        `select pg_last_wal_replay_lsn() >= '${row!.at}' as there`,
      );
      return now?.there === true;
    });
  }

  async stop(): Promise<void> {
    await this.standby?.kill();
    await this.primary?.kill();
    fs.rmSync(this.dir, { recursive: true, force: true });
  }

  private async copyPrimary(settings: Record<string, string>): Promise<Server> {
    const { primary } = this;
    const standby = new Server(path.join(this.dir, 'standby'), await freePort(), this.programs, this.account);
    const client = new pg.Client({ connectionString: primary.url('postgres') });
    await client.connect();
    await client.query(`select pg_backup_start('standby', true)`);
    const left = new Set(['postmaster.pid', 'postmaster.opts']);
    fs.cpSync(primary.dir, standby.dir, {
      recursive: true,
      filter: (file) => !left.has(path.basename(file)),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    fs.writeFileSync(path.join(standby.dir, 'backup_label'), rows[0]!.labelfile);
    fs.writeFileSync(path.join(standby.dir, 'standby.signal'), '');
    const lines = Object.entries({
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=gamekit application_name=standby`,
      wal_retrieve_retry_interval: '100ms',
      ...settings,
    }).map(([name, value]) => `${name} = '${value}'\n`);
    fs.appendFileSync(path.join(standby.dir, 'postgresql.auto.conf'), lines.join(''));
    fs.chmodSync(standby.dir, 0o700);
    this.own(standby.dir);
    return standby;
  }

  /** PostgreSQL does not run as root: then everything belongs to the account that it runs as. */
  private own(folder: string): void {
    if (!this.account) return;
    const { uid, gid } = this.account;
    fs.chownSync(folder, uid, gid);
    for (const name of fs.readdirSync(folder, { recursive: true }))
      fs.lchownSync(path.join(folder, String(name)), uid, gid);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

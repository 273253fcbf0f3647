import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readPostmaster } from './cluster.js';
import { inspectProcess, signal, waitUntilGone } from './process.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.js';

describe('embedded PostgreSQL', () => {
  let base: string;
  const lines: string[] = [];
  const held: EmbeddedPostgres[] = [];

  const start = async (name: string) => {
    const database = await startEmbeddedPostgres({
      dataDir: path.join(base, name),
      log: (line) => lines.push(line),
      throwaway: true,
    });
    held.push(database);
    return database;
  };
  const clusterPath = (name: string) => path.join(base, name, 'postgres');
  const getPostmaster = (name: string) => {
    const found = readPostmaster(clusterPath(name));
    if (!found) throw new Error(`no server runs on ${name}`);
    return found;
  };
  const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(() => {
    base = fs.mkdtempSync(path.join(tmpdir(), 'gamekit-embedded-'));
    fs.chmodSync(base, 0o711);
  });
  afterEach(async () => {
    await Promise.all(held.splice(0).map((database) => database.stop()));
    lines.length = 0;
  });
  afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

  it('makes a UTF-8 cluster that only our password on loopback opens, and ends it', async () => {
    const database = await start('a');
    const [row] = await query(
      database.url,
      `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as host,
              current_setting('unix_socket_directories') as sockets, upper('ä') as upper,
              (select rolsuper from pg_roles where rolname = current_user) as super`,
    );
    expect(row).toEqual({ encoding: 'UTF8', host: '127.0.0.1', sockets: '', upper: 'Ä', super: false });
    await query(database.url, 'create extension pg_trgm');
    expect(fs.statSync(path.join(base, 'a', 'postgres.json')).mode & 0o777).toBe(0o600);

    const wrong = new URL(database.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    wrong.username = 'postgres';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28000' });

    const { pid } = getPostmaster('a');
    await database.stop();
    expect(inspectProcess(pid)).toBeNull();
  });

  it('serves two concurrent starts from one cluster until the last one stops', async () => {
    const [one, two] = await Promise.all([start('b'), start('b')]);
    expect(one.url).toBe(two.url);
    expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
    await one.stop();
    await expect(query(two.url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
    const { pid } = getPostmaster('b');
    await two.stop();
    expect(inspectProcess(pid)).toBeNull();
  });

  it('stops the server although a user was killed', async () => {
    const database = await start('b');
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.on('exit', resolve));
    fs.writeFileSync(path.join(base, 'b', 'users', `${dead.pid}.x`), `${dead.pid} 1`);
    fs.writeFileSync(path.join(base, 'b', 'start.lock'), `${dead.pid} 1`);
    const { pid } = getPostmaster('b');
    await database.stop();
    expect(inspectProcess(pid)).toBeNull();
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('restarts a server on its port after %s', async (name) => {
    const database = await start('c');
    await query(database.url, 'create table if not exists kept as select 7 as value');
    const { pid } = getPostmaster('c');
    // After SIGTERM, PostgreSQL waits for this connection and refuses new ones.
    const open = new pg.Client({ connectionString: database.url });
    open.on('error', () => undefined);
    await open.connect();
    signal(pid, name);
    expect(await waitUntilGone(pid, 10_000)).toBe(true);
    const rows = async (): Promise<unknown> =>
      query(database.url, 'select value from kept').catch(() => null);
    const deadline = Date.now() + 15_000;
    while ((await rows()) === null && Date.now() < deadline) await sleep(50);
    expect(await rows()).toEqual([{ value: 7 }]);
    expect(lines.join('\n')).toContain('starting it again');
  });

  it('admits roles for reports, also to a cluster of an older version', async () => {
    await (await start('c')).stop();
    const rules = path.join(clusterPath('c'), 'pg_hba.conf');
    const now = fs.readFileSync(rules, 'utf8');
    fs.writeFileSync(rules, now.replace(/^.*gamekit_readers.*\n/m, ''));
    const database = await start('c');
    expect(fs.readFileSync(rules, 'utf8').split('\n')).toContain(
      'host all +gamekit_readers 127.0.0.1/32 scram-sha-256',
    );
    await query(database.url, `create role gamekit_readers nologin`);
    await query(database.url, `create role reader login password 'x' in role gamekit_readers`);
    await query(database.url, `create role stranger login password 'x'`);
    const reader = new URL(database.url);
    reader.username = 'reader';
    reader.password = 'x';
    expect(await query(reader.href, 'select current_user as name')).toEqual([{ name: 'reader' }]);
    reader.username = 'stranger';
    await expect(query(reader.href, 'select 1')).rejects.toMatchObject({ code: '28000' });
  });

  it('ignores a pid file that names another process', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'ignore' });
    stranger.unref();
    await (await start('c')).stop();
    fs.writeFileSync(path.join(clusterPath('c'), 'postmaster.pid'), `${stranger.pid}\nx\n1\n5432\n\n\n\n\n`);
    const database = await start('c');
    expect(database.adopted).toBe(false);
    expect(await query(database.url, 'select value from kept')).toEqual([{ value: 7 }]);
    expect(inspectProcess(stranger.pid ?? 0)).not.toBeNull();
    stranger.kill('SIGKILL');
  });

  it('creates a new password when the old one was lost', async () => {
    await (await start('c')).stop();
    fs.rmSync(path.join(base, 'c', 'postgres.json'));
    const database = await start('c');
    expect(await query(database.url, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  it('finds its cluster when the record was lost after an upgrade', async () => {
    const database = await start('b');
    await query(database.url, 'create table kept as select 8 as value');
    await database.stop();
    const upgraded = path.join(base, 'b', 'postgres-18');
    fs.renameSync(clusterPath('b'), upgraded);
    fs.rmSync(path.join(base, 'b', 'postgres.json'));
    expect(await query((await start('b')).url, 'select value from kept')).toEqual([{ value: 8 }]);
    fs.renameSync(upgraded, clusterPath('b'));
  });

  it('empties the log of a running server, and keeps what it said', async () => {
    await start('c');
    const log = path.join(base, 'c', 'postgres.log');
    fs.appendFileSync(log, `${'said before '.repeat(500_000)}\n`);
    const deadline = Date.now() + 5_000;
    while (fs.statSync(log).size > 1_000_000 && Date.now() < deadline) await sleep(50);
    expect(fs.statSync(log).size).toBeLessThan(1_000_000);
    expect(fs.readFileSync(`${log}.old`, 'utf8')).toContain('said before said before');
  });

  it('stops the server although its folder cannot be written', async () => {
    const database = await start('c');
    const { pid } = getPostmaster('c');
    const users = path.join(base, 'c', 'users');
    // As on a read-only disk, the note cannot be removed.
    const [note = ''] = fs.readdirSync(users);
    fs.rmSync(path.join(users, note));
    fs.mkdirSync(path.join(users, note));
    await database.stop();
    expect(inspectProcess(pid)).toBeNull();
    fs.rmSync(path.join(users, note), { recursive: true });

    // A start that cannot store its port.
    const part = path.join(base, 'c', `postgres.json.${process.pid}.part`);
    fs.mkdirSync(part);
    await expect(start('c')).rejects.toThrow();
    expect(readPostmaster(clusterPath('c'))).toBeNull();
    fs.rmSync(part, { recursive: true });
  });

  it("says in one line what to do about a folder that is not ours, not writable, or another version's", async () => {
    fs.mkdirSync(path.join(base, 'foreign'));
    fs.writeFileSync(path.join(base, 'foreign', 'letter.txt'), '');
    await expect(start('foreign')).rejects.toThrow(
      /^DATA_DIR .*foreign contains files that are not .*letter\.txt.*$/,
    );
    await expect(start('foreign/letter.txt/below')).rejects.toThrow(
      /^DATA_DIR .* cannot be used \(ENOTDIR\)/,
    );
    fs.writeFileSync(path.join(clusterPath('c'), 'PG_VERSION'), '9.6\n');
    await expect(start('c')).rejects.toThrow(/was created by PostgreSQL 9; .*database:upgrade/);
    fs.rmSync(clusterPath('c'), { recursive: true });
    await expect(start('c')).rejects.toThrow(/is gone/);
  });
});

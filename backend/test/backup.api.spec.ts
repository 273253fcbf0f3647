import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CommandError } from '../src/cli/cli.types.js';
import { plainStartError } from '../src/config/start-messages.js';
import { DATABASE_URL } from '../src/database/connection/database.tokens.js';
import { restoreBackupFile } from '../src/database/backup/backup-file.js';
import { LEFT_OUT } from '../src/database/backup/backup-format.js';
import { openClient } from '../src/database/backup/open-client.js';
import { writeBackup } from '../src/database/backup/write-backup.js';
import { MIGRATIONS } from '../src/database/connection/connection.js';
import { CapturesService } from '../src/rankings/captures/captures.service.js';
import { runBackupCommand as run } from './support/backup-command.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-backup-'));
const file = path.join(folder, 'studio.gkb');

let studio: TestApp;
let other: TestApp;

beforeAll(async () => {
  [studio, other] = [await openTestApp(), await openTestApp()];
  for (const [time, names] of [
    ['2026-10-11T06:00:00Z', ['a', 'b', 'c']],
    ['2026-11-11T06:00:00Z', ['c', 'a', 'b']],
  ] as const) {
    await studio.app.get(CapturesService).record({
      platform: 'android',
      category: 'all',
      country: 'us',
      rankingType: 'downloads',
      capturedAt: new Date(time),
      source: 'test',
      sample: false,
      derived: null,
      entries: names.map((name, index) => ({
        rankPosition: index + 1,
        platform: 'android' as const,
        bundleId: `com.studio.${name}`,
        trackId: null,
        title: `Game\t"${name}"\\.\n\\N`,
        developer: null,
        iconUrl: null,
        url: null,
        country: 'us',
      })),
    });
  }
  // The newest events were removed, and readers have passed them.
  await studio.source.query(`select setval('market_events_id_seq', 5000)`);
  await run(studio, 'backup', file);
});
afterAll(async () => {
  await Promise.all([studio.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

/** Everything in a database, by table. */
/** What rules have still to look at: products that run take from it by themselves. */
const MOVING = ['history_changes', 'alert_cursor'];

async function contents({ app, source }: TestApp): Promise<Record<string, string>> {
  const tables = await source.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> all ($1::text[]) order by 1`,
    [[...LEFT_OUT, ...MOVING]],
  );
  expect(app.get<string>(DATABASE_URL)).toBeTruthy();
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await source.query<{ rows: string }[]>(
      `select coalesce(json_agg(t order by t::text)::text, '[]') as rows from ${name} t`,
    );
    all[name] = row?.rows ?? '';
  }
  return all;
}

describe('backup and restore', () => {
  it('copy everything into another database', async () => {
    const before = await contents(studio);
    expect(before['game_rankings']).toContain('com.studio.a');
    await run(other, 'restore', file, '--replace');
    const { sessions, ...rest } = await contents(other);
    const { sessions: living, ...kept } = before;
    expect(rest).toEqual(kept);
    expect([living, sessions]).toEqual([
      expect.stringContaining('"revoked_at":null') as string,
      expect.not.stringContaining('"revoked_at":null') as string,
    ]);
    // The restored database works: its people sign in, and its lists are read.
    await other.api.post('/api/auth/login').send(ADMIN).expect(200);
    const token = await other.getToken(ADMIN.email, ADMIN.password);
    const { body } = await other.api.as(token).get('/api/rankings/current?platform=android').expect(200);
    expect((body as { downloads: { bundleId: string }[] }).downloads[0]?.bundleId).toBe('com.studio.c');
    // Clients of the feed continue where they were.
    const [last] = await other.source.query<{ id: string }[]>(
      'select max(id)::text as id from market_events',
    );
    const feed = await other.api.as(token).get(`/api/events?after=${last?.id}`).expect(200);
    expect(feed.body).toEqual([]);
    const [next] = await other.source.query<{ id: string }[]>(
      `select nextval('market_events_id_seq')::text as id`,
    );
    expect(next?.id).toBe('5001');
    const [migrations] = await other.source.query<{ count: number }[]>(
      'select count(*)::int as count from migrations',
    );
    expect(migrations?.count).toBe(MIGRATIONS.length);
  });

  it('leave ended what has ended since, and people signed in who are', async () => {
    const past = path.join(folder, 'past.gkb');
    const home = await openTestApp();
    try {
      const sessionId = async (token: string) => {
        await home.api.as(token).get('/api/auth/session').expect(200);
        const [, payload = ''] = token.split('.');
        return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string }).sid;
      };
      const [stays, leaves] = await Promise.all([1, 2].map(() => home.getToken(ADMIN.email, ADMIN.password)));
      await home.source.query(
        `insert into outbox (recipient, subject, body, next_try_at) values ('a@b.example', 'Again', 'x', now() + interval '1 h')`,
      );
      await home.source.query(
        `insert into sign_ups (token_hash, email, password_hash, expires_at)
         values ('x', 'new@b.example', 'x', now() + interval '1 h')`,
      );
      const [job] = await home.source.query<{ id: string }[]>(
        `insert into jobs (kind, title, state) values ('backups.write', 'Scheduled backup', 'running') returning id`,
      );
      await home.source.query(
        `insert into job_items (job_id, key, scope, lane, label, params, state, worker)
         values ($1, '', '', 'backups.write', 'Scheduled backup', '{}', 'running', 1)`,
        [job?.id],
      );
      await run(home, 'backup', past);
      await home.api
        .as(leaves!)
        .delete(`/api/auth/sessions/${await sessionId(leaves!)}`)
        .expect(200);
      await run(home, 'restore', past, '--replace');
      await home.api.as(leaves!).get('/api/auth/session').expect(401);
      await home.api.as(stays!).get('/api/auth/session').expect(200);
      expect(await home.source.query('select 1 from sign_ups')).toEqual([]);
      expect(await home.source.query('select state from outbox')).toEqual([{ state: 'failed' }]);
      expect(await home.source.query('select state, error from jobs')).toEqual([
        { state: 'cancelled', error: 'Not continued after a backup was restored.' },
      ]);
      expect(await home.source.query('select state from job_items')).toEqual([{ state: 'cancelled' }]);
    } finally {
      await home.close();
    }
  });

  it('accept a database whose migrations ran in another order, or without one before its newest', async () => {
    const late = path.join(folder, 'late.gkb');
    const written = gunzipSync(readFileSync(file)).toString();
    const names = MIGRATIONS.map(({ name }) => JSON.stringify(name));
    expect(written).toContain(names.slice(-2).join());
    writeFileSync(late, gzipSync(written.replace(names.slice(-2).join(), names.slice(-2).reverse().join())));
    await run(other, 'restore', late, '--replace');
    const [found] = await other.source.query<{ names: string[] }[]>(
      'select array_agg(name order by id) as names from migrations',
    );
    expect(found?.names).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  it('say that the role may not replace the database, rather than that the backup is damaged', async () => {
    const guest = `guest_${process.pid}`;
    // The embedded server admits no others.
    await other.source.query('create role gamekit_readers nologin').catch(() => undefined);
    await other.source.query(`create role ${guest} login password 'x' in role gamekit_readers`);
    const url = new URL(other.databaseUrl);
    url.username = guest;
    url.password = 'x';
    try {
      await expect(restoreBackupFile(url.href, file)).rejects.toThrow(
        /^The database role may not replace the database \(.*\)\. Make it the owner/,
      );
    } finally {
      await other.source.query(`drop role ${guest}`);
    }
  });

  it('write a file that only its owner can read, and never overwrite one', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run(studio, 'backup', file)).rejects.toThrow('already exists');
  });

  it('write many tables without a warning from Node', async () => {
    const warnings: string[] = [];
    const listen = ({ message }: Error) => warnings.push(message);
    process.on('warning', listen);
    try {
      await run(studio, 'backup', path.join(folder, 'quiet.gkb'));
    } finally {
      process.off('warning', listen);
    }
    expect(warnings).toEqual([]);
  });

  it('are not ended by a limit of the server on idle sessions', async () => {
    const { pathname } = new URL(studio.databaseUrl);
    await studio.source.query(`alter database "${pathname.slice(1)}" set idle_session_timeout = '100ms'`);
    const client = await openClient(studio.databaseUrl);
    try {
      await wait(300);
      expect((await client.query<object>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await client.end();
      await studio.source.query(`alter database "${pathname.slice(1)}" reset idle_session_timeout`);
    }
  });

  it('fail without ending the process when the database stops meanwhile', async () => {
    const sink = new Writable({
      write: (_chunk, _encoding, done) => {
        studio.source
          .query(
            `select pg_terminate_backend(pid, 5000) from pg_stat_activity
             where datname = current_database() and state = 'idle in transaction'`,
          )
          .then(() => setImmediate(done), done);
      },
    });
    await expect(writeBackup(studio.databaseUrl, sink)).rejects.toThrow(/connection|terminat/i);
  });

  it('end when the file is closed while a piece waits to be written, as on a full disk', async () => {
    const sink: Writable = new Writable({
      write: () => void setImmediate(() => sink.destroy(new Error('full'))),
    });
    sink.on('error', () => undefined);
    await expect(writeBackup(studio.databaseUrl, sink)).rejects.toThrow('full');
  });

  it('refuse to replace data without --replace', async () => {
    await expect(run(studio, 'restore', file)).rejects.toThrow('--replace');
  });

  it.each([
    ['no backup', () => Buffer.from('hello'), 'damaged or is not a Gamekit backup'],
    ['an empty file', () => Buffer.alloc(0), 'damaged'],
    ['nothing, compressed', () => gzipSync(''), 'cut off'],
    [
      'a file with a changed byte',
      () => {
        const bytes = Buffer.from(readFileSync(file));
        // Behind the head, which grows with the tables.
        bytes[Math.floor(bytes.length * 0.75)]! ^= 0xff;
        return bytes;
      },
      /damaged|incomplete|does not contain all/,
    ],
    [
      'rows that are none',
      () =>
        gzipSync(
          gunzipSync(readFileSync(file))
            .toString()
            .replace(/2026-10-11 [^\t]*/, 'no time'),
        ),
      'damaged',
    ],
    [
      'a file in which a letter was changed',
      () => gzipSync(gunzipSync(readFileSync(file)).toString().replace('com.studio.a', 'com.studio.x')),
      'not those that were written',
    ],
    ['another file', () => gzipSync('{"a":1}\n'), 'not a Gamekit backup'],
    ['a file cut off', () => readFileSync(file).subarray(0, -200), 'damaged'],
    [
      'a backup without its end',
      () =>
        gzipSync(
          gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(0, -1).join('\n') + '\n',
        ),
      'cut off',
    ],
    [
      'a newer backup',
      () =>
        gzipSync(
          gunzipSync(readFileSync(file)).toString().replace('"migrations":[', '"migrations":["Later1",'),
        ),
      'newer',
    ],
  ])('change nothing when given %s', async (_name, bytes, text) => {
    const bad = path.join(folder, 'bad.gkb');
    writeFileSync(bad, bytes());
    const before = await contents(studio);
    const failure = await run(studio, 'restore', bad, '--replace').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommandError);
    const line = plainStartError(failure);
    expect(line).toMatch(text);
    expect(line).toMatch(/ Nothing changed\.$/);
    expect(line).not.toContain('\n');
    expect(await contents(studio)).toEqual(before);
  });
});

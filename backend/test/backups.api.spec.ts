import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackupsService } from '../src/backups/backups.service.js';
import { CommandError } from '../src/cli/cli.types.js';
import { plainStartError } from '../src/config/start-messages.js';
import { BACKUP_LOCK } from '../src/database/locks/locks.js';
import { JobsService } from '../src/jobs/jobs.service.js';
import { runBackupCommand } from './support/backup-command.js';
import { endedJob } from './support/jobs.js';
import { join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const DAY_MS = 86_400_000;
const root = mkdtempSync(path.join(tmpdir(), 'gamekit-backups-'));
const scheduled = path.join(root, 'scheduled');

let studio: TestApp;
let second: TestApp;

beforeAll(async () => {
  const env = { BACKUP_CRON: '0 3 * * *', BACKUP_DIR: scheduled, BACKUP_KEEP: '2' };
  studio = await openTestApp({ workers: true, env });
  second = await openTestApp({ workers: true, env, databaseUrl: studio.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await studio.close();
  rmSync(root, { recursive: true });
});

/** A folder with three older backups and a file of somebody else. */
function makeFolder(name: string): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const file of [...OLDER, 'notes.txt']) writeFileSync(path.join(folder, file), 'older');
  return folder;
}
const OLDER = [1, 2, 3].map((day) => `gamekit-2026-01-0${day}T03-00-00Z.gkb`);

async function catchFailure(work: Promise<unknown>): Promise<string> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(CommandError);
  const line = plainStartError(failure);
  expect(line).not.toContain('\n');
  return line;
}

async function listScratchDatabases(): Promise<string[]> {
  const rows = await studio.source.query<{ datname: string }[]>(
    `select datname from pg_database where datname = current_database() || '_backup_check'`,
  );
  return rows.map(({ datname }) => datname);
}

describe('backup --to', () => {
  it('verifies the new file, then removes the oldest beyond those that are kept', async () => {
    const folder = makeFolder('kept');
    writeFileSync(path.join(folder, 'gamekit-2026-01-04T03-00-00Z.gkb.part'), 'of a killed process');
    const told = await runBackupCommand(studio, 'backup', '--to', folder, '--keep', '2');
    expect(told).toMatch(/rows in \d+ tables, verified\n/);
    const files = readdirSync(folder).sort();
    const [fresh = ''] = files.filter((name) => !OLDER.includes(name) && name !== 'notes.txt');
    expect(files).toEqual([OLDER[2], fresh, 'notes.txt']);
    expect(statSync(path.join(folder, fresh)).mode & 0o777).toBe(0o600);
    expect(await listScratchDatabases()).toEqual([]);
  });

  it('keeps a new file that a wrong clock makes the oldest, and the one that a person is writing', async () => {
    const folder = makeFolder('clock');
    const later = 'gamekit-2099-01-01T03-00-00Z.gkb';
    writeFileSync(path.join(folder, later), 'of a clock that was ahead');
    writeFileSync(path.join(folder, 'gamekit-before-move.gkb.part'), 'being written');
    await runBackupCommand(studio, 'backup', '--to', folder, '--keep', '1');
    const files = readdirSync(folder).filter((name) => name !== 'notes.txt');
    expect(files.sort()).toEqual([
      expect.stringMatching(/^gamekit-2\d{3}-.*Z\.gkb$/),
      'gamekit-before-move.gkb.part',
    ]);
    expect(files).not.toContain(later);
  });

  it('removes nothing when the file cannot be verified', async () => {
    const folder = makeFolder('unverified');
    // A row that no database takes back, as after a fault of the disk.
    await studio.source.query('alter table tags drop constraint tags_created_by_fkey');
    await studio.source.query(
      `insert into tags (name, name_key, created_by) values ('lost', 'lost', gen_random_uuid())`,
    );
    const line = await catchFailure(runBackupCommand(studio, 'backup', '--to', folder, '--keep', '1'));
    expect(line).toMatch(/^The backup could not be verified: .* No older backup was removed/);
    expect(readdirSync(folder).sort()).toEqual([...OLDER, 'gamekit-unverified.gkb', 'notes.txt']);
    expect(await listScratchDatabases()).toEqual([]);
    await studio.source.query(`delete from tags where name = 'lost'`);
  });

  it('says in one line that the folder cannot be written', async () => {
    const folder = makeFolder('file');
    const below = path.join(folder, 'notes.txt', 'below');
    const line = await catchFailure(runBackupCommand(studio, 'backup', '--to', below, '--keep', '1'));
    expect(line).toMatch(/^".*below" cannot be written: /);
    expect(readdirSync(folder).sort()).toEqual([...OLDER, 'notes.txt']);
  });

  it('says in one line that the disk is full, and leaves no partial file', async () => {
    const folder = makeFolder('full');
    const file = path.join(folder, 'full.gkb');
    // Whatever is written there meets a full disk.
    symlinkSync('/dev/full', `${file}.part`);
    const line = await catchFailure(runBackupCommand(studio, 'backup', file));
    expect(line).toMatch(/ cannot be written: ENOSPC/);
    expect(readdirSync(folder).sort()).toEqual([...OLDER, 'notes.txt']);
  });

  it('refuses a second backup at the same time', async () => {
    const folder = makeFolder('second');
    const lock = studio.source.createQueryRunner();
    await lock.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    try {
      const line = await catchFailure(runBackupCommand(studio, 'backup', '--to', folder));
      expect(line).toBe('Another backup is running. Try again when it has finished.');
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]);
      await lock.release();
    }
  });

  it('accepts either a file or a folder', async () => {
    expect(await catchFailure(runBackupCommand(studio, 'backup'))).toMatch(/--to/);
    expect(await catchFailure(runBackupCommand(studio, 'backup', 'x.gkb', '--to', root))).toMatch(/--to/);
    expect(await catchFailure(runBackupCommand(studio, 'backup', '--to', root, '--keep', '0'))).toMatch(
      /--keep/,
    );
  });
});

describe('scheduled backups', () => {
  const lookAtBackups = async () => {
    const { body } = await studio.admin.get('/api/dashboard').expect(200);
    return (body as { system: { name: string; state: string; detail: string }[] }).system.find(
      ({ name }) => name === 'Backups',
    );
  };
  const readAge = async () =>
    /^gamekit_backup_age_seconds (\d+)$/m.exec((await studio.api.get('/metrics').expect(200)).text)?.[1];

  /** Two workers see the same minute. */
  async function runScheduled() {
    const tick = { name: 'backups.write', at: studio.clock.now() };
    const started = await Promise.all(
      [studio, second].map(({ app }) => app.get(BackupsService).startScheduled(tick)),
    );
    const [job, ...others] = started.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    return endedJob(studio.admin, job?.jobId ?? '', 60);
  }

  it('are empty before the first', async () => {
    expect(await lookAtBackups()).toMatchObject({ state: 'Operational' });
    expect(await readAge()).toBeUndefined();
  });

  it('are written by one of two workers, and the newest are kept', async () => {
    for (let day = 0; day < 3; day += 1) {
      for (const { clock } of [studio, second]) clock.advance(DAY_MS);
      expect(await runScheduled()).toMatchObject({
        state: 'completed',
        result: { removed: day < 2 ? 0 : 1 },
      });
    }
    expect(readdirSync(scheduled)).toHaveLength(2);
    for (const { clock } of [studio, second]) clock.set(0);
    expect(await lookAtBackups()).toMatchObject({ state: 'Operational' });
    expect(Number(await readAge())).toBeLessThan(120);
  });

  it('warn administrators when one fails', async () => {
    rmSync(scheduled, { recursive: true });
    writeFileSync(scheduled, 'no folder');
    const failed = await runScheduled();
    expect(failed.state).toBe('failed');
    expect(failed.error).toMatch(/^"BACKUP_DIR" cannot be written: /);
    const part = await lookAtBackups();
    expect(part).toMatchObject({
      state: 'Down',
      detail: expect.stringMatching(
        /^The last backup failed: .* The last successful backup is from /,
      ) as string,
    });
    expect(JSON.stringify([failed, part])).not.toContain(root);
    const analyst = await join(studio, 'analyst@studio.example', { role: 'analyst' });
    const linesFor = async (api: TestApp['api']) =>
      (await api.get('/api/activity?filter={"kind":"backup.failed"}').expect(200)).body as unknown[];
    expect(await linesFor(studio.admin)).toHaveLength(1);
    expect(await linesFor(analyst.api)).toEqual([]);
    rmSync(scheduled);
    expect(await runScheduled()).toMatchObject({ state: 'completed' });
    expect(await lookAtBackups()).toMatchObject({ state: 'Operational' });
    // What nobody foresees, such as a table that cannot be read.
    await studio.source.query('create table odd (value int)');
    await studio.source.query('revoke select on odd from current_user');
    const unexpected = await runScheduled();
    await studio.source.query('drop table odd');
    expect(unexpected.state).toBe('failed');
    expect(await linesFor(studio.admin)).toHaveLength(2);
  });

  it('leave nothing when they are canceled', async () => {
    const before = readdirSync(scheduled);
    // Holds the backup at a table.
    const lock = studio.source.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table tags in access exclusive mode');
    const tick = { name: 'backups.write', at: studio.clock.now() };
    const started = await studio.app.get(BackupsService).startScheduled({ ...tick, at: new Date(0) });
    const jobs = studio.app.get(JobsService);
    const id = started?.jobId ?? '';
    await waitUntil('it stands at the table', async () => (await jobs.get(id)).progress.label === 'tags');
    const analyst = await join(studio, 'ann@studio.example', { role: 'analyst' });
    await analyst.api.post(`/api/jobs/${id}/cancel`).expect(403);
    await studio.admin.post(`/api/jobs/${id}/cancel`).expect(200);
    expect(await endedJob(studio.admin, id)).toMatchObject({ state: 'cancelled' });
    await lock.rollbackTransaction();
    await lock.release();
    expect(readdirSync(scheduled)).toEqual(before);
    expect(await listScratchDatabases()).toEqual([]);
  });
});

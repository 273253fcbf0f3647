import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { writeBackupFile } from '../src/database/backup/backup-file.js';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded.js';
import { upgradeCluster } from '../src/database/embedded/upgrade-cluster.js';
import { createMigratedDatabase } from './support/test-database.js';

jest.setTimeout(120_000);

const projectRoot = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-upgrade-'));
const dataDir = path.join(folder, 'data');
const backup = path.join(folder, 'before.gkb');
const version = path.join(dataDir, 'postgres', 'PG_VERSION');

const start = () => startEmbeddedPostgres({ dataDir, projectRoot, throwaway: true, log: () => undefined });
const upgrade = (file: string) =>
  upgradeCluster({
    ...{ dataDir, projectRoot, backup: file, log: () => undefined },
    findPackage: () => Promise.reject(new Error('no programs are needed')),
  });

beforeAll(async () => {
  // Root lends PostgreSQL another account, which must reach the folder.
  chmodSync(folder, 0o711);
  const database = await createMigratedDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into tags (name, name_key) select 'Tag ' || n, 'tag ' || n from generate_series(1, 50) n`,
  );
  await client.end();
  await writeBackupFile(database.url, backup);
  await database.drop();
  await (await start()).stop();
  // What an older version left: its own programs would be needed to start it.
  writeFileSync(version, '17\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is named by the start that finds an older database', async () => {
  await expect(start()).rejects.toThrow(
    /PostgreSQL 17; .* needs 18\. Run npm run cli -- database:upgrade\.$/,
  );
});

it('changes nothing when the backup is damaged', async () => {
  const before = readFileSync(path.join(dataDir, 'postgres.json'), 'utf8');
  const bad = path.join(folder, 'bad.gkb');
  writeFileSync(bad, readFileSync(backup).subarray(0, -100));
  await expect(upgrade(bad)).rejects.toThrow(/damaged/);
  expect(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')).toBe(before);
  expect(readdirSync(dataDir).filter((name) => /postgres-18/.test(name))).toEqual([]);
  expect(existsSync(version)).toBe(true);
});

it('fills a new cluster and keeps the old one aside', async () => {
  const { from, to, rows, oldFolder: kept } = await upgrade(backup);
  expect([from, to, rows.tags]).toEqual([17, 18, 50]);
  expect(readFileSync(path.join(kept, 'PG_VERSION'), 'utf8')).toBe('17\n');
  const started = await start();
  try {
    const client = new pg.Client({ connectionString: started.url });
    await client.connect();
    const { rows: found } = await client.query('select count(*)::int as tags from tags');
    expect(found).toEqual([{ tags: 50 }]);
    await client.end();
    await expect(upgrade(backup)).rejects.toThrow(/^Process \d+ uses the database\. Stop it/);
  } finally {
    await started.stop();
  }
  await expect(upgrade(backup)).rejects.toThrow(/already uses PostgreSQL 18/);
});

import { Command } from 'commander';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportCommand } from '../src/cli/market-data/export.command.js';
import { readParquet } from './support/parquet.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-export-'));
let studio: TestApp;

beforeAll(async () => {
  studio = await openTestApp();
  for (const name of ['=formula', 'puzzle']) await studio.admin.post('/api/tags').send({ name }).expect(201);
});
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true });
});

async function run(...words: string[]): Promise<void> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  const { app } = studio;
  exportCommand(program, {
    openApp: () => Promise.resolve({ app, close: () => Promise.resolve() }) as never,
  });
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await program.parseAsync(['node', 'cli', 'export', ...words]);
  } finally {
    printed.mockRestore();
  }
}

it('writes one list like the API, readable only by its owner', async () => {
  const file = path.join(folder, 'tags.csv');
  await run('tags', '--out', file);
  const { text } = await studio.admin.get('/api/tags').set('accept', 'text/csv').expect(200);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(text).toContain(`'=formula`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('filters, and writes JSON lines', async () => {
  const file = path.join(folder, 'puzzle.ndjson');
  await run('tags', '--format', 'ndjson', '--filter', '{"q":"puzz"}', '--out', file);
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  expect(rows.map((row) => (JSON.parse(row) as { name: string }).name)).toEqual(['puzzle']);
});

it('writes Parquet', async () => {
  const file = path.join(folder, 'tags.parquet');
  await run('tags', '--format', 'parquet', '--out', file);
  const rows = await readParquet(readFileSync(file));
  expect(rows).toMatchObject([
    { name: '=formula', gameCount: 0n, createdAt: expect.any(Date) as Date },
    { name: 'puzzle', gameCount: 0n },
  ]);
});

it('writes every list into one folder', async () => {
  const out = path.join(folder, 'all');
  await run('--out', out);
  expect(readdirSync(out)).toEqual(
    expect.arrayContaining(['games.csv', 'profiles.csv', 'rankings.csv', 'revenue-entries.csv', 'tags.csv']),
  );
});

it.each([
  [['tags', '--filter', '{"colour":"red"}'], 'colour'],
  [['--filter', '{"q":"x"}'], '--filter'],
  [['tags', '--out', folder], 'already exists'],
  [['tags', '--out', '/nowhere/at/all.csv'], 'cannot be written'],
  [['secrets'], 'invalid'],
])('refuses %j', async (words, text) => {
  await expect(run(...words)).rejects.toThrow(text);
});

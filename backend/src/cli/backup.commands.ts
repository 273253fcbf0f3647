import type { Command } from 'commander';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DataSource } from 'typeorm';
import { DATABASE_URL } from '../database/database.tokens.js';
import { BackupError } from '../database/backup/backup-format.js';
import { countContents, restoreBackup } from '../database/backup/restore-backup.js';
import { writeBackup } from '../database/backup/write-backup.js';
import { type CliContext, CommandError } from './cli.types.js';

export function backupCommands(program: Command, context: CliContext): void {
  program
    .command('backup')
    .argument('<file>', 'output file; must not exist yet')
    .description('back up the whole database to one compressed file while the product runs')
    .action(async (file: string) => {
      if (await exists(file)) throw new CommandError(`"${file}" exists already; nothing was written.`);
      await withDatabase(context, async (url) => {
        const rows = await save(url, file);
        process.stdout.write(`${file}: ${describe(rows)}\n`);
        process.stdout.write(
          'The keys in DATA_DIR (or JWT_SECRET) are not in it: keep them with it, second factors need them.\n',
        );
      });
    });
  program
    .command('restore')
    .argument('<file>', 'a file written by backup')
    .option('--replace', 'replace existing charts and accounts; they are lost')
    .description('replace the whole database with a backup')
    .action(async (file: string, { replace }: { replace?: boolean }) => {
      if (!(await exists(file))) throw new CommandError(`There is no file "${file}".`);
      await withDatabase(context, async (url, source) => {
        if (!replace) await refuseToLose(source);
        const rows = await restore(url, file);
        process.stdout.write(`${file}: ${describe(rows)} restored\n`);
      });
    });
}

async function withDatabase(
  context: CliContext,
  work: (url: string, source: DataSource) => Promise<void>,
): Promise<void> {
  const { app, close } = await context.openApp();
  try {
    await work(app.get<string>(DATABASE_URL), app.get(DataSource));
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message);
    throw error;
  } finally {
    await close();
  }
}

/** The file has its name only when it is whole. */
async function save(url: string, file: string): Promise<Record<string, number>> {
  const partial = `${file}.part`;
  const gzip = createGzip({ level: 4 });
  const written = createWriteStream(partial, { mode: 0o600 });
  const done = finished(gzip.pipe(written));
  try {
    const rows = await Promise.race([writeBackup(url, gzip, say), done.then(() => ({}))]);
    gzip.end();
    await done;
    await rename(partial, file);
    return rows;
  } catch (error) {
    gzip.destroy();
    written.destroy();
    await rm(partial, { force: true });
    if ((error as NodeJS.ErrnoException).code?.startsWith('E'))
      throw new CommandError(`"${file}" cannot be written: ${(error as Error).message}.`);
    throw error;
  }
}

async function restore(url: string, file: string): Promise<Record<string, number>> {
  const compressed = createReadStream(file);
  const stream = createGunzip();
  compressed.on('error', (error) => stream.destroy(error));
  try {
    return await restoreBackup(url, compressed.pipe(stream), say);
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (/^(Z_|22|23|42)/.test(code))
      throw new CommandError(`"${file}" is damaged or is not a backup of Gamekit. Nothing changed.`);
    if (error instanceof BackupError) throw new CommandError(`${error.message} Nothing changed.`);
    if (/^E[A-Z]+$/.test(code))
      throw new CommandError(`"${file}" could not be read: ${(error as Error).message}. Nothing changed.`);
    throw error;
  } finally {
    compressed.destroy();
  }
}

async function refuseToLose(source: DataSource): Promise<void> {
  const held = await countContents(source);
  if (held.captures + held.accounts === 0) return;
  throw new CommandError(
    `The database holds ${held.captures} real charts and ${held.accounts} accounts, which restoring would replace. Make a backup, then repeat the command with --replace.`,
  );
}

function describe(rows: Record<string, number>): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total.toLocaleString('en')} rows in ${Object.keys(rows).length} tables`;
}

const say = (table: string) => void process.stderr.write(`  ${table}\n`);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

import type { Command } from 'commander';
import { access, rename } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { restoreBackupFile, type RowCounts, writeBackupFile } from '../../database/backup/backup-file.js';
import { DATABASE_URL } from '../../database/connection/database.tokens.js';
import { BackupError } from '../../database/backup/backup-format.js';
import { keepBackup } from '../../database/backup/keep-backups.js';
import { countContents } from '../../database/backup/restore-backup.js';
import type { OpenedApp } from '../../open-app.js';
import { type CliContext, CommandError } from '../cli.types.js';

export function backupCommands(program: Command, context: CliContext): void {
  program
    .command('backup')
    .argument('[file]', 'output file; must not exist yet')
    .option('--to <folder>', 'write to this folder under a name with the time, and verify the file')
    .option('--keep <number>', 'number of newest backups to keep in the folder', '7')
    .description('back up the whole database to one compressed file while the product runs')
    .action(async (file: string | undefined, { to, keep }: { to?: string; keep: string }) => {
      if ((file === undefined) === (to === undefined))
        throw new CommandError('Name either a file or, with --to, a folder.');
      if (to !== undefined) return saveIntoFolder(context, to, keep);
      if (file === undefined) return;
      if (await exists(file)) throw new CommandError(`"${file}" already exists; nothing was written.`);
      await withDatabase(context, async (url) => {
        const rows = await save(url, file);
        process.stdout.write(`${file}: ${describe(rows)}\n`);
        process.stdout.write(
          'It does not contain the keys in DATA_DIR (or JWT_SECRET). Store them with it: two-factor sign-in needs them.\n',
        );
      });
    });
  program
    .command('restore')
    .argument('<file>', 'a file written by backup')
    .option('--replace', 'replace existing charts and accounts; they are lost')
    .description('replace the whole database with a backup')
    .action(async (file: string, { replace }: { replace?: boolean }) => {
      if (!(await exists(file))) throw new CommandError(`File "${file}" does not exist.`);
      await withDatabase(context, async (url, { app }) => {
        if (!replace) await refuseToLose(app.get(DataSource));
        const rows = await restore(url, file);
        process.stdout.write(`${file}: ${describe(rows)} restored\n`);
        process.stdout.write(
          'People sign in again unless they were signed in until now. API tokens that were revoked after the backup work again: check them in Settings.\n',
        );
      });
    });
}

async function withDatabase(
  context: CliContext,
  work: (url: string, opened: OpenedApp) => Promise<void>,
): Promise<void> {
  const opened = await context.openApp();
  try {
    await work(opened.app.get<string>(DATABASE_URL), opened);
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message);
    throw error;
  } finally {
    await opened.close();
  }
}

/** The file gets its name once it is complete. */
async function save(url: string, file: string): Promise<RowCounts> {
  const rows = await writeBackupFile(url, `${file}.part`, { onTable: printTable });
  await rename(`${file}.part`, file);
  return rows;
}

async function saveIntoFolder(context: CliContext, folder: string, keep: string): Promise<void> {
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new CommandError('--keep must be a whole number from 1.');
  await withDatabase(context, async (url, { app }) => {
    const now = app.get(Clock).now();
    const backup = await keepBackup({ url, folder, keep: Number(keep), now, onTable: printTable });
    process.stdout.write(`${backup.file}: ${describe(backup.rows)}, verified\n`);
    for (const name of backup.removed) process.stdout.write(`${name} removed\n`);
  });
}

async function restore(url: string, file: string): Promise<RowCounts> {
  try {
    return await restoreBackupFile(url, file, { onTable: printTable, isPast: true });
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(`${error.message} Nothing changed.`);
    throw error;
  }
}

async function refuseToLose(source: DataSource): Promise<void> {
  const contents = await countContents(source);
  if (contents.captures + contents.accounts === 0) return;
  throw new CommandError(
    `The database holds ${contents.captures} real charts and ${contents.accounts} accounts, which restoring would replace. Make a backup, then repeat the command with --replace.`,
  );
}

function describe(rows: RowCounts): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total.toLocaleString('en')} rows in ${Object.keys(rows).length} tables`;
}

const printTable = (table: string) => void process.stderr.write(`  ${table}\n`);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

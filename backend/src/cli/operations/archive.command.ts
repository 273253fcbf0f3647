import type { Command } from 'commander';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { toBackupError } from '../../database/backup/backup-file.js';
import { BackupError } from '../../database/backup/backup-format.js';
import { archiveHistory, ArchiveError } from '../../database/archive/archive-history.js';
import { type CliContext, CommandError } from '../cli.types.js';

interface ArchiveArguments {
  months: string;
  to: string;
  delete?: boolean;
}

export function archiveCommand(program: Command, context: CliContext): void {
  program
    .command('history:archive')
    .description('write old captures, daily facts and events to Parquet files with checksums')
    .requiredOption('--months <months>', 'number of whole months to keep in the database')
    .option('--to <folder>', 'output folder; may contain an earlier archive', 'gamekit-archive')
    .option('--delete', 'delete the archived rows from the database after the files were verified')
    .action(async ({ months, to, delete: isDeleting = false }: ArchiveArguments) => {
      if (!/^[1-9]\d{0,2}$/.test(months)) throw new CommandError('--months must be a whole number from 1.');
      const { app, close } = await context.openApp({ quiet: true });
      try {
        const now = app.get(Clock).now();
        const cutoff = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - Number(months)));
        const printLine = (line: string) => void process.stdout.write(`${line}\n`);
        const rows = await archiveHistory(app.get(DataSource), {
          cutoff,
          folder: to,
          isDeleting,
          printLine,
        });
        printLine(rows > 0 ? `${rows.toLocaleString('en')} rows in ${to}` : 'There is no history that old.');
      } catch (error) {
        const known = toBackupError(error, to, 'written');
        throw known instanceof ArchiveError || known instanceof BackupError
          ? new CommandError(known.message)
          : error;
      } finally {
        await close();
      }
    });
}

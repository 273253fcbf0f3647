import type { Command } from 'commander';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ImportGames } from '../games/import-games.js';
import { JobError, type JobReporting } from '../jobs/jobs.types.js';
import { ImportRankings } from '../rankings/import-rankings.js';
import { type CliContext, CommandError } from './cli.types.js';

const MAX_PRINTED_LINES = 20;
const PROGRESS_MS = 1_000;

export function importCommands(program: Command, context: CliContext): void {
  program
    .command('rankings:import')
    .argument('<file...>', 'CSV, JSON or JSONL of recorded charts')
    .description('import recorded charts; importing the same file again changes nothing')
    .action(async (files: string[]) => {
      await importFiles(
        files,
        context,
        (app) => app.get(ImportRankings),
        ({ rows, charts, badLines, skippedPaid }) =>
          [
            `${rows.toLocaleString('en')} rows in ${charts.toLocaleString('en')} charts`,
            ...(skippedPaid > 0 ? [`${skippedPaid} rows of paid charts skipped`] : []),
            ...(badLines > 0 ? [`${badLines} bad lines skipped`] : []),
          ].join(', '),
      );
    });
  program
    .command('games:import')
    .argument('<file...>', 'JSONL, JSON or CSV of games')
    .description('import games with their store facts')
    .action(async (files: string[]) => {
      await importFiles(
        files,
        context,
        (app) => app.get(ImportGames),
        ({ rows, badLines, skippedNotGames }) =>
          [
            `${rows.toLocaleString('en')} listings`,
            ...(skippedNotGames > 0 ? [`${skippedNotGames} records of other apps skipped`] : []),
            ...(badLines > 0 ? [`${badLines} bad lines skipped`] : []),
          ].join(', '),
      );
    });
}

type App = Awaited<ReturnType<CliContext['openApp']>>['app'];

interface Importer<Result> {
  run(bytes: AsyncIterable<Buffer>, reporting: JobReporting): Promise<Result>;
}

async function importFiles<Result>(
  files: string[],
  context: CliContext,
  importerOf: (app: App) => Importer<Result>,
  describe: (result: Result) => string,
): Promise<void> {
  // Looked at before the database is opened: a wrong name must not cost a start.
  const sizes = await Promise.all(files.map(fileSize));
  const { app, close } = await context.openApp();
  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort());
  process.once('SIGTERM', () => abort.abort());
  try {
    await app.init();
    for (const [index, file] of files.entries()) {
      const started = performance.now();
      const reporting = new PrintedProgress(file, abort.signal, sizes[index] ?? 0);
      const result = await importerOf(app).run(createReadStream(file), reporting);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      process.stdout.write(`${file}: ${describe(result)} (${seconds} s)\n`);
    }
  } catch (error) {
    if (abort.signal.aborted) throw new CommandError('Cancelled; nothing of the file under way was kept.');
    if (error instanceof JobError) throw new CommandError(error.message);
    throw error;
  } finally {
    await close();
  }
}

async function fileSize(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandError(`There is no file "${file}".`);
  return found.size;
}

/** Prints progress at most once a second, and the first bad lines. */
class PrintedProgress implements JobReporting {
  private printedAt = performance.now();
  private printedLines = 0;

  constructor(
    private readonly file: string,
    readonly signal: AbortSignal,
    readonly totalBytes: number,
  ) {}

  progress(done: number, total: number, label: string): void {
    if (performance.now() - this.printedAt < PROGRESS_MS) return;
    this.printedAt = performance.now();
    const share = total > 0 ? `${Math.floor((100 * done) / total)} %, ` : '';
    process.stderr.write(`${this.file}: ${share}${label}\n`);
  }

  fail({ label, reason }: { label: string; reason: string }): void {
    this.printedLines += 1;
    if (this.printedLines <= MAX_PRINTED_LINES) process.stderr.write(`${this.file}: ${label}: ${reason}\n`);
    if (this.printedLines === MAX_PRINTED_LINES + 1)
      process.stderr.write(`${this.file}: more bad lines follow\n`);
  }
}

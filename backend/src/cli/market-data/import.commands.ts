import { countNoun } from '../../common/text/count-noun.js';
import { type Command, Option } from 'commander';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { DATE_ORDERS, type DateOrder } from '../../common/tabular/dates.js';
import { GameImports } from '../../game-page/game-imports.service.js';
import { JobError, type JobReporting, type ReadImport } from '../../jobs/jobs.types.js';
import { ImportRankings } from '../../rankings/import/import-rankings.js';
import type { ImportResultDto } from '../../rankings/import/import.dto.js';
import type { GivenFacts } from '../../rankings/import/chart-columns.js';
import { RANKING_TYPES } from '../../rankings/rankings.types.js';
import { type CliContext, CommandError } from '../cli.types.js';

const MAX_PRINTED_LINES = 20;
const PROGRESS_MS = 1_000;

export function importCommands(program: Command, context: CliContext): void {
  program
    .command('rankings:import')
    .argument('<file...>', 'CSV, JSON or JSONL of recorded charts')
    .addOption(
      new Option('--dates <order>', 'order of day and month in dates such as 04/12/2026').choices(
        DATE_ORDERS,
      ),
    )
    .option('--date <date>', 'date of the charts, for files without a date column')
    .addOption(
      new Option('--type <type>', 'chart type, for files without a type column').choices(RANKING_TYPES),
    )
    .option('--country <code>', 'two-letter country code, for files without a country column')
    .description('import recorded charts; importing the same file again changes nothing')
    .action(async (files: string[], { dates, ...facts }: GivenFacts & { dates?: DateOrder }) => {
      await importFiles(
        files,
        context,
        (app) => ({
          run: (read, reporting, path) =>
            app.get(ImportRankings).run(read, reporting, { dates, facts }, { name: basename(path) }),
        }),
        describeCharts,
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
        (app) => ({ run: (read, reporting) => app.get(GameImports).run(read, reporting) }),
        ({ rows, days, badLines, skippedNotGames }) =>
          [
            countNoun(rows, 'listing'),
            ...(days > 0 ? [countNoun(days, 'day of facts', 'days of facts')] : []),
            ...(skippedNotGames > 0 ? [`${countNoun(skippedNotGames, 'record')} of other apps skipped`] : []),
            ...(badLines > 0 ? [skippedLines(badLines)] : []),
          ].join('; '),
      );
    });
}

function describeCharts(result: ImportResultDto): string {
  const { rows, added, changed, charts, badLines, skippedPaid, skippedNotGames } = result;
  const known = rows - added - changed;
  const corrected = changed > 0 ? `, ${count(changed)} corrected` : '';
  const split = known + changed > 0 ? `: ${count(added)} new${corrected}, ${count(known)} already known` : '';
  return [
    `${countNoun(rows, 'row')} in ${countNoun(charts, 'chart')}${split}`,
    ...(skippedPaid > 0 ? [`${countNoun(skippedPaid, 'paid-chart row')} skipped`] : []),
    ...(skippedNotGames > 0 ? [`${countNoun(skippedNotGames, 'other app')} skipped`] : []),
    ...(badLines > 0 ? [skippedLines(badLines)] : []),
  ].join('; ');
}

const skippedLines = (lines: number) => `${countNoun(lines, 'line')} skipped; the rest were imported.`;

const count = (number: number) => number.toLocaleString('en');

type App = Awaited<ReturnType<CliContext['openApp']>>['app'];

interface Importer<Result> {
  run(read: ReadImport, reporting: JobReporting, path: string): Promise<Result>;
}

async function importFiles<Result>(
  files: string[],
  context: CliContext,
  getImporter: (app: App) => Importer<Result>,
  describe: (result: Result) => string,
): Promise<void> {
  // Checked before the database starts, so that a wrong name fails at once.
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
      const result = await getImporter(app).run(() => createReadStream(file), reporting, file);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      process.stdout.write(`${file}: ${describe(result)} (${seconds} s)\n`);
    }
  } catch (error) {
    if (abort.signal.aborted) throw new CommandError('Canceled. Nothing from this file was saved.');
    if (error instanceof JobError) throw new CommandError(error.message);
    throw error;
  } finally {
    await close();
  }
}

async function fileSize(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandError(`File "${file}" does not exist.`);
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

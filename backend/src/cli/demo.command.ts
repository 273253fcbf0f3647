import { type Command, InvalidArgumentError } from 'commander';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countryCode } from '../common/countries.js';
import { DemoHistory, RealChartsError } from '../seed/demo-history/demo-history.service.js';
import { type CliContext, CommandError } from './cli.types.js';

const DEFAULT_DAYS = 90;
const [FEWEST, MOST] = [14, 365];

interface Options {
  days: number;
  seed: string;
  countries: [string, string];
  until?: Date;
  out?: string;
  remove?: true;
}

export function demoCommand(program: Command, context: CliContext): void {
  program
    .command('demo:history')
    .description('write a marked sample history of games that do not exist, and what was put into it as JSON')
    .option('--days <number>', `days of history, ${FEWEST} to ${MOST}`, readDays, DEFAULT_DAYS)
    .option('--seed <text>', 'the same seed makes the same history', '1')
    .option('--countries <codes>', 'country of soft launches, and of later launches', readCountries, [
      'nz',
      'au',
    ])
    .option('--until <day>', 'last day, today by default', readDay)
    .option('--out <file>', 'where to write what was put in; demo-history.json in DATA_DIR by default')
    .option('--remove', 'remove the sample history')
    .action(async ({ remove, out, ...options }: Options) => {
      const { app, env, close } = await context.openApp();
      try {
        await app.init();
        const history = app.get(DemoHistory);
        if (remove) {
          const count = await history.remove();
          process.stdout.write(
            count > 0
              ? `Removed ${count} sample games with their history.\n`
              : 'There is no sample history.\n',
          );
          return;
        }
        const truth = await history.create(options);
        const file = path.resolve(out ?? path.join(env.DATA_DIR, 'demo-history.json'));
        await writeFile(file, `${JSON.stringify(truth, null, 2)}\n`);
        const { games, events, coverageFaults, from, to } = truth;
        process.stdout.write(
          `Wrote ${games.length} sample games from ${from} to ${to}: ${events.length} planted events, ${coverageFaults.length} missing captures. What was put in: ${file}\n`,
        );
      } catch (error) {
        if (error instanceof RealChartsError) throw new CommandError(error.message);
        throw error;
      } finally {
        await close();
      }
    });
}

function readDays(text: string): number {
  const days = Number(text);
  if (!/^\d+$/.test(text) || days < FEWEST || days > MOST)
    throw new InvalidArgumentError(`Give a whole number from ${FEWEST} to ${MOST}.`);
  return days;
}

function readCountries(text: string): [string, string] {
  const codes = text.split(',').map((code) => countryCode(code.trim()));
  const [first, second] = codes;
  if (codes.length !== 2 || !first || !second || first === second)
    throw new InvalidArgumentError('Give two country codes, such as nz,au.');
  return [first, second];
}

function readDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()) || day > new Date())
    throw new InvalidArgumentError('Give a day such as 2026-11-22 that is not in the future.');
  return day;
}

import { type Command, InvalidArgumentError } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countryCode } from '../../common/countries.js';
import { parseDay } from '../../common/time/clock.js';
import { checkEvents } from '../../seed/demo-history/demo-events.js';
import { DemoHistory, RealChartsError } from '../../seed/demo-history/demo-history.service.js';
import type { DemoTruth } from '../../seed/demo-history/demo-truth.js';
import { type CliContext, CommandError } from '../cli.types.js';

const DEFAULT_DAYS = 90;
const [FEWEST, MOST] = [14, 365];

interface Options {
  days: number;
  seed: string;
  countries: [string, string];
  until?: Date;
  out?: string;
  remove?: true;
  check?: true;
}

export function demoCommand(program: Command, context: CliContext): void {
  program
    .command('demo:history')
    .description('write a sample history of invented games, marked as sample data, and its events as JSON')
    .option('--days <number>', `days of history, ${FEWEST} to ${MOST}`, readDays, DEFAULT_DAYS)
    .option('--seed <text>', 'seed of the random generator; the same seed writes the same history', '1')
    .option('--countries <codes>', 'country for soft launches, and for the later launches', readCountries, [
      'nz',
      'au',
    ])
    .option('--until <day>', 'last day, today by default', readDay)
    .option('--out <file>', 'output file for the written events; demo-history.json in DATA_DIR by default')
    .option('--remove', 'remove the sample history')
    .option('--check', 'compare the stored events with those written by demo:history')
    .action(async ({ remove, check, out, ...options }: Options) => {
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
        const file = path.resolve(out ?? path.join(env.DATA_DIR, 'demo-history.json'));
        if (check) return await printCheck(history, file);
        const truth = await history.create(options);
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

/** @throws CommandError when an event is missing or was made up */
async function printCheck(history: DemoHistory, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read. Write a sample history first.`);
  });
  const { marketEvents } = JSON.parse(text) as DemoTruth;
  const checks = checkEvents(marketEvents, await history.listEvents());
  const sum = (key: 'planted' | 'found' | 'false') => checks.reduce((all, check) => all + check[key], 0);
  const total = { type: 'all', planted: sum('planted'), found: sum('found'), false: sum('false') };
  for (const row of [{ type: '', planted: 'planted', found: 'found', false: 'false' }, ...checks, total]) {
    const figures = [row.planted, row.found, row.false].map((value) => String(value).padStart(8));
    process.stdout.write(`${row.type.padEnd(28)}${figures.join('')}\n`);
  }
  if (total.found < total.planted || total.false > 0)
    throw new CommandError(
      'The stored events differ from those written. Run events:rebuild, then check again.',
    );
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
  const day = parseDay(text);
  if (!day || day > new Date())
    throw new InvalidArgumentError('Give a day such as 2026-11-22 that is not in the future.');
  return day;
}

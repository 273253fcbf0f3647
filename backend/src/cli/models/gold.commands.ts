import type { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { GoldSet } from '../../analyses/gold/gold.service.js';
import { ProblemException } from '../../common/errors/problem.js';
import { type CliContext, CommandError } from '../cli.types.js';

const formatPercent = (share: number | null): string =>
  share === null ? 'none' : `${(100 * share).toFixed(1)}%`;

/** Exports the gold set and scores engines on it. */
export function goldCommands(program: Command, context: CliContext): void {
  program
    .command('gold:export')
    .description('export the gold set: games judged by analysts, with confirmed and rejected items')
    .requiredOption('--out <file>', 'JSONL of {id, title, genre, description, mechanics, meta, denied}')
    .action(async ({ out }: { out: string }) => {
      const { app, close } = await context.openApp();
      try {
        await app.init();
        const lines = await app.get(GoldSet).exportLines();
        if (lines.length === 0)
          throw new CommandError(
            'No item has been confirmed, rejected or added yet. Review some games in the back office first.',
          );
        await writeFile(out, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        process.stdout.write(`${lines.length} games written to ${out}\n`);
      } finally {
        await close();
      }
    });

  program
    .command('gold:score')
    .description('score an engine on the gold set (games judged by analysts) and store the result')
    .option('--engine <id>', 'engine to use', 'built-in')
    .option('--model <name>', 'model of an external engine, instead of the configured one')
    .action(async ({ engine, model }: { engine: string; model?: string }) => {
      const { app, close } = await context.openApp();
      const abort = new AbortController();
      process.once('SIGINT', () => abort.abort());
      try {
        await app.init();
        const { games, precision, recall, f1 } = await app.get(GoldSet).score(
          { engine, model: model ?? null },
          {
            signal: abort.signal,
            progress: () => undefined,
            fail: ({ label, reason }) => process.stderr.write(`${label}: ${reason}\n`),
          },
        );
        process.stdout.write(
          `${games} games: F1 ${formatPercent(f1)}, precision ${formatPercent(precision)}, recall ${formatPercent(recall)}\n`,
        );
      } catch (error) {
        if (abort.signal.aborted) throw new CommandError('Canceled. Nothing was stored.');
        if (error instanceof ProblemException) throw new CommandError(error.detail);
        throw error;
      } finally {
        await close();
      }
    });
}

import type { Command } from 'commander';
import { ProblemException } from '../../common/errors/problem.js';
import { AddGameService } from '../../market-data/details/add-game.service.js';
import { type CliContext, CommandError } from '../cli.types.js';

export function gamesCommands(program: Command, context: CliContext): void {
  program
    .command('games:add')
    .argument('<store-url-or-id...>', 'store page URLs, package names or App Store track IDs')
    .description('add games from their store pages; existing games do not change')
    .action(async (links: string[]) => {
      const { app, close } = await context.openApp();
      try {
        await app.init();
        for (const link of links) {
          const { bundleId, isNew } = await app.get(AddGameService).add(link, {});
          process.stdout.write(`${bundleId} ${isNew ? 'added' : 'is already known'}\n`);
        }
      } catch (error) {
        if (error instanceof ProblemException) throw new CommandError(error.detail);
        throw error;
      } finally {
        await close();
      }
    });
}

import type { Command } from 'commander';
import { countNoun } from '../../common/text/count-noun.js';
import { RebuildEvents } from '../../market-events/record/rebuild-events.service.js';
import type { CliContext } from '../cli.types.js';

export function eventsCommands(program: Command, context: CliContext): void {
  program
    .command('events:rebuild')
    .description('recompute all events from the history; correct events keep their IDs')
    .action(async () => {
      const { app, close } = await context.openApp();
      try {
        await app.init();
        const { added, removed } = await app
          .get(RebuildEvents)
          .run((text) => process.stderr.write(`Read again: ${text}\n`));
        const text =
          added + removed === 0
            ? 'All events match the history.'
            : `${countNoun(added, 'event')} added, ${countNoun(removed, 'event')} removed.`;
        process.stdout.write(`${text}\n`);
      } finally {
        await close();
      }
    });
}

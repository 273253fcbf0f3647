import { Command, CommanderError } from 'commander';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { doctorCommand } from './cli/operations/doctor.command.js';
import { accountCommands } from './cli/operations/account.commands.js';
import { analysisCommands } from './cli/models/analysis.commands.js';
import { archiveCommand } from './cli/operations/archive.command.js';
import { biCommands } from './cli/operations/bi.commands.js';
import { backupCommands } from './cli/operations/backup.commands.js';
import { eventsCommands } from './cli/market-data/events.commands.js';
import { goldCommands } from './cli/models/gold.commands.js';
import { gamesCommands } from './cli/market-data/games.commands.js';
import { exportCommand } from './cli/market-data/export.command.js';
import { importCommands } from './cli/market-data/import.commands.js';
import type { CliContext } from './cli/cli.types.js';
import { mcpCommand } from './cli/models/mcp.command.js';
import { promptsCommand } from './cli/models/prompts.command.js';
import { refreshCommands } from './cli/market-data/refresh.commands.js';
import { replayCommand } from './cli/market-data/replay.command.js';
import { demoCommand } from './cli/market-data/demo.command.js';
import { upgradeCommand } from './cli/operations/upgrade.command.js';
import { plainStartError } from './config/start-messages.js';
import { openApp } from './open-app.js';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const program = new Command('npm run cli --')
  .description('Gamekit command line; works while the product runs')
  .configureHelp({ sortSubcommands: true })
  .showHelpAfterError()
  .exitOverride();

const context: CliContext = {
  openApp: (options) => openApp({ projectRoot, purpose: 'command', ...options }),
};
accountCommands(program, context);
importCommands(program, context);
gamesCommands(program, context);
eventsCommands(program, context);
refreshCommands(program, context);
analysisCommands(program, projectRoot);
goldCommands(program, context);
promptsCommand(program, context);
replayCommand(program);
backupCommands(program, context);
biCommands(program, context);
archiveCommand(program, context);
exportCommand(program, context);
doctorCommand(program, context);
demoCommand(program, context);
mcpCommand(program, context);
upgradeCommand(program, projectRoot);

/** Settled once the command has ended. */
export const done = runCommand();

async function runCommand(): Promise<void> {
  try {
    await program.parseAsync(process.argv);
  } catch (error) {
    // Commander has already printed its own errors, and help.
    const isPrinted = error instanceof CommanderError;
    if (!isPrinted) process.stderr.write(`${plainStartError(error, 'The command failed')}\n`);
    process.exitCode = isPrinted ? error.exitCode : 1;
  }
}

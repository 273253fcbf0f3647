import { Command } from 'commander';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { doctorCommand } from './cli/doctor.command.js';
import { accountCommands } from './cli/account.commands.js';
import { analysisCommands } from './cli/analysis.commands.js';
import { archiveCommand } from './cli/archive.command.js';
import { biCommands } from './cli/bi.commands.js';
import { backupCommands } from './cli/backup.commands.js';
import { eventsCommands } from './cli/events.commands.js';
import { goldCommands } from './cli/gold.commands.js';
import { gamesCommands } from './cli/games.commands.js';
import { exportCommand } from './cli/export.command.js';
import { importCommands } from './cli/import.commands.js';
import type { CliContext } from './cli/cli.types.js';
import { mcpCommand } from './cli/mcp.command.js';
import { promptsCommand } from './cli/prompts.command.js';
import { refreshCommands } from './cli/refresh.commands.js';
import { replayCommand } from './cli/replay.command.js';
import { demoCommand } from './cli/demo.command.js';
import { upgradeCommand } from './cli/upgrade.command.js';
import { plainStartError } from './config/start-messages.js';
import { openApp } from './open-app.js';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const program = new Command('npm run cli --')
  .description('Gamekit on the command line; works beside a running product')
  .configureHelp({ sortSubcommands: true })
  .showHelpAfterError();

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

try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.stderr.write(`${plainStartError(error)}\n`);
  process.exitCode = 1;
}

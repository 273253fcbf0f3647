import { type Command, InvalidArgumentError, Option } from 'commander';
import { createInterface } from 'node:readline';
import { parseDay } from '../../common/time/clock.js';
import { isReplayMode, REPLAY_MODES, type ReplayMode } from '../../market-data/replay/misbehavior.js';
import { type ReplayServer, startReplayServer } from '../../market-data/replay/replay-server.js';

interface ReplayCommandOptions {
  port: number;
  mode: ReplayMode;
  day?: Date;
}

/** A stand-in for both stores, for trying the product offline and for simulating failures. */
export function replayCommand(program: Command): void {
  program
    .command('replay')
    .option('--port <port>', 'port on the loopback address', readPort, 4010)
    .addOption(new Option('--mode <mode>', 'failure mode to simulate').choices(REPLAY_MODES).default('ok'))
    .option('--day <date>', 'day of the charts; today when omitted', readDay)
    .description('simulate both stores with invented games and selectable failures')
    .action(async (options: ReplayCommandOptions) => {
      const server = await startReplayServer(options);
      process.stdout.write(
        `Invented games at ${server.url}. Start the product with\n` +
          `  APP_STORE_URL=${server.url} GOOGLE_PLAY_URL=${server.url} npm start\n` +
          `Type a mode, and part of an address it is for, to change how it responds, for instance "refused GAME_PUZZLE".\n` +
          `Modes: ${REPLAY_MODES.join(', ')}. "calls" counts the requests.\n`,
      );
      await untilStopped(server);
    });
}

async function untilStopped(server: ReplayServer): Promise<void> {
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => process.stdout.write(`${obey(server, line.trim())}\n`));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  lines.close();
  await server.stop();
}

function obey(server: ReplayServer, line: string): string {
  const [mode, path] = line.split(/\s+/, 2);
  if (mode === 'calls') return callsSoFar(server);
  if (!isReplayMode(mode)) return `Modes are ${REPLAY_MODES.join(', ')}.`;
  server.setMode(mode, path ? { path } : undefined);
  return path ? `Addresses with "${path}" are answered: ${mode}.` : `Everything is answered: ${mode}.`;
}

function callsSoFar(server: ReplayServer): string {
  const counts = new Map<string, number>();
  for (const { store, mode } of server.calls()) {
    const name = `${store}, ${mode}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} calls to ${name}`).join('\n') || 'No calls yet.';
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('The port must be a number up to 65535.');
  return port;
}

function readDay(text: string): Date {
  const day = parseDay(text);
  if (!day) throw new InvalidArgumentError('The day must be a date such as 2026-11-21.');
  return day;
}

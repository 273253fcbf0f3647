import { Logger } from '@nestjs/common';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainStartError, printAddress, printStep } from './config/start-messages.js';
import { openApp } from './open-app.js';
import { startProduct } from './start-product.js';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Settled once the product is ready, or could not start. */
export const done = start();

async function start(): Promise<void> {
  try {
    const opened = await openApp({ projectRoot, purpose: 'serve', step: printStep });
    const stop = async (signal: string) => {
      // Streams are ended by the modules; whatever hangs must not keep the process.
      setTimeout(() => process.exit(1), 9_500).unref();
      process.stdout.write(`\n${signal}: stopping once open requests are answered\n`);
      await opened.close();
      new Logger('Gamekit').log(`Stopped on ${signal}`);
      process.exit(0);
    };
    // npm and the terminal both pass a Ctrl-C on: the second one must not cut short what the first began.
    let stopping: Promise<void> | undefined;
    // A closed terminal hangs up, and takes no more output.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => (stopping ??= stop(signal)));
    printAddress(await startProduct(opened, printStep));
  } catch (error) {
    process.stderr.write(`${plainStartError(error)}\n`);
    process.exit(1);
  }
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainStartError, printAddress, printStep } from './config/start-messages.js';
import { openApp } from './open-app.js';
import { startProduct } from './start-product.js';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

try {
  const opened = await openApp({ projectRoot, purpose: 'serve', step: printStep });
  const stop = async (signal: string) => {
    // Streams are ended by the modules; whatever hangs must not keep the process.
    setTimeout(() => process.exit(1), 9_500).unref();
    process.stdout.write(`\n${signal}: finishing what is being answered\n`);
    await opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
  printAddress(await startProduct(opened, printStep));
} catch (error) {
  process.stderr.write(`${plainStartError(error)}\n`);
  process.exit(1);
}

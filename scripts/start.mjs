// `npm start`: install and build what is missing, then become the product.
import { endWithNpm } from './end-with-npm.mjs';
import { prepare } from './setup.mjs';
import { root } from './steps.mjs';

process.chdir(root);
let isEnding = false;
endWithNpm(() => isEnding);
await prepare();

// Until the product listens to signals itself, one ends the start, and exiting lets a database in the making be told.
// Later ones (npm and the terminal both send one) must not cut short what the first began.
for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    if (!isEnding && process.listenerCount(name) === 1) process.exit(130);
    isEnding = true;
  });
}
await import('../backend/dist/src/main.js');

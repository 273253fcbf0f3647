// `npm start`: installs and builds what is missing, then becomes the product.
import { prepare } from './setup.mjs';
import { guardSignals } from './signals.mjs';
import { root } from './steps.mjs';

process.chdir(root);
await prepare();
guardSignals();
await import('../backend/dist/src/main.js');

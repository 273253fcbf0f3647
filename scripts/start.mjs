// `npm start`: install and build what is missing, then become the product.
import { endWithNpm } from './end-with-npm.mjs';
import { prepare } from './setup.mjs';
import { root } from './steps.mjs';

process.chdir(root);
endWithNpm();
await prepare();
await import('../backend/dist/src/main.js');

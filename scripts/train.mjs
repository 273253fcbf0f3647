// `npm run train`: trains the weights of the built-in engine from the lines in backend/training. Takes a minute.
import path from 'node:path';
import { prepare, TOOLS } from './setup.mjs';
import { root, runNode } from './steps.mjs';

await prepare([TOOLS], { withTools: true });
await runNode(path.join(root, 'backend/build/training/train-classifier.js'));

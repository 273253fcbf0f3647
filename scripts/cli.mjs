// `npm run cli -- <command>`: builds the backend if it is stale, then runs the command.
import path from 'node:path';
import { prepare } from './setup.mjs';
import { guardSignals } from './signals.mjs';
import { printStepsToStderr, root } from './steps.mjs';

const script = path.join(root, 'backend/dist/src/cli.js');
printStepsToStderr();
await prepare(['backend']);
guardSignals();
process.argv[1] = script;
await import(script);

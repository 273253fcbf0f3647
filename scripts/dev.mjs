// `npm run dev`: the backend, recompiled and restarted on changes, and two Vite dev servers.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { endWithNpm } from './signals.mjs';
import { prepare } from './setup.mjs';
import { root, say } from './steps.mjs';

endWithNpm();
await prepare(['admin-ui', 'landing'], { withTools: true }); // the backend also serves the built pages

const running = new Set();
function start(name, args, options = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.on('exit', (code) => {
    running.delete(child);
    if (!ending && code) say(`${name} ended with code ${code}; waiting for the next change`);
  });
  return child;
}

let backend;
let ending = false;
let restart = Promise.resolve();

function restartBackend() {
  restart = restart.then(async () => {
    if (backend && backend.exitCode === null && backend.signalCode === null) {
      const gone = new Promise((resolve) => backend.once('exit', resolve));
      backend.kill('SIGTERM');
      await gone;
    }
    if (!ending)
      backend = start('backend', ['--enable-source-maps', 'backend/build/src/main.js'], {
        // Vite's dev servers don't support the base path.
        env: { ...process.env, BASE_PATH: '' },
      });
  });
}

const compiler = start('compiler', ['scripts/build-backend.mjs', '--watch'], {
  stdio: ['inherit', 'pipe', 'inherit'],
});
compiler.stdout.setEncoding('utf8').on('data', (text) => {
  if (text.includes('built')) restartBackend();
});

const vite = path.join(root, 'node_modules/vite/bin/vite.js');
for (const [part, port] of [
  ['admin-ui', '5173'],
  ['landing', '5174'],
]) {
  if (fs.existsSync(path.join(root, part, 'vite.config.ts')))
    start(part, [vite, '--port', port], { cwd: path.join(root, part) });
}

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    ending = true;
    for (const child of running) child.kill('SIGTERM');
  });
}

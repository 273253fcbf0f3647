// `npm run bench -- starts`: `npm start` in a fresh clone (packages, builds, database, sample catalog), then once more.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { print } from './support/scratch.js';

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const GOALS = { first: 60, later: 3 };

const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-starts-'));
const clone = path.join(folder, 'gamekit');
try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${PROJECT}`, clone]);
  for (const [name, goal] of Object.entries(GOALS)) {
    const seconds = await timeStart();
    print(`${name} start: ${seconds.toFixed(1)} s (goal ${goal} s)`);
    if (seconds > goal) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the clone and ends it once it is ready. @returns seconds until its address was printed */
async function timeStart(): Promise<number> {
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: '', PORT: '41041' };
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const seconds = await new Promise<number>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (/ \d+\.\d+ s$/.test(line)) print(line);
      if (text.includes('Gamekit is ready')) resolve((performance.now() - started) / 1_000);
    });
  });
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}

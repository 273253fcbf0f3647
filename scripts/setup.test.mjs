import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { alone } from './setup.mjs';
import { root } from './steps.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gamekit-setup-'));
test.after(() => fs.rmSync(folder, { recursive: true }));

/** Leaves a lock, then runs work alone. */
function runBehind(name, text, writtenAt) {
  const lock = path.join(folder, name);
  fs.writeFileSync(lock, text);
  fs.utimesSync(lock, writtenAt, writtenAt);
  return alone(() => Promise.resolve('done'), path.relative(root, lock));
}

const hourAgo = new Date(Date.now() - 3_600_000);
const beforeStart = new Date(Date.now() - (os.uptime() + 60) * 1_000);

test('takes over a lock that was cut off before it named its process', async () => {
  assert.equal(await runBehind('empty', '', hourAgo), 'done');
});

test('takes over a lock from before the machine started, whose id another process may have now', async () => {
  assert.equal(await runBehind('old', String(process.pid), beforeStart), 'done');
});

test('waits for a running process', async () => {
  const finished = runBehind('held', String(process.pid), new Date());
  const early = new Promise((resolve) => setTimeout(resolve, 500, 'still waiting'));
  assert.equal(await Promise.race([finished, early]), 'still waiting');
  fs.rmSync(path.join(folder, 'held'));
  assert.equal(await finished, 'done');
});

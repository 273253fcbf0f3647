import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const RUN = pathToFileURL(path.resolve(import.meta.dirname, 'run-bundle.mjs'));

const MAIN = `
const { greet } = require('./parts/greet-1.cjs');
exports.done = importModule('node:os').then(() => console.log(greet(), require('node:path').sep, __filename));
`;
const GREET = `
exports.greet = () => 'hello ' + typeof (function () { return this; })() + ' ' + require('../main-1.cjs').later;
`;

function withBundle(work) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gamekit-bundle-')));
  try {
    fs.mkdirSync(path.join(folder, 'parts'));
    fs.writeFileSync(path.join(folder, 'main-1.cjs'), MAIN);
    fs.writeFileSync(path.join(folder, 'parts/greet-1.cjs'), GREET);
    const main = pathToFileURL(path.join(folder, 'main-1.cjs'));
    const program = `import { runBundle } from '${RUN}'; await runBundle(new URL('${main}'), (id) => import(id));`;
    const run = (...options) => {
      const args = [...options, '--input-type=module', '-e', program];
      const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      assert.equal(stderr, '');
      return stdout.trim();
    };
    const list = () =>
      fs
        .readdirSync(path.join(folder, 'compiled'), { recursive: true })
        .filter((file) => file.endsWith('.cjs'))
        .map((file) => path.join(folder, 'compiled', file));
    work({ folder, run, list });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

test('the second run uses the compiled code that the first one stored', () => {
  withBundle(({ folder, run, list }) => {
    const said = `hello undefined undefined ${path.sep} ${path.join(folder, 'main-1.cjs')}`;
    assert.equal(run(), said);
    const stored = list().map((file) => fs.statSync(file).ino);
    assert.equal(stored.length, 2);
    assert.equal(run(), said);
    assert.deepEqual(
      list().map((file) => fs.statSync(file).ino),
      stored,
    );
  });
});

test('damaged compiled code is replaced', () => {
  withBundle(({ run, list }) => {
    const said = run();
    const whole = list().map((file) => fs.statSync(file).size);
    for (const file of list()) fs.writeFileSync(file, 'damaged');
    assert.equal(run(), said);
    assert.deepEqual(
      list().map((file) => fs.statSync(file).size),
      whole,
    );
  });
});

test('other options of V8 have compiled code of their own', () => {
  withBundle(({ run, list }) => {
    const said = run();
    assert.equal(run('--max-old-space-size=100'), said);
    assert.equal(list().length, 4);
  });
});

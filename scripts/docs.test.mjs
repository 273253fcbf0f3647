// Checks that the files named in the contributor documentation exist.
import { strict as assert } from 'node:assert';
import * as fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './steps.mjs';

const DECISIONS = fs.readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', ...DECISIONS];
const SOURCES = ['', 'backend/src', 'admin-ui/src'];
const PATH = /`([\w.-]+(?:\/[\w.-]+)+\/?)`/g;
/** Created by the product or a build, or not a path of a file. */
const NOT_OURS = /^(api|admin|backend\/(build|dist)|\d|@)/;

for (const document of DOCUMENTS) {
  test(`${document} names files that exist`, () => {
    const text = fs.readFileSync(path.join(root, document), 'utf8');
    const missing = [...text.matchAll(PATH)]
      .map(([, name]) => name)
      .filter((name) => !NOT_OURS.test(name))
      .filter((name) => !SOURCES.some((folder) => fs.existsSync(path.join(root, folder, name))));
    assert.deepEqual(missing, []);
  });
}

test('docs/architecture.md names every folder of the backend in its layers', () => {
  const text = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const layers = text.split('\n').filter((line) => line.startsWith('| '));
  const folders = fs
    .readdirSync(path.join(root, 'backend/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.deepEqual(
    folders.filter((name) => !layers.some((line) => line.includes(`\`${name}\``))),
    [],
  );
});

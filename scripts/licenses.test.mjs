// Refuses packages with other licenses and checks that docs/licenses.md is complete.
import { strict as assert } from 'node:assert';
import * as fs from 'node:fs';
import { test } from 'node:test';
import { describeLicenses, isAllowed, LICENSES_FILE, listPackages } from './licenses.mjs';

test('every package of production has an allowed license', () => {
  const packages = listPackages();
  assert.ok(packages.length > 100);
  assert.deepEqual(
    packages.filter(({ license }) => !isAllowed(license)),
    [],
  );
});

test('one of several licenses may be chosen, and all of them must be kept together', () => {
  assert.ok(isAllowed('(MPL-2.0 OR Apache-2.0)'));
  assert.ok(isAllowed('MIT AND ISC'));
  for (const license of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', 'unknown']) {
    assert.ok(!isAllowed(license), license);
  }
});

test('docs/licenses.md lists them: write it anew with node scripts/licenses.mjs', () => {
  assert.equal(fs.readFileSync(LICENSES_FILE, 'utf8'), describeLicenses());
});

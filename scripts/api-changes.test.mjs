import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { checkVersion, compare, summarize } from './api-changes.mjs';
import { root } from './steps.mjs';

/** A document with one operation, with its request and response fields. */
function write({ takes = {}, gives = {}, required = [], always = [], query = {}, version = '1.0.0' }) {
  return {
    info: { version },
    paths: {
      '/things': {
        post: {
          parameters: Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Input' } } },
          },
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
            400: {},
          },
        },
      },
    },
    components: {
      schemas: {
        Input: { type: 'object', properties: takes, required },
        Thing: { type: 'object', properties: gives, required: always },
      },
    },
  };
}
const changes = (before, now) => compare(summarize(write(before)), summarize(write(now)));
const text = { type: 'string' };
const words = (...values) => ({ type: 'string', enum: values });

test('what clients need not know is added', () => {
  assert.deepEqual(changes({}, { takes: { a: text }, gives: { b: text }, query: { q: text } }), {
    breaking: [],
    added: ['Input.a', 'POST /things, query q', 'Thing.b'],
  });
  assert.deepEqual(
    changes({ takes: { a: text } }, { takes: { a: { type: ['string', 'null'] } } }).breaking,
    [],
  );
  assert.deepEqual(changes({ gives: { a: words('x') } }, { gives: { a: words('x', 'y') } }), {
    breaking: [],
    added: ['Thing.a: also "y"'],
  });
  const open = { type: 'object', additionalProperties: true };
  const named = { anyOf: [{ $ref: '#/components/schemas/Input' }, open] };
  assert.deepEqual(changes({ gives: { a: open } }, { gives: { a: named } }), {
    breaking: [],
    added: ['Thing.a: also Input'],
  });
});

test('what clients stumble over breaks', () => {
  const breaks = (before, now) => changes(before, now).breaking;
  assert.deepEqual(breaks({ gives: { a: text } }, {}), ['Thing.a was removed']);
  assert.deepEqual(breaks({ gives: { a: text }, always: ['a'] }, { gives: { a: text } }), [
    'Thing.a may be absent',
  ]);
  assert.deepEqual(breaks({ gives: { a: text } }, { gives: { a: { type: ['string', 'null'] } } }), [
    'Thing.a: string became null or string',
  ]);
  assert.deepEqual(breaks({}, { takes: { a: text }, required: ['a'] }), ['Input.a is new and must be given']);
  assert.deepEqual(breaks({ takes: { a: text } }, { takes: { a: text }, required: ['a'] }), [
    'Input.a must be given',
  ]);
  assert.deepEqual(breaks({ takes: { a: words('x', 'y') } }, { takes: { a: words('x') } }), [
    'Input.a: "x" or "y" became "x"',
  ]);
  assert.deepEqual(breaks({ query: { q: text } }, {}), ['POST /things, query q was removed']);
});

test('another name of the same shape is no change', () => {
  const renamed = JSON.parse(JSON.stringify(write({ gives: { a: text } })).replaceAll('Thing', 'Item'));
  assert.deepEqual(compare(summarize(write({ gives: { a: text } })), summarize(renamed)), {
    breaking: [],
    added: [],
  });
});

test('the generator of 3.0 and of 3.1 say null alike', () => {
  const old = { gives: { a: { type: 'string', nullable: true } } };
  assert.deepEqual(changes(old, { gives: { a: { type: ['string', 'null'] } } }), { breaking: [], added: [] });
});

test('a breaking change needs a higher first number', () => {
  const before = summarize(write({ gives: { a: text } }));
  for (const [version, isRefused] of [
    ['1.0.0', true],
    ['1.1.0', true],
    ['2.0.0', false],
  ]) {
    const now = summarize(write({ version }));
    const fault = checkVersion(before, now, compare(before, now));
    assert.equal(fault?.includes('Thing.a was removed') ?? false, isRefused);
  }
});

test('a release closes the changes, compares with today from then on, and is made once', (t) => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'gamekit-release-'));
  t.after(() => fs.rmSync(copy, { recursive: true }));
  for (const part of ['scripts', 'docs', 'openapi.json', 'package.json', '.prettierrc.json'])
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const documentFile = path.join(copy, 'openapi.json');
  const document = JSON.parse(fs.readFileSync(documentFile, 'utf8'));
  const release = (version) => {
    document.info.version = version;
    fs.writeFileSync(documentFile, JSON.stringify(document));
    const script = `const { releaseApi, checkApiChanges } = await import('./scripts/api-changes.mjs');
      await releaseApi().catch((error) => console.log(error.message));
      console.log(JSON.stringify(await checkApiChanges()));`;
    const run = [process.execPath, ['--input-type=module', '-e', script], { cwd: copy, encoding: 'utf8' }];
    return execFileSync(...run).trim();
  };
  const readHeadings = () =>
    fs.readFileSync(path.join(copy, 'docs/api-changelog.md'), 'utf8').match(/^## .*$/gm);
  const before = readHeadings();
  assert.equal(release('98.0.0'), '[]');
  const day = new Date().toISOString().slice(0, 10);
  const released = before.filter((heading) => /^## \d/.test(heading));
  assert.deepEqual(readHeadings(), ['## Since the last release', `## 98.0.0, ${day}`, ...released]);
  assert.match(release('98.0.0'), /^Version 98\.0\.0 is released already/);
  document.paths['/new'] = { get: { responses: {} } };
  assert.equal(release('98.1.0'), '[]');
  const changelog = fs.readFileSync(path.join(copy, 'docs/api-changelog.md'), 'utf8');
  assert.match(changelog, /^## 98\.1\.0, .*\n\n### Added\n\n- `GET \/new`\n\n## 98\.0\.0/m);
  delete document.paths['/new'];
  assert.match(release('98.2.0'), /^The API breaks with version 98\.1\.0/);
});

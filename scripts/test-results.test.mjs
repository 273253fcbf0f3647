import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import { formatEvent, parseEvent } from './reporters/events.mjs';
import { root } from './steps.mjs';
import { RunnerResult } from './test-results.mjs';

const ENDED_WELL = { code: 0, output: '' };
const passed = { title: 'adds', status: 'passed' };
const file = (name, tests, more = {}) => ({
  type: 'file',
  file: path.join(root, name),
  ms: 5,
  tests,
  ...more,
});

function gather(events, ended = ENDED_WELL, expected = undefined, allowsRetries = true) {
  const told = [];
  const result = new RunnerResult((title) => told.push(title), allowsRetries, expected);
  for (const event of events) result.take(event);
  return { ...result.finish(ended), told, line: result.describe() };
}

test('tests and files are counted, and what passed only on retry is named', () => {
  const {
    passed: count,
    failures,
    retried,
    files,
  } = gather([file('a.spec.ts', [passed, { ...passed, title: 'flickers', retried: true }])], ENDED_WELL, [
    'a.spec.ts',
  ]);
  assert.equal(count, 2);
  assert.deepEqual(failures, []);
  assert.deepEqual(retried, ['a.spec.ts › flickers']);
  assert.deepEqual(files, [{ name: 'a.spec.ts', ms: 5 }]);
});

test('where retries are not allowed, what passed only on retry is named and counts as failed', () => {
  const flaky = { title: 'flickers', status: 'passed', retried: true, text: 'Timeout' };
  const {
    passed: count,
    failures,
    retried,
  } = gather([file('a.e2e.ts', [passed, flaky])], ENDED_WELL, ['a.e2e.ts'], false);
  assert.equal(count, 1);
  assert.deepEqual(retried, ['a.e2e.ts › flickers']);
  assert.deepEqual(failures, ['● a.e2e.ts › flickers\nIt passed only on retry. It failed with:\nTimeout']);
});

test('a check whose test files are all gone counts as failed', () => {
  assert.deepEqual(gather([], ENDED_WELL, []).failures, ['There are no test files: nothing ran.']);
});

test('a file that did not run, a skipped test and a file that does not load count as failed', () => {
  const { passed: count, failures } = gather(
    [
      file('a.spec.ts', [passed, { title: 'later', status: 'skipped' }]),
      file('b.spec.ts', [], { error: 'No such module' }),
    ],
    { code: 1, output: 'noise' },
    ['a.spec.ts', 'b.spec.ts', 'c.spec.ts'],
  );
  assert.equal(count, 1);
  assert.deepEqual(failures, [
    '● a.spec.ts › later\nIt was skipped, not run.',
    '● b.spec.ts\nNo such module',
    '● c.spec.ts\nIt did not run.',
  ]);
});

test('a runner that ends badly without a failed test counts as failed, with its last lines', () => {
  const output = `${formatEvent({ type: 'begin', files: 1 })}Out of memory`;
  const { failures } = gather([file('a.spec.ts', [passed])], { code: 134, output });
  assert.deepEqual(failures, ['The run failed without a failed test:\nOut of memory']);
});

test('a failure is told at once, and the line of progress counts it', () => {
  const { told, line } = gather([
    { type: 'begin', files: 3 },
    { type: 'test', file: path.join(root, 'backend/a.spec.ts'), title: 'adds', failed: true },
  ]);
  assert.deepEqual(told, ['backend/a.spec.ts › adds']);
  assert.equal(line, '0/3 files, 1 tests, 1 failed (a.spec.ts)');
});

test('an event survives the way through stdout; other lines are none', () => {
  const event = { type: 'begin', files: 2 };
  assert.deepEqual(parseEvent(formatEvent(event).trimEnd()), event);
  assert.equal(parseEvent('{"type":"begin"}'), undefined);
});

// Turns the JSON reports of Jest, Vitest and Playwright into one shape: {passed, failed, report}.
import * as fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.mjs';

const MESSAGE_LINES = 40;

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const shorten = (text) =>
  stripVTControlCharacters(text).trim().split('\n').slice(0, MESSAGE_LINES).join('\n');
const relative = (file) => path.relative(root, path.resolve(root, file));

/** A runner that failed without naming a failed test (crashed, hung, found nothing) counts as one failure. */
function judge({ passed, failures }, { code, output }) {
  const unnamed = failures.length === 0 && (code !== 0 || passed === 0);
  if (unnamed) failures.push(`The run failed without a failed test:\n${lastLines(output)}`);
  return { passed, failed: failures.length, report: failures.join('\n\n') };
}

const lastLines = (output) =>
  stripVTControlCharacters(output).trim().split('\n').slice(-MESSAGE_LINES).join('\n');

/** Jest and Vitest write the same form. A file that could not even be loaded counts as one failed test. */
export function readJestReport(file, ended) {
  const failures = [];
  const json = readJson(file);
  for (const { name, message, status, assertionResults } of json?.testResults ?? []) {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    for (const one of failed) {
      failures.push(`● ${relative(name)} › ${one.fullName}\n${shorten(one.failureMessages.join('\n'))}`);
    }
    if (status === 'failed' && failed.length === 0)
      failures.push(`● ${relative(name)}\n${shorten(message ?? '')}`);
  }
  return judge({ passed: json?.numPassedTests ?? 0, failures }, ended);
}

export function readPlaywrightReport(file, ended) {
  const failures = [];
  let passed = 0;
  const json = readJson(file);
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected' || test.status === 'flaky') passed += 1;
        if (test.status !== 'unexpected') continue;
        const errors = test.results.at(-1)?.errors ?? [];
        const text = errors.map(({ message }) => message).join('\n');
        failures.push(`● ${[...titles, spec.title].join(' › ')}\n${shorten(text)}`);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of json?.suites ?? []) visit(suite, [suite.title]);
  for (const { message } of json?.errors ?? []) failures.push(`● ${shorten(message ?? '')}`);
  return judge({ passed, failures }, ended);
}

/** A check that only passes or fails, by its exit code. */
export function readExit({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output.trim() };
}

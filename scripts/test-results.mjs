// Collects the reporters' events (scripts/reporters) into one result per check: {passed, failures, files, retried}.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parseEvent } from './reporters/events.mjs';
import { root } from './steps.mjs';

const MESSAGE_LINES = 40;

/** Tracks a running test runner: counts for the progress line, then the result. */
export class RunnerResult {
  passed = 0;
  files = [];
  failures = [];
  retried = [];
  progress = { files: 0, tests: 0, failed: 0, file: '' };
  #done = new Set();

  /**
   * @param {(title: string) => void} onFailure called for each failed test
   * @param {boolean} allowsRetries whether tests that pass only on retry count as passed
   * @param {string[]} [expected] files that must run, relative to the root; without them any files may run
   */
  constructor(onFailure, allowsRetries, expected) {
    this.onFailure = onFailure;
    this.allowsRetries = allowsRetries;
    this.expected = expected;
  }

  take(event) {
    // Counts the expected files; a runner may group them.
    if (event.type === 'begin') this.progress.files = this.expected?.length ?? event.files;
    if (event.type === 'test') this.#countTest(event);
    if (event.type === 'file') this.#addFile(event);
  }

  /** Files that did not run and runners that exited abnormally count as failures. */
  finish({ code, output }) {
    const { expected } = this;
    if (expected?.length === 0) this.failures.push('There are no test files: nothing ran.');
    for (const file of expected ?? []) if (!this.#done.has(file)) this.#fail(file, 'It did not run.');
    if (code !== 0 && this.failures.length === 0)
      this.failures.push(`The run failed without a failed test:\n${lastLines(output)}`);
    return this;
  }

  describe() {
    const { files, tests, failed, file } = this.progress;
    const counts = [`${this.files.length}/${files} files`, `${tests} tests`];
    if (failed > 0) counts.push(`${failed} failed`);
    return `${counts.join(', ')}${file ? ` (${path.basename(file)})` : ''}`;
  }

  #countTest({ file, title, failed }) {
    this.progress.tests += 1;
    this.progress.file = file;
    if (!failed) return;
    this.progress.failed += 1;
    this.onFailure(`${relative(file)} › ${title}`);
  }

  #addFile({ file, ms, tests, error }) {
    const name = file ? relative(file) : '';
    if (name) {
      this.#done.add(name);
      this.files.push({ name, ms });
    }
    for (const { title, status, text, retried } of tests) {
      if (retried) this.retried.push(`${name} › ${title}`);
      if (status !== 'passed') this.#fail(`${name} › ${title}`, text || `It was ${status}, not run.`);
      else if (retried && !this.allowsRetries)
        this.#fail(`${name} › ${title}`, `It passed only on retry. It failed with:\n${text}`);
      else this.passed += 1;
    }
    if (error) this.#fail(name || 'outside of any test', error);
  }

  #fail(name, text) {
    this.failures.push(`● ${name}\n${shorten(text)}`);
  }
}

const relative = (file) => path.relative(root, path.resolve(root, file)).replaceAll('\\', '/');
const splitLines = (text) => stripVTControlCharacters(text).trim().split('\n');
const shorten = (text) => splitLines(text).slice(0, MESSAGE_LINES).join('\n');
const lastLines = (text) =>
  splitLines(text)
    .filter((line) => !parseEvent(line))
    .slice(-MESSAGE_LINES)
    .join('\n');

/** The result of a check without single tests, by its exit code. */
export function readExit({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [output.trim()], files: [], retried: [] };
}

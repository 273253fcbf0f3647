import path from 'node:path';
import { sendEvent } from './events.mjs';

/** A group (backend/test/groups, unit-groups) runs several files, each as a block named by its path. */
const GROUP = /\.group\.ts$/;

export default class JestReporter {
  #startedAt = new Map();
  #times = new Map();

  onRunStart({ numTotalTestSuites }) {
    sendEvent({ type: 'begin', files: numTotalTestSuites });
  }

  onTestCaseResult(test, result) {
    const file = getFile(test, result);
    this.#addTime(test, file);
    sendEvent({ type: 'test', file, title: getTitle(test, result), failed: result.status !== 'passed' });
  }

  onTestResult(test, { testResults, perfStats, testExecError, failureMessage }) {
    const error =
      testExecError || testResults.length === 0 ? (failureMessage ?? 'It holds no tests.') : undefined;
    const files = new Map();
    for (const result of testResults) {
      const file = getFile(test, result);
      const entry = {
        title: getTitle(test, result),
        status: result.status,
        text: result.failureMessages.join('\n'),
      };
      files.set(file, [...(files.get(file) ?? []), entry]);
    }
    if (error) files.set(test.path, files.get(test.path) ?? []);
    for (const [file, tests] of files) {
      const ms = GROUP.test(test.path) ? this.#times.get(file) : perfStats.end - perfStats.start;
      sendEvent({ type: 'file', file, ms, tests, error: file === test.path ? error : undefined });
    }
  }

  onTestFileStart(test) {
    this.#startedAt.set(test.path, performance.now());
  }

  /** The time since the group's last test counts for this test's file. */
  #addTime({ path: group }, file) {
    const now = performance.now();
    this.#times.set(file, (this.#times.get(file) ?? 0) + now - this.#startedAt.get(group));
    this.#startedAt.set(group, now);
  }
}

function getFile({ path: file, context }, { ancestorTitles: [block] }) {
  return GROUP.test(file) ? path.join(context.config.rootDir, block) : file;
}

function getTitle({ path: file }, { fullName, ancestorTitles: [block] }) {
  return GROUP.test(file) ? fullName.slice(block.length + 1) : fullName;
}

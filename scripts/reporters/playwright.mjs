import { sendEvent } from './events.mjs';

export default class PlaywrightReporter {
  errors = [];

  onBegin(_config, suite) {
    this.suite = suite;
    sendEvent({ type: 'begin', files: new Set(suite.allTests().map(({ location }) => location.file)).size });
  }

  onTestEnd(test, { status, retry }) {
    const failed = status !== test.expectedStatus && retry === test.retries;
    if (failed || status === test.expectedStatus)
      sendEvent({ type: 'test', file: test.location.file, title: test.title, failed });
  }

  onError(error) {
    this.errors.push(error);
  }

  /** A test may be retried much later, so files are reported only at the end. */
  onEnd() {
    const files = new Map();
    for (const test of this.suite.allTests()) {
      const { file } = test.location;
      const entry = files.get(file) ?? { type: 'file', file, ms: 0, tests: [] };
      entry.ms += test.results.reduce((sum, { duration }) => sum + duration, 0);
      entry.tests.push(describeTest(test));
      files.set(file, entry);
    }
    for (const entry of files.values()) sendEvent(entry);
    if (this.errors.length > 0)
      sendEvent({ type: 'file', file: '', ms: 0, tests: [], error: joinText(this.errors) });
  }

  /** Keeps Playwright from adding its own reporter. */
  printsToStdio() {
    return true;
  }
}

const joinText = (errors) => errors.map(({ stack, message }) => stack ?? message).join('\n');

function describeTest(test) {
  const outcome = test.outcome();
  return {
    title: test.titlePath().slice(3).join(' › '),
    status: outcome === 'expected' || outcome === 'flaky' ? 'passed' : outcome,
    // For a test that passed on retry, the reason of the earlier failure.
    text: joinText(test.results.findLast(({ errors }) => errors.length > 0)?.errors ?? []),
    retried: outcome === 'flaky',
  };
}

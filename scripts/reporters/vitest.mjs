import { sendEvent } from './events.mjs';

/** The stack of a timed-out test doesn't mention the timeout; its message does. */
const joinText = (errors) =>
  (errors ?? [])
    .map(({ stack = '', message }) => (stack.includes(message) ? stack : `${message}\n${stack}`))
    .join('\n');

export default class VitestReporter {
  onTestRunStart(specifications) {
    sendEvent({ type: 'begin', files: specifications.length });
  }

  onTestCaseResult(test) {
    const failed = test.result().state !== 'passed';
    sendEvent({ type: 'test', file: test.module.moduleId, title: test.fullName, failed });
  }

  onTestModuleEnd(file) {
    const tests = [...file.children.allTests()].map((test) => ({
      title: test.fullName,
      status: test.result().state,
      text: joinText(test.result().errors),
    }));
    const { duration, environmentSetupDuration, collectDuration, setupDuration } = file.diagnostic();
    sendEvent({
      type: 'file',
      file: file.moduleId,
      ms: duration + environmentSetupDuration + collectDuration + setupDuration,
      tests,
      error: joinText(file.errors()) || undefined,
    });
  }

  /** Errors outside of tests, such as an unhandled rejection. */
  onTestRunEnd(_files, errors) {
    if (errors.length > 0) sendEvent({ type: 'file', file: '', ms: 0, tests: [], error: joinText(errors) });
  }
}

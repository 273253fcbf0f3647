import { sendEvent } from './events.mjs';

export default class JestReporter {
  onRunStart({ numTotalTestSuites }) {
    sendEvent({ type: 'begin', files: numTotalTestSuites });
  }

  onTestCaseResult({ path }, { fullName, status }) {
    sendEvent({ type: 'test', file: path, title: fullName, failed: status !== 'passed' });
  }

  onTestResult({ path }, { testResults, perfStats, testExecError, failureMessage }) {
    const tests = testResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      status,
      text: failureMessages.join('\n'),
    }));
    const error = testExecError || tests.length === 0 ? (failureMessage ?? 'It holds no tests.') : undefined;
    sendEvent({ type: 'file', file: path, ms: perfStats.end - perfStats.start, tests, error });
  }
}

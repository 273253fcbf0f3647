// What the reporters of Jest, Vitest, Playwright and Node's own runner tell `npm test` while they run: one line of JSON on stdout per event.
//   begin {files}                                  how many files there are
//   test  {file, title, failed}                    a test has ended
//   file  {file, ms, tests: [{title, status, text, retried}], error}   a file has ended; error when it could not be loaded
const MARK = '\u001e';

export const formatEvent = (event) => `${MARK}${JSON.stringify(event)}\n`;

export function sendEvent(event) {
  process.stdout.write(formatEvent(event));
}

/** @returns the event on this line of a runner's output, or undefined for any other line */
export function parseEvent(line) {
  return line.startsWith(MARK) ? JSON.parse(line.slice(MARK.length)) : undefined;
}

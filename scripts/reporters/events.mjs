// Events that the reporters of Jest, Vitest, Playwright and Node send to `npm test`: one line of JSON on stdout per event.
//   begin {files}                                  number of files
//   test  {file, title, failed}                    a test has ended
//   file  {file, ms, tests: [{title, status, text, retried}], error}   a file has ended; error when it failed to load
const MARK = '\u001e';

export const formatEvent = (event) => `${MARK}${JSON.stringify(event)}\n`;

export function sendEvent(event) {
  process.stdout.write(formatEvent(event));
}

/** @returns the event in this line of output, or undefined */
export function parseEvent(line) {
  return line.startsWith(MARK) ? JSON.parse(line.slice(MARK.length)) : undefined;
}

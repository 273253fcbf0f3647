// The output of `npm test` while it runs: finished parts, and a line about what is running.
import { runningSteps, say, sayThrough } from './steps.mjs';

const isTerminal = process.stdout.isTTY;
const EVERY_MS = isTerminal ? 1_000 : 8_000;
const CLEAR = '\r\u001b[2K';

function describeRunning() {
  const now = performance.now();
  return [...runningSteps]
    .map(({ name, begun, describe }) => {
      const details = describe?.();
      return `${name} ${Math.round((now - begun) / 1_000)} s${details ? `, ${details}` : ''}`;
    })
    .join(' · ');
}

/** Prints what is running every few seconds until the returned function is called; on a terminal in one line. */
export function showProgress() {
  if (isTerminal) sayThrough((line) => process.stdout.write(`${CLEAR}${line}\n`));
  const timer = setInterval(() => {
    if (runningSteps.size === 0) return;
    const text = `  … ${describeRunning()}`;
    if (isTerminal) process.stdout.write(CLEAR + text.slice(0, process.stdout.columns - 1));
    else say(text);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write(CLEAR);
  };
}

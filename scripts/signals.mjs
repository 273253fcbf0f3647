// How scripts started by npm end.
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 300;

/** The parent's parent, where the system shows it. */
function grandparent() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/**
 * npm sends SIGTERM to the shell between it and this process, and the shell dies without passing it on. So this sends
 * SIGTERM to this process once the npm that started it has ended. Does nothing without npm.
 * @param {() => boolean} isEnding true when the process is already ending
 */
export function endWithNpm(isEnding = () => false) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = grandparent();
  const timer = setInterval(() => {
    if (process.ppid === shell && grandparent() === npm) return;
    clearInterval(timer);
    if (!isEnding()) process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * For scripts that become the product or its command line. Until those handle signals themselves, a signal exits the
 * process so that a starting database is stopped. Later signals (npm and the terminal both send one) must not
 * interrupt that.
 */
export function guardSignals() {
  let isEnding = false;
  endWithNpm(() => isEnding);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (!isEnding && process.listenerCount(name) === 1) process.exit(130);
      isEnding = true;
    });
  }
}

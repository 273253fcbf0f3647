// How a script that npm runs comes to its end.
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
 * npm passes SIGTERM to the shell between it and us, and that shell dies without passing it on. So this
 * sends this process SIGTERM once the npm that started it has ended. Does nothing when npm did not start it.
 * @param {() => boolean} isEnding true when the process is on its way out already
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
 * For scripts that become the product or its command line. Until that listens to signals itself, one ends the process
 * by exiting, so that a database in the making is told. Later signals (npm and the terminal both send one) must not
 * cut short what the first began.
 */
export function guardSignals() {
  let isEnding = false;
  endWithNpm(() => isEnding);
  for (const name of ['SIGINT', 'SIGTERM']) {
    process.on(name, () => {
      if (!isEnding && process.listenerCount(name) === 1) process.exit(130);
      isEnding = true;
    });
  }
}

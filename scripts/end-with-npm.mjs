// npm passes SIGTERM to the shell between it and us, and that shell dies without passing it on. So when npm or its
// shell is gone, this process is asked to end as if the signal had come; nothing stays behind.
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
 * Sends this process SIGTERM once the npm that started it has ended. Does nothing when npm did not start it.
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

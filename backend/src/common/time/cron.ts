import { CronTime, validateCronExpression } from 'cron';
import { DAY_MS, HOUR_MS } from './clock.js';

/** Enough runs to find the two closest of any daily or weekly schedule. */
const LOOKED_AT = 50;

/** Five fields: minute, hour, day, month, weekday. Seconds are refused, so that a minute starts work once. */
export function isCron(text: string): boolean {
  const cron = text.trim();
  if (cron.split(/\s+/).length !== 5 || !validateCronExpression(cron).valid) return false;
  try {
    // Some never occur, such as 30 February.
    return nextRun(cron, new Date()) !== null;
  } catch {
    return false;
  }
}

/** Next run of a schedule after a time, in UTC; null when there is none. */
export const nextRun = (cron: string | null | undefined, after: Date): Date | null =>
  cron ? new CronTime(cron, 'UTC').getNextDateFrom(after, 'UTC').toJSDate() : null;

/** Last run of a schedule after one time and up to another; null when there is none. */
export function findLastRun(cron: string | null, after: Date, until: Date): Date | null {
  const run = nextRun(cron, after);
  return run && run <= until ? (findLastRun(cron, run, until) ?? run) : null;
}

/** Runs per day, averaged over the next week. */
export function countRunsPerDay(cron: string, now: Date): number {
  const end = now.getTime() + 7 * DAY_MS;
  let runs = 0;
  for (let run = nextRun(cron, now); run && run.getTime() <= end; run = nextRun(cron, run)) runs += 1;
  return Math.round((runs / 7) * 100) / 100;
}

/** Whether two upcoming runs are less than an hour apart. */
export function runsMoreThanHourly(cron: string, now: Date): boolean {
  let last = nextRun(cron, now)!;
  for (let run = 1; run < LOOKED_AT; run += 1) {
    const next = nextRun(cron, last)!;
    if (next.getTime() - last.getTime() < HOUR_MS) return true;
    last = next;
  }
  return false;
}

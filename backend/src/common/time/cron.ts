import { CronTime, validateCronExpression } from 'cron';
import { DAY_MS, HOUR_MS } from './clock.js';

const SECOND_MS = 1_000;
/** Enough to meet the closest two runs of any schedule that repeats within a day or a week. */
const LOOKED_AT = 50;

/** Minute, hour, day, month, weekday; no finer, so that a minute starts its work once. */
export function isCron(text: string): boolean {
  const cron = text.trim();
  if (cron.split(/\s+/).length !== 5 || !validateCronExpression(cron).valid) return false;
  try {
    // Some have no date, such as 30 February.
    return nextRun(cron, new Date()) !== null;
  } catch {
    return false;
  }
}

/** When a schedule starts next after a moment, in UTC; null when it never does. */
export const nextRun = (cron: string | null | undefined, after: Date): Date | null =>
  cron ? new CronTime(cron, 'UTC').getNextDateFrom(after, 'UTC').toJSDate() : null;

/** Whether a schedule starts at this minute. */
export const runsAt = (cron: string, minute: Date): boolean =>
  nextRun(cron, new Date(minute.getTime() - SECOND_MS))?.getTime() === minute.getTime();

/** How often a schedule starts in a day, on average over the next week. */
export function countRunsPerDay(cron: string, now: Date): number {
  const end = now.getTime() + 7 * DAY_MS;
  let runs = 0;
  for (let run = nextRun(cron, now); run && run.getTime() <= end; run = nextRun(cron, run)) runs += 1;
  return Math.round((runs / 7) * 100) / 100;
}

/** Whether two of the next runs of a schedule are less than an hour apart. */
export function runsMoreThanHourly(cron: string, now: Date): boolean {
  let last = nextRun(cron, now)!;
  for (let run = 1; run < LOOKED_AT; run += 1) {
    const next = nextRun(cron, last)!;
    if (next.getTime() - last.getTime() < HOUR_MS) return true;
    last = next;
  }
  return false;
}

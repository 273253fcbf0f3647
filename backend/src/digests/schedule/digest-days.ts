import { formatDay, DAY_MS, HOUR_MS } from '../../common/time/clock.js';
import { type DigestDays, type DigestPeriod, type Weekday, WEEKDAYS } from '../digests.types.js';

/** Digests are written from this hour (UTC), so that charts of the last day can still arrive. */
const WRITING_HOUR = 6;

interface DigestSchedule {
  period: DigestPeriod;
  /** Day of a weekly digest. */
  weekday: Weekday;
}

export const addDays = (day: string, days: number): string =>
  formatDay(new Date(Date.parse(day) + days * DAY_MS));

/** Period that ends on a day. */
export const endDaysAt = (period: DigestPeriod, lastDay: string): DigestDays => ({
  ...{ period, lastDay, firstDay: period === 'weekly' ? addDays(lastDay, -6) : lastDay },
});

/** Time at which the digest of a period is due. */
export const getDueTime = ({ lastDay }: DigestDays): Date =>
  new Date(Date.parse(lastDay) + DAY_MS + WRITING_HOUR * HOUR_MS);

/** The latest complete period whose digest is due. */
export function findLastDays({ period, weekday }: DigestSchedule, now: Date): DigestDays {
  const today = new Date(now.getTime() - WRITING_HOUR * HOUR_MS);
  if (period === 'daily') return endDaysAt(period, addDays(formatDay(today), -1));
  // Sunday is day 0 in JavaScript.
  const since = (today.getUTCDay() + 6 - WEEKDAYS.indexOf(weekday) + 7) % 7;
  return endDaysAt(period, addDays(formatDay(today), -since - 1));
}

/** Time of the next digest. */
export function findNextDue(rhythm: DigestSchedule, now: Date): Date {
  const { lastDay } = findLastDays(rhythm, now);
  return getDueTime(endDaysAt(rhythm.period, addDays(lastDay, rhythm.period === 'weekly' ? 7 : 1)));
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The time, injected so that rules about time can be tested without waiting. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** The UTC day of a time, as `2026-11-22`. */
export const formatDay = (time: Date): string => time.toISOString().slice(0, 10);

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The UTC day of a time in a text: `22 Nov 2026`. */
export const formatDate = (time: Date): string => dateFormat.format(time).replace('Sept', 'Sep');

/**
 * Midnight UTC of a day such as `2026-11-22`; null for text in another form, for February 30, which `Date` reads, and
 * for the year 0, which PostgreSQL does not have.
 */
export function parseDay(text: string): Date | null {
  const day = new Date(/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : NaN);
  return Number.isNaN(day.getTime()) || formatDay(day) !== text ? null : day;
}

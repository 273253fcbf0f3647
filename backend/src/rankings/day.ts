const DAY_MS = 24 * 3_600_000;

/** A date without a time means the whole day. */
export function endOfDay(date: Date): Date {
  return date.getTime() % DAY_MS === 0 ? new Date(date.getTime() + DAY_MS - 1) : date;
}

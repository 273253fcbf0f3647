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

import { DAY_MS } from '../../common/time/clock.js';

/** Stores are never asked at the first millisecond of a day (UTC): such a time is a date that was given without one. */
export const isDayOnly = (time: Date): boolean => time.getTime() % DAY_MS === 0;

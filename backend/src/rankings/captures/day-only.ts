import { DAY_MS } from '../../common/time/clock.js';

/** A refresh never happens exactly at midnight UTC, so such a time is a date given without one. */
export const isDayOnly = (time: Date): boolean => time.getTime() % DAY_MS === 0;

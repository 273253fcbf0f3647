/** A day, then possibly a time of day and a zone, as Excel, PostgreSQL, web servers and people write them. */
const DATE_AND_TIME =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*, )?(.+?)(?:(?:T| {1,2})(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
/** 20260701, 2026-07-01, 2026/7/1, "2026. 7. 1." or 2026年7月1日. */
const YEAR_FIRST =
  /^(\d{4})(?:(\d{2})(\d{2})|([-/.]) ?(\d{1,2})\4 ?(\d{1,2})\.?|年 ?(\d{1,2})月 ?(\d{1,2})日)$/;
const DAY_FIRST_OR_LAST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const WORDS = /^(?:([A-Za-z]{3,9})\.? (\d{1,2}),?|(\d{1,2}) ([A-Za-z]{3,9})\.?) (\d{4})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Order of ambiguous days such as 4/12/2008, where known. */
export const DATE_ORDERS = ['day-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Whether the text is an ambiguous day. */
export function isAmbiguousDay(text: string): boolean {
  const numbers = DAY_FIRST_OR_LAST.exec(DATE_AND_TIME.exec(text)?.[1] ?? '');
  return (
    numbers !== null && numbers[1] !== numbers[2] && Number(numbers[1]) <= 12 && Number(numbers[2]) <= 12
  );
}

/**
 * Parses a day (00:00 UTC) or a time (UTC without a zone): ISO 8601, "Jun 25, 2026", "14/11/2008 9:30". Null for
 * anything else, including invalid days, and for ambiguous days such as 4/12/2008 unless the order is given.
 */
export function readLooseDay(text: string, order?: DateOrder): Date | null {
  const parts = DATE_AND_TIME.exec(text);
  const day = parts && readDay(parts[1]!, order);
  if (!day || parts[2] === undefined) return day;
  const [hour, minute, second] = [Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 0)];
  const zone = zoneMinutes(parts[6]);
  if (hour > 23 || minute > 59 || second > 59 || zone === null) return null;
  const milliseconds = Number((parts[5] ?? '0').padEnd(3, '0').slice(0, 3));
  return new Date(day.getTime() + ((hour * 60 + minute - zone) * 60 + second) * 1000 + milliseconds);
}

function readDay(text: string, order?: DateOrder): Date | null {
  const parts = YEAR_FIRST.exec(text);
  if (parts) {
    const [, year, ...rest] = parts;
    const [month, day] = rest.filter((part) => /^\d+$/.test(part ?? ''));
    return utcDay(Number(year), Number(month), Number(day));
  }
  const numbers = DAY_FIRST_OR_LAST.exec(text);
  if (numbers) {
    const [a, b, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    if (order === 'day-first' || a > 12 || a === b) return utcDay(year, b, a);
    return b > 12 ? utcDay(year, a, b) : null;
  }
  const words = WORDS.exec(text);
  if (!words) return null;
  const month = MONTHS.indexOf((words[1] ?? words[4] ?? '').slice(0, 3).toLowerCase()) + 1;
  return utcDay(Number(words[5]), month, Number(words[2] ?? words[3]));
}

function utcDay(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date
    : null;
}

/** Offset from UTC in minutes; null for an unknown zone. */
function zoneMinutes(zone: string | undefined): number | null {
  if (zone === undefined || /^(z|utc|gmt)$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', ''));
  if (minutes > 14 * 60) return null;
  return zone.startsWith('-') ? -minutes : minutes;
}

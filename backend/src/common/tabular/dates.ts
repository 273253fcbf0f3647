const DAY = /^(\d{4})([-/]?)(\d{2})\2(\d{2})$/;
const TIME =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const DAY_FIRST_OR_LAST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const WORDS = /^(?:([A-Za-z]{3,9})\.? (\d{1,2}),?|(\d{1,2}) ([A-Za-z]{3,9})\.?) (\d{4})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses a day (2026-07-01, 2026/07/01, 20260701: 00:00 UTC) or an ISO time (UTC without a zone). Null for anything
 * else, including invalid days.
 */
export function readTime(text: string): Date | null {
  const day = DAY.exec(text);
  if (day) return utcDay(Number(day[1]), Number(day[3]), Number(day[4]));
  const time = TIME.exec(text);
  if (!time) return null;
  const date = utcDay(Number(time[1]), Number(time[2]), Number(time[3]));
  const [hour, minute, second] = [Number(time[4]), Number(time[5]), Number(time[6] ?? 0)];
  const zone = zoneMinutes(time[8]);
  if (!date || hour > 23 || minute > 59 || second > 59 || zone === null) return null;
  const milliseconds = Number((time[7] ?? '0').padEnd(3, '0').slice(0, 3));
  return new Date(date.getTime() + ((hour * 60 + minute - zone) * 60 + second) * 1000 + milliseconds);
}

/** Order of ambiguous days such as 4/12/2008, where known. */
export const DATE_ORDERS = ['day-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Whether the text is an ambiguous day. */
export function isAmbiguousDay(text: string): boolean {
  const numbers = DAY_FIRST_OR_LAST.exec(text);
  return (
    numbers !== null && numbers[1] !== numbers[2] && Number(numbers[1]) <= 12 && Number(numbers[2]) <= 12
  );
}

/**
 * Like `readTime`, and also "Jun 25, 2026" or "14/11/2008". Ambiguous days such as 4/12/2008 are null unless the
 * order is given.
 */
export function readLooseDay(text: string, order?: DateOrder): Date | null {
  const time = readTime(text);
  if (time) return time;
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
  if (zone === undefined || /^(z|utc)$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  if (minutes > 14 * 60) return null;
  return zone.startsWith('-') ? -minutes : minutes;
}

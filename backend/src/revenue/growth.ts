import { percentChange } from '../common/text/percent-change.js';
import type { MonthIncome } from './revenue.types.js';

/** Change in revenue in percent; null when either month has no entries, since that is no loss. */
export const growth = (before: number | undefined, now: number | undefined): number | null =>
  percentChange(before, now || null);

/** The `count` months ending with `last` (`YYYY-MM`), oldest first. */
export function listMonthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** Every month of `months` in order, with zeros where nothing was entered. */
export function fillGaps(months: string[], known: MonthIncome[]): MonthIncome[] {
  const byMonth = new Map(known.map((row) => [row.month, row]));
  return months.map(
    (month) => byMonth.get(month) ?? { month, inAppPurchases: 0, advertisements: 0, total: 0 },
  );
}

export const sum = (values: number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;

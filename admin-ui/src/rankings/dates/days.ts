import type { CoveredList } from '../../api/types';
import { nameDay } from '../../components/text/format';

const DAY = 86_400_000;

export const today = (): string => nameDay(Date.now());

export const addDays = (day: string, days: number): string => nameDay(Date.parse(day) + days * DAY);

/** A valid day, else null. */
export const readDay = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

const longFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "3 July 2026" */
export const formatLongDay = (day: string): string => longFormat.format(Date.parse(day));

/** The same day of another month, or its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return nameDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The weeks of a month, Monday to Sunday; days of other months are null. */
export function listWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const end = addMonths(first, 1);
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const cells: (string | null)[] = Array<null>(before).fill(null);
  for (let day = first; day < end; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** A day of a chart: all lists captured, some, or a scheduled one missing. */
export type DayState = 'captured' | 'partly' | 'missing';

export const DAY_STATES: Record<DayState, string> = {
  captured: 'captured',
  partly: 'partly captured',
  missing: 'missing',
};

const GAPS = ['missing', 'blocked', 'empty'];

/** The state of each day; days without an entry were neither captured nor scheduled. */
export function joinDays(lists: readonly Pick<CoveredList, 'days'>[]): Map<string, DayState> {
  const days = new Map<string, DayState>();
  for (const { date, state } of lists.flatMap((list) => list.days)) {
    const next = GAPS.includes(state) ? 'missing' : 'captured';
    const before = days.get(date);
    days.set(date, before === undefined || before === next ? next : 'partly');
  }
  return days;
}

import { nameDay } from '../../components/text/format';
import { addDays, readDay, today } from '../../rankings/dates/days';

/** What to compare with: the previous capture, a number of days earlier, or custom dates. */
export type Span = 'previous' | '1' | '7' | '30' | 'custom';

export interface Compared {
  span: Span;
  /** Days before the newest capture. */
  days?: number;
  /** ISO dates of a custom comparison. */
  from?: string;
  to?: string;
}

export const SPANS: [value: Span, label: string][] = [
  ['previous', 'Previous capture'],
  ['1', '1 day earlier'],
  ['7', '7 days earlier'],
  ['30', '30 days earlier'],
  ['custom', 'Custom dates'],
];

/** Parses the URL; invalid dates are ignored. */
export function readCompared(query: URLSearchParams): Compared {
  const [from, to] = [readDay(query.get('from')), readDay(query.get('to'))];
  const span = { ...(from && { from }), ...(to && { to }) };
  if (span.from || span.to) return { span: 'custom', ...span };
  const days = (['1', '7', '30'] as const).find((value) => value === query.get('days'));
  return days ? { span: days, days: Number(days) } : { span: 'previous' };
}

/** Writes the choice into the URL; other parameters stay. */
export function writeCompared(query: URLSearchParams, { days, from, to }: Omit<Compared, 'span'>) {
  const next = new URLSearchParams(query);
  next.delete('compareDate');
  for (const [key, value] of Object.entries({ days, from, to })) {
    if (value) next.set(key, String(value));
    else next.delete(key);
  }
  return next;
}

/** Initial values of a choice; custom dates start with the week before the newest capture. */
export function beginSpan(span: Span, newest: string | null): Compared {
  if (span === 'previous') return { span };
  if (span !== 'custom') return { span, days: Number(span) };
  const to = newest ? nameDay(Date.parse(newest)) : today();
  return { span, from: addDays(to, -7), to };
}

/** Error of the custom dates, for the field From. */
export const spanProblem = ({ from, to }: Compared): string | undefined =>
  from && to && from > to ? 'From must not be after To.' : undefined;

/** What a list is compared with: the capture before, the days back, or days of one's own. */
export type Span = 'before' | '1' | '7' | '30' | 'days';

export interface Compared {
  span: Span;
  /** ISO days; absent for the two newest captures. */
  from?: string;
  to?: string;
}

export const SPANS: { value: Span; label: string }[] = [
  { value: 'before', label: 'The capture before' },
  { value: '1', label: 'Since yesterday' },
  { value: '7', label: 'A week back' },
  { value: '30', label: '30 days back' },
  { value: 'days', label: 'Days of my choice' },
];

const DAY = 86_400_000;
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Days are those of UTC, as the captures are counted. */
export const dayBack = (days: number, now: number = Date.now()): string =>
  new Date(now - days * DAY).toISOString().slice(0, 10);

/** Reads the address. Days that are no days, or stand the wrong way round, are passed over. */
export function readCompared(query: URLSearchParams, now?: number): Compared {
  const from = query.get('from');
  const to = query.get('to');
  const days = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  if (!days.from && !days.to) return { span: 'before' };
  if (days.from && days.to && days.from > days.to) return { span: 'days', from: days.from };
  const back = days.to
    ? undefined
    : (['1', '7', '30'] as const).find((n) => dayBack(Number(n), now) === days.from);
  return { span: back ?? 'days', ...days };
}

/** The address of this choice; other parameters stay. */
export function writeCompared(query: URLSearchParams, { from, to }: Omit<Compared, 'span'>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (day) next.set(key, day);
    else next.delete(key);
  }
  return next;
}

/** The days that a choice stands for. */
export function daysOf(span: Span, now?: number): Omit<Compared, 'span'> {
  if (span === 'before') return {};
  if (span === 'days') return { from: dayBack(7, now), to: dayBack(0, now) };
  return { from: dayBack(Number(span), now) };
}

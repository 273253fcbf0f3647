import { endOfMonth, lastMonths } from './months.js';

it('months end with the present one', () => {
  expect(lastMonths(new Date('2026-02-28T23:59:59Z'), 3)).toEqual(['2025-12', '2026-01', '2026-02']);
});

it('a month ends with its last moment, the present one now', () => {
  const now = new Date('2026-02-10T12:00:00Z');
  expect(endOfMonth('2026-01', now).toISOString()).toBe('2026-01-31T23:59:59.999Z');
  expect(endOfMonth('2026-02', now)).toEqual(now);
});

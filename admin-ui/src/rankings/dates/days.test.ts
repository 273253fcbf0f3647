import { expect, it } from 'vitest';
import type { CoverageDay } from '../../api/types';
import { addMonths, formatLongDay, joinDays, listWeeks, readDay } from './days';

it('shows a month in weeks from Monday', () => {
  const weeks = listWeeks('2026-07');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    null,
    '2026-07-01',
    '2026-07-02',
    '2026-07-03',
    '2026-07-04',
    '2026-07-05',
  ]);
  expect(weeks[4]).toEqual([
    '2026-07-27',
    '2026-07-28',
    '2026-07-29',
    '2026-07-30',
    '2026-07-31',
    null,
    null,
  ]);
  expect(listWeeks('2027-02')).toHaveLength(4);
});

it('goes to the same day of another month, or to its last one', () => {
  expect(addMonths('2026-07-31', -1)).toBe('2026-06-30');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2026-12-01', 1)).toBe('2027-01-01');
});

it('reads days and nothing else', () => {
  expect([readDay('2026-07-03'), readDay('2026-7-3'), readDay('2026-99-99'), readDay(null)]).toEqual([
    '2026-07-03',
    null,
    null,
    null,
  ]);
  expect(formatLongDay('2026-07-03')).toBe('3 July 2026');
});

it('a day is captured, partly captured, missing, or nothing is known of it', () => {
  const list = (...days: [string, CoverageDay['state']][]) => ({
    days: days.map(([date, state]) => ({ date, state }) as CoverageDay),
  });
  expect([
    ...joinDays([
      list(['2026-07-01', 'captured'], ['2026-07-02', 'missing'], ['2026-07-03', 'blocked']),
      list(['2026-07-01', 'imported'], ['2026-07-02', 'derived'], ['2026-07-04', 'captured']),
    ]),
  ]).toEqual([
    ['2026-07-01', 'captured'],
    ['2026-07-02', 'partly'],
    ['2026-07-03', 'missing'],
    ['2026-07-04', 'captured'],
  ]);
});

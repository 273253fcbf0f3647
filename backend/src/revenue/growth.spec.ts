import { growth, listMonthsUntil, fillGaps } from './growth.js';

it('growth is in percent of the month before, and unknown without one', () => {
  expect(growth(80, 100)).toBe(25);
  expect(growth(300, 100)).toBe(-66.7);
  expect(growth(0, 100)).toBeNull();
  expect(growth(undefined, 100)).toBeNull();
  expect(growth(100, 0)).toBeNull();
  expect(growth(100, undefined)).toBeNull();
});

it('months go back over the year', () => {
  expect(listMonthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

it('months without entries are zero, not missing', () => {
  const known = { month: '2026-02', inAppPurchases: 5, advertisements: 1, total: 6 };
  expect(fillGaps(['2026-01', '2026-02'], [known])).toEqual([
    { month: '2026-01', inAppPurchases: 0, advertisements: 0, total: 0 },
    known,
  ]);
});

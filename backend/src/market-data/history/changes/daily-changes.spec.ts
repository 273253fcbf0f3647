import { getDailyChanges } from './daily-changes.js';

const count = (day: number, value: number | null, source = 'Google Play') => ({
  day: `2026-10-${String(day).padStart(2, '0')}`,
  count: value,
  source,
});
const NOTHING = { state: 'not_measured', difference: null, days: null, perDay: null };

describe('daily changes of a count', () => {
  it('begin with the second measurement', () => {
    expect(getDailyChanges([])).toEqual([]);
    expect(getDailyChanges([count(1, 100)])).toEqual([NOTHING]);
    expect(getDailyChanges([count(1, 100), count(2, 130)])[1]).toEqual({
      state: 'measured',
      difference: 30,
      days: 1,
      perDay: 30,
    });
  });

  it('are spread over the days since the last measurement; days without one stay gaps', () => {
    expect(getDailyChanges([count(1, 100), count(2, null), count(5, 180)])).toEqual([
      NOTHING,
      NOTHING,
      { state: 'measured', difference: 80, days: 4, perDay: 20 },
    ]);
  });

  it('are corrections where the count becomes smaller, never negative', () => {
    const [, drop, next] = getDailyChanges([count(1, 100), count(2, 90), count(3, 95)]);
    expect(drop).toEqual({ state: 'corrected', difference: -10, days: 1, perDay: null });
    expect(next).toMatchObject({ state: 'measured', difference: 5 });
  });

  it('never compare two sources', () => {
    const counts = [count(1, 100), count(2, 900, 'estimates'), count(3, 950, 'estimates')];
    expect(getDailyChanges(counts).map(({ difference }) => difference)).toEqual([null, null, 50]);
  });

  it('add up to the last count minus the first', () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let run = 0; run < 500; run++) {
      const values = Array.from({ length: next(29) }, () => (next(4) === 0 ? null : next(1_000_000)));
      const known = values.filter((value) => value !== null);
      const changes = getDailyChanges(values.map((value, index) => count(index + 1, value)));
      const sum = changes.reduce((all, { difference }) => all + (difference ?? 0), 0);
      expect(sum).toBe(known.length === 0 ? 0 : known.at(-1)! - known[0]!);
      expect(changes.every(({ perDay }) => perDay === null || perDay >= 0)).toBe(true);
    }
  });
});

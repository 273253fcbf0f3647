import { getDailyChanges } from '../changes/daily-changes.js';
import { getInstallRange } from './install-range.js';

const FIRST = Date.UTC(2026, 7, 1);
const rangeFor = (perDay: number[]) => {
  let count = 1_000_000;
  const counts = perDay.map((added, index) => ({
    day: new Date(FIRST + index * 86_400_000).toISOString().slice(0, 10),
    count: (count += added),
    source: 'google-play',
  }));
  return getInstallRange(getDailyChanges(counts).map((change, at) => ({ ...change, day: counts[at]!.day })));
};
const steady = (days: number, pace: number) =>
  Array.from({ length: days }, (_day, at) => pace + (at % 7) * 10);

it('says nothing before four weeks were measured', () => {
  expect(rangeFor(steady(30, 1_000))).toBeNull();
});

it('covers a steady game and a slow drift', () => {
  expect(rangeFor(steady(70, 1_000))).toMatchObject({ outside: null, perDay: 1_030 });
  expect(rangeFor(Array.from({ length: 70 }, (_day, at) => 1_000 + at * 3))?.outside).toBeNull();
});

it('reports a week far above or below the weeks before', () => {
  expect(rangeFor([...steady(63, 1_000), ...steady(7, 1_800)])?.outside).toBe('above');
  expect(rangeFor([...steady(63, 1_000), ...steady(7, 400)])?.outside).toBe('below');
});

it('excludes corrections by the store', () => {
  const days = steady(70, 1_000);
  days[66] = -50_000;
  expect(rangeFor(days)?.outside).toBeNull();
});

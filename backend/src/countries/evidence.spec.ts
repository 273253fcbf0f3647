import { findOrigin } from './evidence.js';
import { isWatched, watchCharts, type WatchedChart } from './watched-charts.js';

const day = (at: number) => new Date(Date.UTC(2026, 6, at)).toISOString().slice(0, 10);
const chart = (country: string, without: number[] = [], first = 1, last = 40): WatchedChart => ({
  country,
  days: Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((at) => !without.includes(at))
    .map(day),
});
const seen = (country: string, at: number) => ({ country, day: day(at) });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

it('tells where a game appeared first and how long it took to the target country', () => {
  expect(findOrigin([chart('ph'), chart('us')], [seen('ph', 20), seen('us', 32)], 'us')).toEqual({
    first: seen('ph', 20),
    why: null,
    missing: [],
    lead: { least: 12, most: 12 },
  });
});

it('gives a range where days around an arrival were not captured', () => {
  const origin = findOrigin(
    [chart('ph', [19]), chart('us', [30, 31])],
    [seen('ph', 20), seen('us', 32)],
    'us',
  );
  expect(origin.lead).toEqual({ least: 10, most: 13 });
});

it.each<[string, WatchedChart[], { country: string; day: string }[], string]>([
  [
    'the other chart was not captured then',
    [chart('ph'), chart('us', range(14, 25))],
    [seen('ph', 20)],
    'gap',
  ],
  ['the other chart begins later', [chart('ph'), chart('us', [], 22)], [seen('ph', 20)], 'gap'],
  [
    'its own chart was not captured before',
    [chart('ph', range(12, 19)), chart('us')],
    [seen('ph', 20)],
    'gap',
  ],
  ['it was there at the first capture', [chart('ph'), chart('us')], [seen('ph', 1)], 'already_there'],
  ['it came on the same day', [chart('ph'), chart('us')], [seen('ph', 9), seen('us', 9)], 'same_day'],
  [
    'the other chart misses the day on which it came',
    [chart('ph'), chart('us', [20])],
    [seen('ph', 20), seen('us', 21)],
    'gap',
  ],
  ['only one country is captured', [chart('ph')], [seen('ph', 20)], 'one_country'],
  [
    'a third chart was never captured',
    [chart('ph'), chart('us'), { country: 'jp', days: [] }],
    [seen('ph', 20)],
    'gap',
  ],
])('reports nothing where %s', (_, charts, listed, why) => {
  expect(findOrigin(charts, listed, 'us')).toMatchObject({ first: null, why, lead: null });
});

it('a chart is watched while no gap is longer than three days', () => {
  expect(isWatched(chart('us'), day(20))).toBe(true);
  expect(isWatched(chart('us', [10, 11]), day(20))).toBe(true);
  expect(isWatched(chart('us', [10, 11, 12]), day(20))).toBe(false);
  expect(isWatched(chart('us', [], 19), day(19))).toBe(false);
});

const capture = (country: string, total: number, at: number) => ({ country, day: day(at), total });
const captures = (country: string, totals: number[]) =>
  totals.map((total, at) => capture(country, total, at + 1));

it('compares charts as deep as all of them go, and leaves out captures that were cut short', () => {
  const captured = [...captures('tw', [100, 99, 100, 40]), ...captures('us', [50, 50, 20, 50])];
  expect(watchCharts(captured, ['tw', 'us'])).toEqual({
    depth: 50,
    charts: [
      { country: 'tw', days: [day(1), day(2), day(3)] },
      { country: 'us', days: [day(1), day(2), day(4)] },
    ],
  });
  expect(watchCharts(captured, ['tw']).depth).toBe(100);
});

it('takes a chart of few games as it is', () => {
  expect(watchCharts([...captures('tw', [7, 8, 2, 9]), ...captures('us', [200])], ['tw', 'us'])).toEqual({
    depth: 20,
    charts: [
      { country: 'tw', days: [day(1), day(2), day(4)] },
      { country: 'us', days: [day(1)] },
    ],
  });
});

it('takes the depth that charts have now, however deep an earlier import was', () => {
  const imported = Array.from({ length: 30 }, () => 500);
  const { depth, charts } = watchCharts(captures('tw', [...imported, 100, 100, 100, 100]), ['tw']);
  expect(depth).toBe(100);
  expect(charts[0]!.days).toHaveLength(34);
});

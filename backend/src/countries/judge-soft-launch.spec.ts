import { judgeSoftLaunch } from './judge-soft-launch.js';
import type { WatchedChart } from './watched-charts.js';

const day = (at: number) => new Date(Date.UTC(2026, 6, at)).toISOString().slice(0, 10);
const chart = (country: string, without: number[] = []): WatchedChart => ({
  country,
  days: Array.from({ length: 40 }, (_, at) => at + 1)
    .filter((at) => !without.includes(at))
    .map(day),
});
const start = (country: string, at: number, top: number | null = at) => ({
  country,
  day: day(at),
  topDay: top === null ? null : day(top),
});
const SCOPE = { target: 'us', testMarkets: ['nz', 'ph'] };
const CHARTS = [chart('us'), chart('nz'), chart('ph')];

it.each([
  ['a candidate', [start('nz', 10), start('ph', 12)], { launchedOn: null, lead: null }],
  ['a launch', [start('nz', 10), start('us', 30)], { launchedOn: day(30), lead: { least: 20, most: 20 } }],
  [
    'a launch in all countries',
    [start('nz', 10), start('us', 30), start('jp', 31)],
    { launchedOn: day(30), lead: { least: 20, most: 20 } },
  ],
])('finds %s', (_, starts, expected) => {
  expect(judgeSoftLaunch(starts, CHARTS, SCOPE)).toEqual({ country: 'nz', day: day(10), ...expected });
});

it.each([
  [
    'another country listed it before the target',
    [start('nz', 10), start('jp', 20), start('us', 30)],
    'elsewhere',
  ],
  ['another country lists a candidate', [start('nz', 10), start('jp', 20)], 'elsewhere'],
  ['the target listed it below the compared places', [start('nz', 10), start('us', 9, null)], 'elsewhere'],
  ['a test market lists it below the compared places only', [start('nz', 10, null)], null],
  ['it was there at the first capture', [start('nz', 1)], null],
])('draws no conclusion where %s', (_, starts, verdict) => {
  expect(judgeSoftLaunch(starts, CHARTS, SCOPE)).toBe(verdict);
});

it('draws no conclusion where the target was not captured when the game appeared', () => {
  const charts = [chart('us', [8, 9, 10, 11, 12, 13]), chart('nz')];
  expect(judgeSoftLaunch([start('nz', 10)], charts, SCOPE)).toBe('gap');
});

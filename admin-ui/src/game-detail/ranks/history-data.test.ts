import { expect, it } from 'vitest';
import type { ChartPosition, HistorySeries, Listing, MarketEvent } from '../../api/types';
import {
  countOutside,
  getRangeStart,
  listCharts,
  formatOrdinal,
  describeLatestRanks,
  toPlotPoints,
} from './history-data';
import { chooseEvents, toMarks } from './game-events';

const series = (
  rankingType: HistorySeries['rankingType'],
  places: (number | null)[],
  second = 0,
): HistorySeries => ({
  rankingType,
  firstSeen: '2026-11-01T06:00:00Z',
  peak: Math.min(...places.filter((place) => place !== null)),
  daysOnChart: places.length,
  points: places.map((rankPosition, day) => ({
    capturedAt: `2026-11-0${day + 1}T06:00:0${second}Z`,
    rankPosition,
    total: 100,
  })),
});

it('puts the lists of one run on one moment and keeps gaps as gaps', () => {
  const points = toPlotPoints([series('downloads', [3, null, 1]), series('revenue', [9, 8], 7)]);
  expect(points.map(({ downloads, revenue }) => [downloads, revenue])).toEqual([
    [3, 9],
    [null, 8],
    [1, undefined],
  ]);
});

it('tells apart what is outside the top and what has no data', () => {
  const outside = series('downloads', [3, null, 1]);
  const empty = series('revenue', [4, null, 2]);
  empty.points[1]!.total = 0;
  expect(toPlotPoints([outside, empty])[1]?.absent).toEqual({ downloads: 'outside', revenue: 'no data' });
  expect(countOutside([outside, empty])).toBe(100);
  expect(countOutside([series('new', [1, 2])])).toBe(0);
});

it('offers the overall charts first, and the overall chart of its stores to a game in no chart', () => {
  const place = (category: string) =>
    ({ platform: 'ios', category, country: 'jp', rankingType: 'new' }) as ChartPosition;
  expect(
    listCharts([place('games_word'), place('all'), place('all')], []).map(({ category }) => category),
  ).toEqual(['all', 'games_word']);
  expect(listCharts([], [{ platform: 'android' } as Listing])).toEqual([
    { platform: 'android', category: 'all', country: 'us' },
  ]);
});

it('says the plot in one sentence', () => {
  const history = [series('revenue', [4, 2]), series('downloads', [20, null])];
  expect(describeLatestRanks(history, (type) => type)).toBe(
    'Latest: 2nd in revenue, best 2nd, 2 days on the chart; not in downloads, best 20th, 2 days on the chart.',
  );
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(formatOrdinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 102nd',
  );
});

it('reaches back to the day that a link leads to, with what was before', () => {
  const latest = Date.parse('2026-11-20T06:00:00Z');
  expect(getRangeStart(60, latest, null)).toBe('2026-09-21T00:00:00.000Z');
  expect(getRangeStart(60, latest, '2026-11-01')).toBe('2026-09-21T00:00:00.000Z');
  expect(getRangeStart(60, latest, '2026-03-16')).toBe('2026-03-01T00:00:00.000Z');
});

it('marks the events of the day that a link leads to, however common they are', () => {
  const events = Array.from({ length: 40 }, (_, index): MarketEvent => {
    const occurredAt = new Date(Date.UTC(2026, 9, 1 + index, 6)).toISOString();
    return {
      ...{ id: String(index), type: 'chart.moved', occurredAt, recordedAt: occurredAt, bundleId: 'com.a' },
      ...{ platform: 'ios', country: 'us', category: 'all', rankingType: 'new', sample: false },
      data: { from: 9, to: 5 },
    };
  });
  const range: [number, number] = [Date.UTC(2026, 9, 1), Date.UTC(2026, 11, 1)];
  const chosen = chooseEvents(events, { category: 'all' }, range, '2026-10-03');
  expect(chosen.length).toBe(20);
  expect(toMarks(chosen, '2026-10-03').filter(({ current }) => current)).toEqual([
    { time: Date.UTC(2026, 9, 3, 6), label: '1', current: true },
  ]);
});

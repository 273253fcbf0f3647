import { buildRankSeries } from './rank-series.js';

const point = (iso: string, rankPosition: number | null, sample = false) => ({
  capturedAt: new Date(iso),
  rankPosition,
  total: 50,
  sample,
});

const real = { sample: false, firstSeen: new Date('2026-01-05'), peak: 2, daysOnChart: 61 };
const sample = { sample: true, firstSeen: new Date('2026-07-01'), peak: 1, daysOnChart: 1 };

describe('buildRankSeries', () => {
  it('keeps gaps and covers the whole history, not only the requested period', () => {
    const series = buildRankSeries(
      'downloads',
      [
        point('2026-07-01T06:00:00Z', 9),
        point('2026-07-02T06:00:00Z', null),
        point('2026-07-03T06:00:00Z', 6),
      ],
      [real],
    );
    expect(series).toMatchObject({ firstSeen: real.firstSeen, peak: 2, daysOnChart: 61 });
    expect(series.points.map(({ rankPosition }) => rankPosition)).toEqual([9, null, 6]);
  });

  it('never mixes sample captures into real ones', () => {
    const points = [point('2026-07-01', 1, true), point('2026-07-02', 30)];
    const series = buildRankSeries('new', points, [sample, real]);
    expect(series.points).toEqual([{ capturedAt: new Date('2026-07-02'), rankPosition: 30, total: 50 }]);
    expect(series.peak).toBe(2);
    expect(buildRankSeries('new', points, [sample])).toMatchObject({ firstSeen: null, daysOnChart: 0 });
    expect(buildRankSeries('new', [point('2026-07-01', 1, true)], [sample])).toMatchObject({ peak: 1 });
  });

  it('is empty for a game that was never listed', () => {
    expect(buildRankSeries('revenue', [point('2026-07-01', null)], [])).toMatchObject({
      firstSeen: null,
      peak: null,
      daysOnChart: 0,
    });
  });
});
